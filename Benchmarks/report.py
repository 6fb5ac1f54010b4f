"""`report` against xsltproc with the same stylesheet."""
import os

from common import PROGRAM, ROOT, also, best, compared, in_memory, median, measured, rich_files

STYLESHEET = os.path.join(ROOT, "Stylesheets/report.xsl")

with in_memory() as folder:
    files = rich_files(folder, 1000)
    pages = os.path.join(folder, "pages")
    os.mkdir(pages)
    ours, *mine = best(1, PROGRAM, "report", "-o", pages, *files)
    with open(os.path.join(folder, "stream"), "wb") as stream:
        theirs, *peers = best(1, "xsltproc", "--stringparam", "lang", "en", STYLESHEET, *files, output=stream)
    compared(f"report on {len(files)} files, and xsltproc", ours, theirs, "0.7")
    also(mine[0], peers[0], mine[1], peers[1])

    page = os.path.join(folder, "page.html")
    single, alone = [], []
    for _ in range(15):
        single.append(measured(PROGRAM, "report", "-o", page, files[0])[0])
        alone.append(measured("xsltproc", "--stringparam", "lang", "en", "-o", page, STYLESHEET, files[0])[0])
    ours, theirs = median(single), median(alone)
    print(f"one report: {ours * 1000:.1f} ms, {(ours - theirs) * 1000:.1f} ms more than xsltproc's (aim: 30 at most)")
