#pragma once
#include <stddef.h>
#include <stdint.h>

/// The first bytes of CHANGELOG.md: static memory, never freed, not NUL-terminated.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} VersionData;

VersionData version_changelog(void);
