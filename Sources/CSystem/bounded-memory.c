#include "bounded-memory.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local struct {
  int active, reached, stopped;
  long used, soft, hard;
  int *state;
  unsigned long *steps;
} budget;

static void stop(void) {
  budget.reached = 1;
  if (budget.state != NULL) *budget.state = budget.stopped;
  if (budget.steps != NULL) *budget.steps = 1;
}

static int allows(size_t size) {
  if (size <= (size_t)budget.hard && budget.used <= budget.hard - (long)size) return 1;
  stop();
  return 0;
}

static void took(void *memory) {
  budget.used += (long)malloc_usable_size(memory);
  if (budget.used > budget.soft) stop();
}

void cxm_free(void *memory) {
  if (budget.active) budget.used -= (long)malloc_usable_size(memory);
  free(memory);
}

void *cxm_malloc(size_t size) {
  if (!budget.active) return malloc(size);
  if (!allows(size)) return NULL;
  void *memory = malloc(size);
  // Without this memory the result is incomplete, and these libraries do not always report that.
  if (memory == NULL) stop();
  else took(memory);
  return memory;
}

void *cxm_realloc(void *memory, size_t size) {
  if (!budget.active) return realloc(memory, size);
  long before = (long)malloc_usable_size(memory);
  if (size > (size_t)before && !allows(size - (size_t)before)) return NULL;
  void *moved = realloc(memory, size);
  if (moved == NULL) {
    stop();
    return NULL;
  }
  budget.used -= before;
  took(moved);
  return moved;
}

char *cxm_strdup(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = cxm_malloc(size);
  return copy == NULL ? NULL : memcpy(copy, text, size);
}

void cxm_begin(long soft, long hard, int *state, int stopped, unsigned long *steps) {
  budget.used = 0;
  budget.soft = soft;
  budget.hard = hard;
  budget.state = state;
  budget.stopped = stopped;
  budget.steps = steps;
  budget.reached = 0;
  budget.active = 1;
}

int cxm_end(void) {
  budget.active = 0;
  return budget.reached;
}
