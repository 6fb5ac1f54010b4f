"""Imports from other programs, against the minimum work on the same data: tournaments, timelines, feeds, calendars, squads.

Seconds are processor time. Matches are listed, not written."""
import os
import re
import subprocess
import sys

import foreign
from common import PROGRAM, ROOT, compared, in_memory, measured

DATA = os.path.join(ROOT, "Tests/Data/exchange")
PYTHON = os.path.join(ROOT, ".build/kloppy/bin/python")


def least(*command):
    """Processor seconds of the best of several runs, and the peak memory."""
    runs = [measured(*command) for _ in range(5)]
    return min(seconds for _, _, seconds in runs), max(memory for _, memory, _ in runs)


def beside(what, ours, theirs, aim):
    (mine, memory), (peer, _) = least(*ours), least(*theirs)
    compared(what, mine, peer, aim, "ms", 1000)
    print(f"  peak memory: {memory:.0f} MB (aim: 200)")


with in_memory() as folder:
    # The time xmllint needs to validate the resulting files, for comparison.
    cup = os.path.join(DATA, "football-txt/worldcup-2014.txt")
    made = os.path.join(folder, "cup")
    os.mkdir(made)
    subprocess.run([PROGRAM, "import", cup, "-o", made], check=True, capture_output=True)
    files = [os.path.join(made, name) for name in sorted(os.listdir(made))]
    beside(f"a tournament of {len(files)} matches, and xmllint on the files that come of it", [PROGRAM, "import", "--list", cup],
           ["xmllint", "--noout", "--nonet", "--dtdvalid", os.path.join(ROOT, "Schema/partit.dtd"), *files], "10, and 500 ms")

    clips = dict(foreign.timelines(60_000))["below-clips"]
    timeline = os.path.join(folder, "t.xml")
    with open(timeline, "w") as file:
        file.write(clips)
    beside(f"a timeline of {clips.count('<instance>')} clips, and xmllint", [PROGRAM, "import", "--list", timeline], ["xmllint", "--noout", timeline], "30")

    wrapped = os.path.join(folder, "opta.xml")
    halves = [os.path.join(DATA, "made/opta", name) for name in ("cup-f7.xml", "cup-f24.xml")]
    with open(wrapped, "w") as file:
        file.write("<opta>" + "".join(re.sub(r"<\?xml.*?\?>", "", open(path).read()) for path in halves) + "</opta>")
    beside("F7 and F24 of a cup tie, and xsltproc with the same stylesheet", [PROGRAM, "import", "--list", *halves],
           ["xsltproc", os.path.join(ROOT, "Stylesheets/import-opta.xsl"), wrapped], "3")

    fixtures = dict(foreign.calendars(12 * 380))["fixtures"]
    calendar = os.path.join(folder, "season.ics")
    with open(calendar, "w") as file:
        file.write(fixtures)
    if os.access(PYTHON, os.X_OK):
        beside("a calendar of 380 fixtures, and icalendar (PyPI)", [PROGRAM, "import", "--list", calendar],
               [PYTHON, "-c", "import sys, icalendar; icalendar.Calendar.from_ical(open(sys.argv[1]).read())", calendar], "1")

    sheet = os.path.join(folder, "squad.ods")
    with open(sheet, "wb") as file:
        file.write(dict(foreign.spreadsheets(5_000))["many-rows"])
    content = os.path.join(folder, "content.xml")
    with open(content, "wb") as file:
        file.write(subprocess.run(["python3", "-c", "import sys, zipfile; sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read('content.xml'))", sheet],
                                  check=True, capture_output=True).stdout)
    beside("a squad of 99 in .ods, and xmllint on the XML in it", [PROGRAM, "new", "-", "--home-squad", sheet], ["xmllint", "--noout", content], "5")
sys.stdout.flush()
