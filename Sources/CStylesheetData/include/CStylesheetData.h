#pragma once
#include <stddef.h>
#include <stdint.h>

/// A stylesheet inside the program: static memory, never freed.
typedef struct {
  /// The file name in the folder Stylesheets.
  const char *_Nonnull name;
  /// The bytes of the file, then a NUL, which XML cannot contain.
  const uint8_t *_Nonnull bytes;
} StylesheetData;

/// How many stylesheets there are.
size_t stylesheet_count(void);
/// The stylesheet at `index`, which is less than `stylesheet_count()`.
StylesheetData stylesheet_at(size_t index);
