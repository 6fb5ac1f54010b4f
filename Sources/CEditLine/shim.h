// libedit through its own interface (histedit.h), wide characters throughout: so any LC_CTYPE works, not only UTF-8.
// Swift cannot call variadic C functions: each use of el_wset, el_wget and history_w has a typed inline shim here.
#ifndef CEDITLINE_SHIM_H
#define CEDITLINE_SHIM_H

#include <histedit.h>
#include <sys/signalfd.h>
#include <wchar.h>

typedef wchar_t *(*cel_prompt_fn)(EditLine *);
typedef unsigned char (*cel_command_fn)(EditLine *, wint_t);

static inline void cel_set_client_data(EditLine *el, void *data) {
  (void)el_wset(el, EL_CLIENTDATA, data);
}

static inline void *cel_client_data(EditLine *el) {
  void *data = NULL;
  (void)el_wget(el, EL_CLIENTDATA, &data);
  return data;
}

static inline void cel_set_prompts(EditLine *el, cel_prompt_fn left, cel_prompt_fn right, wchar_t literal) {
  // The marker is a Char that libedit fetches as an int.
  (void)el_wset(el, EL_PROMPT_ESC, left, (int)literal);
  (void)el_wset(el, EL_RPROMPT_ESC, right, (int)literal);
}

static inline void cel_set_reader(EditLine *el, el_rfunc_t reader) {
  (void)el_wset(el, EL_GETCFN, reader);
}

static inline void cel_use_emacs_keys(EditLine *el) {
  (void)el_wset(el, EL_EDITOR, L"emacs");
}

// The terminal raises no signal while a line is edited: Ctrl-C and Ctrl-Z arrive as keys.
static inline void cel_disable_signal_keys(EditLine *el) {
  (void)el_wset(el, EL_SETTY, L"-d", L"-isig", NULL);
}

// Nor does it between two reads, where it does not echo or gather lines either: keys typed ahead wait as they are, in their order.
static inline void cel_stay_quiet_between_lines(EditLine *el) {
  (void)el_wset(el, EL_SETTY, L"-x", L"-icanon", L"-echo", L"-isig", NULL);
}

static inline int cel_add_command(EditLine *el, const wchar_t *name, const wchar_t *help, cel_command_fn fn) {
  return el_wset(el, EL_ADDFN, name, help, fn);
}

static inline int cel_bind(EditLine *el, const wchar_t *key, const wchar_t *command) {
  return el_wset(el, EL_BIND, key, command, NULL);
}

static inline void cel_use_history(EditLine *el, HistoryW *history) {
  (void)el_wset(el, EL_HIST, history_w, history);
}

static inline void cel_raw_mode(EditLine *el, int on) {
  (void)el_wset(el, EL_PREP_TERM, on);
}

// Draws prompt and line from the cursor's place, which must be the start of an empty row.
static inline void cel_draw_anew(EditLine *el) {
  (void)el_wset(el, EL_REFRESH);
}

// The terminal's string capability ("up", "ce"), NULL where it has none.
static inline const char *cel_capability(EditLine *el, const char *name) {
  char *value = NULL;
  return el_get(el, EL_GETTC, name, &value) == 0 ? value : NULL;
}

static inline int cel_history_set_size(HistoryW *history, int size) {
  HistEventW event;
  return history_w(history, &event, H_SETSIZE, size);
}

static inline int cel_history_set_unique(HistoryW *history, int unique) {
  HistEventW event;
  return history_w(history, &event, H_SETUNIQUE, unique);
}

static inline int cel_history_enter(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, line);
}

#endif
