// libedit through its own interface (histedit.h), wide characters throughout: so any LC_CTYPE works, not only UTF-8.
// Swift cannot call variadic C functions: each use of el_wset, el_wget and history_w has a typed function here.
//
// The library is not linked but loaded by whoever first edits a line: only a prompt at a terminal needs it, and with
// it come two more, which each start of the program would wait for.
#ifndef FUTBOLSTATS_CEDITLINE_H
#define FUTBOLSTATS_CEDITLINE_H

#include <histedit.h>
#include <sys/signalfd.h>
#include <wchar.h>

typedef wchar_t *(*cel_prompt_fn)(EditLine *);
typedef unsigned char (*cel_command_fn)(EditLine *, wint_t);

/// Loads libedit and finds its functions. Every other function here needs it loaded. Not from two threads at once.
/// - Returns: 0 where it is not installed, or is another one.
int cel_load(void);

EditLine *cel_init(const char *program, FILE *input, FILE *output, FILE *errors);
void cel_end(EditLine *);
const wchar_t *cel_read_line(EditLine *, int *count);
void cel_resize(EditLine *);

const LineInfoW *cel_line(EditLine *);
int cel_insert(EditLine *, const wchar_t *text);
void cel_delete_before_cursor(EditLine *, int count);
/// Moves the cursor by that many characters; to the left where it is negative.
int cel_move_cursor(EditLine *, int count);

void cel_set_client_data(EditLine *, void *data);
void *cel_client_data(EditLine *);
void cel_set_prompts(EditLine *, cel_prompt_fn left, cel_prompt_fn right, wchar_t literal);
void cel_set_reader(EditLine *, el_rfunc_t reader);
void cel_use_emacs_keys(EditLine *);
/// The terminal raises no signal while a line is edited: Ctrl-C and Ctrl-Z arrive as keys.
void cel_disable_signal_keys(EditLine *);
/// Nor does it between two reads, where it does not echo or gather lines either: keys typed ahead wait as they are, in
/// their order.
void cel_stay_quiet_between_lines(EditLine *);
int cel_add_command(EditLine *, const wchar_t *name, const wchar_t *help, cel_command_fn);
int cel_bind(EditLine *, const wchar_t *key, const wchar_t *command);
void cel_raw_mode(EditLine *, int on);
/// Draws prompt and line from the cursor's place, which must be the start of an empty row.
void cel_draw_anew(EditLine *);
/// The terminal's string capability ("up", "ce"), NULL where it has none.
const char *cel_capability(EditLine *, const char *name);

HistoryW *cel_history(void);
void cel_history_end(HistoryW *);
int cel_history_set_size(HistoryW *, int size);
int cel_history_set_unique(HistoryW *, int unique);
int cel_history_enter(HistoryW *, const wchar_t *line);
void cel_use_history(EditLine *, HistoryW *);

#endif
