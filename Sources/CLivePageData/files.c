// The script and the style of the live pages, embedded by the C compiler like the stylesheets.
#include "CLivePageData.h"

// `#embed` is C23, but clang accepts it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t script[] = {
#embed "../../Stylesheets/live.js"
};

static const uint8_t style[] = {
#embed "../../Stylesheets/live.css"
};

LivePageData live_page_script(void) { return (LivePageData){script, sizeof script}; }
LivePageData live_page_style(void) { return (LivePageData){style, sizeof style}; }
