"""The time from the start of the program to its end if there is nothing to do, and to its first prompt at a terminal."""
import os
import pty
import re
import select
import signal
import time

from common import ENVIRONMENT, PROGRAM, compared, in_memory, median, new_match, run
from generated import generated_match


# Bold on a terminal with colours.
PROMPT = rb">(\x1b\[0m)? "


def first_prompt(command, prompt):
    began = time.perf_counter()
    process, master = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, {**ENVIRONMENT, "PS1": "peer> "})
    seen = b""
    while not re.search(prompt, seen):
        if not select.select([master], [], [], 10)[0]:
            raise SystemExit(f"no prompt: {seen}")
        seen += os.read(master, 65536)
    took = time.perf_counter() - began
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(master)
    return took


def start_and_end(program):
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0), (os.POSIX_SPAWN_DUP2, 1, 2)]
    began = time.perf_counter()
    os.waitpid(os.posix_spawnp(program, [program, "--version"], ENVIRONMENT, file_actions=quiet), 0)
    return time.perf_counter() - began


ours, theirs = zip(*((start_and_end(PROGRAM), start_and_end("xmllint")) for _ in range(200)))
compared("--version, and of xmllint", median(ours), median(theirs), "2", "ms", 1000)

with in_memory() as folder:
    path = os.path.join(folder, "m.xml")
    new_match(path)
    empty, peer = [], []
    for _ in range(30):
        empty.append(first_prompt([PROGRAM, "record", path], PROMPT))
        peer.append(first_prompt(["bash", "--norc", "--noprofile", "-i"], rb"peer> "))
    run("record", path, text="".join(generated_match(1).script().splitlines(keepends=True)[:-1]))
    full = [first_prompt([PROGRAM, "record", path], PROMPT) for _ in range(30)]
    compared("first prompt of a new match, and of bash", median(empty), median(peer), "none", "ms", 1000)
    compared("first prompt of a match of 90 events, and of bash", median(full), median(peer), "none", "ms", 1000)
