<?xml version="1.0" encoding="UTF-8"?>
<!-- The occasion of a match and how it stands, in lines for cards and messages.

     $occasion   competition, group and round
     $when       weekday, date and time of kick-off; $day and $time: its parts
     $place      the ground
     $status     how the match stands: the minute, half-time, abandoned, full time
     $stages     beside the score: Half-time 1–0, the shoot-out, an awarded result
     $verdict    how it was decided: who won, why it was abandoned -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:include href="part-next.xsl"/>

  <xsl:variable name="is-fixture" select="$card = 'fixture' or not($has-begun)"/>

  <xsl:variable name="occasion">
    <xsl:value-of select="f:joined(string($partit/@competicio), string($match-phase))"/>
  </xsl:variable>

  <xsl:variable name="day" select="f:capital(f:day(string($partit/@data)))"/>
  <xsl:variable name="time" select="string($partit/@hora)"/>
  <xsl:variable name="when" select="f:joined(string($day), $time, ', ')"/>
  <xsl:variable name="place" select="string($partit/@estadi)"/>

  <xsl:variable name="stage-tree"><xsl:call-template name="stages"/></xsl:variable>
  <xsl:variable name="reached" select="exsl:node-set($stage-tree)/stage"/>

  <xsl:variable name="status">
    <xsl:choose>
      <xsl:when test="$first-half-only or $partit/@estat = 'enjoc'"><xsl:value-of select="f:state()"/></xsl:when>
      <xsl:when test="$partit/@estat = 'abandonat'"><xsl:value-of select="$abandoned"/></xsl:when>
      <xsl:when test="$is-over and $reached[@k = 'extra-time']">
        <xsl:value-of select="f:w('stage-extra-time')"/>
      </xsl:when>
      <xsl:when test="$is-over and $reached[@k = 'shoot-out']"><xsl:value-of select="f:w('stage-regulation')"/></xsl:when>
      <xsl:when test="$is-over"><xsl:value-of select="$word-end"/></xsl:when>
    </xsl:choose>
  </xsl:variable>

  <!-- Shown beside the score: the awarded result; the shoot-out; full time, if there was extra time; half-time. -->
  <xsl:variable name="stages">
    <xsl:choose>
      <xsl:when test="$first-half-only"/>
      <xsl:when test="$award != ''"><xsl:value-of select="$award"/></xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="($reached[@k = 'shoot-out'] | $reached[@k = 'regulation'][not($reached[@k = 'shoot-out'])]
            | $reached[@k = 'half-time'][not($reached[@k = 'shoot-out' or @k = 'regulation'])])">
          <xsl:value-of select="concat(f:t(concat('stage-', @k)), ' ', @h, '–', @a)"/>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <xsl:variable name="verdict">
    <xsl:choose>
      <xsl:when test="$partit/@estat = 'abandonat' and not($first-half-only)">
        <xsl:value-of select="f:joined(f:w('abandoned'), string($partit/@motiu), ': ')"/>
      </xsl:when>
      <!-- Beside the score already. -->
      <xsl:when test="$award != ''"/>
      <xsl:otherwise><xsl:value-of select="$sentence"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
</xsl:stylesheet>
