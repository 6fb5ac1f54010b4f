"""`validate` on 1,000 files against one call of xmllint on the same files."""
import os

from common import PROGRAM, ROOT, best, compared, in_memory, rich_files

with in_memory() as folder:
    files = rich_files(folder, 1000)
    ours, memory = best(3, PROGRAM, "validate", *files)
    dtd = os.path.join(ROOT, "Schema/partit.dtd")
    theirs, peer = best(3, "xmllint", "--noout", "--nonet", "--dtdvalid", dtd, *files)
    compared(f"validate {len(files)} files, and xmllint", ours, theirs, "1.0")
    print(f"peak memory: {memory:.1f} MB against {peer:.1f} MB")
