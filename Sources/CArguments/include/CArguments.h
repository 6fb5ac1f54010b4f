#ifndef CARGUMENTS_H
#define CARGUMENTS_H

// What main was called with: how many words, and the words, the program's name first. Swift has them from
// /proc/self/cmdline, which is not there in every root, nor the same under every preloaded library; and it has them
// as text, whereas the name of a file is bytes.
int arguments_count(void);
const char *arguments_word(int index);

#endif
