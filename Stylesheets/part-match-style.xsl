<?xml version="1.0" encoding="UTF-8"?>
<!-- Style rules for match pages alone. Rules for all pages are in part-style.xsl, those for paper in part-print.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">

  <xsl:variable name="page-rules">
.defs { position: absolute; }
.nobr { white-space: nowrap; } .whole { display: inline-block; }
.i { width: .95em; height: .95em; margin-right: .3em; vertical-align: -.1em; overflow: visible; }
i { font-size: 0; font-style: normal; }
i::before { font-size: .8rem; }
.h::before { content: "\25CF"; color: var(--home); }
.a::before { content: "\25C6"; color: var(--away); }
.at { overflow: visible; }
h1 .team:first-child { text-align: right; }
h1 .score + .team { text-align: left; }
h1 .score { font-size: 2.9em; font-weight: 800; line-height: 1; letter-spacing: -.02em; white-space: nowrap; }
.story { max-width: 44em; margin: .3em auto 0; }
.story span { display: inline-block; }
.facing { max-width: 460px; margin: .8em auto; }
.facing tbody th { width: 100%; }
.facing td { min-width: 2.2em; white-space: nowrap; padding: 0; font-size: 1.1em; font-weight: 700;
  text-align: center; vertical-align: bottom; }
.facing tbody th { padding: .1em 0; font-size: .9em; line-height: 1.2; text-align: center; }
.facing tbody tr + tr > * { border: 0; }
.tries td { min-width: 4.2em; }
.facing svg { display: block; width: 100%; margin: 1px 0 2px; }
/* On a phone folded; wider screens have the room. Browsers that cannot unfold by style drop the rule that hides the
   summary as well. */
.spread > summary { display: var(--folded, list-item); }
@media (min-width: 720px) {
  .spread > summary, .spread::details-content { --folded: none; }
  .spread::details-content { display: block; content-visibility: visible; height: auto; }
}
.squad { columns: 2; column-gap: 20px; margin-top: 8px; list-style: none; font-size: .93em; }
.squad li { padding: .22em 0; border-top: 1px solid var(--rule); break-inside: avoid; }
.squad abbr { color: var(--soft); font-size: .86em; }

.incidents { max-width: 640px; margin: .6em auto 0; list-style: none; }
.incidents li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) 4.4em minmax(0, 1fr);
  align-items: baseline; padding: .22em 0; }
.incidents li::before { content: ""; position: absolute; top: 0; bottom: 0; left: 50%;
  border-left: 1px solid var(--rule); }
.incidents .m { position: relative; grid-area: 1 / 2; background: var(--bg); font-size: .8em; line-height: 1.15;
  text-align: center; white-space: normal; }
.incidents .what { grid-row: 1; padding: 0 .2em; }
.incidents .home .what { grid-column: 1; text-align: right; }
.incidents .away .what { grid-column: 3; }
.incidents .stage { display: block; text-align: center; }
.incidents .stage::before { display: none; }
.broad { display: none; }
@media (min-width: 720px) { .broad { display: block; } }
/* One sheet of paper has no list of events below the drawing. */
@media screen and (max-width: 719px) { .sheet #timeline { display: none; } }
.now { padding: 0 .4em; border: 1px solid; border-radius: .8em; white-space: nowrap; }
.strip { display: grid; grid-template-columns: fit-content(60%) 1fr; gap: .3em .6em; margin-bottom: .3em; font-size: 1.15em; }
.strip p { display: contents; }

.scorers { display: grid; grid-template-columns: 1fr 1fr; gap: 2.4em; margin: .7em 0; font-size: .93em;
  line-height: 1.45; }
.scorers ul { list-style: none; } .scorers abbr { white-space: nowrap; }
.scorers div:first-child { text-align: right; }
.scorers div:last-child { text-align: left; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr)); gap: 14px 24px;
  align-items: start; }
.triple { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 290px), 1fr)); gap: 20px 32px; }
.triple table + table { margin-top: 10px; }
/* The sections that are no wider than they need be stand in two columns of one height; one alone has the middle. */
@media (min-width: 860px) {
  .flow { columns: 2; column-gap: 32px; margin-bottom: 1.6em; }
  .flow > section { break-inside: avoid; }
  .flow > section:only-child { column-span: all; max-width: 640px; margin-left: auto; margin-right: auto; }
}
.compare caption, .list caption, .grid9 caption { color: var(--soft); font-size: .93em; font-weight: 400; }
.how { display: block; color: var(--soft); font-size: .9em; }
.no { color: var(--soft); }

.compare svg { width: 100%; }
.badge { margin-left: .45em; color: var(--soft); font-size: .86em; white-space: nowrap; }
.badge .i { margin-right: .15em; }
.officials { margin-top: 6px; }

.compare { text-align: center; table-layout: fixed; }
.compare .label { width: 40%; }
.upright abbr { writing-mode: var(--upright, vertical-rl); }
/* Where one line has no room for all periods they stand below the totals: more than four on every screen and on paper,
   more than two on a phone. */
.compare.stacked { --table: block; --rows: block; --row: flex; --columns: none; --upright: horizontal-tb; --line: 0; }
@media screen and (max-width: 719px) {
  .compare.crowded { --table: block; --rows: block; --row: flex; --columns: none; --upright: horizontal-tb; --line: 0; }
}
.compare { display: var(--table, table); }
.compare caption { display: var(--rows, table-caption); }
.compare thead { display: var(--rows, table-header-group); }
.compare tbody { display: var(--rows, table-row-group); }
.compare colgroup { display: var(--columns, table-column-group); }
.compare tr { display: var(--row, table-row); flex-wrap: wrap; align-items: baseline; }
.compare tr > * { flex: 1 0 4%; order: 1; }
.compare .sum, .compare tbody th, .compare thead td, .compare thead tr:first-child th { order: 0; }
.compare thead tr:first-child td { flex-grow: 0; }
.compare tbody th, .compare thead tr + tr td { flex-basis: 63%; }
.compare .sum { flex-basis: 18%; }
.compare tbody td:not(.sum) { border-top-width: var(--line, 1px); }
.compare thead .sum, .compare thead td { border-bottom-width: var(--line, 1px); }
/* The periods of the visitors keep a distance from those of the home side. */
.compare tbody .sum + td, .compare thead .sum + th { margin-left: 1.2em; }
.many td:not(.sum) { font-size: .84em; }
.many .label { width: 32%; }
.compare th, .compare td { padding-left: .05em; padding-right: .05em; text-align: center; }
.compare tbody th { font-size: .93em; line-height: 1.2; }
.compare tbody svg { display: block; margin: 2px 0 1px; }
.list th, .list .w { text-align: left; }
.list thead th { text-align: left; }
.list td.m { width: 1%; text-align: left; }
.list td.m, .list thead th:first-child { padding-right: .8em; }
.list .w { width: 42%; }
#attempts .w { width: 24%; }
.list .fa-cell, #substitutions thead tr + tr th, .list thead th[colspan] { text-align: center; }
.fa-cell, .list thead th { overflow-wrap: normal; white-space: nowrap; }
.list .fa-cell { padding-left: .1em; padding-right: .1em; }
.name abbr { color: var(--soft); font-size: .86em; font-weight: 400; }
#shoot-out td { width: 41%; text-align: left; }
#shoot-out tfoot th { white-space: nowrap; }
#shoot-out thead th { white-space: normal; }
.cross th:first-child { text-align: left; }
.cross td, .cross thead th + th { width: 2.5em; padding-left: 0; }
.cross th { overflow-wrap: normal; }
.grid9 { margin-top: 8px; table-layout: fixed; }
.grid9 thead tr:first-child th:first-child { width: 4.6em; }
#state thead tr:first-child th:first-child, #men thead tr:first-child th:first-child { width: 27%; }
.grid9 thead th[rowspan] + th[rowspan] { width: 2.6em; }
.grid9 td, .grid9 th { padding-left: .05em; padding-right: .05em; text-align: center; }
.grid9 tbody th, .grid9 thead tr:first-child th:first-child { text-align: left; }
.grid9 tbody th, .grid9 thead th { font-size: .86em; }
.grid9 td, .compare td, .cross td, .players td { overflow-wrap: normal; white-space: nowrap; }
.grid9 .edge { border-left: 1px solid var(--rule); }
.players { font-size: .9em; }
.squads > table + table, #own-actions > table + table { margin-top: 16px; }
.pair.squads > table + table { margin-top: 0; }
.players th.name { width: 27%; text-align: left; }
.pair .players th.name { width: auto; }
.players tbody th { font-weight: 400; }
.players td:not([data-h]) { color: var(--soft); }

@media (max-width: 359px) {
  h1 { gap: .4em; font-size: .95em; }
  h1 .score { font-size: 2.4em; }
  .incidents { font-size: .9em; }
}
@media (max-width: 719px) {
  h1 .long { font-size: 2em; }
  .scorers { gap: 1.2em; }
  /* Out of sight, not out of the table: a figure that went missing would put the rest under wrong headings. */
  .players thead, .players td:not([data-h]) { position: absolute; width: 1px; height: 1px; overflow: hidden;
    clip-path: inset(50%); }
  .players, .players caption { display: block; }
  .players tbody { display: flex; flex-wrap: wrap; gap: 0 .4em; }
  .players tr { display: flex; flex-wrap: wrap; gap: 0 .9em; width: 100%; padding: .25em 0;
    border-top: 1px solid var(--rule); }
  .players th.name { width: 100%; padding: 0; font-weight: 600; }
  .players tr > * { border: 0 !important; }
  #substitutions table { font-size: .9em; }
  .many .sum { font-size: .88em; }
  .players .badge { font-weight: 400; }
  .players td { padding: 0; }
  .players td::before { content: attr(data-h) " "; color: var(--soft); font-size: .86em; }
  .players td[data-u]::after { content: attr(data-u); color: var(--soft); font-size: .86em; }
  .players td[data-stat=conversion]::before { content: none; }
  /* Names without figures in one line below the others, after a rule and a label. */
  .players tbody::before { order: 1; width: 100%; border-top: 1px solid var(--rule); content: ""; }
  .players .idle { order: 2; gap: 0 .4em; width: auto; padding: .25em 0; border: 0; }
  .players .idle th.name { width: auto; font-weight: 400; }
  .players .idle::before { color: var(--soft); content: attr(data-h); }
  .players .idle ~ .idle::before { content: "·"; }
}

.chart { display: block; width: calc(100% - 20px); margin: 0 10px; overflow: visible; }
svg .small { font-size: 8.5px; }
.band0 { fill: none; } .band1 { fill: var(--band); }
line.tick, .base { stroke: var(--rule); }
.base { stroke: var(--soft); }
.fh { fill: var(--home); } .fa { fill: var(--away); }
.sh { stroke: var(--home); stroke-width: 1.9; } .sa { stroke: var(--away); stroke-width: 1.9; }
.ink { fill: var(--fg); } .hole { fill: var(--bg); }
.ring { fill: var(--bg); stroke: var(--fg); stroke-width: 1.4; } .stroke { stroke: var(--fg); stroke-width: 1.4; }
.yellow { fill: var(--yellow); stroke: var(--edge); } .red { fill: var(--red); stroke: var(--fg); stroke-width: .6; }
.cross, path.cross { fill: none; stroke: var(--on-red); stroke-width: 1.2; }
.in { fill: var(--fg); }
.chart g.sh, .chart g.sa { fill: none; }
svg .who { font-weight: 400; }
.bhome { fill: var(--home); } .baway { fill: url(#hatch); stroke: var(--away); stroke-width: 1; }
.compare .bhome { stroke: var(--bg); }
.chome { fill: var(--home); fill-opacity: .2; stroke: var(--home); }
.caway { fill: var(--away); fill-opacity: .12; stroke: var(--away); }
.lhome, .laway { fill: none; stroke: var(--home); stroke-width: 2.5; }
.laway { stroke: var(--away); stroke-width: 2; stroke-dasharray: 4 2; }
.pitch { display: block; width: 100%; max-width: 420px; height: auto; }
.pitch .lines { fill: none; stroke: var(--soft); }
.pitch .grid { fill: none; stroke: var(--rule); stroke-dasharray: 3 3; }
.pitch .goal-line { stroke: var(--fg); stroke-width: 4; }
.pitch text { font-size: 13px; paint-order: stroke; stroke: var(--bg); stroke-width: 3px; stroke-linejoin: round; }
.pitch text.big { font-size: 20px; } .pitch .goals { font-size: 13px; }
.pitch .zone { fill: var(--soft); font-size: 12px; font-weight: 400; text-anchor: end; }
.pitch .bhome { fill: var(--home); } .pitch .baway { fill: var(--away); stroke: none; }
.maps { display: grid; gap: 12px 20px; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); }
.maps figure { margin: 0; }
.maps .pitch text { font-size: 26px; }
#zones .pitch text { stroke-width: 6px; }
.lineup { max-width: 520px; margin: 0 auto; overflow: visible; } .pitch .shirt { fill: var(--bg); font-size: 12px; stroke: none; }
.pitch .name { font-size: 11.5px; }
.pitch .off, .pitch .times { font-size: 11px; font-weight: 400; }
.pitch .times, .pitch .before { text-anchor: end; }
.stroke { fill: none; }
.legend + .pair { margin-top: .8em; }
.legend .i:not(:first-child), .legend b + .i, .legend .nobr:first-of-type { margin-left: .5em; }
.legend .nobr, .legend .whole { margin-right: .5em; }
.log { columns: 300px; column-gap: 28px; }
.log .m { display: inline-block; min-width: 3.2em; }
.log b { font-weight: 600; }
.log .d { color: var(--soft); }
.log .whistle { color: var(--soft); font-size: .93em; font-weight: 600; }

@media (forced-colors: active) {
  .fh, .fa, .bhome, .chome { fill: currentColor; } .baway { stroke: currentColor; }
}
  </xsl:variable>
</xsl:stylesheet>
