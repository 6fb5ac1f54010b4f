#ifndef FUTBOLSTATS_CLIBXML2_SHIM_H
#define FUTBOLSTATS_CLIBXML2_SHIM_H

// ICU's headers define UErrorCode, and so does the ICU in Foundation: a module that sees both does not compile. Without
// this macro, libxml2's headers do not include those of ICU. (The macro changes the layout of the encoding handler, a
// struct that nothing here accesses.)
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/valid.h>
#include <libxml/xmlerror.h>

/// Receives one error. `context` is the parser context it belongs to.
typedef void (*shim_error_handler)(void *context, const xmlError *error);

// Sets the error handler of one parser context instead of the global one: through the SAX table up to libxml2 2.12,
// through a function from 2.13. The cast is needed because xmlStructuredErrorFunc took a non-const pointer until 2.11;
// both are called the same way.
static inline void shim_set_error_handler(xmlParserCtxtPtr context, shim_error_handler handler) {
#if LIBXML_VERSION >= 21300
  xmlCtxtSetErrorHandler(context, (xmlStructuredErrorFunc)handler, context);
#else
  context->sax->initialized = XML_SAX2_MAGIC;
  context->sax->serror = (xmlStructuredErrorFunc)handler;
#endif
}

/// A thread's previous error handler.
typedef struct {
  xmlStructuredErrorFunc function;
  void *context;
} shim_saved_error_handler;

// Encoding errors are reported without a parser context, to a per-thread handler; without one, libxml2 prints them to
// standard error. The handler is set for one call and then restored. The two variables are macros, which Swift cannot
// see.
static inline shim_saved_error_handler shim_set_thread_error_handler(void *context, shim_error_handler handler) {
  shim_saved_error_handler saved = {xmlStructuredError, xmlStructuredErrorContext};
  xmlSetStructuredErrorFunc(context, (xmlStructuredErrorFunc)handler);
  return saved;
}

static inline void shim_restore_thread_error_handler(shim_saved_error_handler saved) {
  xmlSetStructuredErrorFunc(saved.context, saved.function);
}

// xmlFree is a global variable that holds a function, and Swift 6 does not allow reading it from any thread.
static inline void shim_free(void *memory) { xmlFree(memory); }

#endif
