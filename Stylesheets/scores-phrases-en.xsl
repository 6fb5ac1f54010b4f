<?xml version="1.0" encoding="UTF-8"?>
<!-- Phrases of a game with several ways of scoring in English, beside those of phrases-en.xsl and written as they are. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="scores-phrases-en">
    <p k="stat-points">Points</p>
    <p k="short-points">PTS</p>
    <p k="stat-tried">{1}, attempts</p>
    <p k="short-tried">A</p>
    <p k="stat-points-for">Points for while on</p>
    <p k="short-points-for">PF</p>
    <p k="stat-points-against">Points against while on</p>
    <p k="short-points-against">PA</p>
    <p k="score-run">The score</p>
    <p k="score-run-desc">The points of {1} and of {2} as the match went on.</p>
    <p k="substitutions-caption-points">Substitutions in order, with the points of both teams before and after, the home team first</p>
  </xsl:template>
</xsl:stylesheet>
