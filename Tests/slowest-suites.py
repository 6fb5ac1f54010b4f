"""Prints the ten suites that took longest, by the events that the test runner writes: python3 slowest-suites.py FILE.

The runner's own times say little, because all suites begin together. Cases that began earlier may be waiting, so each moment
counts only for the latest cases, one for each processor.
"""
import collections
import json
import os
import sys

processors = os.cpu_count() or 1
running = []
seconds = collections.Counter()
before = 0
with open(sys.argv[1], encoding="utf-8") as events:
    for line in events:
        try:
            event = json.loads(line).get("payload", {})
        except ValueError:  # The run was aborted in the middle of a line.
            break
        if event.get("kind") not in ("testCaseStarted", "testCaseEnded"):
            continue
        now = event["instant"]["absolute"]
        for suite, _ in running[-processors:]:
            seconds[suite] += now - before
        before = now
        # A test is named by its suite, its function and its place in the file.
        case = event["testID"].rsplit("/", 2)[0], (event["testID"], event["_testCase"]["id"])
        if event["kind"] == "testCaseStarted":
            running.append(case)
        elif case in running:
            running.remove(case)
print("The slowest suites, of", round(sum(seconds.values())), "s in all:")
for suite, took in seconds.most_common(10):
    print(f"{took:6.1f} s  {suite}")
