#define _GNU_SOURCE
#include "FaultyCalls.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Decides which calls fail. This code must not call the functions it replaces, so it uses raw system calls and does not
// allocate.

static char folder[PATH_MAX];
static size_t folderLength;
static bool mayFail[CallKinds];
static unsigned rate, allocRate, opensUntilEnd;
static uint64_t state;
static int countFile = -1;
static bool isReady;

__attribute__((constructor)) static void begin(void) {
  static const char *const names[] = {"write", "fsync", "rename", "unlink", "open", "lock", "truncate", "alloc"};
  const char *place = getenv("FAULTS_FOLDER"), *calls = getenv("FAULTS_CALLS"), *count = getenv("FAULTS_COUNT");
  if (place == NULL) return;
  folderLength = strlen(place);
  if (folderLength >= sizeof folder) return;
  memcpy(folder, place, folderLength + 1);
  for (int kind = 0; calls != NULL && kind < CallKinds; kind++) mayFail[kind] = strstr(calls, names[kind]) != NULL;
  const char *number = getenv("FAULTS_RATE");
  rate = number == NULL ? 0 : (unsigned)atoi(number);
  number = getenv("FAULTS_ALLOC_RATE");
  allocRate = number == NULL ? 0 : (unsigned)atoi(number);
  number = getenv("FAULTS_END");
  opensUntilEnd = number == NULL ? 0 : (unsigned)atoi(number);
  number = getenv("FAULTS_SEED");
  state = number == NULL ? 1 : strtoull(number, NULL, 10) * 2 + 1;
  if (count != NULL)
    countFile = (int)syscall(SYS_openat, AT_FDCWD, count, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  isReady = true;
}

unsigned faults_draw(unsigned bound) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (unsigned)(state >> 33) % bound;
}

bool faults_strike(CallKind kind) {
  if (!isReady || !mayFail[kind]) return false;
  unsigned oneIn = kind == CallAlloc ? allocRate : rate;
  if (oneIn == 0 || faults_draw(oneIn) != 0) return false;
  if (countFile >= 0) syscall(SYS_write, countFile, "x", 1);
  return true;
}

void faults_opened(void) {
  if (opensUntilEnd > 0 && --opensUntilEnd == 0) raise(SIGTERM);
}

int faults_place(int descriptor) {
  char link[64], path[PATH_MAX];
  if (!isReady || descriptor < 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < (ssize_t)folderLength || memcmp(path, folder, folderLength) != 0) return 0;
  if ((size_t)length == folderLength) return 2;
  return path[folderLength] == '/' ? 1 : 0;
}

const char *faults_name_in_folder(int from, const char *path) {
  if (!isReady || path == NULL) return NULL;
  if (path[0] == '/') {
    bool isInside = strncmp(path, folder, folderLength) == 0 && path[folderLength] == '/';
    return isInside ? path + folderLength + 1 : NULL;
  }
  if (from == AT_FDCWD) {
    char here[PATH_MAX];
    if (syscall(SYS_getcwd, here, sizeof here) <= 0 || strcmp(here, folder) != 0) return NULL;
    return path;
  }
  return faults_place(from) == 2 ? path : NULL;
}
