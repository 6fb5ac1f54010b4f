<?xml version="1.0" encoding="UTF-8"?>
<!-- Phrases of a game with several ways of scoring in Catalan, beside those of phrases-ca.xsl and written as they are. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="scores-phrases-ca">
    <p k="stat-points">Punts</p>
    <p k="short-points">PTS</p>
    <p k="stat-tried">{1}, intents</p>
    <p k="short-tried">i</p>
    <p k="stat-points-for">Punts a favor mentre jugava</p>
    <p k="short-points-for">PF</p>
    <p k="stat-points-against">Punts en contra mentre jugava</p>
    <p k="short-points-against">PC</p>
    <p k="score-run">El marcador</p>
    <p k="score-run-desc">Els punts de {1} i de {2} al llarg del partit.</p>
    <p k="substitutions-caption-points">Canvis per ordre, amb els punts dels dos equips abans i després, primer el local</p>
  </xsl:template>
</xsl:stylesheet>
