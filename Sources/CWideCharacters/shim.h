// How wide a character is, by the C library, whose widths are those that libedit draws by.
#ifndef CWIDECHARACTERS_SHIM_H
#define CWIDECHARACTERS_SHIM_H

#include <locale.h>
#include <wchar.h>

// glibc declares it only under _XOPEN_SOURCE, which Swift's importer does not define; the symbol is always there.
extern int wcwidth(wchar_t);

// Locales that come with the C library; NULL where it has none of that name.
static inline locale_t cwc_characters_of(const char *name) {
  return newlocale(LC_CTYPE_MASK, name, (locale_t)0);
}

// Columns of a character in a locale, whichever is in force; -1 for a control character or one unknown to it.
static inline int cwc_width(wchar_t character, locale_t locale) {
  locale_t former = uselocale(locale);
  int width = wcwidth(character);
  uselocale(former);
  return width;
}

#endif
