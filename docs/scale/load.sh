#!/bin/sh
# load.sh [--names full|short|numbers] FOLDER      the archive becomes what is in the folder and those below
# load.sh [--names full|short|numbers] --add FILE  adds or corrects some matches; the others stay
#
# The database is that of psql's environment: PGSERVICE, or PGHOST, PGDATABASE and PGUSER.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
names= whole=true
while :; do
  case ${1-} in
    --names) names="--names $2"; shift 2 ;;
    --add) whole=false; shift ;;
    *) break ;;
  esac
done
[ $# -gt 0 ] || { sed -n 's/^# load/usage: load/p' "$0" >&2; exit 2; }
rows=$(mktemp -d)
trap 'rm -rf "$rows"' EXIT
trap 'exit 1' HUP INT TERM
# A list, because files may come and go meanwhile.
find "$@" -type f -name '[!.]*.xml' ! -name temporada.xml ! -name '*sync-conflict*' -print0 > "$rows/files"
[ -s "$rows/files" ] || { echo "load.sh: no match files in $*" >&2; exit 1; }
for table in match appearance action; do
  # shellcheck disable=SC2086
  xargs -0 futbolstats export --format rows --table $table --as copy $names < "$rows/files" > "$rows/$table.copy"
done
cd "$rows"
psql --no-psqlrc --quiet --set whole=$whole --file "$here/load.sql"
