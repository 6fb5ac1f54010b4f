"""The cost of having each action on disk before it is answered."""
import os
import pty
import re
import select
import shutil
import subprocess
import time

from common import ENVIRONMENT, PROGRAM, ROOT, compared, median, new_match, on_disk, percentile, run

# Every shot has an outcome; without one, the next line would be preceded by a question.
CLAUSES = ["9s+h", "v4f9", "c", "v7o", "v10s-", "3f8", "vc", "v8s.,11", "9sx", "v5f"]
# Five matches of 100 to 200 actions, 150 on average: consecutive lines as in a real match, including the first one.
ROUNDS, FIRST, LINES = 5, 101, 100


def bare_save(folder, descriptor, name, contents):
    """Write, fsync, rename, fsync of the folder: the minimum for any program."""
    temporary = os.path.join(folder, ".bare.tmp")
    began = time.perf_counter()
    file = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
    os.write(file, contents)
    os.fsync(file)
    os.close(file)
    os.rename(temporary, os.path.join(folder, name))
    os.fsync(descriptor)
    return time.perf_counter() - began


def contents(path):
    with open(path, "rb") as file:
        return file.read()


class Terminal:
    """A program in its own terminal."""

    def __init__(self, *arguments, program=PROGRAM):
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.execve(program, [program, *arguments], ENVIRONMENT)
        self.seen = b""

    def wait(self, pattern):
        deadline = time.perf_counter() + 10
        while not (found := re.search(pattern, self.seen)):
            select.select([self.master], [], [], 10)
            if time.perf_counter() > deadline:
                raise SystemExit(f"not seen: {pattern}\n{self.seen}")
            self.seen += os.read(self.master, 65536)
        self.seen = self.seen[found.end():]
        return found

    def enter(self, line):
        os.write(self.master, line.encode() + b"\r")

    def leave(self):
        self.enter("quit")
        try:
            while os.read(self.master, 65536):
                pass
        except OSError:
            pass
        os.waitpid(self.process, 0)
        os.close(self.master)


def beginning(path):
    """A match in its first half, with 100 actions."""
    new_match(path)
    run("record", path, text="".join(line + "\n" for line in ["start"] + CLAUSES * 10) + "undo\n")
    return contents(path)


def clause(index):
    """The line with that number. The prompt would ask about events that repeat within a minute if the lines did not end in " !"."""
    return CLAUSES[index % len(CLAUSES)] + " !"


def latency(folder, start, pause, what):
    """From Enter to the answer, at a terminal, with a bare save of the same bytes after each, both after a pause."""
    descriptor = os.open(folder, os.O_RDONLY)
    ours, bare = [], []
    for turn in range(ROUNDS):
        path = os.path.join(folder, f"latency-{turn}.xml")
        with open(path, "wb") as file:
            file.write(start)
        terminal = Terminal("record", path)
        terminal.wait(rb"\d:\d\d>(\x1b\[0m)? ")
        # Flush the files just created, as a match is opened some time before it begins.
        os.sync()
        for index in range(LINES):
            line = clause(index)
            # Typed before the clock starts, because typing takes time too.
            os.write(terminal.master, line.encode())
            terminal.wait(b"G" + re.escape(line[-1]).encode())
            time.sleep(pause)
            began = time.perf_counter()
            os.write(terminal.master, b"\r")
            terminal.wait(rb"\n *%d  " % (FIRST + index))
            ours.append(time.perf_counter() - began)
            state = contents(path)
            time.sleep(pause)
            bare.append(bare_save(folder, descriptor, "bare.xml", state))
        terminal.leave()
    os.close(descriptor)
    peer = least(folder, start, pause)
    for name, figure in [("median", median), ("99th percentile", lambda times: percentile(times, 0.99))]:
        compared(f"{what}, {name}", figure(ours), figure(bare), "1.2", "ms", 1000)
        compared(f"  against a bare program at a terminal, {name}", figure(ours), figure(peer), "1.2", "ms", 1000)


def least(folder, start, pause):
    """The same for a terminal program that only saves, because waking up for Enter and printing the answer take time too."""
    compiler = shutil.which("clang") or shutil.which("cc")
    if not compiler:
        raise SystemExit("no C compiler to build peer.c with")
    program = os.path.join(folder, "peer")
    subprocess.run([compiler, "-O2", "-o", program, os.path.join(ROOT, "Benchmarks/peer.c")], check=True)
    source = os.path.join(folder, "peer-source.xml")
    with open(source, "wb") as file:
        file.write(start)
    terminal = Terminal(folder, "peer.xml", program=program)
    os.sync()
    times = []
    for _ in range(ROUNDS * LINES):
        terminal.enter(source)
        terminal.wait(b"ready")
        time.sleep(pause)
        began = time.perf_counter()
        os.write(terminal.master, b"\r")
        terminal.wait(b"saved")
        times.append(time.perf_counter() - began)
    os.close(terminal.master)
    os.waitpid(terminal.process, 0)
    return times


def throughput(folder, start):
    """Actions from a pipe, as fast as they are acknowledged, against bare saves of the same bytes."""
    count = 300
    path = os.path.join(folder, "throughput.xml")
    with open(path, "wb") as file:
        file.write(start)
    child = subprocess.Popen(
        [PROGRAM, "record", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT)
    states = []
    for index in range(count):
        child.stdin.write(CLAUSES[index % len(CLAUSES)].encode() + b"\n")
        child.stdin.flush()
        child.stdout.readline()
        states.append(contents(path))
    child.stdin.close()
    child.wait()

    descriptor = os.open(folder, os.O_RDONLY)
    ratios = []
    for _ in range(5):
        with open(path, "wb") as file:
            file.write(start)
        child = subprocess.Popen(
            [PROGRAM, "record", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT)
        # The first answer includes the start of the program.
        child.stdin.write("".join(CLAUSES[index % len(CLAUSES)] + "\n" for index in range(count)).encode())
        child.stdin.flush()
        child.stdout.readline()
        began = time.perf_counter()
        for _ in range(count - 1):
            child.stdout.readline()
        took = time.perf_counter() - began
        child.stdin.close()
        child.wait()
        bare = sum(bare_save(folder, descriptor, "bare.xml", state) for state in states[1:])
        ratios.append((bare / took, (count - 1) / took, (count - 1) / bare))
    os.close(descriptor)
    ratio, ours, bare = sorted(ratios)[len(ratios) // 2]
    print(f"acknowledged actions: {ours:.0f} a second against {bare:.0f} bare saves of the same bytes: ratio {ratio:.2f}")


with on_disk() as folder:
    start = beginning(os.path.join(folder, "start.xml"))
    latency(folder, start, 0, "Enter to answer")
    latency(folder, start, 0.05, "Enter to answer after a pause")
    throughput(folder, start)
