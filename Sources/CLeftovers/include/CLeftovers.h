#ifndef FUTBOLSTATS_CLEFTOVERS_H
#define FUTBOLSTATS_CLEFTOVERS_H

// Files that are there only as long as the program runs: removed also where SIGTERM, SIGHUP or SIGINT ends it. In C,
// because a signal handler may do next to nothing, and Swift does not promise to do no more.

/// Makes the signals wait until clo_end: between creating a file and having it remembered, one would leave it behind.
void clo_begin(void);
void clo_end(void);

/// Between clo_begin and clo_end. Has the file removed if one of the signals ends the program. One that it handles or ignores already is left alone.
///
/// `folder` as for unlinkat; it must stay open as long. Returns what clo_forget wants; -1 where there is no room,
/// and then the file stays behind.
int clo_remember(int folder, const char *name);

/// The file is gone, or is to stay.
void clo_forget(int place);

#endif
