#include "arguments.h"

#include <stddef.h>

static int count;
static char **words;

// A Swift executable has no access to the arguments of main as bytes. glibc passes the same arguments to constructors,
// which run before main.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

int arguments_count(void) { return count; }

const char *arguments_word(int index) { return index >= 0 && index < count ? words[index] : NULL; }
