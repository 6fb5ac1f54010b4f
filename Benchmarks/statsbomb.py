"""An import of 3.4 MB of StatsBomb events, against jansson merely parsing the same bytes.

The events are those of Tests/Data/exchange/made, with passes added between them as in a real file. The result is discarded."""
import json
import os
import subprocess

from common import PROGRAM, ROOT, compared, in_memory, measured

MADE = os.path.join(ROOT, "Tests/Data/exchange/made/statsbomb")

BARE = r"""
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
int main(int count, char **names) {
  FILE *file = fopen(names[1], "rb");
  char *text = malloc(8 << 20);
  size_t size = fread(text, 1, 8 << 20, file);
  json_t *root = json_loadb(text, size, 0, NULL);
  if (count > 2 && root == NULL) return 1;
  json_decref(root);
  return root == NULL;
}
"""


def events():
    told = json.load(open(os.path.join(MADE, "events.json")))
    a_pass = next(event for event in told if event["type"]["name"] == "Pass")
    plain = {key: value for key, value in a_pass["pass"].items() if key not in ("type", "outcome", "recipient")}
    all_of_them = []
    for number, event in enumerate(told):
        all_of_them.append(event)
        if event["type"]["name"] in ("Starting XI", "Half End"):
            continue
        for more in range(170):
            passed = dict(a_pass, id="%08d-%04d-0000-0000-000000000000" % (number, more), period=event["period"],
                          timestamp=event["timestamp"], minute=event["minute"])
            passed["pass"] = plain
            all_of_them.append(passed)
    return json.dumps(all_of_them, indent=1, ensure_ascii=False)


def best(*command):
    """The lowest processor time of several runs, and the peak memory."""
    runs = [measured(*command) for _ in range(9)]
    return min(seconds for _, _, seconds in runs), max(memory for _, memory, _ in runs)


with in_memory() as folder:
    feed, source, bare = (os.path.join(folder, name) for name in ("events.json", "bare.c", "bare"))
    for path, text in ((feed, events()), (source, BARE)):
        with open(path, "w") as file:
            file.write(text)
    subprocess.run(["cc", "-O2", "-o", bare, source, "-ljansson"], check=True)
    read, memory = best(PROGRAM, "import", "--list", feed, os.path.join(MADE, "lineups.json"))
    parse, _ = best(bare, feed)
    compared(f"{os.path.getsize(feed) / 1e6:.1f} MB of events, and jansson alone", read, parse, "2", "ms", 1000)
    print(f"peak memory: {memory:.0f} MB; the aim: 100")
