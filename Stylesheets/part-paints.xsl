<?xml version="1.0" encoding="UTF-8"?>
<!-- The colours of the teams with a colour for text on each, for stylesheets that fill areas with them.

     $paints/paint   s; c, the colour; on, white or black; crest; name -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:include href="part-contrast.xsl"/>

  <xsl:variable name="paint-tree">
    <paint s="home" c="#{concat($home-own, substring('1b5ea6', 1, 6 * ($home-own = '')))}" crest="{$crest-home}"/>
    <paint s="away" c="#{concat($away-own, substring('a8480c', 1, 6 * ($away-own = '')))}" crest="{$crest-away}"/>
  </xsl:variable>
  <xsl:variable name="painted-tree">
    <xsl:for-each select="exsl:node-set($paint-tree)/paint">
      <paint s="{@s}" c="{@c}" crest="{@crest}" on="{f:text-on(string(@c))}" name="{$sides[@id = current()/@s]/@name}"/>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="paints" select="exsl:node-set($painted-tree)/paint"/>
</xsl:stylesheet>
