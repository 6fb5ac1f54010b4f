#include "libzip.h"

#include "loading.h"

static czip_functions functions;

// Debian 12 has version 4, later releases have version 5. The functions used here are the same.
static loaded_library library = {
  .names = NAMES("libzip.so.4", "libzip.so.5"), .symbols = SYMBOLS(CZIP_FUNCTIONS), .functions = &functions};

const czip_functions *czip_load(void) { return load_library(&library) ? &functions : NULL; }
