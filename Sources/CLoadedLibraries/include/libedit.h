// libedit through its native interface (histedit.h), with wide characters throughout, so that any LC_CTYPE works.
// Swift cannot call variadic C functions, so each use of el_wset, el_wget and history_w has a typed function here.
//
// The library is loaded at the first prompt instead of linked: it pulls in two more libraries, and loading them would
// slow down every start of the program.
#ifndef FUTBOLSTATS_LIBEDIT_H
#define FUTBOLSTATS_LIBEDIT_H

#include <histedit.h>
#include <sys/signalfd.h>
#include <wchar.h>

typedef wchar_t *(*cel_prompt_fn)(EditLine *);
typedef unsigned char (*cel_command_fn)(EditLine *, wint_t);

/// Loads libedit. Must be called before any other function here.
/// - Returns: 0 if libedit is missing or incompatible.
int cel_load(void);

EditLine *cel_init(const char *program, FILE *input, FILE *output, FILE *errors);
void cel_end(EditLine *);
const wchar_t *cel_read_line(EditLine *, int *count);
void cel_resize(EditLine *);

const LineInfoW *cel_line(EditLine *);
int cel_insert(EditLine *, const wchar_t *text);
void cel_delete_before_cursor(EditLine *, int count);
/// Moves the cursor by `count` characters; a negative count moves left.
int cel_move_cursor(EditLine *, int count);

void cel_set_client_data(EditLine *, void *data);
void *cel_client_data(EditLine *);
void cel_set_prompts(EditLine *, cel_prompt_fn left, cel_prompt_fn right, wchar_t literal);
void cel_set_reader(EditLine *, el_rfunc_t reader);
void cel_use_emacs_keys(EditLine *);
/// Keeps the terminal from raising signals while a line is edited, so Ctrl-C and Ctrl-Z arrive as keys.
void cel_disable_signal_keys(EditLine *);
/// Disables signals, echo and line buffering between two reads as well, so that keys typed ahead stay queued in their
/// order.
void cel_stay_quiet_between_lines(EditLine *);
int cel_add_command(EditLine *, const wchar_t *name, const wchar_t *help, cel_command_fn);
int cel_bind(EditLine *, const wchar_t *key, const wchar_t *command);
void cel_raw_mode(EditLine *, int on);
/// Draws the prompt and the line at the cursor, which must be at the start of an empty row.
void cel_draw_anew(EditLine *);
/// A string capability of the terminal ("up", "ce"), or NULL if it has none by that name.
const char *cel_capability(EditLine *, const char *name);

HistoryW *cel_history(void);
void cel_history_end(HistoryW *);
int cel_history_set_size(HistoryW *, int size);
int cel_history_set_unique(HistoryW *, int unique);
int cel_history_enter(HistoryW *, const wchar_t *line);
void cel_use_history(EditLine *, HistoryW *);

#endif
