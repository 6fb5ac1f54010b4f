#define _GNU_SOURCE
#include "FaultyCalls.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The library calls of a program, implemented with direct system calls so that none of them calls another.

static int failing(const int *reasons, unsigned count) {
  errno = reasons[faults_draw(count)];
  return -1;
}
#define FAIL(...) \
  do { \
    static const int reasons[] = {__VA_ARGS__}; \
    return failing(reasons, sizeof reasons / sizeof *reasons); \
  } while (0)

static int opened(int folder, const char *path, int flags, mode_t mode) {
  const char *name = faults_name_in_folder(folder, path);
  if (name == NULL) return (int)syscall(SYS_openat, folder, path, flags, mode);
  if (faults_strike(CallOpen)) FAIL(EMFILE, EACCES, EIO, EINTR);
  struct stat status;
  bool isNew = (flags & O_CREAT) && syscall(SYS_newfstatat, folder, path, &status, AT_SYMLINK_NOFOLLOW) != 0;
  int descriptor = (int)syscall(SYS_openat, folder, path, flags, mode);
  if (descriptor >= 0) {
    trace_opened(descriptor, name, isNew, (flags & O_TRUNC) != 0);
    faults_opened();
  }
  return descriptor;
}

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list list; \
    va_start(list, flags); \
    mode = va_arg(list, mode_t); \
    va_end(list); \
  }

int open(const char *path, int flags, ...) {
  MODE(flags)
  return opened(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  MODE(flags)
  return opened(AT_FDCWD, path, flags, mode);
}
int openat(int folder, const char *path, int flags, ...) {
  MODE(flags)
  return opened(folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags)
  return opened(folder, path, flags, mode);
}

static ssize_t written(int descriptor, const void *bytes, size_t count, off_t offset) {
  bool isOurs = faults_place(descriptor) == 1;
  if (isOurs && faults_strike(CallWrite)) {
    // Writes half of it, as when the disk becomes full, or nothing.
    if (count > 1 && faults_draw(2) == 0) count /= 2;
    else FAIL(ENOSPC, EIO, EINTR);
  }
  off_t place = offset >= 0 ? offset : lseek(descriptor, 0, SEEK_CUR);
  ssize_t done = offset >= 0 ? syscall(SYS_pwrite64, descriptor, bytes, count, offset)
                             : syscall(SYS_write, descriptor, bytes, count);
  if (done > 0 && (isOurs || descriptor == STDOUT_FILENO)) trace_written(descriptor, place, bytes, (size_t)done);
  return done;
}
ssize_t write(int descriptor, const void *bytes, size_t count) { return written(descriptor, bytes, count, -1); }
ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return written(descriptor, bytes, count, offset);
}
ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off_t offset) {
  return written(descriptor, bytes, count, offset);
}

static int truncated(int descriptor, off_t length) {
  bool isOurs = faults_place(descriptor) == 1;
  if (isOurs && faults_strike(CallTruncate)) FAIL(EIO, EINTR);
  int result = (int)syscall(SYS_ftruncate, descriptor, length);
  if (result == 0 && isOurs) trace_truncated(descriptor, length);
  return result;
}
int ftruncate(int descriptor, off_t length) { return truncated(descriptor, length); }
int ftruncate64(int descriptor, off_t length) { return truncated(descriptor, length); }

static int synced(int descriptor, long call) {
  bool isOurs = faults_place(descriptor) != 0;
  if (isOurs && faults_strike(CallSync)) FAIL(EIO, ENOSPC, EINTR);
  int result = (int)syscall(call, descriptor);
  if (result == 0 && isOurs) trace_synced(descriptor);
  return result;
}
int fsync(int descriptor) { return synced(descriptor, SYS_fsync); }
int fdatasync(int descriptor) { return synced(descriptor, SYS_fdatasync); }

static int renamed(int from, const char *old, int to, const char *new, unsigned flags) {
  const char *name = faults_name_in_folder(to, new), *oldName = faults_name_in_folder(from, old);
  if (name != NULL && faults_strike(CallRename)) FAIL(EIO, EACCES, ENOSPC, EINTR);
  int result = (int)syscall(SYS_renameat2, from, old, to, new, flags);
  if (result == 0 && name != NULL && oldName != NULL) trace_named(flags & 2 ? "exchange" : "rename", oldName, name);
  return result;
}
int rename(const char *old, const char *new) { return renamed(AT_FDCWD, old, AT_FDCWD, new, 0); }
int renameat(int from, const char *old, int to, const char *new) { return renamed(from, old, to, new, 0); }
int renameat2(int from, const char *old, int to, const char *new, unsigned flags) {
  return renamed(from, old, to, new, flags);
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
  const char *name = faults_name_in_folder(to, new), *oldName = faults_name_in_folder(from, old);
  if (name != NULL && faults_strike(CallRename)) FAIL(EIO, ENOSPC, EPERM, EINTR);
  int result = (int)syscall(SYS_linkat, from, old, to, new, flags);
  if (result == 0 && name != NULL && oldName != NULL) trace_named("link", oldName, name);
  return result;
}

int unlinkat(int folder, const char *path, int flags) {
  const char *name = faults_name_in_folder(folder, path);
  if (name != NULL && faults_strike(CallUnlink)) FAIL(EIO, EACCES, EBUSY);
  int result = (int)syscall(SYS_unlinkat, folder, path, flags);
  if (result == 0 && name != NULL) trace_named("unlink", name, "");
  return result;
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

int flock(int descriptor, int operation) {
  if (faults_place(descriptor) == 1 && faults_strike(CallLock)) FAIL(ENOLCK, EINTR);
  return (int)syscall(SYS_flock, descriptor, operation);
}

// Allocation: the C library's functions under their alternative names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

#define FAIL_ALLOCATION \
  if (faults_strike(CallAlloc)) { \
    errno = ENOMEM; \
    return NULL; \
  }

void *malloc(size_t size) {
  FAIL_ALLOCATION
  return __libc_malloc(size);
}
void *calloc(size_t count, size_t size) {
  FAIL_ALLOCATION
  return __libc_calloc(count, size);
}
void *realloc(void *memory, size_t size) {
  FAIL_ALLOCATION
  return __libc_realloc(memory, size);
}
