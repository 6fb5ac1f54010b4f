#include "loading.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

static int find(const loaded_library *library, void *handle) {
  for (size_t index = 0; library->symbols[index] != NULL; index++) {
    void *address = dlsym(handle, library->symbols[index]);
    if (address == NULL) return 0;
    memcpy((char *)library->functions + index * sizeof address, &address, sizeof address);
  }
  return 1;
}

static int load(const loaded_library *library) {
  for (size_t index = 0; library->names[index] != NULL; index++) {
    void *handle = dlopen(library->names[index], RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) continue;
    if (find(library, handle)) return 1;
    dlclose(handle);
  }
  return 0;
}

int load_library(loaded_library *library) {
  static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&loading);
  if (!library->is_loaded) library->is_loaded = load(library);
  int is_loaded = library->is_loaded;
  pthread_mutex_unlock(&loading);
  return is_loaded;
}
