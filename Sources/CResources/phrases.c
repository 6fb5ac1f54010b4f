// The PO files of Sources/Phrases, embedded by the C compiler. SwiftPM's own embedding generates an array literal,
// which takes the Swift compiler a minute for files of this size. A changed file triggers recompilation.
#include "CResources.h"

// `#embed` is C23, but clang accepts it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t ca[] = {
#embed "../Phrases/ca.po"
};

static const uint8_t en[] = {
#embed "../Phrases/en.po"
};

static const uint8_t es[] = {
#embed "../Phrases/es.po"
};

EmbeddedFile phrases_ca(void) { return (EmbeddedFile){ca, sizeof ca}; }
EmbeddedFile phrases_en(void) { return (EmbeddedFile){en, sizeof en}; }
EmbeddedFile phrases_es(void) { return (EmbeddedFile){es, sizeof es}; }
