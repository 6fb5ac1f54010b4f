// Character widths from the C library, because libedit draws with the same ones.
#ifndef FUTBOLSTATS_WIDE_CHARACTERS_H
#define FUTBOLSTATS_WIDE_CHARACTERS_H

#include <locale.h>
#include <wchar.h>

// glibc declares it only with _XOPEN_SOURCE, which Swift's importer does not define. The symbol always exists.
extern int wcwidth(wchar_t);

// A locale's character tables, or NULL if the C library does not have the locale.
static inline locale_t cwc_characters_of(const char *name) {
  return newlocale(LC_CTYPE_MASK, name, (locale_t)0);
}

// Columns of a character in the given locale, independent of the current one; -1 for control and unknown characters.
static inline int cwc_width(wchar_t character, locale_t locale) {
  locale_t former = uselocale(locale);
  int width = wcwidth(character);
  uselocale(former);
  return width;
}

#endif
