"""What the report costs to transform, in instructions, against the stylesheets of another commit: stylesheets.py [COMMIT].

Instructions do not depend on the load of the machine. They are counted from the compiled stylesheet to the written page, in xsltproc, for a
match with every kind of event, and for one with only goals, cards and substitutions.
"""
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RICH = os.path.join(ROOT, "Tests/Data/stylesheets/Data/rich.xml")
COMMIT = sys.argv[1] if len(sys.argv) > 1 else "HEAD"


def of_goals_and_cards(folder):
    """The rich match reduced to goals, cards, substitutions and whistles."""
    with open(RICH, encoding="iso-8859-1", newline="") as file:
        match = file.read()
    for kind in ("jugades", "faltes", "corners", "foresdejoc", "notes"):
        match = re.sub(rf"<{kind}>.*?</{kind}>", "", match, flags=re.S)
    path = os.path.join(folder, "goals-and-cards.xml")
    with open(path, "w", encoding="iso-8859-1", newline="") as file:
        file.write(match)
    return path


def earlier(folder):
    names = subprocess.run(["git", "-C", ROOT, "ls-tree", "--name-only", COMMIT, "Stylesheets/"],
                           check=True, capture_output=True, text=True).stdout.split()
    for name in names:
        with open(os.path.join(folder, os.path.basename(name)), "wb") as file:
            file.write(subprocess.run(["git", "-C", ROOT, "show", f"{COMMIT}:{name}"], check=True, capture_output=True).stdout)
    return folder


def instructions(sheets, match, folder):
    """Millions, by callgrind, within xsltRunStylesheetUser."""
    said = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/callgrind", "--toggle-collect=xsltRunStylesheetUser",
         "xsltproc", "--stringparam", "lang", "en", "-o", f"{folder}/page.html", f"{sheets}/report.xsl", match],
        capture_output=True, text=True).stderr
    return int(re.search(r"Collected : (\d+)", said).group(1)) / 1e6


with tempfile.TemporaryDirectory() as folder:
    os.mkdir(os.path.join(folder, "sheets"))
    before = earlier(os.path.join(folder, "sheets"))
    for what, match in (("rich", RICH), ("goals and cards", of_goals_and_cards(folder))):
        ours = instructions(os.path.join(ROOT, "Stylesheets"), match, folder)
        theirs = instructions(before, match, folder)
        print(f"{what}: {ours:.1f} million instructions against {theirs:.1f} at {COMMIT[:10]}: ratio {ours / theirs:.2f}")
