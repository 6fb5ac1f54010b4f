#define _GNU_SOURCE
#include "leftovers.h"

#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#define PLACES 64

static struct {
  int used;
  int folder;
  char name[PATH_MAX];
} files[PLACES];

static pthread_mutex_t changing = PTHREAD_MUTEX_INITIALIZER;
static int watching = 0;
// Number of files created but not yet registered, and the signal deferred meanwhile.
static int creating = 0, waiting = 0;

// Set while files are removed before the end, so that no other thread creates one meanwhile.
static int ending = 0;

static void end(int signal) {
  for (;;) {
    __atomic_store_n(&ending, 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&creating, __ATOMIC_SEQ_CST) == 0) break;
    __atomic_store_n(&waiting, signal, __ATOMIC_SEQ_CST);
    __atomic_store_n(&ending, 0, __ATOMIC_SEQ_CST);
    // If the last of these files was registered meanwhile, nothing else raises the signal again.
    if (__atomic_load_n(&creating, __ATOMIC_SEQ_CST) > 0) return;
    if (__atomic_exchange_n(&waiting, 0, __ATOMIC_SEQ_CST) == 0) return;
  }
  for (int place = 0; place < PLACES; place++) {
    if (__atomic_load_n(&files[place].used, __ATOMIC_ACQUIRE)) unlinkat(files[place].folder, files[place].name, 0);
  }
  // Ends the program by the signal's default action.
  struct sigaction plain = {.sa_handler = SIG_DFL};
  sigaction(signal, &plain, NULL);
  raise(signal);
}

static void watch(void) {
  const int signals[] = {SIGTERM, SIGHUP, SIGINT};
  for (int index = 0; index < 3; index++) {
    struct sigaction former;
    if (sigaction(signals[index], NULL, &former) != 0 || former.sa_handler != SIG_DFL) continue;
    struct sigaction action = {.sa_handler = end};
    sigfillset(&action.sa_mask);
    sigaction(signals[index], &action, NULL);
  }
}

void clo_begin(void) {
  pthread_mutex_lock(&changing);
  if (!watching) watch();
  watching = 1;
  pthread_mutex_unlock(&changing);
  __atomic_add_fetch(&creating, 1, __ATOMIC_SEQ_CST);
  while (__atomic_load_n(&ending, __ATOMIC_SEQ_CST)) {
    clo_end();
    usleep(1000);
    __atomic_add_fetch(&creating, 1, __ATOMIC_SEQ_CST);
  }
}

void clo_end(void) {
  if (__atomic_sub_fetch(&creating, 1, __ATOMIC_SEQ_CST) > 0) return;
  int signal = __atomic_exchange_n(&waiting, 0, __ATOMIC_SEQ_CST);
  if (signal != 0) raise(signal);
}

int clo_remember(int folder, const char *name) {
  int found = -1;
  if (strlen(name) >= PATH_MAX) return -1;
  pthread_mutex_lock(&changing);
  for (int place = 0; place < PLACES && found < 0; place++) {
    if (!files[place].used) found = place;
  }
  if (found >= 0) {
    files[found].folder = folder;
    strcpy(files[found].name, name);
    __atomic_store_n(&files[found].used, 1, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&changing);
  return found;
}

void clo_forget(int place) {
  if (place < 0) return;
  pthread_mutex_lock(&changing);
  __atomic_store_n(&files[place].used, 0, __ATOMIC_RELEASE);
  pthread_mutex_unlock(&changing);
}
