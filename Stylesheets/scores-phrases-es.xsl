<?xml version="1.0" encoding="UTF-8"?>
<!-- Frases en castellano, hechas de Sources/Phrases/es.po con «make phrases»: cámbialas allí, no aquí.
     {1}, {2} y {3} son lugares que se rellenan, en cualquier orden; {n} es un número; one es el singular y other el plural. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="scores-phrases-es">
    <p k="scores:doble">Canastas de dos</p>
    <p k="scores:lliure">Tiros libres</p>
    <p k="scores:triple">Triples</p>
    <p k="short-points">PTS</p>
    <p k="short-points-against">P−</p>
    <p k="short-points-for">P+</p>
    <p k="short-tried">i</p>
    <p k="stat-points">Puntos</p>
    <p k="stat-points-against">Puntos en contra mientras jugaba</p>
    <p k="stat-points-for">Puntos a favor mientras jugaba</p>
    <p k="stat-tried">{1}, intentos</p>
    <p k="substitutions-caption-points">Cambios por orden, con los puntos de los dos equipos antes y después, primero el local</p>
  </xsl:template>
</xsl:stylesheet>
