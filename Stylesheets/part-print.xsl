<?xml version="1.0" encoding="UTF-8"?>
<!-- The style for A4 paper: at least 8 points, two columns, collapsed content expanded, and at the foot of each sheet
     the match and the sheet number. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="str" exclude-result-prefixes="f">

  <xsl:template name="print-rules">
    <!-- As a CSS string: characters that would end the string or the element are escaped. -->
    <xsl:variable name="foot"
        select="str:replace(str:replace(str:replace(concat($home/@name, ' ', $score-now, ' ', $away/@name),
            '\', '\5c '), '&quot;', '\22 '), '&lt;', '\3c ')"/>
    <xsl:text>
@page {
  size: A4; margin: 9mm 9mm 13mm;
  @bottom-left { content: "</xsl:text><xsl:value-of select="$foot"/><xsl:text>"; font: 8pt sans-serif; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; }
}
@media print {
  html { -webkit-print-color-adjust: exact; }
  body { max-width: none; padding: 0; font-size: 8pt; line-height: 1.16; }
  p, li, td, th, caption, span, b, abbr, dl, dt, dd, h3, figcaption { font-size: 8pt !important; }
  h1 span { font-size: 11pt !important; }
  h1 .score, h1 .score span { font-size: 22pt !important; }
  .sheet h1 .score, .sheet h1 .score span { font-size: 18pt !important; }
  i::before { font-size: 8pt; }
  svg text, svg .small { font-size: 11px; }
  header { padding-bottom: 4pt; }
  h1 { margin: 0; font-size: 11pt; }
  h2 { margin-bottom: 2pt; padding-top: 1.5pt; border-top-width: 1pt; font-size: 9pt; break-after: avoid; }
  .jump { display: none; }
  .facing { margin: 2pt auto; }
  .story { max-width: none; }
  .scorers { margin: 2pt 0; }
  .incidents { columns: 2; column-gap: 8mm; max-width: none; margin: 2pt 0 0; }
  .incidents li { grid-template-columns: minmax(0, 1fr) 5.6em minmax(0, 1fr); padding: 0; break-inside: avoid; }
  .broad { display: block; }
  details::details-content { display: block; content-visibility: visible; height: auto; }
  summary { display: none; }
  section { margin-bottom: 5pt; break-inside: avoid; }
  .flow { columns: 2; column-gap: 5mm; }
  .flow > section, .flow > section:only-child { max-width: none; }
  #timeline, #comparison, #substitutions, #discipline, #slices, #lineups, #players, #attempts, #cross-tables, #log { break-inside: auto; }
  /* With several periods, half a comparison is not worth the room that it saves. */
  .compare.several { break-inside: avoid; }
  tr, figure, .broad, .triple > div, #slices table { break-inside: avoid; }
  .compare tbody th { line-height: 1.05; padding: 0 1.5pt; }
  .compare tbody svg { height: 2px; margin: 0; }
  .maps { gap: 3pt 4mm; grid-template-columns: repeat(5, 1fr); }
  .maps .pitch text { font-size: 28px; }
  .flow { margin-bottom: 0; }
  .pair { gap: 4pt 5mm; grid-template-columns: 1fr 1fr; }
  .pair > figure:only-child { grid-column: 1 / -1; }
  .triple { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4pt 5mm; }
  #key dl { grid-template-columns: repeat(4, minmax(3.4em, max-content) 1fr); }
  .squads > table + table { margin-top: 5pt; }
  .squad { margin-top: 3pt; }
  .squad li { padding: 0; }
  th, td { padding: .3pt 1.5pt; }
  tbody tr:first-child > * { padding-top: 1.2pt; }
  caption { break-inside: avoid; break-after: avoid; }
  .players tr:last-child { break-before: avoid; }
  .how { display: inline; }
  .how::before { content: " "; }
  .cross td, .cross thead th + th { width: 1.5em; padding-right: .5pt; padding-left: 3pt; }
  .pitch text { font-size: 13px; }
  #zones .pitch text, #zones .pitch .goals { font-size: 20px; } #zones .pitch text.big { font-size: 26px; }
  #zones .pitch .zone { display: none; }
  .pitch { max-width: 78mm; margin: 0 auto; }
  .lineup { max-width: 79mm; }
  .pitch .name, .pitch .shirt, .pitch .off, .pitch .times { font-size: 13px; }
  #attempts table { columns: 2; }
  .log { columns: 3; column-gap: 4mm; }
  .log .d { display: none; }
  .notes li, .log li { padding: 0; }
  .log .m { min-width: 2.8em; }
  /* One sheet, all of it: a quarter of what is left over stands between the parts, and the rest below them. */
  .sheet { display: flex; flex-direction: column; min-height: 271mm; line-height: 1.1; }
  .sheet main { display: flex; flex: 1; flex-direction: column; justify-content: space-between; }
  .sheet main::after { content: ""; flex: .75; }
  .sheet .facts, .sheet .officials, .sheet .compare svg, .sheet section:not(#timeline) .legend, .sheet .compare caption { display: none; }
  .sheet header { padding-bottom: 2pt; }
  .sheet .scorers { margin: 1pt 0; line-height: 1.15; }
  .sheet #shoot-out table { display: none; }
  .sheet th, .sheet td { padding-top: 0; padding-bottom: 0; }
  .sheet #key dl { grid-template-columns: repeat(6, 3.1em 1fr); gap: 0 .4em; }
  .sheet #zones h2 { margin: 0; }
  .sheet .pitch { max-width: none; }
  .sheet .pitch text { font-size: 18px; }
  .sheet section { margin-bottom: 2pt; }
  /* The columns share the room that names and signs leave, which take two lines rather than more. */
  .sheet .players th, .sheet .players td { padding-right: 2.2pt; padding-left: 2.2pt; }
  .sheet .players th.name { width: 50%; padding-left: 0; overflow-wrap: normal; }
  .sheet .badge { margin-left: .25em; }
  footer { margin: 0; padding: 0; }
  footer p, main section:last-child { margin: 0; }
}
</xsl:text>
  </xsl:template>
</xsl:stylesheet>
