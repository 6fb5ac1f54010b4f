<?xml version="1.0" encoding="UTF-8"?>
<!-- The colours of the teams with a colour for text on each, for stylesheets that fill areas with them.

     $paints/paint   s; c, the colour; on, white or black; crest; name -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    extension-element-prefixes="exsl">

  <!-- The teams' colours, each with white or black for text on it. The luminance is that of WCAG, with .8 of the square
       and .2 of the cube for its power of 2.2. The contrast is at least 4.2 for every colour. -->
  <xsl:variable name="paint-tree">
    <paint s="home" c="#{concat($home-own, substring('1b5ea6', 1, 6 * ($home-own = '')))}" crest="{$crest-home}"/>
    <paint s="away" c="#{concat($away-own, substring('a8480c', 1, 6 * ($away-own = '')))}" crest="{$crest-away}"/>
  </xsl:variable>
  <xsl:variable name="painted-tree">
    <xsl:for-each select="exsl:node-set($paint-tree)/paint">
      <xsl:variable name="digits" select="translate(@c, 'ABCDEF', 'abcdef')"/>
      <xsl:variable name="r" select="(16 * string-length(substring-before('0123456789abcdef', substring($digits, 2, 1)))
          + string-length(substring-before('0123456789abcdef', substring($digits, 3, 1)))) div 255"/>
      <xsl:variable name="g" select="(16 * string-length(substring-before('0123456789abcdef', substring($digits, 4, 1)))
          + string-length(substring-before('0123456789abcdef', substring($digits, 5, 1)))) div 255"/>
      <xsl:variable name="b" select="(16 * string-length(substring-before('0123456789abcdef', substring($digits, 6, 1)))
          + string-length(substring-before('0123456789abcdef', substring($digits, 7, 1)))) div 255"/>
      <xsl:variable name="light" select="0.2126 * $r * $r * (0.8 + 0.2 * $r) + 0.7152 * $g * $g * (0.8 + 0.2 * $g)
          + 0.0722 * $b * $b * (0.8 + 0.2 * $b) &gt; 0.195"/>
      <paint s="{@s}" c="{@c}" crest="{@crest}" on="{substring('#fff#111', 1 + 4 * $light, 4)}"
          name="{$sides[@id = current()/@s]/@name}"/>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="paints" select="exsl:node-set($painted-tree)/paint"/>
</xsl:stylesheet>
