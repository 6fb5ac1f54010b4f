#include "libedit.h"

#include "loading.h"

#define FUNCTIONS(USE)                                                                                                \
  USE(el_init)                                                                                                        \
  USE(el_end)                                                                                                         \
  USE(el_wgets)                                                                                                       \
  USE(el_resize)                                                                                                      \
  USE(el_wline)                                                                                                       \
  USE(el_winsertstr)                                                                                                  \
  USE(el_deletestr)                                                                                                   \
  USE(el_cursor)                                                                                                      \
  USE(el_get)                                                                                                         \
  USE(el_wget)                                                                                                        \
  USE(el_wset)                                                                                                        \
  USE(history_winit)                                                                                                  \
  USE(history_wend)                                                                                                   \
  USE(history_w)

static struct {
  FUNCTIONS(FIELD)
} lib;

static loaded_library library = {.names = NAMES("libedit.so.2"), .symbols = SYMBOLS(FUNCTIONS), .functions = &lib};

int cel_load(void) { return load_library(&library); }

EditLine *cel_init(const char *program, FILE *input, FILE *output, FILE *errors) {
  return lib.el_init(program, input, output, errors);
}

void cel_end(EditLine *el) { lib.el_end(el); }

const wchar_t *cel_read_line(EditLine *el, int *count) { return lib.el_wgets(el, count); }

void cel_resize(EditLine *el) { lib.el_resize(el); }

const LineInfoW *cel_line(EditLine *el) { return lib.el_wline(el); }

int cel_insert(EditLine *el, const wchar_t *text) { return lib.el_winsertstr(el, text); }

void cel_delete_before_cursor(EditLine *el, int count) { lib.el_deletestr(el, count); }

int cel_move_cursor(EditLine *el, int count) { return lib.el_cursor(el, count); }

void cel_set_client_data(EditLine *el, void *data) { (void)lib.el_wset(el, EL_CLIENTDATA, data); }

void *cel_client_data(EditLine *el) {
  void *data = NULL;
  (void)lib.el_wget(el, EL_CLIENTDATA, &data);
  return data;
}

void cel_set_prompts(EditLine *el, cel_prompt_fn left, cel_prompt_fn right, wchar_t literal) {
  // The marker has the type Char, but libedit reads it with va_arg as an int.
  (void)lib.el_wset(el, EL_PROMPT_ESC, left, (int)literal);
  (void)lib.el_wset(el, EL_RPROMPT_ESC, right, (int)literal);
}

void cel_set_reader(EditLine *el, el_rfunc_t reader) { (void)lib.el_wset(el, EL_GETCFN, reader); }

void cel_use_emacs_keys(EditLine *el) { (void)lib.el_wset(el, EL_EDITOR, L"emacs"); }

void cel_disable_signal_keys(EditLine *el) { (void)lib.el_wset(el, EL_SETTY, L"-d", L"-isig", NULL); }

void cel_stay_quiet_between_lines(EditLine *el) {
  (void)lib.el_wset(el, EL_SETTY, L"-x", L"-icanon", L"-echo", L"-isig", NULL);
}

int cel_add_command(EditLine *el, const wchar_t *name, const wchar_t *help, cel_command_fn command) {
  return lib.el_wset(el, EL_ADDFN, name, help, command);
}

int cel_bind(EditLine *el, const wchar_t *key, const wchar_t *command) {
  return lib.el_wset(el, EL_BIND, key, command, NULL);
}

void cel_raw_mode(EditLine *el, int on) { (void)lib.el_wset(el, EL_PREP_TERM, on); }

void cel_draw_anew(EditLine *el) { (void)lib.el_wset(el, EL_REFRESH); }

const char *cel_capability(EditLine *el, const char *name) {
  char *value = NULL;
  return lib.el_get(el, EL_GETTC, name, &value) == 0 ? value : NULL;
}

HistoryW *cel_history(void) { return lib.history_winit(); }

void cel_history_end(HistoryW *history) { lib.history_wend(history); }

int cel_history_set_size(HistoryW *history, int size) {
  HistEventW event;
  return lib.history_w(history, &event, H_SETSIZE, size);
}

int cel_history_set_unique(HistoryW *history, int unique) {
  HistEventW event;
  return lib.history_w(history, &event, H_SETUNIQUE, unique);
}

int cel_history_enter(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  return lib.history_w(history, &event, H_ENTER, line);
}

void cel_use_history(EditLine *el, HistoryW *history) { (void)lib.el_wset(el, EL_HIST, lib.history_w, history); }
