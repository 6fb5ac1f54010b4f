#ifndef FUTBOLSTATS_BOUNDED_MEMORY_H
#define FUTBOLSTATS_BOUNDED_MEMORY_H

#include <stddef.h>

// Memory for libxml2 and libxslt with a limit that can be set for a thread. The libraries accept allocation functions
// for the whole process only, and have no other way to limit the memory of a stylesheet.

void cxm_free(void *memory);
void *cxm_malloc(size_t size);
void *cxm_realloc(void *memory, size_t size);
char *cxm_strdup(const char *text);

/// Limits the net memory that this thread allocates from now until cxm_end.
///
/// Above `soft` bytes, `*state` becomes `stopped` and `*steps` 1, so that libxslt and XPath stop by themselves; either
/// pointer may be NULL. Allocations that would exceed `hard` bytes fail.
void cxm_begin(long soft, long hard, int *state, int stopped, unsigned long *steps);

/// Ends the limits. Returns 1 if one of them was reached.
int cxm_end(void);

#endif
