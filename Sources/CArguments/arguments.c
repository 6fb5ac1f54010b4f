#include "CArguments.h"

#include <stddef.h>

static int count;
static char **words;

// Swift writes main itself and hands nothing on. The C library calls constructors with the same arguments, before it.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

int arguments_count(void) { return count; }

const char *arguments_word(int index) { return index >= 0 && index < count ? words[index] : NULL; }
