#include "libxslt.h"

#include "loading.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static cxslt_functions functions;

// libexslt depends on libxslt, so this loads both.
static loaded_library library = {
  .names = NAMES("libexslt.so.0"), .symbols = SYMBOLS(CXSLT_FUNCTIONS), .functions = &functions};

const cxslt_functions *cxslt_load(void) { return load_library(&library) ? &functions : NULL; }

// libxslt reports through a printf-like function, and Swift cannot implement variadic functions. The handler travels as
// the context.
static void report(void *handler, const char *format, ...) {
  char text[1024];
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (length >= 0 && (size_t)length < sizeof text) {
    ((cxslt_text_handler)handler)(text);
  } else if (length >= 0) {
    char *longer = malloc((size_t)length + 1);
    if (longer != NULL) {
      vsnprintf(longer, (size_t)length + 1, format, again);
      ((cxslt_text_handler)handler)(longer);
      free(longer);
    }
  }
  va_end(again);
}

void cxslt_set_text_handler(cxslt_text_handler handler) {
  functions.xsltSetGenericErrorFunc((void *)handler, report);
}
