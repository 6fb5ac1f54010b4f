"""`validate` on 1,000 files against one call of xmllint on the same files."""
import os

from common import PROGRAM, ROOT, also, best, compared, in_memory, rich_files

with in_memory() as folder:
    files = rich_files(folder, 1000)
    ours, *mine = best(3, PROGRAM, "validate", *files)
    dtd = os.path.join(ROOT, "Schema/partit.dtd")
    theirs, *peers = best(3, "xmllint", "--noout", "--nonet", "--dtdvalid", dtd, *files)
    compared(f"validate {len(files)} files, and xmllint", ours, theirs, "1.0")
    also(mine[0], peers[0], mine[1], peers[1])
