<?xml version="1.0" encoding="UTF-8"?>
<!-- How the page looks: on a phone from 320 px, on a desktop, in the light and in the dark, and on A4.
     Colours keep a contrast of at least 4.5 to 1 against the background for text, 3 to 1 for shapes; none is thinned
     by opacity where it means something. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">

  <xsl:template name="style">
    <style>
:root {
  --bg: #fcfcfa; --fg: #1a1d1b; --soft: #59605c; --rule: #d6d9d4; --band: #f1f2ee;
  --home: #1b5ea6; --away: #a8480c; --yellow: #f2c200; --red: #c4262e; --edge: #5f5200; --on-red: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #14171a; --fg: #e9ebe7; --soft: #a5ada8; --rule: #343a3e; --band: #1d2125;
    --home: #82b6f2; --away: #f2a76f; --yellow: #f2c200; --red: #f0666c; --edge: #f7e08a; --on-red: #14171a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 12px; max-width: 1240px; background: var(--bg); color: var(--fg);
  font: 15px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
h1, h2, p, ul, ol, figure, table { margin: 0; padding: 0; }
h3 { margin: 0 0 .3em; font-size: .95em; font-weight: 600; }
h2 { margin-bottom: .5em; padding-top: .35em; border-top: 2px solid var(--fg); font-size: 1.05em; letter-spacing: .01em; }
abbr { text-decoration: none; }
.defs { position: absolute; }
.v { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.nobr { white-space: nowrap; }
.i { width: .95em; height: .95em; margin-right: .3em; vertical-align: -.1em; overflow: visible; }
i { font-size: 0; font-style: normal; }
i::before { font-size: .8rem; }
.h::before { content: "\25CF"; color: var(--home); }
.a::before { content: "\25C6"; color: var(--away); }
.at { overflow: visible; }

header { padding: 4px 0 20px; text-align: center; }
.over, .facts, .legend, footer, .officials { color: var(--soft); font-size: .87em; }
h1 { display: grid; grid-template-columns: 1fr auto 1fr; gap: .6em; align-items: center; margin: .3em 0 .1em; font-size: 1.1em; line-height: 1.2; }
h1 .team:first-child { text-align: right; }
h1 .score + .team { text-align: left; }
.winner { grid-column: 1 / -1; font-size: .95em; font-weight: 600; }
h1 .score { font-size: 2.9em; font-weight: 800; line-height: 1; letter-spacing: -.02em; white-space: nowrap; }
.state { display: inline-block; margin: .3em; padding: .1em .7em; border: 1px solid; border-radius: 1em; font-weight: 600; }
.scorers { display: grid; grid-template-columns: 1fr 1fr; gap: 2.4em; margin: .7em 0; font-size: .93em; line-height: 1.45; }
.scorers ul { list-style: none; }
.scorers div:first-child { text-align: right; }
.scorers div:last-child { text-align: left; }
.facts span + span::before { content: " · "; }
.m { color: var(--soft); white-space: nowrap; }

main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 26px 32px; }
section, .col { min-width: 0; }
.col { display: grid; grid-template-columns: minmax(0, 1fr); gap: 26px; align-content: start; }
.col:empty { display: none; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr)); gap: 14px 24px; align-items: start; }
.triple { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 290px), 1fr)); gap: 20px 32px; }
.triple table + table { margin-top: 10px; }
@media (min-width: 860px) {
  main { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .wide { grid-column: 1 / -1; }
}

table { width: 100%; border-collapse: collapse; font-size: .93em; }
caption { padding: 0 0 .25em; text-align: left; font-weight: 600; }
.compare caption, .list caption, .grid9 caption { color: var(--soft); font-size: .93em; font-weight: 400; }
th, td { padding: .16em .25em; text-align: right; vertical-align: baseline; font-weight: 400; }
thead abbr { white-space: nowrap; }
thead th { border-bottom: 1px solid var(--fg); color: var(--soft); font-size: .86em; vertical-align: bottom; }
thead th[scope=colgroup], caption { color: var(--fg); }
thead td { border-bottom: 1px solid var(--fg); }
tbody tr + tr > * , tbody + tbody > tr > * { border-top: 1px solid var(--rule); }
tbody th, th.name { text-align: left; }
tfoot > tr > * { border-top: 1px solid var(--fg); }
.z { color: var(--soft); }
.sum { font-weight: 700; }
.how { display: block; color: var(--soft); font-size: .9em; }
.no { color: var(--soft); }

.squad .no { width: 2em; }
.squad .on { width: 28%; vertical-align: middle; }
.squad thead .on { text-align: left; }
.on svg, .compare svg { width: 100%; }
.squad td:last-child { width: 2.6em; }
.squad th[scope=rowgroup] { padding-top: .7em; color: var(--soft); font-size: .86em; }
.squad svg { display: block; }
.squad .i, .list .i { display: inline-block; }
.badge { margin-left: .45em; color: var(--soft); font-size: .86em; white-space: nowrap; }
.badge .i { margin-right: .15em; }
.officials { margin-top: 6px; }

.compare { text-align: center; table-layout: fixed; }
.compare .label { width: 40%; }
.many td:not(.sum) { font-size: .84em; }
.many .label { width: 32%; }
.compare th, .compare td { padding-left: .05em; padding-right: .05em; text-align: center; }
.compare tbody th { font-size: .93em; line-height: 1.2; }
.compare tbody svg { display: block; margin: 2px 0 1px; }
.list th, .list .w { text-align: left; }
.list thead th { text-align: left; }
.list td.m { width: 3.6em; text-align: left; }
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
.players + .players { margin-top: 16px; }
.players th.name { width: 22%; }
.players td:not([data-h]) { color: var(--soft); }

@media (max-width: 719px) {
  body { padding: 10px; font-size: 14px; }
  .scorers { gap: 1.2em; }
  /* Out of sight, not out of the table: a figure that went missing would put the rest under wrong headings. */
  .players thead, .players td:not([data-h]) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .players, .players tbody, .players tr, .players caption { display: block; }
  .players tr { display: flex; flex-wrap: wrap; gap: 0 .9em; padding: .25em 0; border-top: 1px solid var(--rule); }
  .players th.name { width: 100%; padding: 0; font-weight: 600; }
  .players tr > * { border: 0 !important; }
  #substitutions { font-size: .9em; }
  .players td { padding: 0; }
  .players td::before { content: attr(data-h) " "; color: var(--soft); font-size: .86em; }
}

.chart { display: block; width: calc(100% - 20px); margin: 0 10px; overflow: visible; }
svg text { fill: var(--fg); font-size: 11px; font-weight: 600; }
svg .tick { fill: var(--soft); font-weight: 400; }
svg .small { font-size: 8.5px; }
svg .mid { text-anchor: middle; }
svg .z { fill: var(--soft); font-weight: 400; }
.band0 { fill: none; } .band1 { fill: var(--band); }
line.tick, .base, .half { stroke: var(--rule); }
.base { stroke: var(--soft); }
.fh { fill: var(--home); } .fa { fill: var(--away); }
.sh { stroke: var(--home); stroke-width: 1.9; } .sa { stroke: var(--away); stroke-width: 1.9; }
.ink { fill: var(--fg); } .hole { fill: var(--bg); }
.ring { fill: var(--bg); stroke: var(--fg); stroke-width: 1.4; } .stroke { stroke: var(--fg); stroke-width: 1.4; }
.yellow { fill: var(--yellow); stroke: var(--edge); } .red { fill: var(--red); stroke: var(--fg); stroke-width: .6; }
.cross, path.cross { fill: none; stroke: var(--on-red); stroke-width: 1.2; }
.in { fill: var(--fg); }
.rail { fill: var(--band); }
.half { stroke: var(--bg); stroke-width: 1.5; }
.bhome { fill: var(--home); } .baway { fill: url(#hatch); stroke: var(--away); stroke-width: 1; }
.compare .bhome { stroke: var(--bg); }
.chome { fill: var(--home); fill-opacity: .2; stroke: var(--home); } .caway { fill: var(--away); fill-opacity: .12; stroke: var(--away); }
.lhome { stroke: var(--home); stroke-width: 2.5; } .laway { stroke: var(--away); stroke-width: 2; stroke-dasharray: 4 2; }
figcaption { padding-bottom: .3em; font-size: .93em; font-weight: 600; }
.pitch { display: block; width: 100%; max-width: 420px; height: auto; }
.pitch .lines { fill: none; stroke: var(--soft); } .pitch .grid { fill: none; stroke: var(--rule); stroke-dasharray: 3 3; }
.pitch .goal-line { stroke: var(--fg); stroke-width: 4; }
.pitch text { font-size: 13px; } .pitch text.big { font-size: 24px; }
.pitch .bhome { fill: var(--home); } .pitch .baway { fill: var(--away); stroke: none; }
.legend { margin-top: .5em; }
.legend .i:not(:first-child), .legend b + .i, .legend .nobr:first-of-type { margin-left: .5em; }
.legend .nobr { margin-right: .5em; }

.notes, .log { list-style: none; font-size: .93em; }
.notes li, .log li { padding: .14em 0; border-top: 1px solid var(--rule); break-inside: avoid; }
.log { columns: 300px; column-gap: 28px; }
.log .m { display: inline-block; min-width: 3.2em; }
.log b { font-weight: 600; }
.log .d { color: var(--soft); }
.log .now { padding: 0 .4em; border: 1px solid; border-radius: .8em; }
.log .whistle { color: var(--soft); font-size: .93em; font-weight: 600; }
footer { margin-top: 28px; padding-top: 8px; border-top: 1px solid var(--rule); }

@page { size: A4; margin: 9mm 9mm 8mm; }
@media print {
  :root {
    --bg: #fff; --fg: #000; --soft: #484d4a; --rule: #cfd2cd; --band: #f0f0ec;
    --home: #1b5ea6; --away: #a8480c; --yellow: #f2c200; --red: #c4262e; --edge: #5f5200; --on-red: #fff;
  }
  html { -webkit-print-color-adjust: exact; }
  body { max-width: none; padding: 0; font-size: 6.8pt; line-height: 1.18; }
  header { padding-bottom: 5pt; }
  h1 { font-size: 9pt; }
  h3 { margin: 0 0 .3em; font-size: .95em; font-weight: 600; }
h2 { margin-bottom: 2pt; padding-top: 1.5pt; border-top-width: 1pt; font-size: 8pt; break-after: avoid; }
  main { display: block; columns: 2; column-gap: 5mm; }
  .col { display: contents; }
  .triple { display: block; }
  .triple > div { display: grid; grid-template-columns: 1fr 1fr; gap: 0 3mm; align-items: start; margin-bottom: 4pt; break-inside: avoid; }
  .triple h3 { grid-column: 1 / -1; margin: 0; }
  .triple table + table { margin: 0; }
  .chart { zoom: .72; }
  i::before { font-size: 6pt; }
  section { margin-bottom: 6pt; break-inside: avoid; }
  .wide { column-span: all; }
  .crossings { column-span: none; break-inside: auto; }
  .flow, #players { break-inside: auto; }
  table, figure, .pair > * { break-inside: avoid; }
  .pair { gap: 4pt 4mm; grid-template-columns: 1fr 1fr; }
  th, td { padding: .25pt 1.5pt; }
  .how { display: inline; }
  .how::before { content: " "; }
  #attempts .w { width: 19%; }
  .grid9 td, .grid9 th { padding-left: 0; padding-right: 0; }
  .cross { font-size: 6.2pt; }
  .cross thead th { font-size: .8em; }
  .cross td, .cross thead th + th { width: 1.7em; padding-right: .5pt; }
  .players + .players { margin-top: 4pt; }
  .pitch { max-width: 42mm; }
  .squad .on { width: 22%; }
  .log { columns: 3; column-gap: 4mm; font-size: 6.2pt; line-height: 1.16; }
  .log .d { display: none; }
  .notes { font-size: 6.6pt; }
  .notes li, .log li { padding: 0; }
  .log .m { min-width: 2.8em; }
  .sheet { font-size: 6pt; line-height: 1.1; }
  .sheet .chart { zoom: .5; }
  .sheet section { margin-bottom: 4pt; }
  .sheet header { padding-bottom: 2pt; }
  .sheet .scorers { margin: 2pt 0; }
  .sheet h1 .score { font-size: 2.2em; }
  .sheet #slices table, .sheet table caption { display: none; }
  .sheet .players caption { display: table-caption; }
  .sheet #players { columns: 2; column-gap: 4mm; }
  .sheet #players h2 { column-span: all; }
  .sheet .players + .players { margin-top: 0; }
  .sheet .players th, .sheet .players td { padding: 0 .4pt; }
  .sheet .pitch { max-width: 36mm; }
  footer { margin-top: 2pt; padding-top: 2pt; }
}
    </style>
  </xsl:template>
</xsl:stylesheet>
