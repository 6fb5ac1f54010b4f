#ifndef FUTBOLSTATS_CLIBXSLT_H
#define FUTBOLSTATS_CLIBXSLT_H

// As in CLibXML2: keeps ICU's headers, and their clash with Foundation, away.
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

/// The functions of libxslt and libexslt that are used here.
///
/// Why: the libraries are not linked but loaded when something is transformed. libexslt brings libgcrypt with it, and
/// each start of the program would take a tenth longer.
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

/// Loads libexslt and libxslt and finds their functions.
/// - Returns: 0 where they are not installed, or are others.
int cxslt_load(cxslt_functions *functions);

/// Receives a piece of text of libxslt's, already formatted; it need not be a whole line.
typedef void (*shim_text_handler)(const char *text);

// Why: libxslt reports by a printf-like function, and Swift cannot be called with variable arguments. The handler
// travels as the context, because a static variable here would exist once for each object file that includes it.
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

// Why: see shim_format. This is the process's only handler; what is compiled has no other.
static inline void shim_set_text_handler(const cxslt_functions *libxslt, shim_text_handler handler) {
  libxslt->SetGenericErrorFunc((void *)handler, shim_format);
}

/// Receives one error of XPath or of the parser.
typedef void (*shim_error_handler)(void *context, const xmlError *error);

/// The handler of errors that a thread had before.
typedef struct {
  xmlStructuredErrorFunc function;
  void *context;
} shim_saved_handler;

// Why: XPath expressions are compiled in contexts that libxslt makes and does not show, so their errors reach only
// the handler below, which libxml2 keeps for each thread. It is set for the time of one call and put back. The two
// variables are macros, which Swift does not see.
static inline shim_saved_handler shim_set_thread_error_handler(shim_error_handler handler) {
  shim_saved_handler saved = {xmlStructuredError, xmlStructuredErrorContext};
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)handler);
  return saved;
}

static inline void shim_restore_thread_error_handler(shim_saved_handler saved) {
  xmlSetStructuredErrorFunc(saved.context, saved.function);
}

// Why: xmlFree is a variable holding a function, which Swift 6 does not let be read from any thread.
static inline void shim_free(void *memory) { xmlFree(memory); }

#endif
