<?xml version="1.0" encoding="UTF-8"?>
<!-- Style rules for season pages alone: navigation, our team's rows, form, charts; and for paper. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">

  <xsl:variable name="page-rules"/>
  <xsl:variable name="look">
.site h1.plain { display: block; font-size: 1.5em; }
.site .over a { padding: .2em 0; }
.site .jump { position: static; flex-wrap: wrap; }
.site .jump [aria-current] { font-weight: 700; text-decoration: none; }
/* A target of 24 px for a finger. */
.site main a { display: inline-block; min-width: 24px; min-height: 24px; padding: .1em 0; }
.site a { color: inherit; text-decoration-color: var(--soft); }
.site td, .site th { overflow-wrap: normal; }
.site .t { text-align: left; }
.site td.t { overflow-wrap: anywhere; }
/* A surname is not broken for the sake of a narrow column. */
.site th.t { overflow-wrap: break-word; hyphens: manual; }
.site tbody th, .site tbody td { height: 24px; }
.site .square th.t { overflow-wrap: normal; white-space: nowrap; }
.site thead th.t { overflow-wrap: normal; }
.site td.word, .site th.word { overflow-wrap: normal; }
.site .us > * { background: var(--band); }
.site .us > th { font-weight: 700; }
.site td.t, .site th.t { padding-left: .7em; } .site tr > .t:first-child { padding-left: .25em; }
.site .matches { table-layout: fixed; }
.site .matches .m { width: 15%; } .site .matches .cell { width: 18%; } .site .matches .visitors { width: 33%; }
.site .matches td { vertical-align: top; } .site .matches td.m { padding-top: .26em; }
.site .matches .zone { display: block; } .site .score .zone { margin: 0 -.7em; }
/* A shadow at an edge beyond which there is more; the page's colour scrolls along and covers it at either end. */
.site .scroll { --edge-shade: color-mix(in srgb, var(--soft) 45%, transparent); position: relative; overflow-x: auto;
  background: linear-gradient(90deg, var(--bg) 40%, transparent) 0 0 / 40px 100% local,
    linear-gradient(270deg, var(--bg) 40%, transparent) 100% 0 / 40px 100% local,
    linear-gradient(90deg, var(--edge-shade) 0%, transparent) 0 0 / 14px 100%,
    linear-gradient(270deg, var(--edge-shade) 0%, transparent) 100% 0 / 14px 100%;
  background-repeat: no-repeat; }
.site .late { direction: rtl; } .site .late > * { display: block; margin-right: auto; direction: ltr; }
.site .scroll:focus-visible { outline: 2px solid var(--fg); }
.site .zone { color: var(--soft); font-size: .86em; font-weight: 400; }
.site table.square { width: auto; }
.site td[data-stat=rank] { width: 2.3em; }
.site td.form { padding-left: 1em; }
.site .form { font-family: ui-monospace, "DejaVu Sans Mono", monospace; white-space: nowrap; }
.site .form b { display: inline-block; min-width: 1.35em; margin-left: 1px; border: 1px solid var(--soft);
  border-radius: .2em; text-align: center; font-weight: 600; }
.site .form .w { border-color: var(--fg); background: var(--fg); color: var(--bg); }
.site .form .l { color: var(--soft); border-style: dashed; }
.site .score { font-weight: 700; white-space: nowrap; }
.site .cell { width: 2.6em; text-align: center; white-space: nowrap; }
.site .turned { vertical-align: bottom; text-align: center; }
.site .turned span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; }
.site .own { background: var(--rule); }
.site .warning { color: var(--fg); font-weight: 600; }
.site .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr)); gap: 8px 36px;
  align-items: start; }
.site .cards > :only-child, .site .matches { max-width: 640px; }
.teams ul { columns: 150px; column-gap: 18px; } .teams li { break-inside: avoid; }
.site dl.sums { display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 8px 14px;
  margin: 0 0 14px; }
.site dl.sums dt { color: var(--soft); font-size: .86em; }
.site dl.sums dd { margin: 0; font-size: 1.25em; font-weight: 700; }
.site .why li { margin-left: 1.2em; }
.site details { margin-top: .5em; }
.site .way { fill: none; stroke: var(--soft); stroke-width: 1; stroke-opacity: .55; stroke-linejoin: round; }
.site .way.ours { stroke: var(--home); stroke-width: 3; stroke-opacity: 1; }
.site svg text.ours { fill: var(--home); font-weight: 700; }
.site svg .bar { fill: var(--home); }
.site svg .rest { fill: var(--band); stroke: var(--rule); }
.site svg .mark { stroke: var(--fg); stroke-width: 2; }
.site .meter { display: block; width: 100%; min-width: 70px; height: 12px; }
.site .prog { display: block; width: calc(100% - 44px); max-width: 680px; margin: 0 10px 0 34px; overflow: visible; }
.site .prog .tick { stroke: none; } .site .prog path { fill: none; stroke: var(--rule); }
.site .prog .bar { fill: var(--home); stroke: none; }
.site .few { display: none; }
.site .sum { white-space: nowrap; }
.of-discipline td[data-stat], .of-discipline thead th:not(.t) { border-left: 1px solid var(--rule); padding-left: .6em; }
.of-results .cards > div > :first-child::first-letter { text-transform: uppercase; }
.of-positions td { white-space: nowrap; }
.site ul.lines { list-style: none; } .site ul.lines li { padding-left: 1em; text-indent: -1em; }
.of-scout .paper { display: none; } .of-scout .sheet + section { margin-top: 1em; }
@media (min-width: 720px) {
  .of-scout .sheet { columns: 2; column-gap: 32px; } .of-scout .sheet section { break-inside: avoid-column; }
}
@media (max-width: 719px) {
  .site .opt { display: none; }
  .site .few { display: inline; }
  .site .many { display: none; }
  .site h1.plain { font-size: 1.3em; }
}
<xsl:value-of select="$bracket-look"/>
<xsl:value-of select="$club-rules"/>
  </xsl:variable>

  <xsl:template name="print-rules">
@page { size: A4; margin: 11mm 10mm 13mm; @bottom-right { content: counter(page) " / " counter(pages);
  font: 8pt sans-serif; } }
@media print {
  html { -webkit-print-color-adjust: exact; }
  body { max-width: none; padding: 0; font-size: 9pt; }
  .jump { display: none !important; }
  .site .opt { display: table-cell !important; } .site .few { display: none !important; }
  .site .scroll { overflow: visible !important; background: none !important; }
  .site .scroll svg { width: 100%; height: auto; }
  h2, h3 { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; }
  .site a { text-decoration: none; } .site main a { display: inline; }
  tr, figure, li, .tie, .site .cards > div { break-inside: avoid; }
  thead { display: table-header-group; }
  .of-scout .sheet { columns: 2; column-gap: 6mm; }
  .of-scout { font-size: 10pt; line-height: 1.3; } .of-scout header { padding: 0 0 6pt; }
  .of-scout .size11 { font-size: 11pt; } .of-scout .size12 { font-size: 12pt; } .of-scout .size13 { font-size: 13pt; }
  .of-scout .size14 { font-size: 14pt; }
  body.of-scout .sheet section { margin-bottom: .5em; break-inside: auto; }
  .of-scout .over, .of-scout footer, .of-scout #key, .of-scout .old { display: none; }
  .of-scout .sheet .paper { display: list-item; }
  .of-scout h1.plain { font-size: 16pt; } .of-scout h2 { font-size: 1.05em; margin: 0 0 .1em; padding-top: .1em; }
  .of-scout .sheet table, .of-scout .sheet thead th { font-size: 1em; }
  .of-scout tbody th, .of-scout tbody td { height: auto; padding-top: 0; padding-bottom: 0; }
}
  </xsl:template>
</xsl:stylesheet>
