<?xml version="1.0" encoding="UTF-8"?>
<!-- The card of a line-up: the starters on the pitch if their positions are known, otherwise as a list. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:exsl="http://exslt.org/common" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl"
    exclude-result-prefixes="f">

  <xsl:template name="card-lineup">
    <xsl:variable name="paint" select="$paints[@s = $whose/@id]"/>
    <xsl:variable name="eleven" select="$starters[@s = $whose/@id]"/>
    <xsl:variable name="rows" select="$row-sides[@id = $whose/@id]/row"/>
    <rect width="{$w}" height="{$h}" fill="{$paint/@c}"/>
    <xsl:call-template name="card-head">
      <xsl:with-param name="paint" select="$paint"/>
      <xsl:with-param name="below" select="concat($home/@name, ' – ', $away/@name, substring(concat(' · ', $occasion-line), 1, 999 * ($occasion-line != '')))"/>
    </xsl:call-template>
    <xsl:choose>
      <xsl:when test="$squads[@s = $whose/@id][@starter = 1][@posicio != '']">
        <xsl:variable name="top" select="200 - 40 * $wide"/>
        <xsl:variable name="high" select="$h - $top - 30"/>
        <!-- The goal is at the foot, or at the left of a wide card. -->
        <g fill="none" stroke="{$paint/@on}" stroke-width="3" opacity="0.45">
          <rect x="30" y="{$top}" width="{$w - 60}" height="{$high}"/>
          <xsl:choose>
            <xsl:when test="$wide"><path d="M30 {$top + $high div 2 - 130}h95v260h-95"/></xsl:when>
            <xsl:otherwise><path d="M{$w div 2 - 190} {$h - 30}v-110h380v110"/></xsl:otherwise>
          </xsl:choose>
        </g>
        <xsl:for-each select="$rows">
          <xsl:variable name="middle" select="(position() - 0.5) div count($rows)"/>
          <xsl:choose>
            <xsl:when test="$wide">
              <xsl:call-template name="card-column">
                <xsl:with-param name="x" select="30 + ($w - 60) * $middle"/><xsl:with-param name="top" select="$top"/><xsl:with-param name="high" select="$high"/>
                <xsl:with-param name="room" select="($w - 60) div count($rows) - 14"/><xsl:with-param name="paint" select="$paint"/>
              </xsl:call-template>
            </xsl:when>
            <xsl:otherwise>
              <xsl:call-template name="card-line">
                <xsl:with-param name="y" select="$h - 30 - $high * $middle - 16"/><xsl:with-param name="step" select="$high div count($rows)"/>
                <xsl:with-param name="paint" select="$paint"/>
              </xsl:call-template>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <!-- Two columns where it is wide, one where it is high. -->
        <xsl:variable name="lines" select="ceiling(count($eleven) div (1 + $wide))"/>
        <xsl:variable name="step" select="($h - 220) div ($lines * ($lines &gt; 0) + ($lines = 0))"/>
        <xsl:for-each select="$eleven">
          <xsl:variable name="column" select="number(position() &gt; $lines)"/>
          <xsl:call-template name="fitted">
            <xsl:with-param name="text" select="string($squads[@pl = current()/@id]/@w)"/>
            <xsl:with-param name="x" select="60 + 570 * $column"/><xsl:with-param name="y" select="215 + $step * (position() - 1 - $lines * $column)"/>
            <xsl:with-param name="room" select="960 - 430 * $wide"/><xsl:with-param name="most" select="$step * 0.62"/><xsl:with-param name="anchor" select="'start'"/>
            <xsl:with-param name="fill" select="$paint/@on"/>
          </xsl:call-template>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Crest, name, and a line below them. -->
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

  <!-- A row across the pitch. Its names have one size, that of the widest. -->
  <xsl:template name="card-line">
    <xsl:param name="y"/>
    <xsl:param name="step"/>
    <xsl:param name="paint"/>
    <xsl:variable name="share" select="($w - 80) div count(starter)"/>
    <xsl:variable name="name-tree"><xsl:call-template name="card-names"><xsl:with-param name="room" select="$share - 14"/></xsl:call-template></xsl:variable>
    <xsl:variable name="names" select="exsl:node-set($name-tree)/name"/>
    <xsl:variable name="r" select="f:least(46, floor($step div 3.6))"/>
    <xsl:for-each select="starter">
      <xsl:variable name="place" select="position()"/>
      <xsl:call-template name="card-starter">
        <xsl:with-param name="x" select="40 + $share * ($place - 0.5)"/><xsl:with-param name="y" select="$y"/><xsl:with-param name="r" select="$r"/>
        <xsl:with-param name="name" select="string($names[$place])"/><xsl:with-param name="room" select="$share - 14"/>
        <xsl:with-param name="size" select="f:least($names[1]/@size, floor($step div 5))"/><xsl:with-param name="paint" select="$paint"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <!-- The same from the left of the team, at the top, to its right. -->
  <xsl:template name="card-column">
    <xsl:param name="x"/>
    <xsl:param name="top"/>
    <xsl:param name="high"/>
    <xsl:param name="room"/>
    <xsl:param name="paint"/>
    <xsl:variable name="share" select="$high div count(starter)"/>
    <xsl:variable name="name-tree"><xsl:call-template name="card-names"><xsl:with-param name="room" select="$room"/></xsl:call-template></xsl:variable>
    <xsl:variable name="names" select="exsl:node-set($name-tree)/name"/>
    <xsl:variable name="r" select="f:least(30, floor($share div 3.4))"/>
    <xsl:for-each select="starter">
      <xsl:variable name="place" select="position()"/>
      <xsl:call-template name="card-starter">
        <xsl:with-param name="x" select="$x"/><xsl:with-param name="y" select="$top + $share * ($place - 0.5) - 14"/><xsl:with-param name="r" select="$r"/>
        <xsl:with-param name="name" select="string($names[$place])"/><xsl:with-param name="room" select="$room"/>
        <xsl:with-param name="size" select="f:least($names[1]/@size, floor($share div 3.6))"/><xsl:with-param name="paint" select="$paint"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <!-- The names of a row, and at the first of them the size at which the widest fits. -->
  <xsl:template name="card-names">
    <xsl:param name="room"/>
    <xsl:variable name="tree">
      <xsl:for-each select="starter">
        <xsl:variable name="name"><xsl:call-template name="label"><xsl:with-param name="name" select="string()"/></xsl:call-template></xsl:variable>
        <name xmlns="" ems="{f:ems($name)}"><xsl:value-of select="$name"/></name>
      </xsl:for-each>
    </xsl:variable>
    <xsl:for-each select="exsl:node-set($tree)/name">
      <xsl:sort select="@ems" data-type="number" order="descending"/>
      <xsl:if test="position() = 1">
        <!-- No smaller than can be read for the sake of one that is longer than the others. -->
        <xsl:variable name="fits" select="floor($room div (@ems + (@ems = 0)))"/>
        <xsl:variable name="size" select="f:least($fits * ($fits &gt; 18) + 18 * ($fits &lt;= 18), 36 - 6 * $wide)"/>
        <xsl:for-each select="../name"><name xmlns="" size="{$size}"><xsl:value-of select="."/></name></xsl:for-each>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="card-starter">
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="r"/>
    <xsl:param name="name"/>
    <xsl:param name="room"/>
    <xsl:param name="size"/>
    <xsl:param name="paint"/>
    <circle cx="{$x}" cy="{$y}" r="{$r}" fill="{$paint/@on}"/>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="string(@n)"/><xsl:with-param name="x" select="$x"/><xsl:with-param name="y" select="$y + 0.36 * $r"/>
      <xsl:with-param name="room" select="1.7 * $r"/><xsl:with-param name="most" select="$r"/><xsl:with-param name="fill" select="$paint/@c"/>
    </xsl:call-template>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="$name"/><xsl:with-param name="x" select="$x"/><xsl:with-param name="y" select="$y + $r + 1.05 * $size"/>
      <xsl:with-param name="room" select="$room"/><xsl:with-param name="most" select="$size"/><xsl:with-param name="least" select="14"/>
      <xsl:with-param name="fill" select="$paint/@on"/>
    </xsl:call-template>
  </xsl:template>
</xsl:stylesheet>
