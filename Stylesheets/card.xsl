<?xml version="1.0" encoding="UTF-8"?>
<!-- A card to share: one image in SVG, in the teams' colours.

     The parameters are in parameters.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>

  <xsl:output method="xml" encoding="UTF-8" indent="no"/>
  <xsl:strip-space elements="*"/>

  <xsl:variable name="breaks" select="'&#9;&#10;&#13;'"/>

  <xsl:include href="part-phrases.xsl"/>
  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-words.xsl"/>
  <xsl:include href="part-result.xsl"/>
  <xsl:include href="part-look.xsl"/>
  <xsl:include href="part-paints.xsl"/>
  <xsl:include href="part-lines.xsl"/>
  <xsl:include href="part-fitted.xsl"/>
  <xsl:include href="part-card-result.xsl"/>
  <xsl:include href="part-card-lineup.xsl"/>
  <xsl:include href="part-card-player.xsl"/>

  <xsl:variable name="wide" select="$size = 'wide'"/>
  <xsl:variable name="w" select="1080 + 120 * $wide"/>
  <xsl:variable name="h" select="1080 - 450 * $wide"/>

  <!-- Whose card it is: of the side that is named, ours, or the home side. -->
  <xsl:variable name="letter" select="translate(substring($of, 1, 1), 'LVHA', 'lvha')"/>
  <xsl:variable name="whose" select="$sides[@id = 'away'][$letter = 'v' or $letter = 'a' or ($letter = '' and @ours = 1)]
      | $sides[@id = 'home'][not($letter = 'v' or $letter = 'a' or ($letter = '' and $sides[2]/@ours = 1))]"/>
  <xsl:variable name="of-player" select="$squads[@pl = concat($whose/@id, '-', substring($of, 2))]"/>

  <xsl:template match="/">
    <xsl:if test="$card = 'player' and not($of-player)">
      <xsl:message terminate="yes"><xsl:value-of select="f:t('card-nobody', $of)"/></xsl:message>
    </xsl:if>
    <svg xmlns="http://www.w3.org/2000/svg" width="{$w}" height="{$h}" viewBox="0 0 {$w} {$h}" role="img" id="FutbolStats"
        font-family="'Noto Sans','DejaVu Sans','Liberation Sans',Arial,sans-serif">
      <title><xsl:value-of select="concat($home/@name, ' ', f:score(), ' ', $away/@name, ' · ', $sentence)"/></title>
      <xsl:choose>
        <xsl:when test="$card = 'lineup'"><xsl:call-template name="card-lineup"/></xsl:when>
        <xsl:when test="$card = 'player'"><xsl:call-template name="card-player"/></xsl:when>
        <xsl:otherwise><xsl:call-template name="card-result"/></xsl:otherwise>
      </xsl:choose>
    </svg>
  </xsl:template>

  <!-- Competition, matchday and date in one line. -->
  <xsl:variable name="occasion">
    <xsl:for-each select="$partit/@competicio[. != ''] | $partit/@jornada[. != '']"><xsl:value-of select="concat(., ' · ')"/></xsl:for-each>
    <xsl:value-of select="f:date(string($partit/@data))"/>
  </xsl:variable>
  <xsl:variable name="occasion-line" select="concat(substring($occasion, 1, string-length($occasion) - 2 * ($partit/@data = '' or not($partit/@data))), '')"/>

  <xsl:template name="card-crest">
    <xsl:param name="paint"/>
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="side"/>
    <xsl:if test="$paint/@crest != ''"><image xmlns="http://www.w3.org/2000/svg" x="{$x}" y="{$y}" width="{$side}" height="{$side}" href="{$paint/@crest}"/></xsl:if>
  </xsl:template>
</xsl:stylesheet>
