#ifndef FUTBOLSTATS_CJANSSON_SHIM_H
#define FUTBOLSTATS_CJANSSON_SHIM_H

// Never together with json-c in one program: both define symbols of the same names.
#include <jansson.h>

// Why: what an error says is an array of characters, which Swift takes for a tuple.
static inline const char *shim_error_text(const json_error_t *error) { return error->text; }

#endif
