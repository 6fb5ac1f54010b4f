#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes of a file inside the program: static memory, never freed, no terminator.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} PhraseData;

PhraseData phrases_ca(void);
PhraseData phrases_en(void);
PhraseData phrases_es(void);
