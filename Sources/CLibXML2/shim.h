#ifndef FUTBOLSTATS_CLIBXML2_SHIM_H
#define FUTBOLSTATS_CLIBXML2_SHIM_H

// ICU's headers define UErrorCode, which Foundation's own ICU defines too: a module with both does not compile.
// Without the macro, libxml2's headers do not include them. (It changes the layout of the encoding handler, a
// struct that nobody here may look into.)
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/valid.h>
#include <libxml/xmlerror.h>

/// Receives one error; `context` is the parser context it belongs to.
typedef void (*shim_error_handler)(void *context, const xmlError *error);

// Why: an error handler of one parser context, and never the process's, is set in two ways: through the SAX table
// until 2.12, through a function from 2.13. The cast is needed because xmlStructuredErrorFunc took a pointer
// without const until 2.11; the two are called alike.
static inline void shim_set_error_handler(xmlParserCtxtPtr context, shim_error_handler handler) {
#if LIBXML_VERSION >= 21300
  xmlCtxtSetErrorHandler(context, (xmlStructuredErrorFunc)handler, context);
#else
  context->sax->initialized = XML_SAX2_MAGIC;
  context->sax->serror = (xmlStructuredErrorFunc)handler;
#endif
}

/// The handler of errors that a thread had before.
typedef struct {
  xmlStructuredErrorFunc function;
  void *context;
} shim_saved_error_handler;

// Why: what goes wrong between two encodings is reported without a parser's context, to a handler that libxml2 keeps
// for each thread; where there is none, it writes to standard error. It is set for the time of one call and put back.
// The two variables are macros, which Swift does not see.
static inline shim_saved_error_handler shim_set_thread_error_handler(void *context, shim_error_handler handler) {
  shim_saved_error_handler saved = {xmlStructuredError, xmlStructuredErrorContext};
  xmlSetStructuredErrorFunc(context, (xmlStructuredErrorFunc)handler);
  return saved;
}

static inline void shim_restore_thread_error_handler(shim_saved_error_handler saved) {
  xmlSetStructuredErrorFunc(saved.context, saved.function);
}

// Why: xmlFree is a variable holding a function, which Swift 6 does not let be read from any thread.
static inline void shim_free(void *memory) { xmlFree(memory); }

#endif
