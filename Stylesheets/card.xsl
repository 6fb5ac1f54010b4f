<?xml version="1.0" encoding="UTF-8"?>
<!-- A card to share: one image in SVG, in the teams' colours.

     The parameters are in parameters.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

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
  <xsl:include href="part-phase.xsl"/>
  <xsl:include href="part-result.xsl"/>
  <xsl:include href="part-look.xsl"/>
  <xsl:include href="part-paints.xsl"/>
  <xsl:include href="part-lines.xsl"/>
  <xsl:include href="part-card.xsl"/>
  <xsl:include href="part-occasion.xsl"/>
  <xsl:include href="part-scorers.xsl"/>
  <xsl:include href="part-card-result.xsl"/>
  <xsl:include href="part-card-lineup.xsl"/>
  <xsl:include href="part-card-player.xsl"/>

  <!-- The side of a line-up or a player: the named one, otherwise ours, otherwise the home side. -->
  <xsl:variable name="letter" select="translate(substring($of, 1, 1), 'LVHA', 'lvha')"/>
  <xsl:variable name="whose" select="$sides[@id = 'away'][$letter = 'v' or $letter = 'a' or ($letter = '' and @ours = 1)]
      | $sides[@id = 'home'][not($letter = 'v' or $letter = 'a' or ($letter = '' and $sides[2]/@ours = 1))]"/>
  <xsl:variable name="of-player" select="$squads[@pl = concat($whose/@id, '-', substring($of, 2))]"/>

  <xsl:template match="/">
    <xsl:if test="$card = 'player' and not($of-player)">
      <xsl:message terminate="yes"><xsl:value-of select="f:t('card-nobody', $of)"/></xsl:message>
    </xsl:if>
    <xsl:call-template name="drawing">
      <xsl:with-param name="title">
        <xsl:choose>
          <xsl:when test="$is-fixture">
            <xsl:value-of select="concat($home/@name, ' – ', $away/@name)"/>
            <xsl:if test="$when != ''"><xsl:value-of select="concat(' · ', $when)"/></xsl:if>
          </xsl:when>
          <xsl:otherwise>
            <xsl:value-of select="concat($home/@name, ' ', f:score(), ' ', $away/@name, ' · ', $sentence)"/>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:with-param>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="card">
    <xsl:choose>
      <xsl:when test="$card = 'lineup'"><xsl:call-template name="card-lineup"/></xsl:when>
      <xsl:when test="$card = 'player'"><xsl:call-template name="card-player"/></xsl:when>
      <xsl:otherwise><xsl:call-template name="card-result"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
