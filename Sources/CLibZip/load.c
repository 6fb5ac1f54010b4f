#include "CLibZip.h"

#include <dlfcn.h>
#include <stddef.h>

// Debian 12 has version 4, later releases have version 5. The functions used here are the same.
static const char *const names[] = {"libzip.so.4", "libzip.so.5"};

static int find(void *library, czip_functions *functions) {
#define FIND(name) ((functions->name = (__typeof__(functions->name))dlsym(library, "zip_" #name)) != NULL)
  return FIND(source_buffer_create) && FIND(source_free) && FIND(open_from_source) && FIND(get_num_entries) &&
         FIND(name_locate) && FIND(stat_index) && FIND(fopen_index) && FIND(fread) && FIND(fclose) && FIND(discard);
#undef FIND
}

int czip_load(czip_functions *functions) {
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) continue;
    if (find(library, functions)) return 1;
    dlclose(library);
  }
  return 0;
}
