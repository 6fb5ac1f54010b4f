// The DTDs of the folder Schema, embedded by the C compiler. SwiftPM's own embedding generates an array literal, which
// is slow to compile. A changed file triggers recompilation.
#include "CResources.h"

// `#embed` is C23, but clang accepts it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t partit[] = {
#embed "../../Schema/partit.dtd"
};

static const uint8_t partit_2011[] = {
#embed "../../Schema/partit-2011.dtd"
};

static const uint8_t temporada[] = {
#embed "../../Schema/temporada.dtd"
};

EmbeddedFile schema_partit(void) { return (EmbeddedFile){partit, sizeof partit}; }
EmbeddedFile schema_partit_2011(void) { return (EmbeddedFile){partit_2011, sizeof partit_2011}; }
EmbeddedFile schema_temporada(void) { return (EmbeddedFile){temporada, sizeof temporada}; }
