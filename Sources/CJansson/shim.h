#ifndef FUTBOLSTATS_CJANSSON_SHIM_H
#define FUTBOLSTATS_CJANSSON_SHIM_H

// Must not be linked into a program that also uses json-c: both define the same symbols.
#include <jansson.h>

// The error text is a char array, which Swift imports as a tuple.
static inline const char *shim_error_text(const json_error_t *error) { return error->text; }

#endif
