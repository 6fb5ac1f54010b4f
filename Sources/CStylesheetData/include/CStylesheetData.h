#pragma once
#include <stddef.h>
#include <stdint.h>

/// An embedded stylesheet: static memory, never freed.
typedef struct {
  /// The file name in the folder Stylesheets.
  const char *_Nonnull name;
  /// The contents, terminated by a NUL, which XML cannot contain.
  const uint8_t *_Nonnull bytes;
} StylesheetData;

size_t stylesheet_count(void);
StylesheetData stylesheet_at(size_t index);
