<?xml version="1.0" encoding="UTF-8"?>
<!-- The card of a match: the teams side by side in their colours, the score on a plate between them, and the scorers
     below. Before the match, and on the card of a fixture, the plate says when it is played. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:exsl="http://exslt.org/common" xmlns:math="http://exslt.org/math" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl math" exclude-result-prefixes="f">

  <xsl:template name="card-result">
    <rect width="{$w div 2}" height="{$h}" fill="{$paints[1]/@c}"/>
    <rect x="{$w div 2}" width="{$w div 2}" height="{$h}" fill="{$paints[2]/@c}"/>
    <xsl:if test="$paints[1]/@c = $paints[2]/@c">
      <path d="M{$w div 2} 0v{$h}" stroke="{$paints[1]/@on}" stroke-width="3"/>
    </xsl:if>
    <xsl:call-template name="card-head"><xsl:with-param name="text" select="$occasion"/></xsl:call-template>
    <xsl:apply-templates select="$paints" mode="card"/>
    <xsl:call-template name="card-plate"/>
    <xsl:if test="not($is-fixture)"><xsl:call-template name="card-scorers"/></xsl:if>
    <xsl:choose>
      <xsl:when test="$is-fixture">
        <xsl:call-template name="card-foot">
          <xsl:with-param name="first" select="$place"/>
          <xsl:with-param name="second" select="substring-after($fixture-facts, ' · ')"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="card-foot">
          <xsl:with-param name="first" select="$verdict"/>
          <xsl:with-param name="second" select="f:joined(string($date-in-words), $place)"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:variable name="fixture-facts">
    <xsl:if test="$partit/@arbitre != ''">
      <xsl:value-of select="concat(' · ', f:t('referee', $partit/@arbitre))"/>
    </xsl:if>
  </xsl:variable>

  <!-- The names and the plate move down if nothing is below them. -->
  <xsl:variable name="drop"
      select="round(($layout/@foot - $layout/@plate-y - $layout/@plate-h - $layout/@crest-y + $layout/@head) div 2)
      * ($is-fixture or not($goals or $kicks))"/>

  <!-- To make room for a long list, the plate moves up if no crests are in the way. On a wide card, the list then uses
       the whole half of its team. -->
  <xsl:variable name="list-from" select="$layout/@list-y + 44 * boolean($kicks)"/>
  <xsl:variable name="list-lines" select="math:max($counted-lists/@n)"/>
  <xsl:variable name="over" select="round($list-lines * 1.3 * $layout/@list - $layout/@list-end + $list-from)"/>
  <xsl:variable name="is-long" select="$over &gt; 0 and not($is-fixture)"/>
  <xsl:variable name="lift" select="f:least(number($over), number($layout/@lift)) * ($is-long and not($has-crest))"/>
  <xsl:variable name="list-x" select="$layout/@list-x * not($is-long) + $layout/@many-x * $is-long"/>
  <xsl:variable name="list-room" select="$layout/@list-room * not($is-long) + $layout/@many-room * $is-long"/>
  <xsl:variable name="counted-tree">
    <xsl:for-each select="$scorer-lists"><list n="{count(item)}" xmlns=""/></xsl:for-each>
  </xsl:variable>
  <xsl:variable name="counted-lists" select="exsl:node-set($counted-tree)/list"/>

  <!-- The score, with the state of the match above it and the stages below; for a fixture, the day and the time. -->
  <xsl:template name="card-plate">
    <xsl:variable name="l" select="$layout"/>
    <xsl:variable name="middle" select="$l/@plate-x + $l/@plate-w div 2"/>
    <xsl:variable name="room" select="$l/@plate-w - 40"/>
    <xsl:variable name="top" select="$l/@plate-y + $drop - $lift"/>
    <rect x="{$l/@plate-x}" y="{$top}" width="{$l/@plate-w}" height="{$l/@plate-h}" rx="20" fill="#fff" stroke="#111"
        stroke-width="2"/>
    <xsl:variable name="above">
      <xsl:choose>
        <xsl:when test="$is-fixture"><xsl:value-of select="f:capital(f:weekday(string($partit/@data)))"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="$status"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="below">
      <xsl:choose>
        <xsl:when test="$is-fixture and $time != ''"><xsl:value-of select="$date-in-words"/></xsl:when>
        <xsl:when test="not($is-fixture)"><xsl:value-of select="$stages"/></xsl:when>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="time-or-day">
      <xsl:choose>
        <xsl:when test="$time != ''"><xsl:value-of select="$time"/></xsl:when>
        <xsl:when test="$date-in-words != ''"><xsl:value-of select="$date-in-words"/></xsl:when>
        <xsl:otherwise>–</xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <!-- The digits fill the space that the lines above and below leave. -->
    <xsl:variable name="small" select="round($l/@plate-h * 0.15)"/>
    <xsl:variable name="from" select="$top + 1.5 * $small * ($above != '')"/>
    <xsl:variable name="to" select="$top + $l/@plate-h - 1.5 * $small * ($below != '')"/>
    <xsl:variable name="digits" select="f:least(number($l/@digits), floor(($to - $from) * 1.05))"/>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="string($above)"/><xsl:with-param name="x" select="$middle"/>
      <xsl:with-param name="y" select="round($top + 1.4 * $small)"/>
      <xsl:with-param name="room" select="$room"/><xsl:with-param name="most" select="$small"/>
      <xsl:with-param name="fill" select="'#111'"/>
    </xsl:call-template>
    <xsl:choose>
      <xsl:when test="$is-fixture">
        <!-- A day takes two lines. -->
        <xsl:variable name="line-tree">
          <xsl:call-template name="name-lines">
            <xsl:with-param name="text" select="string($time-or-day)"/>
            <xsl:with-param name="room" select="$room div $digits div 0.45"/>
          </xsl:call-template>
        </xsl:variable>
        <xsl:variable name="lines" select="exsl:node-set($line-tree)/line"/>
        <xsl:variable name="size" select="floor(f:least($digits div count($lines), $room div math:max($lines/@ems)))"/>
        <xsl:for-each select="$lines">
          <xsl:call-template name="fitted">
            <xsl:with-param name="text" select="string()"/><xsl:with-param name="x" select="$middle"/>
            <xsl:with-param name="y"
                select="round(($from + $to) div 2 + $size * (0.36 + 1.1 * (position() - (last() + 1) div 2)))"/>
            <xsl:with-param name="room" select="$room"/><xsl:with-param name="most" select="$size"/>
            <xsl:with-param name="least" select="$size"/><xsl:with-param name="fill" select="'#111'"/>
          </xsl:call-template>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="fits" select="floor($room div f:ems(f:score()))"/>
        <text x="{$middle}" y="{round(($from + $to) div 2 + 0.36 * f:least($digits, $fits))}" text-anchor="middle"
            font-weight="700" fill="#111" font-size="{f:least($digits, $fits)}">
          <tspan data-stat="score" data-team="home"><xsl:value-of select="$score-home"/></tspan>
          <xsl:text>–</xsl:text>
          <tspan data-stat="score" data-team="away"><xsl:value-of select="$score-away"/></tspan>
        </text>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="string($below)"/><xsl:with-param name="x" select="$middle"/>
      <xsl:with-param name="y" select="round($top + $l/@plate-h - 0.7 * $small)"/>
      <xsl:with-param name="room" select="$room"/><xsl:with-param name="most" select="$small"/>
      <xsl:with-param name="fill" select="'#111'"/>
      <xsl:with-param name="weight" select="'400'"/>
    </xsl:call-template>
  </xsl:template>

  <!-- The two names have the same size, and up to three lines each. -->
  <xsl:variable name="has-crest" select="boolean($paints/@crest != '')"/>
  <xsl:variable name="name-tree">
    <xsl:for-each select="$paints">
      <name s="{@s}" xmlns="">
        <xsl:call-template name="name-lines">
          <xsl:with-param name="text" select="@name"/>
          <xsl:with-param name="room" select="$layout/@room div $layout/@name div 0.6"/>
          <!-- Above this length, three lines allow larger letters than two. -->
          <xsl:with-param name="three" select="3 * 1.1 * $layout/@room div $layout/@name-high"/>
        </xsl:call-template>
      </name>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="team-names" select="exsl:node-set($name-tree)/name"/>
  <xsl:variable name="name-lines" select="1 + boolean($team-names/line[2]) + boolean($team-names/line[3])"/>
  <xsl:variable name="name-high" select="f:least(number($layout/@name), floor($layout/@name-high div 1.1 div $name-lines))"/>
  <xsl:variable name="name-size" select="f:least($name-high, floor($layout/@room div math:max($team-names/line/@ems)))"/>
  <!-- A single very long word does not make the names too small to read. -->
  <xsl:variable name="name-least" select="26 - 4 * $wide"/>
  <xsl:variable name="name-set"
      select="$name-size * ($name-size &gt;= $name-least) + $name-least * ($name-size &lt; $name-least)"/>

  <xsl:template match="paint" mode="card">
    <xsl:variable name="x" select="$layout/@team * (@s = 'home') + ($w - $layout/@team) * (@s = 'away')"/>
    <xsl:variable name="on" select="string(@on)"/>
    <xsl:variable name="lines" select="$team-names[@s = current()/@s]/line"/>
    <xsl:variable name="middle" select="$drop - round($lift div 2) + $layout/@name-y * $has-crest + $layout/@bare-y * not($has-crest)"/>
    <xsl:if test="$has-crest">
      <xsl:call-template name="card-crest">
        <xsl:with-param name="paint" select="."/><xsl:with-param name="x" select="$x"/>
        <xsl:with-param name="y" select="$drop + $layout/@crest-y"/>
        <xsl:with-param name="side" select="number($layout/@crest)"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:for-each select="$lines">
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string()"/><xsl:with-param name="x" select="$x"/>
        <xsl:with-param name="y" select="round($middle + $name-set * (0.36 + 1.1 * (position() - (count($lines) + 1) div 2)))"/>
        <xsl:with-param name="room" select="$layout/@room"/><xsl:with-param name="most" select="$name-set"/>
        <xsl:with-param name="least" select="$name-set"/>
        <xsl:with-param name="fill" select="$on"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <!-- Names of scorers, short enough for a line of nearly the largest size. If there are many, they are without given
       names, unless another scorer of the team has the same surname. -->
  <xsl:variable name="scorer-letters" select="floor($layout/@list-room div $layout/@list div 0.48)"/>
  <xsl:template name="scorer-name">
    <xsl:param name="name"/>
    <xsl:param name="figures"/>
    <xsl:param name="many" select="count($goals) &gt; 7"/>
    <xsl:variable name="label">
      <xsl:call-template name="label">
        <xsl:with-param name="name" select="$name"/>
        <xsl:with-param name="room" select="f:least(22 - 8 * $many, $scorer-letters - 1 - string-length($figures))"/>
        <xsl:with-param name="given" select="not($many and $names-shown = 'full')"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="$many and $first-goals[@s = current()/@s][@w != current()/@w][contains(
          concat(' ', translate(@w, ',', ' '), ' '), concat(' ', $label, ' '))]">
        <xsl:call-template name="scorer-name">
          <xsl:with-param name="name" select="$name"/><xsl:with-param name="figures" select="$figures"/>
          <xsl:with-param name="many" select="false()"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$label"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The scorers of both teams in one size. Above them, the kicks of a shoot-out. -->
  <xsl:template name="card-scorers">
    <xsl:variable name="from" select="$list-from - $lift"/>
    <xsl:variable name="flow-tree">
      <xsl:call-template name="flow">
        <xsl:with-param name="lists" select="$scorer-lists"/><xsl:with-param name="room" select="$list-room"/>
        <xsl:with-param name="high" select="$layout/@list-end - $from"/>
        <xsl:with-param name="most" select="$layout/@list"/><xsl:with-param name="least" select="24"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:for-each select="exsl:node-set($flow-tree)/list">
      <xsl:variable name="paint" select="$paints[@s = current()/@s]"/>
      <xsl:variable name="x" select="$list-x * (@s = 'home') + ($w - $list-x) * (@s = 'away')"/>
      <xsl:call-template name="card-kicks"><xsl:with-param name="paint" select="$paint"/>
      <xsl:with-param name="x" select="$x"/></xsl:call-template>
      <xsl:for-each select="line">
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string()"/><xsl:with-param name="x" select="$x"/>
          <xsl:with-param name="y" select="round($from + ../@size * (1.3 * position() - 0.35))"/>
          <xsl:with-param name="room" select="$list-room"/><xsl:with-param name="most" select="../@size"/>
          <!-- A line that is too wide is smaller instead of cut. -->
          <xsl:with-param name="least" select="16"/>
          <xsl:with-param name="fill" select="string($paint/@on)"/><xsl:with-param name="weight" select="'400'"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>

  <!-- A disc for a goal, a crossed ring for a miss. -->
  <xsl:template name="card-kicks">
    <xsl:param name="paint"/>
    <xsl:param name="x"/>
    <xsl:variable name="theirs" select="$kicks[@s = $paint/@s]"/>
    <xsl:variable name="step" select="f:least(38, $list-room div (count($theirs) + not($theirs)))"/>
    <xsl:variable name="r" select="round($step * 0.36)"/>
    <xsl:variable name="y" select="$layout/@list-y + 18 - $lift"/>
    <xsl:for-each select="$theirs">
      <xsl:variable name="at" select="round($x + $step * (position() - (count($theirs) + 1) div 2))"/>
      <xsl:choose>
        <xsl:when test="@resultat = 'gol'"><circle cx="{$at}" cy="{$y}" r="{$r}" fill="{$paint/@on}"/></xsl:when>
        <xsl:otherwise>
          <g fill="none" stroke="{$paint/@on}" stroke-width="3">
            <circle cx="{$at}" cy="{$y}" r="{$r - 1}"/>
            <path d="M{$at - $r div 2} {$y - $r div 2}l{$r} {$r}m0 -{$r}l-{$r} {$r}"/>
          </g>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
