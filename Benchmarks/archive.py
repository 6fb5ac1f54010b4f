"""10,000 matches into the archive, against a bare COPY of the same rows into the same tables with the same keys and
indexes; then the ten questions of docs/SCALE.md with their plans. PostgreSQL runs in a temporary folder.

    python3 Benchmarks/archive.py [FILES]
"""
import hashlib
import os
import re
import subprocess
import sys
import time

from common import ENVIRONMENT, PROGRAM, ROOT, compared, measured, on_disk
from season import season

SCHEMA = os.path.join(ROOT, "Schema/archive.sql")
LOAD = os.path.join(ROOT, "docs/scale/load.sql")
TABLES = "match", "appearance", "action"
COPY = "set search_path = futbolstats;\n" + "".join(f"\\copy {table} from '{table}.copy'\n" for table in TABLES)


def psql(text, *options, folder=None):
    done = subprocess.run(["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", *options, "-f", "-"], input=text.encode(),
                          capture_output=True, cwd=folder, env=ENVIRONMENT)
    if done.returncode != 0:
        sys.exit(done.stderr.decode())
    return done.stdout.decode()


def fresh(bare=False):
    text = open(SCHEMA).read()
    if bare:
        text = re.sub(r",\n  primary key .*|\ncreate index [^;]*;", "", text)
    psql("set client_min_messages = warning;\ndrop schema if exists futbolstats cascade;\n" + text + "checkpoint;\n")


def loading(folder, text, *options):
    """Seconds, and the processor seconds that the server used."""
    began = time.perf_counter()
    ticks = psql(text + "\nselect pg_backend_pid() as server \\gset\n\\echo `cut -d ' ' -f 14,15 /proc/:server/stat`\n",
                 *options, folder=folder)
    return time.perf_counter() - began, sum(map(int, ticks.split())) / os.sysconf("SC_CLK_TCK")


def rows(folder, count):
    os.mkdir(os.path.join(folder, "f"))
    season(os.path.join(folder, "f"), count)
    files = []
    for number, name in enumerate(sorted(os.listdir(os.path.join(folder, "f")))):
        path = os.path.join(folder, "f", name)
        text = open(path, encoding="latin-1", newline="").read()
        key = hashlib.sha256(str(number).encode()).hexdigest()[:32]
        text = re.sub(' identificador="[^"]*"', "", text, count=1).replace(" data=", f' temporada="2026-27" identificador="{key}" data=', 1)
        open(path, "w", encoding="latin-1", newline="").write(text)
        files.append(path)
    for table in TABLES:
        with open(os.path.join(folder, table + ".copy"), "wb") as output:
            took, memory, processor = measured(PROGRAM, "export", *files, "--format", "rows", "--table", table, "--as", "copy", output=output)
        lines = sum(1 for _ in open(output.name, "rb"))
        print(f"{table}: {lines} rows, {os.path.getsize(output.name) / 1e6:.0f} MB; made in {processor:.1f} s of processor time, {memory:.0f} MB")


def questions():
    page = open(os.path.join(ROOT, "docs/SCALE.md"), encoding="utf-8").read().split("\n### Ten questions\n")[1].split("\n#")[0]
    lookup = "".join(line[4:] + "\n" for line in page.split("\n") if re.match(r" {4}(| {2})\S", line))
    player = psql("select player_name from futbolstats.appearance where team = (select home from futbolstats.match"
                  " where home_name = 'Club 3 4' limit 1) and goals > 0 limit 1").strip()
    options = []
    for name, value in (("competition_name", "League 3 2026-27"), ("team_name", "Club 3 4"), ("player_name", player),
                        ("from", "2026-09-01"), ("to", "2026-12-31"), ("beginning", "aina ro")):
        options += ["-v", f"{name}={value}"]
    for number, question in enumerate(re.findall(r"(?:^ {8}.*\n)+", page, re.M), 1):
        explained = "explain (analyze, costs off, timing off, summary on) " + question
        plan = psql(lookup + explained * 3, *options)
        took = min(float(found) for found in re.findall(r"Execution Time: ([\d.]+)", plan))
        plan = plan[:plan.index("Planning Time")]
        reads = re.findall(r"((?:Bitmap |Parallel )*(?:Index Only |Index |Seq )Scan)(?: using (\w+))?(?: on (\w+))?", plan)
        print(f"{number:2} {took:8.2f} ms  " + ", ".join(f"{scan} {index or table}" for scan, index, table in reads))


def main(count):
    with on_disk() as folder:
        rows(folder, count)
        ours, theirs = [], []
        for _ in range(3):
            fresh()
            theirs.append(loading(folder, COPY, "-1"))
            fresh()
            ours.append(loading(folder, open(LOAD).read(), "-v", "whole=true"))
        compared(f"loading {count} matches, and COPY into the same tables", min(ours)[0], min(theirs)[0], "1.2")
        compared("  processor time of the server", min(cpu for _, cpu in ours), min(cpu for _, cpu in theirs), "1.2")
        again = loading(folder, open(LOAD).read(), "-v", "whole=true")
        compared("all of them again, and COPY into empty tables", again[0], min(theirs)[0], "2")
        fresh(bare=True)
        heap = loading(folder, COPY, "-1")
        compared("for comparison, COPY with keys and indexes, and without", min(theirs)[0], heap[0], "none")
        fresh()
        loading(folder, open(LOAD).read(), "-v", "whole=true")
        psql("vacuum analyze;")
        print(f"size: {psql('select pg_size_pretty(pg_database_size(current_database()))').strip()}")
        questions()


if "POSTGRES_DATA" in os.environ:
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
else:
    os.execv(os.path.join(ROOT, "Tests/with-postgresql"), ["with-postgresql", sys.executable, "-B", os.path.abspath(__file__), *sys.argv[1:]])
