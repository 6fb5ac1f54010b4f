#!/bin/sh
# Records a real match from its line-ups and a script, checks the file and makes the report.
#   run.sh PROGRAM FOLDER
set -eu
program=$1
folder=$2
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
match=$folder/costa-rica-greece.xml

"$program" new "$match" --force --home "Costa Rica" --home-squad "$here/costa-rica.csv" \
  --away "Greece" --away-squad "$here/greece.txt" \
  --set substitutions=3 --set windows=none --set extra-substitutions=0 --set concussion=0 \
  --competition "FIFA World Cup" --season 2014 --round "Round of 16" --date 2014-06-29 --time 17:00 --venue "Recife" >/dev/null
"$program" record "$match" --input "$here/costa-rica-greece.script"
"$program" validate "$match"
echo
"$program" show "$match" score
report=$("$program" report "$match" -o "$folder/")
echo
echo "Match:  $match"
echo "Report: $report"

if [ -t 0 ] && [ -t 1 ]; then
  printf '\nGo on at the prompt with this match? [y/N] '
  read -r answer || answer=
  case $answer in
    [yYsS]*) exec "$program" record "$match" ;;
  esac
fi
