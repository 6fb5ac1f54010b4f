#include "libqrencode.h"

#include "loading.h"

#include <qrencode.h>

#define FUNCTIONS(USE)                                                                                                \
  USE(QRcode_encodeString8bit)                                                                                        \
  USE(QRcode_free)

static struct {
  FUNCTIONS(FIELD)
} lib;

static loaded_library library = {.names = NAMES("libqrencode.so.4"), .symbols = SYMBOLS(FUNCTIONS), .functions = &lib};

int cqr_encode(const char *text, uint8_t *modules, size_t size) {
  if (!load_library(&library)) return 0;
  QRcode *code = lib.QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M);
  if (code == NULL) return 0;
  size_t width = (size_t)code->width;
  int fits = width * width <= size;
  for (size_t index = 0; fits && index < width * width; index++) modules[index] = code->data[index] & 1;
  lib.QRcode_free(code);
  return fits ? (int)width : 0;
}
