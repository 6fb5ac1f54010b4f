#define _GNU_SOURCE
#include "FaultyCalls.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Records operations on the files of the folder, one per line: the verb, then numbers and names; `write` and `say` are
// followed by the given number of bytes and a line feed. Files are identified by a number that, unlike an inode, is
// never reused.

static int file = -1;
static struct { ino_t inode; int number; } known[4096];
static int knownCount, lastNumber;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAULTS_TRACE");
  if (path != NULL)
    file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void put(const void *bytes, size_t count) { syscall(SYS_write, file, bytes, count); }

static int numberOf(int descriptor, bool isNew) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return 0;
  int index = 0;
  while (index < knownCount && known[index].inode != status.st_ino) index++;
  if (index == sizeof known / sizeof *known) abort();
  if (index == knownCount) {
    knownCount++;
    isNew = true;
  }
  known[index].inode = status.st_ino;
  if (isNew) known[index].number = ++lastNumber;
  return known[index].number;
}

void trace_opened(int descriptor, const char *name, bool created, bool truncated) {
  char line[512];
  if (file < 0) return;
  int number = numberOf(descriptor, created);
  put(line, (size_t)snprintf(line, sizeof line, "%s %d %s\n", created ? "create" : "open", number, name));
  if (truncated && !created) put(line, (size_t)snprintf(line, sizeof line, "truncate %d 0\n", number));
}

void trace_written(int descriptor, off_t offset, const void *bytes, size_t count) {
  char line[128];
  if (file < 0) return;
  int length = descriptor == STDOUT_FILENO
    ? snprintf(line, sizeof line, "say 0 0 %zu\n", count)
    : snprintf(line, sizeof line, "write %d %lld %zu\n", numberOf(descriptor, false), (long long)offset, count);
  put(line, (size_t)length);
  put(bytes, count);
  put("\n", 1);
}

void trace_truncated(int descriptor, off_t length) {
  char line[128];
  if (file < 0) return;
  put(line, (size_t)snprintf(
    line, sizeof line, "truncate %d %lld\n", numberOf(descriptor, false), (long long)length));
}

void trace_synced(int descriptor) {
  char line[128];
  if (file < 0) return;
  if (faults_place(descriptor) == 2) put("syncfolder\n", 11);
  else put(line, (size_t)snprintf(line, sizeof line, "sync %d\n", numberOf(descriptor, false)));
}

void trace_named(const char *verb, const char *from, const char *to) {
  char line[1024];
  if (file < 0) return;
  put(line, (size_t)snprintf(line, sizeof line, to[0] ? "%s %s %s\n" : "%s %s%s\n", verb, from, to));
}
