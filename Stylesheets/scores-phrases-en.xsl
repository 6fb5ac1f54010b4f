<?xml version="1.0" encoding="UTF-8"?>
<!-- Phrases in English, made from Sources/Phrases/en.po by “make phrases”: change them there, not here.
     {1}, {2} and {3} are places that are filled, in any order; {n} is a number; one is the singular and other the plural. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="scores-phrases-en">
    <p k="scores:doble">Two-pointers</p>
    <p k="scores:lliure">Free throws</p>
    <p k="scores:triple">Three-pointers</p>
    <p k="short-points">PTS</p>
    <p k="short-points-against">P−</p>
    <p k="short-points-for">P+</p>
    <p k="short-tried">A</p>
    <p k="stat-points">Points</p>
    <p k="stat-points-against">Points against while on</p>
    <p k="stat-points-for">Points for while on</p>
    <p k="stat-tried">{1}, attempts</p>
    <p k="substitutions-caption-points">Substitutions in order, with the points of both teams before and after, the home team first</p>
  </xsl:template>
</xsl:stylesheet>
