// The script and the style of the live pages, embedded by the C compiler like the stylesheets.
#include "CResources.h"

// `#embed` is C23, but clang accepts it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t script[] = {
#embed "../../Stylesheets/live.js"
};

static const uint8_t style[] = {
#embed "../../Stylesheets/live.css"
};

EmbeddedFile live_page_script(void) { return (EmbeddedFile){script, sizeof script}; }
EmbeddedFile live_page_style(void) { return (EmbeddedFile){style, sizeof style}; }
