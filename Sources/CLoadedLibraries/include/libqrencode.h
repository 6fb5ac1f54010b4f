#ifndef FUTBOLSTATS_LIBQRENCODE_H
#define FUTBOLSTATS_LIBQRENCODE_H

#include <stddef.h>
#include <stdint.h>

// libqrencode, loaded when a code is drawn.

/// The modules of the QR code of a text, row by row: 1 is dark.
/// - Returns: the number of modules in a row; 0 if the library is not installed, or if the text is too long for
///   `modules`.
int cqr_encode(const char *text, uint8_t *modules, size_t size);

#endif
