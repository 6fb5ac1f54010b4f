"""A season in git: 10,000 matches in two clones, with 500 edited offline in each and then pulled.

The peers merge the same files line by line: git itself, and git with `git merge-file` as a driver, which like ours runs a
process for each file.
"""
import os
import shutil
import subprocess
import sys
import time

from common import ENVIRONMENT, PROGRAM, compared, in_memory, rich_files, run
from generated import generated_match

MATCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
EDITED = int(sys.argv[2]) if len(sys.argv) > 2 else 500
SEEDS = min(100, MATCHES)
GIT = {
    **ENVIRONMENT, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "PATH": os.path.dirname(PROGRAM) + ":" + os.environ["PATH"],
    **{f"GIT_{who}_{what}": text for who in ("AUTHOR", "COMMITTER")
       for what, text in (("NAME", "Test"), ("EMAIL", "test@example.org"))},
}


def git(folder, *arguments, fails=False):
    done = subprocess.run(["git", "-C", folder, *arguments], capture_output=True, env=GIT)
    said = done.stdout.decode() + done.stderr.decode()
    if done.returncode != 0 and not fails:
        sys.exit(f"git {' '.join(arguments)}: {said[:2000]}")
    return said


def number(seed, kind):
    """The log number of the first event of a kind."""
    count = 0
    for line, events in generated_match(seed).lines(timed=True):
        if not events:
            count += 1
        for event in events:
            count += 1
            if event.kind == kind:
                return count, event
            # The card of a foul.
            count += event.kind == "foul" and event.clause.endswith("y")


def edit(folder, who, index, contradicts):
    """Two people each add an event, correct one and fill in a detail; in every twentieth match they contradict each other."""
    seed = index % SEEDS
    note, event = number(seed, "note")
    player = event.clause.split("n")[0]
    text = f"{who} sees it differently" if contradicts else "tired"
    lines = [f"edit {note} {event.side}{player}n {text}"]
    if who == "anna":
        lines += ["30' n pitch is wet", "set attendance 300"]
    else:
        lines = [f"del {number(seed, 'corner')[0]} !"] if not contradicts else lines
        lines += ["60' n wind from the north", "set venue Camp Municipal"]
    run("record", os.path.join(folder, f"match-{index:05}.xml"), text="".join(line + "\n" for line in lines))


def pulled(folder):
    """Seconds, processor seconds, and git's output."""
    before = os.times()
    began = time.perf_counter()
    said = git(folder, "pull", "--no-rebase", "--no-edit", fails=True)
    took = time.perf_counter() - began
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return took, used, said


def commit(folder, text):
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "-m", text)


with in_memory() as folder:
    hub, anna, biel, *peers = (os.path.join(folder, name) for name in ("hub.git", "anna", "biel", "plain", "driven"))
    git(folder, "init", "--quiet", "--bare", "--initial-branch=main", hub)
    git(folder, "clone", "--quiet", hub, anna)
    for index, path in enumerate(rich_files(folder, SEEDS, SEEDS)):
        for copy in range(index, MATCHES, SEEDS):
            shutil.copy(path, os.path.join(anna, f"match-{copy:05}.xml"))
    run("merge", "--install-git", anna)
    commit(anna, "Season")
    git(anna, "push", "--quiet", "origin", "HEAD:main")
    git(folder, "clone", "--quiet", hub, biel)
    run("merge", "--install-git", biel)
    for clone, who in ((anna, "anna"), (biel, "biel")):
        for index in range(EDITED):
            edit(clone, who, index * (MATCHES // EDITED), index % 20 == 0)
        commit(clone, f"Two weeks of {who}")
    git(anna, "push", "--quiet", "origin", "HEAD:main")
    for peer in peers:
        shutil.copytree(biel, peer)
        git(peer, "config", "--remove-section", "merge.futbolstats")
    git(peers[1], "config", "merge.futbolstats.driver", "git merge-file %A %O %B")

    took, used, said = pulled(biel)
    plain, driven = pulled(peers[0]), pulled(peers[1])
    conflicts, peer_conflicts = said.count("CONFLICT"), driven[2].count("CONFLICT")
    names = [f"match-{index * (MATCHES // EDITED):05}.xml" for index in range(EDITED)]
    done = subprocess.run([PROGRAM, "validate", *names], cwd=biel, capture_output=True, env=ENVIRONMENT)
    questions = done.stderr.decode().count("merged records differ")
    contents = [open(os.path.join(biel, name), encoding="utf-8").read() for name in names]
    whole = sum("pitch is wet" in text and "wind from the north" in text and "Camp Municipal" in text for text in contents)
    print(f"git pull of {MATCHES} matches, {EDITED} edited on both sides: {took:.1f} s, processor {used:.1f} s")
    print(f"  {whole} files with the edits of both; {questions} questions in {conflicts} files; "
          f"all valid: {done.returncode == 0 and 'error' not in done.stderr.decode()}")
    print(f"  line by line: {peer_conflicts} files in conflict")
    compared("git pull, waiting, and with a driver line by line", took, driven[0], "no aim")
    compared("git pull, processor, and with a driver line by line", used, driven[1], "no aim")
    compared("git pull, waiting, and git itself line by line", took, plain[0], "no aim")
    print(f"  for each file merged: {1000 * used / EDITED:.0f} ms of processor time against {1000 * driven[1] / EDITED:.0f} ms")
