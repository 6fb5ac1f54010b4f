<?xml version="1.0" encoding="UTF-8"?>
<!-- The actions of a match for a spreadsheet: one line each, in order.

     The parameters are in parameters.xsl and part-csv.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

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

  <xsl:variable name="heads">
    <h k="order"/><h k="period"/><h k="minute"/><h k="added"/><h k="interval"/><h k="team"/><h k="action"/>
    <h k="number"/><h k="player"/><h k="number-2"/><h k="player-2"/><h k="outcome"/><h k="body"/><h k="origin"/>
    <h k="zone"/><h k="card"/><h k="reason"/><h k="score-home"/><h k="score-away"/>
    <xsl:if test="$is-private"><h k="note"/><h k="breach"/></xsl:if>
  </xsl:variable>

  <xsl:template match="/">
    <xsl:for-each select="exsl:node-set($heads)/h">
      <xsl:if test="position() &gt; 1"><xsl:value-of select="$separator"/></xsl:if>
      <xsl:choose>
        <xsl:when test="@k = 'note' or @k = 'breach'">
          <xsl:value-of select="f:private-head(string(@k), f:t(concat('column-', @k)))"/>
        </xsl:when>
        <xsl:otherwise><xsl:value-of select="f:head(string(@k))"/></xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
    <xsl:text>&#13;&#10;</xsl:text>
    <xsl:apply-templates select="$events[@s = '' or @s = $shown/@id or self::goal or @sc = 'partit']" mode="line"/>
  </xsl:template>

  <xsl:template match="*" mode="line">
    <xsl:value-of select="concat(@i, $separator, @part, $separator, @minut, $separator, @x, $separator, @in,
        $separator)"/>
    <xsl:if test="not(@sc = 'partit')"><xsl:value-of select="f:field($sides[@id = current()/@s]/@name)"/></xsl:if>
    <xsl:value-of select="$separator"/>
    <xsl:call-template name="action"/>
    <xsl:value-of select="concat($separator, f:field(@n), $separator)"/>
    <xsl:if test="not(@other)"><xsl:value-of select="f:field(f:name(@n, @w))"/></xsl:if>
    <xsl:value-of select="concat($separator, f:field(@n2), $separator, f:field(f:name(@n2, @w2)), $separator)"/>
    <xsl:choose>
      <xsl:when test="self::goal"><xsl:value-of select="f:value('outcome', 'gol')"/></xsl:when>
      <xsl:when test="self::chance"><xsl:value-of select="f:value('outcome', @resultat)"/></xsl:when>
      <xsl:when test="self::kick"><xsl:value-of select="f:value('kick', @resultat)"/></xsl:when>
      <xsl:when test="self::own and @resultat != '' and $codes != 'yes'">
        <xsl:value-of select="f:field(f:own-name(concat(@tipus, '.', @resultat)))"/>
      </xsl:when>
      <xsl:when test="self::own"><xsl:value-of select="f:field(@resultat)"/></xsl:when>
      <xsl:when test="self::foul and @wn and $codes != 'yes'"><xsl:value-of select="f:field(@wn)"/></xsl:when>
      <xsl:when test="self::foul and @wn"><xsl:value-of select="f:field(@tipus)"/></xsl:when>
    </xsl:choose>
    <xsl:value-of select="concat($separator, f:value('body', @superficie), $separator, f:value('origin', @origen),
        $separator, f:field(@zona), $separator, f:value('card', @color), $separator)"/>
    <xsl:if test="self::card"><xsl:value-of select="f:value('reason', @motiu)"/></xsl:if>
    <xsl:value-of select="$separator"/>
    <xsl:choose>
      <xsl:when test="self::goal and not(@void)">
        <xsl:variable name="i" select="@i"/>
        <xsl:for-each select="$stretch-list">
          <xsl:value-of select="concat(key('stretch', $i)/@home, $separator, key('stretch', $i)/@away)"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$separator"/></xsl:otherwise>
    </xsl:choose>
    <xsl:if test="$is-private">
      <xsl:value-of select="concat($separator, f:field(@anotacio), $separator, f:field(@av))"/>
    </xsl:if>
    <xsl:text>&#13;&#10;</xsl:text>
  </xsl:template>

  <!-- A coded value of the file in words; unknown codes unchanged. -->
  <func:function name="f:value">
    <xsl:param name="kind"/>
    <xsl:param name="code"/>
    <xsl:choose>
      <xsl:when test="$codes = 'yes' or string($code) = ''"><func:result select="f:field(string($code))"/></xsl:when>
      <xsl:otherwise><func:result select="f:field(f:code($kind, string($code)))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <xsl:template name="action">
    <xsl:choose>
      <xsl:when test="$codes != 'yes'"><xsl:value-of select="f:field(@wt)"/></xsl:when>
      <xsl:when test="self::own"><xsl:value-of select="f:field(@tipus)"/></xsl:when>
      <xsl:when test="@own and @void">goal-own-annulled</xsl:when>
      <xsl:when test="@own">goal-own</xsl:when>
      <xsl:when test="@void">goal-annulled</xsl:when>
      <xsl:when test="@tipus = 'ma'">handball</xsl:when>
      <xsl:otherwise><xsl:value-of select="name()"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
