#pragma once
#include <stddef.h>
#include <stdint.h>

/// The contents of an embedded file: static memory, never freed, not NUL-terminated.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} EmbeddedFile;

EmbeddedFile schema_partit(void);
EmbeddedFile schema_partit_2011(void);
EmbeddedFile schema_temporada(void);

EmbeddedFile phrases_ca(void);
EmbeddedFile phrases_en(void);
EmbeddedFile phrases_es(void);

/// The script of the live pages, Stylesheets/live.js.
EmbeddedFile live_page_script(void);
/// Their style, Stylesheets/live.css.
EmbeddedFile live_page_style(void);

/// The first bytes of CHANGELOG.md.
EmbeddedFile version_changelog(void);

/// An embedded stylesheet: static memory, never freed.
typedef struct {
  /// The file name in the folder Stylesheets.
  const char *_Nonnull name;
  /// The contents, terminated by a NUL, which XML cannot contain.
  const uint8_t *_Nonnull bytes;
} StylesheetData;

size_t stylesheet_count(void);
StylesheetData stylesheet_at(size_t index);
