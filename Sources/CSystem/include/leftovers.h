#ifndef FUTBOLSTATS_LEFTOVERS_H
#define FUTBOLSTATS_LEFTOVERS_H

// Temporary files that are removed even if SIGTERM, SIGHUP or SIGINT ends the program. This is C because a signal
// handler may call only async-signal-safe functions, and Swift makes no such promise.

/// Defers the signals until clo_end, so that none can arrive between creating a file and registering it.
void clo_begin(void);
void clo_end(void);

/// Registers a file for removal if one of the signals ends the program. Signals that the program already handles or
/// ignores are left alone. Call it between clo_begin and clo_end.
///
/// `folder` is a directory descriptor, as for unlinkat, and must stay open. Returns the place to pass to clo_forget, or
/// -1 if the table is full; the file would then be left behind.
int clo_remember(int folder, const char *name);

/// Unregisters a file that has been removed or should be kept.
void clo_forget(int place);

#endif
