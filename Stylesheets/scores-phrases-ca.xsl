<?xml version="1.0" encoding="UTF-8"?>
<!-- Frases en català, fetes de Sources/Phrases/ca.po amb «make phrases»: canvia-les allà, no aquí.
     {1}, {2} i {3} són llocs que s'omplen, en qualsevol ordre; {n} és un nombre; one és el singular i other el plural. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="scores-phrases-ca">
    <p k="scores:doble">Cistelles de dos</p>
    <p k="scores:lliure">Tirs lliures</p>
    <p k="scores:triple">Triples</p>
    <p k="short-points">PTS</p>
    <p k="short-points-against">P−</p>
    <p k="short-points-for">P+</p>
    <p k="short-tried">i</p>
    <p k="stat-points">Punts</p>
    <p k="stat-points-against">Punts en contra mentre jugava</p>
    <p k="stat-points-for">Punts a favor mentre jugava</p>
    <p k="stat-tried">{1}, intents</p>
    <p k="substitutions-caption-points">Canvis per ordre, amb els punts dels dos equips abans i després, primer el local</p>
  </xsl:template>
</xsl:stylesheet>
