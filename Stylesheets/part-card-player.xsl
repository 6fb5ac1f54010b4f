<?xml version="1.0" encoding="UTF-8"?>
<!-- The card of a player: number, name, the result, and the first six of the player's statistics that are not zero,
     with the minute of a sending-off among them. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:exsl="http://exslt.org/common" xmlns:math="http://exslt.org/math" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl math" exclude-result-prefixes="f">

  <!-- The statistics, the most interesting first; in a game with several ways of scoring, points come before goals. -->
  <xsl:variable name="player-figure-tree">
    <f t="points"/><f t="goals"/><f t="assists"/><f t="saves"/><f t="minutes"/><f t="dismissal"/>
    <f t="shots"/><f t="on-target"/><f t="key-passes"/><f t="fouls-suffered"/><f t="corners"/><f t="yellows"/>
    <xsl:for-each select="$own-cards"><f t="card.{@code}"/></xsl:for-each>
  </xsl:variable>

  <!-- Shown for players without any of these. -->
  <xsl:variable name="other-figure-tree">
    <xsl:for-each select="$owns"><f t="own.{@code}"/></xsl:for-each>
    <f t="own-goals"/><f t="fouls"/><f t="offsides"/>
  </xsl:variable>

  <!-- In addition to the layout in part-card.xsl: top and high of the title; number-x and number-y, where the number stands, and
       its size; name-x, name-y, name-room and name-most; anchor of both; tiles-x, tiles-y, tiles-w and tiles-h, in columns. -->
  <xsl:variable name="player-layout-tree">
    <player xmlns="" size="square" top="40" high="126" number-x="60" number-y="470" number="300" anchor="start"
        name-x="60" name-y="555" name-room="960" name-most="88"
        tiles-x="60" tiles-y="650" tiles-w="960" tiles-h="340" columns="3" foot="1045"/>
    <player xmlns="" size="wide" top="24" high="92" number-x="260" number-y="390" number="240" anchor="middle"
        name-x="260" name-y="470" name-room="440" name-most="58"
        tiles-x="520" tiles-y="146" tiles-w="640" tiles-h="410" columns="2" foot="606"/>
    <player xmlns="" size="story" top="240" high="146" number-x="60" number-y="820" number="440" anchor="start"
        name-x="60" name-y="950" name-room="960" name-most="110"
        tiles-x="60" tiles-y="1090" tiles-w="960" tiles-h="540" columns="2" foot="1720"/>
  </xsl:variable>
  <xsl:variable name="player-layout" select="exsl:node-set($player-layout-tree)/player[@size = $layout/@size]"/>

  <xsl:template name="card-player">
    <xsl:variable name="l" select="$player-layout"/>
    <xsl:variable name="paint" select="$paints[@s = $whose/@id]"/>
    <xsl:variable name="id" select="string($of-player/@pl)"/>
    <xsl:variable name="figure-tree">
      <xsl:call-template name="player-figures">
        <xsl:with-param name="of" select="exsl:node-set($player-figure-tree)/*"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:variable name="other-tree">
      <xsl:if test="not(exsl:node-set($figure-tree)/*)">
        <xsl:call-template name="player-figures">
          <xsl:with-param name="of" select="exsl:node-set($other-figure-tree)/*"/>
        </xsl:call-template>
      </xsl:if>
    </xsl:variable>
    <xsl:variable name="figures" select="(exsl:node-set($figure-tree)/* | exsl:node-set($other-tree)/*)[position() &lt; 7]"/>
    <rect width="{$w}" height="{$h}" fill="{$paint/@c}"/>
    <xsl:call-template name="card-title">
      <xsl:with-param name="paint" select="$paint"/><xsl:with-param name="top" select="number($l/@top)"/>
      <xsl:with-param name="high" select="number($l/@high)"/>
      <xsl:with-param name="below" select="concat($home/@name, ' ', f:score(), ' ', $away/@name)"/>
    </xsl:call-template>
    <!-- The number is lower if no name follows. -->
    <text x="{$l/@number-x}" y="{$l/@number-y + round(0.2 * $l/@number) * ($of-player/@name = '')}"
        text-anchor="{$l/@anchor}" font-size="{$l/@number}" font-weight="700" fill="{$paint/@on}">
      <xsl:value-of select="$of-player/@n"/>
    </text>
    <xsl:variable name="line-tree">
      <xsl:call-template name="name-lines">
        <xsl:with-param name="text" select="string($of-player/@name)"/>
        <xsl:with-param name="room" select="$l/@name-room div $l/@name-most div 0.7"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:variable name="lines" select="exsl:node-set($line-tree)/line"/>
    <xsl:variable name="fits" select="floor($l/@name-room div math:max($lines/@ems))"/>
    <xsl:variable name="most" select="$l/@name-most * (1 - 0.3 * boolean($lines[2]))"/>
    <xsl:variable name="size"
        select="f:least($most, $fits * ($fits &gt; 0.4 * $most) + 0.4 * $most * not($fits &gt; 0.4 * $most))"/>
    <xsl:for-each select="$lines">
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string()"/><xsl:with-param name="x" select="number($l/@name-x)"/>
        <xsl:with-param name="y" select="round($l/@name-y + $size * (0.36 + 1.1 * (position() - (count($lines) + 1) div 2)))"/>
        <xsl:with-param name="room" select="$l/@name-room"/><xsl:with-param name="most" select="$size"/>
        <xsl:with-param name="least" select="$size"/>
        <xsl:with-param name="anchor" select="string($l/@anchor)"/><xsl:with-param name="fill" select="$paint/@on"/>
      </xsl:call-template>
    </xsl:for-each>
    <!-- Four statistics take two rows. -->
    <xsl:variable name="columns"
        select="f:least($l/@columns - ($l/@columns = 3 and count($figures) = 4), count($figures) + not($figures))"/>
    <xsl:variable name="rows" select="ceiling((count($figures) + not($figures)) div $columns)"/>
    <xsl:variable name="tile-w" select="($l/@tiles-w + 16) div $columns - 16"/>
    <!-- A single row does not fill the height. -->
    <xsl:variable name="tile-h" select="f:least(($l/@tiles-h + 16) div $rows - 16, 0.6 * $l/@tiles-h)"/>
    <xsl:for-each select="$figures">
      <xsl:variable name="x" select="$l/@tiles-x + ($tile-w + 16) * ((position() - 1) mod $columns)"/>
      <xsl:variable name="y" select="$l/@tiles-y + ($tile-h + 16) * floor((position() - 1) div $columns)"/>
      <rect x="{$x}" y="{$y}" width="{$tile-w}" height="{$tile-h}" rx="16" fill="#fff" stroke="#111" stroke-width="2"/>
      <text x="{$x + $tile-w div 2}" y="{round($y + 0.58 * $tile-h)}" text-anchor="middle"
          font-size="{f:least(round(0.52 * $tile-h), round(0.36 * $tile-w))}" font-weight="700"
          fill="#111">
        <xsl:if test="@t">
          <xsl:attribute name="data-stat"><xsl:value-of select="@t"/></xsl:attribute>
          <xsl:attribute name="data-player"><xsl:value-of select="$id"/></xsl:attribute>
        </xsl:if>
        <xsl:value-of select="@v"/>
      </text>
      <!-- A name too wide for the smallest letters takes two lines. -->
      <xsl:variable name="name-line-tree">
        <xsl:call-template name="name-lines">
          <xsl:with-param name="text" select="string(@name)"/>
          <xsl:with-param name="room" select="($tile-w - 24) div (0.09 * $tile-h) div f:weight('400')"/>
        </xsl:call-template>
      </xsl:variable>
      <xsl:for-each select="exsl:node-set($name-line-tree)/line">
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string()"/><xsl:with-param name="x" select="$x + $tile-w div 2"/>
          <xsl:with-param name="y"
              select="round($y + $tile-h * (0.86 - 0.06 * (last() &gt; 1) + 0.13 * (position() - 1)))"/>
          <xsl:with-param name="room" select="$tile-w - 24"/>
          <xsl:with-param name="most" select="round($tile-h * (0.2 - 0.08 * (last() &gt; 1)))"/>
          <xsl:with-param name="fill" select="'#111'"/><xsl:with-param name="weight" select="'400'"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:for-each>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="normalize-space($sponsor)"/><xsl:with-param name="x" select="$w div 2"/>
      <xsl:with-param name="y" select="number($l/@foot)"/>
      <xsl:with-param name="room" select="$w - 2 * $layout/@margin"/>
      <xsl:with-param name="most" select="number($layout/@small)"/><xsl:with-param name="fill" select="$paint/@on"/>
      <xsl:with-param name="weight" select="'400'"/>
    </xsl:call-template>
  </xsl:template>

  <!-- Those of the given statistics that are not zero: figure, with its value and name. -->
  <xsl:template name="player-figures">
    <xsl:param name="of"/>
    <xsl:variable name="id" select="string($of-player/@pl)"/>
    <xsl:variable name="dismissal">
      <xsl:for-each select="$event-list"><xsl:value-of select="key('of', $id)[@off = 'out'][@pl = $id][1]/@bt"/></xsl:for-each>
    </xsl:variable>
    <xsl:for-each select="$of">
      <xsl:variable name="t" select="string(@t)"/>
      <xsl:for-each select="$event-list[$t = 'dismissal']">
        <xsl:variable name="off" select="key('of', $id)[@off = 'out'][@pl = $id][1]"/>
        <xsl:if test="$off"><figure v="{$off/@mt}" name="{$off/@bt}" xmlns=""/></xsl:if>
      </xsl:for-each>
      <xsl:for-each select="$marks">
        <xsl:variable name="value"
            select="count(key('mark', concat($t, ' ', $id))) + sum($of-player/@minutes[$t = 'minutes'])"/>
        <!-- The card of the sending-off is there already, with its minute. -->
        <xsl:if test="$value &gt; 0 and $statistics[@t = $t]
            and not($value = 1 and starts-with($t, 'card.') and s[@t = $t]/@one = $dismissal)">
          <figure t="{$t}" v="{$value}" xmlns="">
            <xsl:if test="$t = 'minutes'">
              <xsl:attribute name="v"><xsl:value-of select="f:played($of-player)"/></xsl:attribute>
            </xsl:if>
            <xsl:attribute name="name">
              <xsl:choose>
                <xsl:when test="$value = 1 and s[@t = $t]/@one"><xsl:value-of select="s[@t = $t]/@one"/></xsl:when>
                <xsl:when test="$value = 1 and $t != 'on-target' and not($t = 'minutes' and $has-seconds)">
                  <xsl:value-of select="f:code('one', $t)"/>
                </xsl:when>
                <xsl:otherwise><xsl:value-of select="s[@t = $t]/@name"/></xsl:otherwise>
              </xsl:choose>
            </xsl:attribute>
          </figure>
        </xsl:if>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
