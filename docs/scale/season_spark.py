#!/usr/bin/env python3
"""The lines of many matches by Apache Spark: each task gives an archive to the program and takes its lines.

  spark-submit season_spark.py BUNDLES OUT [PROGRAM...]

BUNDLES is a folder, or a prefix of an object store, with archives of tar; OUT a folder that is not there yet, whose files in
the order of their names are the part. Spark moves shares, tries a lost one again and sorts; what a match is, the program
alone knows. A share done twice gives the same lines, and `distinct` takes them once.
"""
import subprocess
import sys
import tempfile
import threading

PROGRAM = ["futbolstats", "season", "--partial", "--tar", "-"]


def lines_of(program, name, data):
    """One archive in, its lines out. A thread feeds it, and what it complains of goes to a file: full pipes wait for ever."""
    with tempfile.TemporaryFile() as complaints:
        process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=complaints)

        def feed():
            try:
                process.stdin.write(data)
            except BrokenPipeError:
                pass
            finally:
                try:
                    process.stdin.close()
                except BrokenPipeError:
                    pass

        thread = threading.Thread(target=feed, daemon=True)
        thread.start()
        lines = [line.rstrip(b"\n").decode() for line in process.stdout]
        status = process.wait()
        thread.join()
        # 1: invalid files are recorded in the part, and trying again would not help. 2: wrong usage. 3, or killed: again.
        if status not in (0, 1):
            complaints.seek(0)
            said = complaints.read().decode(errors="replace")[-500:]
            raise RuntimeError(f"{name}: exit status {status}: {said}")
        return lines


def lines_of_shares(program):
    """For mapPartitions: the lines of all archives of a partition."""

    def lines(shares):
        for name, data in shares:
            yield from lines_of(program, name, data)

    return lines


def main(bundles, out, program):
    from pyspark.sql import SparkSession

    context = SparkSession.builder.appName("futbolstats season").getOrCreate().sparkContext
    lines = context.binaryFiles(bundles).mapPartitions(lines_of_shares(program))
    lines.distinct().sortBy(lambda line: line.encode()).saveAsTextFile(out)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:] or PROGRAM)
