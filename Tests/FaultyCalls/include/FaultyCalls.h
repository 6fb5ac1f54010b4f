#ifndef FAULTY_CALLS_H
#define FAULTY_CALLS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// A library for `LD_PRELOAD`: it makes system calls on the files of one folder fail now and then, or records them. It
/// is never linked.
///
///     | environment variable | meaning |
///     |---|---|
///     | `FAULTS_FOLDER` | the folder, an absolute path without links; calls on other files are left alone |
///     | `FAULTS_CALLS` | calls that may fail: `write fsync rename unlink open lock truncate alloc`, separated by spaces |
///     | `FAULTS_RATE` | one in this many of them fails |
///     | `FAULTS_ALLOC_RATE` | one in this many allocations fails |
///     | `FAULTS_SEED` | seed for choosing them |
///     | `FAULTS_COUNT` | a file that grows by one byte for each failure |
///     | `FAULTS_END` | after this many opened files, the program gets SIGTERM before the last call returns |
///     | `FAULTS_TRACE` | a file that records every call, for `PowerCutTests` |

typedef enum { CallWrite, CallSync, CallRename, CallUnlink, CallOpen, CallLock, CallTruncate, CallAlloc, CallKinds } CallKind;

/// Returns true, and counts the call, if it is supposed to fail.
bool faults_strike(CallKind kind);
/// Reports that a file was opened.
void faults_opened(void);
/// A pseudo-random number below `bound`.
unsigned faults_draw(unsigned bound);

/// The name of a file in the folder, or NULL if the path, relative to a folder's descriptor, is outside it.
const char *faults_name_in_folder(int folder, const char *path);
/// 1 if the descriptor is a file in the folder, 2 if it is the folder itself, otherwise 0.
int faults_place(int descriptor);

void trace_opened(int descriptor, const char *name, bool created, bool truncated);
void trace_written(int descriptor, off_t offset, const void *bytes, size_t count);
void trace_truncated(int descriptor, off_t length);
void trace_synced(int descriptor);
void trace_named(const char *verb, const char *from, const char *to);

#endif
