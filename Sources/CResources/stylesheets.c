// Every stylesheet of the folder Stylesheets, embedded by the C compiler. SwiftPM's own embedding generates an array
// literal, which takes the Swift compiler minutes for files of this size. A changed file triggers recompilation. A new
// stylesheet needs an entry here, in alphabetical order; a test fails if one is missing.
#include "CResources.h"

// `#embed` is C23, but clang accepts it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const StylesheetData stylesheets[] = {
  {"calendar.xsl", (const uint8_t[]){
#embed "../../Stylesheets/calendar.xsl" suffix(, 0)
  }},
  {"card-table.xsl", (const uint8_t[]){
#embed "../../Stylesheets/card-table.xsl" suffix(, 0)
  }},
  {"card.xsl", (const uint8_t[]){
#embed "../../Stylesheets/card.xsl" suffix(, 0)
  }},
  {"chapters.xsl", (const uint8_t[]){
#embed "../../Stylesheets/chapters.xsl" suffix(, 0)
  }},
  {"clips-phrases-ca.xsl", (const uint8_t[]){
#embed "../../Stylesheets/clips-phrases-ca.xsl" suffix(, 0)
  }},
  {"clips-phrases-en.xsl", (const uint8_t[]){
#embed "../../Stylesheets/clips-phrases-en.xsl" suffix(, 0)
  }},
  {"clips-phrases-es.xsl", (const uint8_t[]){
#embed "../../Stylesheets/clips-phrases-es.xsl" suffix(, 0)
  }},
  {"csv-actions.xsl", (const uint8_t[]){
#embed "../../Stylesheets/csv-actions.xsl" suffix(, 0)
  }},
  {"csv-phrases-ca.xsl", (const uint8_t[]){
#embed "../../Stylesheets/csv-phrases-ca.xsl" suffix(, 0)
  }},
  {"csv-phrases-en.xsl", (const uint8_t[]){
#embed "../../Stylesheets/csv-phrases-en.xsl" suffix(, 0)
  }},
  {"csv-phrases-es.xsl", (const uint8_t[]){
#embed "../../Stylesheets/csv-phrases-es.xsl" suffix(, 0)
  }},
  {"csv-players.xsl", (const uint8_t[]){
#embed "../../Stylesheets/csv-players.xsl" suffix(, 0)
  }},
  {"cuts.xsl", (const uint8_t[]){
#embed "../../Stylesheets/cuts.xsl" suffix(, 0)
  }},
  {"import-opta.xsl", (const uint8_t[]){
#embed "../../Stylesheets/import-opta.xsl" suffix(, 0)
  }},
  {"live-bench.xsl", (const uint8_t[]){
#embed "../../Stylesheets/live-bench.xsl" suffix(, 0)
  }},
  {"live-board.xsl", (const uint8_t[]){
#embed "../../Stylesheets/live-board.xsl" suffix(, 0)
  }},
  {"live-frame.xsl", (const uint8_t[]){
#embed "../../Stylesheets/live-frame.xsl" suffix(, 0)
  }},
  {"live-home.xsl", (const uint8_t[]){
#embed "../../Stylesheets/live-home.xsl" suffix(, 0)
  }},
  {"live-json.xsl", (const uint8_t[]){
#embed "../../Stylesheets/live-json.xsl" suffix(, 0)
  }},
  {"live-state.xsl", (const uint8_t[]){
#embed "../../Stylesheets/live-state.xsl" suffix(, 0)
  }},
  {"message.xsl", (const uint8_t[]){
#embed "../../Stylesheets/message.xsl" suffix(, 0)
  }},
  {"parameters.xsl", (const uint8_t[]){
#embed "../../Stylesheets/parameters.xsl" suffix(, 0)
  }},
  {"part-attempts.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-attempts.xsl" suffix(, 0)
  }},
  {"part-card-lineup.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-card-lineup.xsl" suffix(, 0)
  }},
  {"part-card-player.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-card-player.xsl" suffix(, 0)
  }},
  {"part-card-result.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-card-result.xsl" suffix(, 0)
  }},
  {"part-card.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-card.xsl" suffix(, 0)
  }},
  {"part-clips.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-clips.xsl" suffix(, 0)
  }},
  {"part-clock.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-clock.xsl" suffix(, 0)
  }},
  {"part-club.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-club.xsl" suffix(, 0)
  }},
  {"part-comparison.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-comparison.xsl" suffix(, 0)
  }},
  {"part-contents.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-contents.xsl" suffix(, 0)
  }},
  {"part-contrast.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-contrast.xsl" suffix(, 0)
  }},
  {"part-cross-tables.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-cross-tables.xsl" suffix(, 0)
  }},
  {"part-csv.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-csv.xsl" suffix(, 0)
  }},
  {"part-cumulative.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-cumulative.xsl" suffix(, 0)
  }},
  {"part-discipline.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-discipline.xsl" suffix(, 0)
  }},
  {"part-dismissals.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-dismissals.xsl" suffix(, 0)
  }},
  {"part-events.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-events.xsl" suffix(, 0)
  }},
  {"part-field.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-field.xsl" suffix(, 0)
  }},
  {"part-fitted.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-fitted.xsl" suffix(, 0)
  }},
  {"part-head.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-head.xsl" suffix(, 0)
  }},
  {"part-header.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-header.xsl" suffix(, 0)
  }},
  {"part-incidents.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-incidents.xsl" suffix(, 0)
  }},
  {"part-json.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-json.xsl" suffix(, 0)
  }},
  {"part-kinds.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-kinds.xsl" suffix(, 0)
  }},
  {"part-lines.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-lines.xsl" suffix(, 0)
  }},
  {"part-lineups.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-lineups.xsl" suffix(, 0)
  }},
  {"part-log.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-log.xsl" suffix(, 0)
  }},
  {"part-look.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-look.xsl" suffix(, 0)
  }},
  {"part-marks.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-marks.xsl" suffix(, 0)
  }},
  {"part-match-style.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-match-style.xsl" suffix(, 0)
  }},
  {"part-men.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-men.xsl" suffix(, 0)
  }},
  {"part-momentum.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-momentum.xsl" suffix(, 0)
  }},
  {"part-names.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-names.xsl" suffix(, 0)
  }},
  {"part-next.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-next.xsl" suffix(, 0)
  }},
  {"part-notes.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-notes.xsl" suffix(, 0)
  }},
  {"part-occasion.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-occasion.xsl" suffix(, 0)
  }},
  {"part-own-actions.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-own-actions.xsl" suffix(, 0)
  }},
  {"part-own-events.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-own-events.xsl" suffix(, 0)
  }},
  {"part-paints.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-paints.xsl" suffix(, 0)
  }},
  {"part-people.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-people.xsl" suffix(, 0)
  }},
  {"part-phase.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-phase.xsl" suffix(, 0)
  }},
  {"part-phrases.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-phrases.xsl" suffix(, 0)
  }},
  {"part-pitch.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-pitch.xsl" suffix(, 0)
  }},
  {"part-places.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-places.xsl" suffix(, 0)
  }},
  {"part-players.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-players.xsl" suffix(, 0)
  }},
  {"part-positions.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-positions.xsl" suffix(, 0)
  }},
  {"part-print.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-print.xsl" suffix(, 0)
  }},
  {"part-result.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-result.xsl" suffix(, 0)
  }},
  {"part-score-run.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-score-run.xsl" suffix(, 0)
  }},
  {"part-scorers.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-scorers.xsl" suffix(, 0)
  }},
  {"part-scores.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-scores.xsl" suffix(, 0)
  }},
  {"part-seconds.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-seconds.xsl" suffix(, 0)
  }},
  {"part-shoot-out.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-shoot-out.xsl" suffix(, 0)
  }},
  {"part-slices.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-slices.xsl" suffix(, 0)
  }},
  {"part-squads.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-squads.xsl" suffix(, 0)
  }},
  {"part-state.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-state.xsl" suffix(, 0)
  }},
  {"part-statistics.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-statistics.xsl" suffix(, 0)
  }},
  {"part-story.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-story.xsl" suffix(, 0)
  }},
  {"part-style.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-style.xsl" suffix(, 0)
  }},
  {"part-substitutions.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-substitutions.xsl" suffix(, 0)
  }},
  {"part-text.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-text.xsl" suffix(, 0)
  }},
  {"part-timeline.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-timeline.xsl" suffix(, 0)
  }},
  {"part-unresolved.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-unresolved.xsl" suffix(, 0)
  }},
  {"part-visible.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-visible.xsl" suffix(, 0)
  }},
  {"part-who.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-who.xsl" suffix(, 0)
  }},
  {"part-widths.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-widths.xsl" suffix(, 0)
  }},
  {"part-words.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-words.xsl" suffix(, 0)
  }},
  {"part-zones.xsl", (const uint8_t[]){
#embed "../../Stylesheets/part-zones.xsl" suffix(, 0)
  }},
  {"phrases-ca.xsl", (const uint8_t[]){
#embed "../../Stylesheets/phrases-ca.xsl" suffix(, 0)
  }},
  {"phrases-en.xsl", (const uint8_t[]){
#embed "../../Stylesheets/phrases-en.xsl" suffix(, 0)
  }},
  {"phrases-es.xsl", (const uint8_t[]){
#embed "../../Stylesheets/phrases-es.xsl" suffix(, 0)
  }},
  {"positions.xsl", (const uint8_t[]){
#embed "../../Stylesheets/positions.xsl" suffix(, 0)
  }},
  {"report.xsl", (const uint8_t[]){
#embed "../../Stylesheets/report.xsl" suffix(, 0)
  }},
  {"rounds.xsl", (const uint8_t[]){
#embed "../../Stylesheets/rounds.xsl" suffix(, 0)
  }},
  {"scores-phrases-ca.xsl", (const uint8_t[]){
#embed "../../Stylesheets/scores-phrases-ca.xsl" suffix(, 0)
  }},
  {"scores-phrases-en.xsl", (const uint8_t[]){
#embed "../../Stylesheets/scores-phrases-en.xsl" suffix(, 0)
  }},
  {"scores-phrases-es.xsl", (const uint8_t[]){
#embed "../../Stylesheets/scores-phrases-es.xsl" suffix(, 0)
  }},
  {"site-bracket.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-bracket.xsl" suffix(, 0)
  }},
  {"site-course.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-course.xsl" suffix(, 0)
  }},
  {"site-index.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-index.xsl" suffix(, 0)
  }},
  {"site-lists.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-lists.xsl" suffix(, 0)
  }},
  {"site-match.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-match.xsl" suffix(, 0)
  }},
  {"site-phrases-ca.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-phrases-ca.xsl" suffix(, 0)
  }},
  {"site-phrases-en.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-phrases-en.xsl" suffix(, 0)
  }},
  {"site-phrases-es.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-phrases-es.xsl" suffix(, 0)
  }},
  {"site-player.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-player.xsl" suffix(, 0)
  }},
  {"site-results.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-results.xsl" suffix(, 0)
  }},
  {"site-scout.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-scout.xsl" suffix(, 0)
  }},
  {"site-style.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-style.xsl" suffix(, 0)
  }},
  {"site-table.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-table.xsl" suffix(, 0)
  }},
  {"site-team.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-team.xsl" suffix(, 0)
  }},
  {"site-words.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site-words.xsl" suffix(, 0)
  }},
  {"site.xsl", (const uint8_t[]){
#embed "../../Stylesheets/site.xsl" suffix(, 0)
  }},
  {"text.xsl", (const uint8_t[]){
#embed "../../Stylesheets/text.xsl" suffix(, 0)
  }},
  {"timeline.xsl", (const uint8_t[]){
#embed "../../Stylesheets/timeline.xsl" suffix(, 0)
  }},
};

size_t stylesheet_count(void) { return sizeof stylesheets / sizeof *stylesheets; }
StylesheetData stylesheet_at(size_t index) { return stylesheets[index]; }
