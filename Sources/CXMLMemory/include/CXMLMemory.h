#ifndef FUTBOLSTATS_CXMLMEMORY_H
#define FUTBOLSTATS_CXMLMEMORY_H

#include <stddef.h>

// Memory for libxml2 and libxslt, which can be bounded for a time on a thread. These libraries take functions for
// all of a process, and have no other way of saying how much a stylesheet may use.

void cxm_free(void *memory);
void *cxm_malloc(size_t size);
void *cxm_realloc(void *memory, size_t size);
char *cxm_strdup(const char *text);

/// Bounds what this thread takes from here on, over what it gives back, until cxm_end.
///
/// Over `soft` bytes, `*state` becomes `stopped` and `*steps` 1, so that libxslt and XPath end by themselves; either
/// may be NULL. What would go over `hard` bytes, in one step, is not to be had.
void cxm_begin(long soft, long hard, int *state, int stopped, unsigned long *steps);

/// Ends the bounds. 1 where one was reached.
int cxm_end(void);

#endif
