// The minimum a terminal program can do for a line: save some bytes durably, then answer. Usage: peer FOLDER FILE. Each
// line of input is the path of a file whose contents are saved as FOLDER/FILE after the next line; so the time from
// Enter to the answer covers write, fsync, rename, and fsync of the folder.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char contents[1 << 24];

int main(int count, char **arguments) {
  if (count != 3) return 2;
  int folder = open(arguments[1], O_RDONLY | O_DIRECTORY);
  char line[4096];
  if (folder < 0) return 1;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = 0;
    int source = open(line, O_RDONLY);
    ssize_t size = read(source, contents, sizeof contents);
    close(source);
    if (size < 0 || write(1, "ready\n", 6) < 0 || !fgets(line, sizeof line, stdin)) return 1;
    int file = openat(folder, ".peer.tmp", O_WRONLY | O_CREAT | O_EXCL, 0644);
    if (file < 0 || write(file, contents, size) != size || fsync(file) || close(file)) return 1;
    if (renameat(folder, ".peer.tmp", folder, arguments[2]) || fsync(folder)) return 1;
    if (write(1, "saved\n", 6) < 0) return 1;
  }
  return 0;
}
