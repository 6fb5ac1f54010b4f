#ifndef FUTBOLSTATS_LIBXSLT_H
#define FUTBOLSTATS_LIBXSLT_H

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

#define CXSLT_FUNCTIONS(USE)                                \
  USE(exsltRegisterAll)                                     \
  USE(xsltInit)                                             \
  USE(xsltParseStylesheetDoc)                               \
  USE(xsltFreeStylesheet)                                   \
  USE(xsltNewTransformContext)                              \
  USE(xsltFreeTransformContext)                             \
  USE(xsltQuoteOneUserParam)                                \
  USE(xsltApplyStylesheetUser)                              \
  USE(xsltSaveResultToString)                               \
  USE(xsltNewSecurityPrefs)                                 \
  USE(xsltFreeSecurityPrefs)                                \
  USE(xsltSetSecurityPrefs)                                 \
  USE(xsltSetCtxtSecurityPrefs)                             \
  USE(xsltSecurityForbid)                                   \
  USE(xsltSetLoaderFunc)                                    \
  USE(xsltSetGenericErrorFunc)

/// The functions of libxslt and libexslt used here.
///
/// The libraries are loaded at the first transformation instead of linked: libexslt pulls in libgcrypt, which would add
/// a tenth to every start of the program.
typedef struct {
#define CXSLT_FIELD(name) __typeof__(name) *name;
  CXSLT_FUNCTIONS(CXSLT_FIELD)
#undef CXSLT_FIELD
} cxslt_functions;

/// Loads libexslt and libxslt.
/// - Returns: NULL if they are missing or incompatible.
const cxslt_functions *cxslt_load(void);

/// Receives a piece of libxslt's formatted output, which need not be a whole line.
typedef void (*cxslt_text_handler)(const char *text);

/// Sets libxslt's handler of messages, which is global to the process; contexts have none of their own while compiling.
void cxslt_set_text_handler(cxslt_text_handler handler);

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
