#ifndef FAULTY_CALLS_H
#define FAULTY_CALLS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// A library to be loaded before the program's own (`LD_PRELOAD`): it makes system calls on the files of one folder
/// fail now and then, or writes down what they do. Nothing links against it.
///
/// | variable of the environment | meaning |
/// |---|---|
/// | `FAULTS_FOLDER` | the folder, an absolute path without links; calls on other files are left alone |
/// | `FAULTS_CALLS` | which calls may fail: `write fsync rename unlink open lock truncate alloc`, separated by spaces |
/// | `FAULTS_RATE` | one in so many of them fails |
/// | `FAULTS_ALLOC_RATE` | one in so many allocations fails |
/// | `FAULTS_SEED` | which ones |
/// | `FAULTS_COUNT` | a file that grows by one byte for each fault |
/// | `FAULTS_END` | after so many files were opened, the program is told to end (SIGTERM), before it learns of the last |
/// | `FAULTS_TRACE` | a file that gets every call, for `PowerCut` |

typedef enum { CallWrite, CallSync, CallRename, CallUnlink, CallOpen, CallLock, CallTruncate, CallAlloc, CallKinds } CallKind;

/// Whether this call is to fail. Counts it if so.
bool faults_strike(CallKind kind);
/// A file was opened.
void faults_opened(void);
/// A number below `bound`, from the seed.
unsigned faults_draw(unsigned bound);

/// Whether the path, as seen from a folder's descriptor, is of a file in the folder; its name there.
const char *faults_name_in_folder(int folder, const char *path);
/// Whether the descriptor is of a file in the folder (1), of the folder itself (2), or of neither (0).
int faults_place(int descriptor);

void trace_opened(int descriptor, const char *name, bool created, bool truncated);
void trace_written(int descriptor, off_t offset, const void *bytes, size_t count);
void trace_truncated(int descriptor, off_t length);
void trace_synced(int descriptor);
void trace_named(const char *verb, const char *from, const char *to);

#endif
