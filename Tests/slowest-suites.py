"""Prints the ten suites that took longest, by the events that the test runner writes: python3 slowest-suites.py FILE.

The runner's own times say little, because all suites begin together; what counts is the time that their cases run.
"""
import collections
import json
import sys

begun = collections.defaultdict(list)
seconds = collections.Counter()
with open(sys.argv[1], encoding="utf-8") as events:
    for line in events:
        try:
            event = json.loads(line).get("payload", {})
        except ValueError:  # The run was aborted in the middle of a line.
            break
        if event.get("kind") not in ("testCaseStarted", "testCaseEnded"):
            continue
        case = event["testID"], event["_testCase"]["id"]
        now = event["instant"]["absolute"]
        if event["kind"] == "testCaseStarted":
            # Cases whose arguments cannot be encoded have the same identifier.
            begun[case].append(now)
        elif begun[case]:
            # A test is named by its suite, its function and its place in the file.
            seconds[event["testID"].rsplit("/", 2)[0]] += now - begun[case].pop(0)
print("The slowest suites, of", round(sum(seconds.values())), "s in all:")
for suite, took in seconds.most_common(10):
    print(f"{took:6.1f} s  {suite}")
