<?xml version="1.0" encoding="UTF-8"?>
<!-- The card of the result: each team on its colour with its scorers, the score as large as it goes, and who won how. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <!-- A scorer's goals and own goals, by the side that they count for. -->
  <xsl:key name="goals-of" match="goal[not(@void)]" use="concat(@s, ' ', @w)"/>

  <xsl:template name="card-result">
    <xsl:choose>
      <xsl:when test="$wide">
        <rect width="600" height="630" fill="{$paints[1]/@c}"/>
        <rect x="600" width="600" height="630" fill="{$paints[2]/@c}"/>
        <xsl:apply-templates select="$paints[1]" mode="card"><xsl:with-param name="x" select="300"/><xsl:with-param name="y" select="150"/><xsl:with-param name="room" select="540"/></xsl:apply-templates>
        <xsl:apply-templates select="$paints[2]" mode="card"><xsl:with-param name="x" select="900"/><xsl:with-param name="y" select="150"/><xsl:with-param name="room" select="540"/></xsl:apply-templates>
        <rect x="330" y="350" width="540" height="180" rx="20" fill="#fff"/>
        <xsl:call-template name="card-score"><xsl:with-param name="x" select="600"/><xsl:with-param name="y" select="498"/><xsl:with-param name="size" select="165"/></xsl:call-template>
        <rect y="548" width="1200" height="82" fill="#111"/>
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string($sentence)"/><xsl:with-param name="x" select="600"/><xsl:with-param name="y" select="602"/>
          <xsl:with-param name="room" select="1120"/><xsl:with-param name="most" select="42"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <rect width="1080" height="420" fill="{$paints[1]/@c}"/>
        <rect y="660" width="1080" height="420" fill="{$paints[2]/@c}"/>
        <rect y="420" width="1080" height="330" fill="#fff"/>
        <xsl:apply-templates select="$paints[1]" mode="card"><xsl:with-param name="x" select="540"/><xsl:with-param name="y" select="210"/><xsl:with-param name="room" select="980"/></xsl:apply-templates>
        <xsl:apply-templates select="$paints[2]" mode="card"><xsl:with-param name="x" select="540"/><xsl:with-param name="y" select="850"/><xsl:with-param name="room" select="980"/></xsl:apply-templates>
        <xsl:call-template name="card-score"><xsl:with-param name="x" select="540"/><xsl:with-param name="y" select="640"/><xsl:with-param name="size" select="240"/></xsl:call-template>
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string($sentence)"/><xsl:with-param name="x" select="540"/><xsl:with-param name="y" select="718"/>
          <xsl:with-param name="room" select="1000"/><xsl:with-param name="most" select="48"/><xsl:with-param name="fill" select="'#111'"/>
        </xsl:call-template>
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="$occasion-line"/><xsl:with-param name="x" select="540"/><xsl:with-param name="y" select="72"/>
          <xsl:with-param name="room" select="1000"/><xsl:with-param name="most" select="36"/><xsl:with-param name="fill" select="$paints[1]/@on"/>
          <xsl:with-param name="weight" select="'400'"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="card-score">
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="size"/>
    <text x="{$x}" y="{$y}" text-anchor="middle" font-weight="800" fill="#111" font-size="{$size - floor($size div 4) * (string-length(f:score()) &gt; 4)}">
      <xsl:if test="$has-begun"><tspan data-stat="score" data-team="home"><xsl:value-of select="$score-home"/></tspan></xsl:if>
      <xsl:text>–</xsl:text>
      <xsl:if test="$has-begun"><tspan data-stat="score" data-team="away"><xsl:value-of select="$score-away"/></tspan></xsl:if>
    </text>
  </xsl:template>

  <!-- A team: crest and name in a line, below it who scored, as many lines as there is room for. -->
  <xsl:template match="paint" mode="card">
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="room"/>
    <xsl:variable name="with-crest" select="number(@crest != '')"/>
    <xsl:call-template name="card-crest">
      <xsl:with-param name="paint" select="."/><xsl:with-param name="x" select="$x - $room div 2"/><xsl:with-param name="y" select="$y - 95"/><xsl:with-param name="side" select="130"/>
    </xsl:call-template>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="string(@name)"/><xsl:with-param name="x" select="$x + 75 * $with-crest"/><xsl:with-param name="y" select="$y"/>
      <xsl:with-param name="room" select="$room - 150 * $with-crest"/><xsl:with-param name="most" select="96 - 20 * $wide"/><xsl:with-param name="fill" select="@on"/>
    </xsl:call-template>
    <xsl:variable name="on" select="@on"/>
    <xsl:variable name="by-scorer" select="$goals[not(@punts)][@s = current()/@s]"/>
    <xsl:variable name="once" select="$by-scorer[@i = key('goals-of', concat(@s, ' ', @w))[1]/@i]"/>
    <xsl:for-each select="$once[position() &lt; 5 - $wide]">
      <xsl:variable name="theirs" select="$by-scorer[@w = current()/@w]"/>
      <xsl:variable name="line">
        <xsl:value-of select="f:known(concat(substring-after(@w[../@n], ' '), @w[not(../@n) or not(contains(., ' '))]))"/>
        <xsl:for-each select="$theirs">
          <xsl:value-of select="concat(substring(',', 1, number(position() &gt; 1)), ' ', @mt)"/>
          <xsl:if test="@origen = 'penal'"><xsl:value-of select="concat(' ', f:w('penalty-mark'))"/></xsl:if>
          <xsl:if test="@own"><xsl:value-of select="concat(' ', f:w('own-goal-mark'))"/></xsl:if>
        </xsl:for-each>
        <xsl:if test="position() = 4 - $wide and count($once) &gt; 4 - $wide"> …</xsl:if>
      </xsl:variable>
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string($line)"/><xsl:with-param name="x" select="$x"/><xsl:with-param name="y" select="$y + 16 + 44 * position()"/>
        <xsl:with-param name="room" select="$room"/><xsl:with-param name="most" select="36"/><xsl:with-param name="fill" select="$on"/><xsl:with-param name="weight" select="'400'"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
