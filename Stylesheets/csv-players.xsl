<?xml version="1.0" encoding="UTF-8"?>
<!-- The players of a match for a spreadsheet: one line each, with every statistic of a
     player, and one line for actions that belong to no player.

     The parameters are in parameters.xsl and part-csv.xsl. -->
<!-- libxslt finds functions of an included stylesheet only if the importing stylesheet declares the func prefix itself. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>
  <xsl:import href="part-phrases.xsl"/>

  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:strip-space elements="*"/>

  <xsl:variable name="breaks" select="''"/>

  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-words.xsl"/>
  <xsl:include href="part-csv.xsl"/>

  <!-- All statistics of players, so that the tables of all matches have the same columns. -->
  <xsl:variable name="columns" select="$marks/s[contains(@of, 'player') or contains(@of, 'column')][@need != 'private'
      or not(@need) or $is-private]"/>

  <xsl:template match="/">
    <xsl:value-of select="concat(f:head('team'), $separator, f:head('number'), $separator, f:head('player'), $separator,
        f:head('starter'))"/>
    <xsl:for-each select="$columns">
      <xsl:value-of select="$separator"/>
      <xsl:choose>
        <xsl:when test="@need = 'private'">
          <xsl:value-of select="f:private-head(string(@t), f:t(concat('stat-', @t)))"/>
        </xsl:when>
        <xsl:when test="$codes = 'yes'"><xsl:value-of select="@t"/></xsl:when>
        <xsl:when test="@name"><xsl:value-of select="f:field(@name)"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="f:field(f:t(concat('stat-', @t)))"/></xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
    <xsl:text>&#13;&#10;</xsl:text>
    <xsl:for-each select="$shown">
      <xsl:apply-templates select="$squads[@s = current()/@id]">
        <xsl:with-param name="name" select="@name"/>
      </xsl:apply-templates>
      <xsl:call-template name="unattributed"/>
    </xsl:for-each>
  </xsl:template>

  <!-- Actions that belong to no player of the squad, so that the columns add up to the team's figures: those of the staff, of
       unidentified players, and of the team as a whole. -->
  <xsl:template name="unattributed">
    <xsl:variable name="id" select="concat(@id, '-')"/>
    <xsl:if test="$columns[key('mark', concat(@t, ' ', $id))]">
      <xsl:value-of select="concat(f:field(@name), $separator, $separator, f:field(f:t('unattributed')), $separator)"/>
      <xsl:for-each select="$columns">
        <xsl:value-of select="$separator"/>
        <xsl:choose>
          <xsl:when test="@t = 'minutes' or @t = 'goals-for' or @t = 'goals-against'"/>
          <xsl:when test="@t = 'conversion'">
            <xsl:value-of select="f:conversion(count(key('mark', concat('goals ', $id))), count(key('mark',
                concat('shots ', $id))))"/>
          </xsl:when>
          <xsl:otherwise><xsl:value-of select="count(key('mark', concat(@t, ' ', $id)))"/></xsl:otherwise>
        </xsl:choose>
      </xsl:for-each>
      <xsl:text>&#13;&#10;</xsl:text>
    </xsl:if>
  </xsl:template>

  <xsl:template match="player">
    <xsl:param name="name"/>
    <xsl:variable name="id" select="@pl"/>
    <xsl:variable name="player" select="."/>
    <xsl:value-of select="concat(f:field($name), $separator, f:field(@n), $separator, f:field(@name), $separator,
        @starter)"/>
    <xsl:for-each select="$columns">
      <xsl:value-of select="$separator"/>
      <xsl:choose>
        <xsl:when test="@t = 'minutes'"><xsl:value-of select="f:played($player)"/></xsl:when>
        <xsl:when test="@t = 'goals-for'"><xsl:value-of select="$player/@for"/></xsl:when>
        <xsl:when test="@t = 'goals-against'"><xsl:value-of select="$player/@against"/></xsl:when>
        <xsl:when test="@t = 'conversion'">
          <xsl:value-of select="f:conversion(count(key('mark', concat('goals ', $id))), count(key('mark',
              concat('shots ', $id))))"/>
        </xsl:when>
        <xsl:otherwise><xsl:value-of select="count(key('mark', concat(@t, ' ', $id)))"/></xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
    <xsl:text>&#13;&#10;</xsl:text>
  </xsl:template>
</xsl:stylesheet>
