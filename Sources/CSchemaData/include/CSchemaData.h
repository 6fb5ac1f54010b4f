#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes of a file inside the program: static memory, never freed, no terminator.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} SchemaData;

SchemaData schema_partit(void);
SchemaData schema_partit_2011(void);
SchemaData schema_temporada(void);
