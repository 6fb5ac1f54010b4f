#ifndef FUTBOLSTATS_ARGUMENTS_H
#define FUTBOLSTATS_ARGUMENTS_H

// The arguments of main, beginning with the program's name, as bytes. Swift's CommandLine decodes them as text, but a
// file name can be any bytes; and it reads /proc/self/cmdline, which may be missing in a chroot and wrong under a
// preloaded library.
int arguments_count(void);
const char *arguments_word(int index);

#endif
