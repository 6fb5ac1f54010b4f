<?xml version="1.0" encoding="UTF-8"?>
<!-- The style of every page for screens from 320 px wide, light and dark. A stylesheet that includes it has $page-rules,
     for what only its pages have, $look, and the template print-rules, for paper. The contrast is at least 4.5 to 1 for
     text and 3 to 1 for shapes, and nothing meaningful is faded by opacity. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings"
    extension-element-prefixes="str">

  <!-- In a fragment all rules apply to its element only. -->
  <xsl:template name="style">
    <style>
      <xsl:choose>
        <xsl:when test="$fragment = 'no'">
          <xsl:value-of select="concat($screen-rules, $page-rules)"/>
          <xsl:call-template name="print-rules"/><xsl:value-of select="$look"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:variable name="rules" select="concat($screen-rules, $page-rules, $look)"/>
          <xsl:value-of select="concat('.futbolstats {', str:replace(str:replace(string($rules), ':root&#32;{',
              '&amp; {'), '&#10;body {', '&#10;&amp; {'), '}&#10;')"/>
        </xsl:otherwise>
      </xsl:choose>
    </style>
  </xsl:template>

  <xsl:variable name="screen-rules">
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
h2 { margin-bottom: .5em; padding-top: .35em; border-top: 2px solid var(--fg); font-size: 1.05em;
  letter-spacing: .01em; }
abbr { text-decoration: none; }
.v { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }

header { padding: 4px 0 20px; text-align: center; }
.over, .facts, .legend, footer, .officials { color: var(--soft); font-size: .87em; }
h1 { display: grid; grid-template-columns: 1fr auto 1fr; gap: .6em; align-items: center; margin: .3em 0 .1em;
  font-size: 1.1em; line-height: 1.2; }
.state { font-weight: 600; }
.crest { display: inline-block; width: 2.2em; height: 2.2em; margin-right: .4em; object-fit: contain;
  vertical-align: middle; }
.jump { position: sticky; z-index: 1; top: 0; display: flex; gap: .3em 1.1em; margin: 0 -10px 20px;
  padding: 7px 10px; overflow-x: auto; border-bottom: 1px solid var(--rule); background: var(--bg); font-size: .9em;
  white-space: nowrap; }
.jump a { flex: none; min-width: 24px; padding: .2em 0; color: var(--fg); text-decoration-color: var(--soft); }
[id] { scroll-margin-top: 44px; }
summary { cursor: pointer; }
summary { color: var(--soft); }
details[open] > summary { margin-bottom: .5em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--fg); outline-offset: 2px; }
#key dl { display: grid; grid-template-columns: minmax(3.4em, max-content) 1fr; gap: .1em .4em; margin: 0; font-size: .87em; }
#key dt { font-weight: 600; white-space: nowrap; } #key dd { margin: 0; color: var(--soft); }
@media (min-width: 560px) { #key dl { grid-template-columns: repeat(2, minmax(3.4em, max-content) 1fr); } }
@media (min-width: 860px) { #key dl { grid-template-columns: repeat(4, minmax(3.4em, max-content) 1fr); } }
.facts span + span::before { content: " · "; }
.m { color: var(--soft); white-space: nowrap; }

section { min-width: 0; margin-bottom: 26px; }
@media (min-width: 860px) { .jump { flex-wrap: wrap; } }

table { width: 100%; border-collapse: collapse; font-size: .93em; }
caption { padding: 0 0 .25em; text-align: left; font-weight: 600; }
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
@media (max-width: 719px) { body { padding: 10px; font-size: 14px; } }
svg text { fill: var(--fg); font-size: 11px; font-weight: 600; }
svg .tick { fill: var(--soft); font-weight: 400; }
svg .mid { text-anchor: middle; } svg .end { text-anchor: end; }
svg .z { fill: var(--soft); font-weight: 400; }
figcaption:not(.legend) { padding-bottom: .3em; font-size: .93em; font-weight: 600; }
.legend { margin-top: .5em; }
.notes, .log { list-style: none; font-size: .93em; }
.notes li, .log li { padding: .14em 0; border-top: 1px solid var(--rule); break-inside: avoid; }
footer { margin-top: 28px; padding-top: 8px; border-top: 1px solid var(--rule); }
@media print {
  :root {
    --bg: #fff; --fg: #000; --soft: #484d4a; --rule: #cfd2cd; --band: #f0f0ec;
    --home: #1b5ea6; --away: #a8480c; --yellow: #f2c200; --red: #c4262e; --edge: #5f5200; --on-red: #fff;
  }
}
  </xsl:variable>
</xsl:stylesheet>
