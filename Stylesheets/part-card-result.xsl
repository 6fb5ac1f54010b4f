<?xml version="1.0" encoding="UTF-8"?>
<!-- The card of the result: the teams in their colours with their scorers, the score as large as possible, and how the
     match was decided. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:exsl="http://exslt.org/common" xmlns:math="http://exslt.org/math" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl math" exclude-result-prefixes="f">

  <!-- Who won how; of a match in progress the minute too. -->
  <xsl:variable name="card-sentence" select="concat($sentence, substring(concat(' · ', f:state()), 1, 999 * ($partit/@estat = 'enjoc' and f:state() != '')))"/>

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
          <xsl:with-param name="text" select="string($card-sentence)"/><xsl:with-param name="x" select="600"/><xsl:with-param name="y" select="602"/>
          <xsl:with-param name="room" select="1120"/><xsl:with-param name="most" select="42"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <rect width="1080" height="420" fill="{$paints[1]/@c}"/>
        <rect y="660" width="1080" height="420" fill="{$paints[2]/@c}"/>
        <rect y="420" width="1080" height="330" fill="#fff"/>
        <xsl:apply-templates select="$paints[1]" mode="card"><xsl:with-param name="x" select="540"/><xsl:with-param name="y" select="210"/><xsl:with-param name="room" select="980"/></xsl:apply-templates>
        <xsl:apply-templates select="$paints[2]" mode="card"><xsl:with-param name="x" select="540"/><xsl:with-param name="y" select="850 + 20 * $two-lined"/><xsl:with-param name="room" select="980"/></xsl:apply-templates>
        <xsl:call-template name="card-score"><xsl:with-param name="x" select="540"/><xsl:with-param name="y" select="640"/><xsl:with-param name="size" select="240"/></xsl:call-template>
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string($card-sentence)"/><xsl:with-param name="x" select="540"/><xsl:with-param name="y" select="718"/>
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

  <!-- The names of both teams: one line each, or two where one of them is too long; and the size at which all of them fit. -->
  <xsl:variable name="name-room" select="980 - 440 * $wide - 150 * boolean($paints/@crest != '')"/>
  <xsl:variable name="name-most" select="96 - 20 * $wide"/>
  <xsl:variable name="name-tree">
    <xsl:for-each select="$paints">
      <name xmlns="" s="{@s}">
        <xsl:choose>
          <xsl:when test="f:ems(@name) * $name-most * 0.75 &lt;= $name-room or not(contains(@name, ' '))"><line ems="{f:ems(@name)}"><xsl:value-of select="@name"/></line></xsl:when>
          <xsl:otherwise><xsl:call-template name="two-lines"><xsl:with-param name="rest" select="string(@name)"/></xsl:call-template></xsl:otherwise>
        </xsl:choose>
      </name>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="name-lines" select="exsl:node-set($name-tree)/name/line"/>
  <xsl:variable name="name-size" select="f:least($name-most - 12 * $two-lined, floor($name-room div math:max($name-lines/@ems)))"/>
  <!-- Where a name has two lines, what is below both names stands lower. -->
  <xsl:variable name="two-lined" select="number(boolean($name-lines[../line[2]]))"/>

  <!-- The split at the space that makes the wider line as narrow as it can be: from the first space on, as long as the rest is the
       wider line. -->
  <xsl:template name="two-lines">
    <xsl:param name="first" select="''"/>
    <xsl:param name="rest"/>
    <xsl:variable name="more" select="concat($first, substring(' ', 1, number($first != '')), substring-before($rest, ' '))"/>
    <xsl:variable name="less" select="substring-after($rest, ' ')"/>
    <xsl:choose>
      <xsl:when test="$first = '' or contains($rest, ' ') and f:ems($more) &lt;= f:ems($rest)">
        <xsl:call-template name="two-lines"><xsl:with-param name="first" select="$more"/><xsl:with-param name="rest" select="$less"/></xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <line xmlns="" ems="{f:ems($first)}"><xsl:value-of select="$first"/></line>
        <line xmlns="" ems="{f:ems($rest)}"><xsl:value-of select="$rest"/></line>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- A team: crest and name, below it who scored. There are as many lines as there is room for, with several scorers in each if
       they are more. -->
  <xsl:template match="paint" mode="card">
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="room"/>
    <xsl:variable name="with-crest" select="number(@crest != '')"/>
    <xsl:variable name="lines" select="$name-lines[../@s = current()/@s]"/>
    <xsl:variable name="on" select="@on"/>
    <xsl:call-template name="card-crest">
      <xsl:with-param name="paint" select="."/><xsl:with-param name="x" select="$x - $room div 2"/><xsl:with-param name="y" select="$y - 95"/><xsl:with-param name="side" select="130"/>
    </xsl:call-template>
    <xsl:for-each select="$lines">
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string(.)"/><xsl:with-param name="x" select="$x + 75 * $with-crest"/>
        <xsl:with-param name="y" select="$y + floor($name-size * (position() - 1.5) * (count($lines) = 2))"/>
        <xsl:with-param name="room" select="$name-room"/><xsl:with-param name="most" select="$name-size * ($name-size &gt; 44) + 44 * ($name-size &lt;= 44)"/>
        <xsl:with-param name="least" select="40"/><xsl:with-param name="fill" select="$on"/>
      </xsl:call-template>
    </xsl:for-each>
    <xsl:variable name="by-scorer" select="$goals[not(@punts)][@s = current()/@s]"/>
    <xsl:variable name="once" select="$by-scorer[@i = key('goals-of', concat(@s, ' ', @w))[1]/@i]"/>
    <xsl:variable name="most" select="4 - boolean($wide or $two-lined = 1)"/>
    <xsl:variable name="beside" select="ceiling(count($once) div $most)"/>
    <xsl:variable name="scorer-tree">
      <xsl:for-each select="$once">
        <xsl:variable name="theirs" select="$by-scorer[@w = current()/@w]"/>
        <scorer xmlns="">
          <xsl:variable name="name" select="f:known(concat(substring-after(@w[../@n], ' '), @w[not(../@n) or not(contains(., ' '))]))"/>
          <xsl:call-template name="label">
            <xsl:with-param name="name" select="$name"/><xsl:with-param name="room" select="99 - 89 * ($beside &gt; 1 and $name != @w)"/>
          </xsl:call-template>
          <xsl:for-each select="$theirs">
            <xsl:value-of select="concat(substring(',', 1, number(position() &gt; 1)), ' ', @mt)"/>
            <xsl:if test="@origen = 'penal'"><xsl:value-of select="concat(' ', f:w('penalty-mark'))"/></xsl:if>
            <xsl:if test="@own"><xsl:value-of select="concat(' ', f:w('own-goal-mark'))"/></xsl:if>
          </xsl:for-each>
        </scorer>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="line-tree">
      <xsl:for-each select="exsl:node-set($scorer-tree)/scorer[(position() - 1) mod $beside = 0]">
        <xsl:variable name="line"><xsl:value-of select="."/><xsl:for-each select="following-sibling::scorer[position() &lt; $beside]"><xsl:value-of select="concat(' · ', .)"/></xsl:for-each></xsl:variable>
        <line xmlns="" ems="{f:ems($line)}"><xsl:value-of select="$line"/></line>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="scorer-lines" select="exsl:node-set($line-tree)/line"/>
    <xsl:variable name="fits" select="floor($room div math:max($scorer-lines/@ems))"/>
    <xsl:for-each select="$scorer-lines">
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string(.)"/><xsl:with-param name="x" select="$x"/>
        <xsl:with-param name="y" select="$y + floor(0.5 * $name-size * $two-lined) + 16 + 44 * position()"/>
        <xsl:with-param name="room" select="$room"/><xsl:with-param name="most" select="f:least(36, $fits * ($fits &gt; 20) + 20 * ($fits &lt;= 20))"/>
        <xsl:with-param name="least" select="16"/><xsl:with-param name="fill" select="$on"/><xsl:with-param name="weight" select="'400'"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
