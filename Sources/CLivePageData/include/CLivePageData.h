#pragma once
#include <stddef.h>
#include <stdint.h>

/// The contents of an embedded file: static memory, never freed.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} LivePageData;

/// The script of the live pages, Stylesheets/live.js.
LivePageData live_page_script(void);
/// Their style, Stylesheets/live.css.
LivePageData live_page_style(void);
