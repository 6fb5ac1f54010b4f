#pragma once
#include <stddef.h>
#include <stdint.h>

/// The contents of an embedded file: static memory, never freed, not NUL-terminated.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} PhraseData;

PhraseData phrases_ca(void);
PhraseData phrases_en(void);
PhraseData phrases_es(void);
