<?xml version="1.0" encoding="UTF-8"?>
<!-- The card of a player: number, name, the result, and the player's first six statistics that are not zero. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:exsl="http://exslt.org/common" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:variable name="told-of-player">
    <f t="minutes"/><f t="goals"/><f t="assists"/><f t="saves"/><f t="shots"/><f t="on-target"/><f t="key-passes"/><f t="fouls-suffered"/><f t="corners"/><f t="yellows"/>
  </xsl:variable>

  <xsl:template name="card-player">
    <xsl:variable name="paint" select="$paints[@s = $whose/@id]"/>
    <xsl:variable name="id" select="string($of-player/@pl)"/>
    <xsl:variable name="figure-tree">
      <xsl:for-each select="exsl:node-set($told-of-player)/*">
        <xsl:variable name="t" select="string(@t)"/>
        <xsl:for-each select="$marks">
          <xsl:variable name="value" select="count(key('mark', concat($t, ' ', $id))) + ($t = 'minutes') * $of-player/@minutes"/>
          <xsl:if test="$value &gt; 0 and $statistics[@t = $t]"><figure t="{$t}" v="{$value}" name="{s[@t = $t]/@name}"/></xsl:if>
        </xsl:for-each>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="figures" select="exsl:node-set($figure-tree)/*[position() &lt; 7]"/>
    <rect width="{$w}" height="{$h}" fill="{$paint/@c}"/>
    <xsl:call-template name="card-head">
      <xsl:with-param name="paint" select="$paint"/>
      <xsl:with-param name="below" select="concat($home/@name, ' ', f:score(), ' ', $away/@name, substring(concat(' · ', $occasion-line), 1, 999 * ($occasion-line != '')))"/>
    </xsl:call-template>
    <xsl:variable name="n" select="string($of-player/@n)"/>
    <text x="{60 + 190 * $wide}" y="{500 - 90 * $wide}" font-size="{340 - 90 * $wide}" font-weight="800" fill="{$paint/@on}">
      <xsl:if test="$wide"><xsl:attribute name="text-anchor">middle</xsl:attribute></xsl:if>
      <xsl:value-of select="$n"/>
    </text>
    <xsl:choose>
      <xsl:when test="$wide">
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string($of-player/@name)"/><xsl:with-param name="x" select="250"/><xsl:with-param name="y" select="540"/><xsl:with-param name="room" select="440"/>
          <xsl:with-param name="most" select="64"/><xsl:with-param name="fill" select="$paint/@on"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string($of-player/@name)"/><xsl:with-param name="x" select="60"/><xsl:with-param name="y" select="620"/><xsl:with-param name="room" select="960"/>
          <xsl:with-param name="most" select="100"/><xsl:with-param name="anchor" select="'start'"/><xsl:with-param name="fill" select="$paint/@on"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:for-each select="$figures">
      <xsl:variable name="column" select="(position() - 1) mod (3 - $wide)"/>
      <xsl:variable name="row" select="floor((position() - 1) div (3 - $wide))"/>
      <xsl:variable name="x" select="50 + 330 * $column + $wide * (460 + 10 * $column)"/>
      <xsl:variable name="y" select="670 + 200 * $row - $wide * (490 + 55 * $row)"/>
      <rect x="{$x}" y="{$y}" width="320" height="{185 - 50 * $wide}" rx="16" fill="#fff"/>
      <text x="{$x + 160}" y="{$y + 108 - 30 * $wide}" text-anchor="middle" font-size="{100 - 30 * $wide}" font-weight="800" fill="#111" data-stat="{@t}" data-player="{$id}"><xsl:value-of select="@v"/></text>
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string(@name)"/><xsl:with-param name="x" select="$x + 160"/><xsl:with-param name="y" select="$y + 160 - 42 * $wide"/>
        <xsl:with-param name="room" select="300"/><xsl:with-param name="most" select="34"/><xsl:with-param name="fill" select="'#111'"/><xsl:with-param name="weight" select="'400'"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
