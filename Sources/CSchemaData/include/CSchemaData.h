#pragma once
#include <stddef.h>
#include <stdint.h>

/// The contents of an embedded file: static memory, never freed, not NUL-terminated.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} SchemaData;

SchemaData schema_partit(void);
SchemaData schema_partit_2011(void);
SchemaData schema_temporada(void);
