#include "CQREncode.h"

#include <dlfcn.h>
#include <qrencode.h>

int cqr_encode(const char *text, uint8_t *modules, size_t size) {
  void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return 0;
  __typeof__(QRcode_encodeString8bit) *encode = (__typeof__(encode))dlsym(library, "QRcode_encodeString8bit");
  __typeof__(QRcode_free) *release = (__typeof__(release))dlsym(library, "QRcode_free");
  if (encode == NULL || release == NULL) return 0;
  QRcode *code = encode(text, 0, QR_ECLEVEL_M);
  if (code == NULL) return 0;
  size_t width = (size_t)code->width;
  int fits = width * width <= size;
  for (size_t index = 0; fits && index < width * width; index++) modules[index] = code->data[index] & 1;
  release(code);
  return fits ? (int)width : 0;
}
