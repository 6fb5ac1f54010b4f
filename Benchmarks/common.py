"""What the benchmarks share: the program, folders, matches to record, and figures."""
import gzip
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAM = os.environ.get("FUTBOLSTATS") or os.path.join(ROOT, ".build/release/futbolstats")
if not os.access(PROGRAM, os.X_OK):
    sys.exit(f"no program at {PROGRAM}: swift build -c release, or FUTBOLSTATS=/path/to/futbolstats")
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}


def on_disk():
    """A folder on a real disk, where flushing takes time."""
    folder = os.path.join(ROOT, ".build")
    os.makedirs(folder, exist_ok=True)
    return tempfile.TemporaryDirectory(prefix="benchmark-", dir=folder)


def in_memory():
    """A folder in memory, where flushing costs nothing, for preparations."""
    return tempfile.TemporaryDirectory(prefix="benchmark-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)


def run(*arguments, text="", program=PROGRAM):
    done = subprocess.run([program, *arguments], input=text.encode(), capture_output=True, env=ENVIRONMENT)
    if done.returncode != 0:
        sys.exit(f"{program} {' '.join(arguments[:3])} ...: {done.stderr.decode()}")
    return done.stdout.decode()


def measured(*command, output=subprocess.DEVNULL):
    """Seconds, peak memory in MB and processor seconds of a program run to its end."""
    began = time.perf_counter()
    child = subprocess.Popen(command, stdout=output, stderr=subprocess.PIPE, env=ENVIRONMENT)
    said = child.stderr.read().decode()
    _, status, used = os.wait4(child.pid, 0)
    took = time.perf_counter() - began
    child.returncode = status
    child.stderr.close()
    if status != 0:
        sys.exit(f"{command[0]}: {said[:2000]}")
    return took, used.ru_maxrss / 1024, used.ru_utime + used.ru_stime


def best(times, *command, output=subprocess.DEVNULL):
    """The fastest of several runs, with its memory and processor time."""
    return min(measured(*command, output=output) for _ in range(times))


def compared(what, ours, theirs, aim, unit="s", scale=1):
    print(f"{what}: {ours * scale:.3f} {unit} against {theirs * scale:.3f} {unit}: ratio {ours / theirs:.2f} (aim: {aim})")


def also(memory, peer_memory, processor, peer_processor):
    """Figures that do not depend on the load of the machine."""
    print(f"  peak memory: {memory:.1f} MB against {peer_memory:.1f} MB; "
          f"processor time: {processor:.2f} s against {peer_processor:.2f} s")


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))]


def median(values):
    return statistics.median(values)


def new_match(path):
    run("new", path, "--rules", "friendly", "--set", "substitutions=none")


def real_matches():
    with gzip.open(os.path.join(ROOT, "Tests/Data/worldcup/matches.jsonl.gz"), "rt") as lines:
        return [json.loads(line) for line in lines]


def rich_files(folder, count, different=40):
    """`count` files with generated matches, `different` of them distinct."""
    from generated import generated_match

    paths = []
    with in_memory() as memory:
        for seed in range(min(different, count)):
            path = os.path.join(memory, f"{seed}.xml")
            new_match(path)
            run("record", path, text=generated_match(seed).script())
            for copy in range(seed, count, different):
                paths.append(os.path.join(folder, f"match-{copy:04}.xml"))
                shutil.copyfile(path, paths[-1])
    return sorted(paths)
