#ifndef FUTBOLSTATS_CLIBXSLT_H
#define FUTBOLSTATS_CLIBXSLT_H

// Keeps ICU's headers out, as CLibXML2 does, because they clash with Foundation's.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>

#include <libexslt/exslt.h>
#include <libxslt/documents.h>
#include <libxslt/extensions.h>
#include <libxslt/security.h>
#include <libxslt/transform.h>
#include <libxslt/variables.h>
#include <libxslt/xsltInternals.h>
#include <libxslt/xsltutils.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/// The functions of libxslt and libexslt used here.
///
/// The libraries are loaded at the first transformation instead of linked: libexslt pulls in libgcrypt, which would add
/// a tenth to every start of the program.
typedef struct {
  __typeof__(exsltRegisterAll) *registerExtensions;
  __typeof__(xsltInit) *Init;
  __typeof__(xsltParseStylesheetDoc) *ParseStylesheetDoc;
  __typeof__(xsltFreeStylesheet) *FreeStylesheet;
  __typeof__(xsltNewTransformContext) *NewTransformContext;
  __typeof__(xsltFreeTransformContext) *FreeTransformContext;
  __typeof__(xsltQuoteOneUserParam) *QuoteOneUserParam;
  __typeof__(xsltApplyStylesheetUser) *ApplyStylesheetUser;
  __typeof__(xsltSaveResultToString) *SaveResultToString;
  __typeof__(xsltNewSecurityPrefs) *NewSecurityPrefs;
  __typeof__(xsltFreeSecurityPrefs) *FreeSecurityPrefs;
  __typeof__(xsltSetSecurityPrefs) *SetSecurityPrefs;
  __typeof__(xsltSetCtxtSecurityPrefs) *SetCtxtSecurityPrefs;
  __typeof__(xsltSecurityForbid) *SecurityForbid;
  __typeof__(xsltSetLoaderFunc) *SetLoaderFunc;
  __typeof__(xsltSetGenericErrorFunc) *SetGenericErrorFunc;
} cxslt_functions;

/// Loads libexslt and libxslt and resolves their functions.
/// - Returns: 0 if they are missing or incompatible.
int cxslt_load(cxslt_functions *functions);

/// Receives a piece of libxslt's formatted output, which need not be a whole line.
typedef void (*shim_text_handler)(const char *text);

// libxslt reports through a printf-like function, and Swift cannot implement variadic functions. The handler travels as
// the context because a static variable in this header would exist once per object file.
static void shim_format(void *handler, const char *format, ...) {
  char text[1024];
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (length >= 0 && (size_t)length < sizeof text) {
    ((shim_text_handler)handler)(text);
  } else if (length >= 0) {
    char *longer = (char *)malloc((size_t)length + 1);
    if (longer != NULL) {
      vsnprintf(longer, (size_t)length + 1, format, again);
      ((shim_text_handler)handler)(longer);
      free(longer);
    }
  }
  va_end(again);
}

// See shim_format. The handler is global to the process; contexts have none of their own while compiling.
static inline void shim_set_text_handler(const cxslt_functions *libxslt, shim_text_handler handler) {
  libxslt->SetGenericErrorFunc((void *)handler, shim_format);
}

/// Receives one error of XPath or of the parser.
typedef void (*shim_error_handler)(void *context, const xmlError *error);

/// A thread's previous error handler.
typedef struct {
  xmlStructuredErrorFunc function;
  void *context;
} shim_saved_handler;

// libxslt compiles XPath expressions in contexts that it does not expose, so their errors reach only this per-thread
// handler of libxml2. It is set for one call and then restored. The two variables are macros, which Swift cannot see.
static inline shim_saved_handler shim_set_thread_error_handler(shim_error_handler handler) {
  shim_saved_handler saved = {xmlStructuredError, xmlStructuredErrorContext};
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)handler);
  return saved;
}

static inline void shim_restore_thread_error_handler(shim_saved_handler saved) {
  xmlSetStructuredErrorFunc(saved.context, saved.function);
}

// xmlFree is a global variable that holds a function, and Swift 6 does not allow reading it from any thread.
static inline void shim_free(void *memory) { xmlFree(memory); }

#endif
