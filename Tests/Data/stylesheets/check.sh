#!/bin/sh
# Checks the stylesheets with xsltproc, xmllint and tidy. Prints what is wrong; the status is 1 if anything is.
#
#     Tests/Data/stylesheets/check.sh
#
# The data are valid. The catalogues have the same phrases in the three languages, with the same placeholders and
# plurals, and every phrase that a stylesheet names in full. Every stylesheet turns every match into output without
# messages, missing phrases or NaN. Pages are good HTML to tidy except for SVG, refer to nothing outside themselves,
# contain no script but data, and have less than 220,000 bytes.
#
# Each match is checked in one of the languages; with FUTBOLSTATS_TEST_ALL=1, in all.
set -u
cd "$(dirname "$0")/../../.." || exit 1
sheets=Stylesheets
data=Tests/Data/stylesheets/Data
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
status=0
wrong() { echo "$*" >&2; status=1; }

xmllint --noout --dtdvalid Schema/partit.dtd $data/*.xml 2>"$work/err" || { cat "$work/err" >&2; wrong "data not valid"; }
xmllint --noout --dtdvalid Schema/partit-2011.dtd $data/documented*.xml 2>"$work/err" || { cat "$work/err" >&2; wrong "documented data not valid"; }

# The catalogues of spreadsheets, video clips and ways of scoring are used together with that of the report, so that no
# phrase may be in both.
for catalogue in phrases csv-phrases clips-phrases scores-phrases site-phrases; do
  for language in ca es en; do
    xsltproc Tests/Data/stylesheets/phrase-keys.xsl $sheets/$catalogue-$language.xsl | sort > "$work/$catalogue-$language" || wrong "$catalogue-$language.xsl"
  done
  for language in ca es; do
    diff "$work/$catalogue-en" "$work/$catalogue-$language" > "$work/diff" || { cat "$work/diff" >&2; wrong "$catalogue-en.xsl and $catalogue-$language.xsl differ"; }
  done
  # The stylesheets that use the catalogue. site-match is a report.
  beside=phrases
  case $catalogue in
    phrases) asking=$(ls $sheets/*.xsl | grep -vE '/(site|csv-|part-csv|part-clips|part-score|chapters|cuts|timeline)'; echo $sheets/site-match.xsl) ;;
    csv-phrases) asking=$(ls $sheets/csv-players.xsl $sheets/csv-actions.xsl $sheets/part-csv.xsl) ;;
    clips-phrases) asking=$(ls $sheets/part-clips.xsl $sheets/chapters.xsl $sheets/cuts.xsl $sheets/timeline.xsl) ;;
    scores-phrases) asking=$(ls $sheets/part-score*.xsl) ;;
    site-phrases) asking=$(ls $sheets/site*.xsl | grep -v /site-match) beside= ;;
  esac
  [ "$beside" = "$catalogue" ] && beside=
  cat "$work/$catalogue-en" ${beside:+"$work/$beside-en"} | cut -f1 | sort > "$work/keys"
  uniq -d "$work/keys" | sed "s/^/$catalogue: twice: /" > "$work/twice"
  [ -s "$work/twice" ] && { cat "$work/twice" >&2; status=1; }
  grep -ohE "f:[tnw]\('[a-z0-9-]+'" $asking | sed "s/.*'\(.*\)'/\1/" | sort -u | comm -23 - "$work/keys" | sed 's/^/no phrase: /' > "$work/missing"
  [ -s "$work/missing" ] && { cat "$work/missing" >&2; status=1; }
done

# Writes one output. Arguments after the language are passed to xsltproc.
output() {
  sheet_file=$1 match_file=$2 language=$3
  shift 3
  out="$work/output"
  xsltproc --stringparam lang "$language" "$@" "$sheet_file" "$match_file" > "$out" 2>"$work/err" || wrong "$sheet_file $match_file $language $*: failed"
  [ -s "$work/err" ] && { cat "$work/err" >&2; wrong "$sheet_file $match_file $language $*: xsltproc complains"; }
  grep -q '\[\[\|NaN\|Infinity' "$out" && wrong "$sheet_file $match_file $language $*: missing phrase or no number"
  return 0
}
next=ca
for match in $data/*.xml; do
  case $next in ca) next=es ;; es) next=en ;; *) next=ca ;; esac
  languages=$next
  [ "${FUTBOLSTATS_TEST_ALL:-}" = 1 ] && languages="ca es en"
  # timeline.xsl may say which actions the video does not show.
  xsltproc --stringparam offsets "1=0 2=3600 3=7200 4=10800" $sheets/timeline.xsl "$match" 2>"$work/err" | grep -q '\[\[\|NaN' && wrong "timeline.xsl $match: missing phrase or no number"
  for language in $languages; do
    for sheet in text csv-players csv-actions; do
      output $sheets/$sheet.xsl "$match" $language
      output $sheets/$sheet.xsl "$match" $language --stringparam team ours
    done
    for parameters in "team all" "team ours" "half-time yes" "private yes"; do
      output $sheets/report.xsl "$match" $language --stringparam ${parameters% *} ${parameters#* }
      tidy -e -q "$out" 2>&1 | grep -vE '<svg> proprietary attribute "(x|y|class|role|width|height|viewbox|preserveaspectratio)"' > "$work/tidy"
      [ -s "$work/tidy" ] && { cat "$work/tidy" >&2; wrong "$match $language $parameters: tidy"; }
      # Names of namespaces and of schema.org are not fetched, and images are in the page.
      sed -E 's#http://www.w3.org/2000/svg|https://schema.org/?##g; s#<script type="application/ld.json">##; s#(src|href)="data:image/##g' "$out" > "$work/inside"
      grep -qE '<script|https?://|url\([^#]|(src|href)="[^#]' "$work/inside" && wrong "$match $language $parameters: refers outside"
      [ "$(wc -c < "$out")" -lt 220000 ] || wrong "$match $language $parameters: too long"
    done
  done
done
exit $status
