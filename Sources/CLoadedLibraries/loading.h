#ifndef FUTBOLSTATS_LOADING_H
#define FUTBOLSTATS_LOADING_H

#include <stddef.h>

/// A library that is loaded when it is needed, and then stays loaded.
typedef struct {
  /// The file names of its versions, tried in this order; NULL after the last.
  const char *const *names;
  /// The functions used here; NULL after the last.
  const char *const *symbols;
  /// Receives the addresses: a struct of function pointers in the order of the symbols.
  void *functions;
  int is_loaded;
} loaded_library;

/// Loads a library unless it is loaded already. Any thread may call it.
/// - Returns: 0 if the library is missing, or lacks one of the functions.
int load_library(loaded_library *);

// For initializers. A list of functions is a macro that takes what to do with each name.
#define NAMES(...) (const char *const[]){__VA_ARGS__, NULL}
#define SYMBOL(name) #name,
#define SYMBOLS(FUNCTIONS) (const char *const[]){FUNCTIONS(SYMBOL) NULL}

// A field of the struct of function pointers.
#define FIELD(name) __typeof__(name) *name;

#endif
