"""The most time and memory that any file costs a command: samples of every hostile kind, each limited to 2 s and 200 MB.

    Benchmarks/run hostile                       all of them
    python3 Benchmarks/hostile.py deep squads/   those whose names contain one of these

Seconds are processor time. A script named each-... is carried out and saved line by line, so the limit applies to the time per line.
Other exit statuses than 0, 1 and 2 are reported, and so are overruns."""
import os
import resource
import subprocess
import sys

import foreign
from common import ENVIRONMENT, PROGRAM, in_memory
from samples import KINDS, match, write

SECONDS, MEGABYTES = 2, 200
# FILE is the sample, MATCH a valid match, NEW a match created again for each sample.
COMMANDS = {
    "matches": [["validate", "FILE"], ["show", "FILE"], ["show", "FILE", "stats"], ["report", "FILE", "-o", "-"], ["report", "FILE", "--format", "text", "-o", "-"],
                ["report", "FILE", "--format", "csv-actions", "-o", "-"], ["export", "FILE", "-o", "/dev/null"], ["export", "FILE", "--dtd", "2011", "-o", "/dev/null"],
                ["record", "NEW"], ["new", "-", "--home-squad", "FILE:home"]],
    "dtds": [["validate", "--dtd", "FILE", "MATCH"]],
    "stylesheets": [["report", "MATCH", "--stylesheet", "FILE", "-o", "-"]],
    "squads": [["new", "-", "--home-squad", "FILE"]],
    "rules": [["new", "-", "--rules", "FILE"], ["rules", "FILE"]],
    "scripts": [["record", "NEW", "--keep-going", "--input", "FILE"]],
    **{kind: [["import", "--list", "FILE"], ["import", "--list", "--into", "MATCH", "FILE"]] for kind in foreign.IMPORTED},
    **{kind: [["new", "-", "--home-squad", "FILE"]] for kind in foreign.SQUADS},
}


def limits():
    # Limits that protect the machine.
    resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))


def run(arguments):
    """The exit status, processor seconds and megabytes of a run."""
    child = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENVIRONMENT,
                             preexec_fn=limits)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return child.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def main():
    wanted = sys.argv[1:]
    with in_memory() as folder:
        write(folder, 1_000_000)
        write(folder, 1_000_000, foreign.KINDS)
        plain, again = os.path.join(folder, "plain.xml"), os.path.join(folder, "again.xml")
        with open(plain, "w") as file:
            file.write(match())
        bad = 0
        for kind in [*KINDS, *foreign.KINDS]:
            longest, largest, count = (0.0, ""), (0.0, ""), 0
            for name in sorted(os.listdir(os.path.join(folder, kind))):
                path = os.path.join(folder, kind, name)
                if wanted and not any(part in f"{kind}/{name}" for part in wanted):
                    continue
                for command in COMMANDS[kind]:
                    source = path if kind == "matches" else plain
                    if "NEW" in command:
                        with open(source, "rb") as old, open(again, "wb") as new:
                            new.write(old.read())
                    status, seconds, megabytes = run([{"FILE": path, "MATCH": plain, "NEW": again, "FILE:home": path + ":home"}.get(part, part) for part in command])
                    count += 1
                    if name.startswith("each-"):
                        with open(path, "rb") as lines:
                            seconds /= max(1, sum(1 for _ in lines))
                    longest = max(longest, (seconds, f"{name} {' '.join(command)}"))
                    largest = max(largest, (megabytes, f"{name} {' '.join(command)}"))
                    isRead = name.startswith("below-") and status != 0 and kind != "matches"
                    if status not in (0, 1, 2) or seconds > SECONDS or megabytes > MEGABYTES or isRead:
                        bad += 1
                        print(f"  {kind}/{name} {' '.join(command)}: status {status}, {seconds:.2f} s, {megabytes:.0f} MB")
            print(f"{kind}: {count} runs; at most {longest[0]:.2f} s ({longest[1]}), {largest[0]:.0f} MB ({largest[1]})")
        print(f"beyond {SECONDS} s or {MEGABYTES} MB, or ended badly: {bad}")


main()
