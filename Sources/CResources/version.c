// The first lines of CHANGELOG.md, which are the only place that holds the program's version.
#include "CResources.h"

// `#embed` is C23, but clang accepts it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t changelog[] = {
#embed "../../CHANGELOG.md" limit(64)
};

EmbeddedFile version_changelog(void) { return (EmbeddedFile){changelog, sizeof changelog}; }
