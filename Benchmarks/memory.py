"""Whether memory stays flat over a long recording and over many files."""
import os
import subprocess

from common import ENVIRONMENT, PROGRAM, best, in_memory, new_match, rich_files

CLAUSES = ["9s+h", "v4f9", "c", "v7o", "v10s-", "3f8", "vc", "v8s.,11", "9s", "v5f"]


def peak(process):
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024


with in_memory() as folder:
    path = os.path.join(folder, "m.xml")
    new_match(path)
    child = subprocess.Popen(
        [PROGRAM, "record", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT)
    peaks = []
    for index in range(5001):
        line = CLAUSES[index % len(CLAUSES)] if index else "start"
        child.stdin.write(line.encode() + b"\n")
        child.stdin.flush()
        if not child.stdout.readline():
            raise SystemExit(f"it ended at line {index}")
        if index in (100, 1000, 2500, 5000):
            peaks.append((index, peak(child.pid)))
    child.stdin.close()
    child.wait()
    size = os.path.getsize(path) / 1e6
    print("recording: " + ", ".join(f"{memory:.1f} MB after {count} actions" for count, memory in peaks)
          + f" (the file: {size:.2f} MB)")

    files = rich_files(folder, 1000)
    few = best(1, PROGRAM, "validate", *files[:100])[1]
    many = best(1, PROGRAM, "validate", *files)[1]
    print(f"validate: {few:.1f} MB for 100 files, {many:.1f} MB for {len(files)}: ratio {many / few:.2f} (aim: 1)")
