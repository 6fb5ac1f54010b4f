<?xml version="1.0" encoding="UTF-8"?>
<!-- The markings of the field or court of each sport, to its own proportions.

     $field   sport; zones: how the names of its zones begin, if they are not football's; area: round if the area in front
              of the goal is; foot: y of the goal line on the
              drawing of a line-up, which is 360 wide and has the halfway line at 24; half: the markings in front of that
              goal; circle: those at the halfway line; height: of the map of the attacking half, which is 300 wide and has
              the goal at the top; map: its markings; half-dash, map-dash: dashed lines -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    extension-element-prefixes="exsl">

  <xsl:variable name="field-tree">
    <xsl:choose>
      <!-- 20 by 40 m: the area is two quarter circles of 6 m around the posts, 3 m apart. -->
      <xsl:when test="$partit/@reglament = 'futsal'">
        <field sport="futsal" zones="area" area="round" foot="384" circle="M126 24a54 54 0 0 0 108 0"
            half="M45 384a108 108 0 0 1 108 -108H207a108 108 0 0 1 108 108M180 276v1M180 204v1" height="300"
            map="M38 0a90 90 0 0 0 90 90H172a90 90 0 0 0 90 -90M150 90v1M150 150v1M105 300a45 45 0 0 1 90 0"/>
      </xsl:when>
      <!-- 20 by 40 m: the goal area of 6 m, the free-throw line of 9 m, dashed, and the 7 m line. -->
      <xsl:when test="$partit/@reglament = 'handball'">
        <field sport="handball" zones="handball" area="round" foot="384" circle=""
            half="M45 384a108 108 0 0 1 108 -108H207a108 108 0 0 1 108 108M171 258h18" height="300"
            half-dash="M1 328A162 162 0 0 1 153 222H207A162 162 0 0 1 359 328"
            map-dash="M0 44A135 135 0 0 0 128 135H172A135 135 0 0 0 300 44"
            map="M38 0a90 90 0 0 0 90 90H172a90 90 0 0 0 90 -90M142 105h16"/>
      </xsl:when>
      <!-- 55 by 91.4 m: the circle of 14.63 m around the posts, the 23 m line. -->
      <xsl:when test="$partit/@reglament = 'hockey'">
        <field sport="hockey" zones="circle" area="round" foot="323" circle=""
            half="M72 323A96 96 0 0 1 168 227H192A96 96 0 0 1 288 323M1 173H359M180 281v1" height="249"
            map="M60 0A80 80 0 0 0 140 80H160A80 80 0 0 0 240 0M0 125H300M150 35v1"/>
      </xsl:when>
      <!-- 20 by 40 m: the penalty area of 9 by 5.4 m. -->
      <xsl:when test="$partit/@reglament = 'rink'">
        <field sport="rink" zones="area" foot="384" circle="M126 24a54 54 0 0 0 108 0"
            half="M99 384v-97H261v97" height="300"
            map="M82 0V81H218V0M128 0a22 22 0 0 0 44 0M105 300a45 45 0 0 1 90 0"/>
      </xsl:when>
      <!-- 15 by 28 m: the restricted area of 4.9 by 5.8 m, the three-point line of 6.75 m, the basket. -->
      <xsl:when test="$partit/@reglament = 'basketball'">
        <field sport="basketball" zones="basketball" foot="360" circle="M137 24a43 43 0 0 0 86 0"
            half="M121 360V221H239V360M137 221a43 43 0 0 1 86 0M22 360V288A162 162 0 0 1 338 288V360M158 331h44
                M169 321a11 11 0 1 0 22 0a11 11 0 1 0 -22 0" height="280"
            map="M101 0V116H199V0M114 116a36 36 0 0 0 72 0M18 0V60A135 135 0 0 0 282 60V0M132 24h36M141 33a9 9 0 1 0 18 0
                a9 9 0 1 0 -18 0M114 280a36 36 0 0 1 72 0"/>
      </xsl:when>
      <!-- 68 by 105 m. -->
      <xsl:otherwise>
        <field sport="football" foot="303" circle="M145 24a35 35 0 0 0 70 0"
            half="M90 303v-55H270v55M150 248a34 34 0 0 1 60 0" height="216"
            map="M66 0V64H234V0M118 0V21H182V0M124 64a34 34 0 0 0 52 0M115 216a35 35 0 0 1 70 0"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
  <xsl:variable name="field" select="exsl:node-set($field-tree)/field"/>
</xsl:stylesheet>
