// The head of CHANGELOG.md, whose newest version is the program's: there is no second place that has it.
#include "CVersionData.h"

// `#embed` is C23; clang has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t changelog[] = {
#embed "../../CHANGELOG.md" limit(64)
};

VersionData version_changelog(void) { return (VersionData){changelog, sizeof changelog}; }
