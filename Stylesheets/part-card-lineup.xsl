<?xml version="1.0" encoding="UTF-8"?>
<!-- The card of a line-up: the starters on the pitch where the squad tells positions, else one below the other. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:template name="card-lineup">
    <xsl:variable name="paint" select="$paints[@s = $whose/@id]"/>
    <xsl:variable name="eleven" select="$men[@s = $whose/@id]"/>
    <rect width="{$w}" height="{$h}" fill="{$paint/@c}"/>
    <xsl:call-template name="card-head">
      <xsl:with-param name="paint" select="$paint"/>
      <xsl:with-param name="below" select="concat($home/@name, ' – ', $away/@name, substring(concat(' · ', $occasion-line), 1, 999 * ($occasion-line != '')))"/>
    </xsl:call-template>
    <xsl:choose>
      <xsl:when test="$squads[@s = $whose/@id][@starter = 1][@posicio != '']">
        <xsl:variable name="top" select="200 - 40 * $wide"/>
        <g fill="none" stroke="{$paint/@on}" stroke-width="3" opacity="0.45">
          <rect x="30" y="{$top}" width="{$w - 60}" height="{$h - $top - 30}"/>
          <path d="M{$w div 2 - 190} {$h - 30}v-{110 - 50 * $wide}h380v{110 - 50 * $wide}"/>
        </g>
        <xsl:variable name="step" select="($h - $top - 30) div 4"/>
        <xsl:call-template name="card-line"><xsl:with-param name="line" select="$eleven[@line = 3]"/><xsl:with-param name="y" select="$top + 0.42 * $step"/><xsl:with-param name="paint" select="$paint"/></xsl:call-template>
        <xsl:call-template name="card-line"><xsl:with-param name="line" select="$eleven[@line = 2]"/><xsl:with-param name="y" select="$top + 1.42 * $step"/><xsl:with-param name="paint" select="$paint"/></xsl:call-template>
        <xsl:call-template name="card-line"><xsl:with-param name="line" select="$eleven[@line = 1]"/><xsl:with-param name="y" select="$top + 2.42 * $step"/><xsl:with-param name="paint" select="$paint"/></xsl:call-template>
        <xsl:call-template name="card-line"><xsl:with-param name="line" select="$eleven[@line = 0]"/><xsl:with-param name="y" select="$top + 3.4 * $step"/><xsl:with-param name="paint" select="$paint"/></xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <!-- Two columns where it is wide, one where it is high. -->
        <xsl:variable name="rows" select="ceiling(count($eleven) div (1 + $wide))"/>
        <xsl:variable name="step" select="($h - 220) div ($rows * ($rows &gt; 0) + ($rows = 0))"/>
        <xsl:for-each select="$eleven">
          <xsl:variable name="column" select="number(position() &gt; $rows)"/>
          <xsl:call-template name="fitted">
            <xsl:with-param name="text" select="string($squads[@pl = current()/@id]/@w)"/>
            <xsl:with-param name="x" select="60 + 570 * $column"/><xsl:with-param name="y" select="215 + $step * (position() - 1 - $rows * $column)"/>
            <xsl:with-param name="room" select="960 - 430 * $wide"/><xsl:with-param name="most" select="$step * 0.62"/><xsl:with-param name="anchor" select="'start'"/>
            <xsl:with-param name="fill" select="$paint/@on"/>
          </xsl:call-template>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Crest, name and a line below. -->
  <xsl:template name="card-head">
    <xsl:param name="paint"/>
    <xsl:param name="below"/>
    <xsl:variable name="left" select="40 + 130 * ($paint/@crest != '')"/>
    <xsl:call-template name="card-crest">
      <xsl:with-param name="paint" select="$paint"/><xsl:with-param name="x" select="40"/><xsl:with-param name="y" select="25"/><xsl:with-param name="side" select="115"/>
    </xsl:call-template>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="string($paint/@name)"/><xsl:with-param name="x" select="$left"/><xsl:with-param name="y" select="95"/>
      <xsl:with-param name="room" select="$w - $left - 40"/><xsl:with-param name="most" select="76"/><xsl:with-param name="anchor" select="'start'"/><xsl:with-param name="fill" select="$paint/@on"/>
    </xsl:call-template>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="string($below)"/><xsl:with-param name="x" select="$left"/><xsl:with-param name="y" select="145"/>
      <xsl:with-param name="room" select="$w - $left - 40"/><xsl:with-param name="most" select="34"/><xsl:with-param name="anchor" select="'start'"/><xsl:with-param name="fill" select="$paint/@on"/>
      <xsl:with-param name="weight" select="'400'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="card-line">
    <xsl:param name="line"/>
    <xsl:param name="y"/>
    <xsl:param name="paint"/>
    <xsl:variable name="room" select="($w - 80) div count($line)"/>
    <xsl:variable name="r" select="46 - 16 * $wide"/>
    <xsl:for-each select="$line">
      <xsl:variable name="x" select="40 + $room * (position() - 0.5)"/>
      <circle cx="{$x}" cy="{$y}" r="{$r}" fill="{$paint/@on}"/>
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string(@n)"/><xsl:with-param name="x" select="$x"/><xsl:with-param name="y" select="$y + 0.36 * $r"/>
        <xsl:with-param name="room" select="1.7 * $r"/><xsl:with-param name="most" select="$r"/><xsl:with-param name="fill" select="$paint/@c"/>
      </xsl:call-template>
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string(.)"/><xsl:with-param name="x" select="$x"/><xsl:with-param name="y" select="$y + $r + 38 - 8 * $wide"/>
        <xsl:with-param name="room" select="$room - 14"/><xsl:with-param name="most" select="36 - 6 * $wide"/><xsl:with-param name="fill" select="$paint/@on"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
