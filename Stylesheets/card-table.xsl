<?xml version="1.0" encoding="UTF-8"?>
<!-- A card with the table of a season, made from the summary document (root resum, Schema/resum.dtd), in our club's colour. The
     parameters are in parameters.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:exsl="http://exslt.org/common" xmlns:func="http://exslt.org/functions" xmlns:math="http://exslt.org/math"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl func math" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>
  <xsl:import href="part-phrases.xsl"/>
  <xsl:output method="xml" encoding="UTF-8" indent="no"/>

  <xsl:variable name="lang" select="string(/resum/@llengua)"/>
  <xsl:variable name="catalogue" select="document(concat('site-phrases-', $language, '.xsl'))"/>
  <xsl:variable name="alone" select="'yes'"/>
  <xsl:variable name="us" select="string(/resum/@nostre)"/>
  <xsl:key name="equip" match="/resum/equips/equip" use="@codi"/>
  <xsl:key name="jugador" match="/resum/jugadors/jugador" use="@codi"/>

  <xsl:include href="site-words.xsl"/>
  <xsl:include href="part-club.xsl"/>
  <xsl:include href="part-contrast.xsl"/>
  <xsl:include href="part-card.xsl"/>

  <func:function name="f:least">
    <xsl:param name="a"/>
    <xsl:param name="b"/>
    <func:result select="number($a) * ($a &lt; $b) + number($b) * not($a &lt; $b)"/>
  </func:function>

  <xsl:variable name="tables" select="/resum/competicions/competicio/taula"/>
  <xsl:variable name="of" select="$tables[@codi = $table] | $tables[1][not($tables/@codi = $table)]"/>
  <xsl:variable name="rows" select="$of/posicions[@camp = 'total']/fila"/>
  <xsl:variable name="ground" select="concat('#', $home-own, substring('1b5ea6', 1, 6 * ($home-own = '')))"/>
  <xsl:variable name="on" select="f:text-on($ground)"/>
  <xsl:variable name="title">
    <xsl:call-template name="table-name"><xsl:with-param name="table" select="$of"/></xsl:call-template>
  </xsl:variable>
  <xsl:variable name="until">
    <xsl:if test="/resum/@fins != ''">
      <xsl:call-template name="day"><xsl:with-param name="date" select="string(/resum/@fins)"/></xsl:call-template>
    </xsl:if>
  </xsl:variable>

  <xsl:template match="/">
    <xsl:call-template name="drawing"><xsl:with-param name="title" select="concat($title, ' · ', $until)"/></xsl:call-template>
  </xsl:template>

  <!-- Side by side on a wide card, unless there are few. -->
  <xsl:variable name="parts" select="1 + ($wide and count($rows) &gt; 10)"/>
  <xsl:variable name="from" select="$layout/@head + 24"/>
  <xsl:variable name="to" select="$layout/@foot - 12"/>
  <!-- The line height, with room for the column heads. -->
  <xsl:variable name="step" select="f:least(76, ($to - $from) div (ceiling((count($rows) + not($rows)) div $parts) + 0.8))"/>
  <xsl:variable name="part-w" select="($w - 2 * $layout/@margin + 40) div $parts - 40"/>
  <!-- The width of the figures, as a multiple of the text size. More than half of a line is left for the names. -->
  <xsl:variable name="draws" select="not($of/@empats = 'no')"/>
  <xsl:variable name="results-ems" select="(3.8 + 1.9 * $draws) * not($parts = 2)"/>
  <xsl:variable name="figures-ems" select="7.4 + $results-ems"/>
  <xsl:variable name="text-size" select="floor(f:least(0.66 * $step, 0.42 * $part-w div $figures-ems))"/>
  <!-- Their distance from the right, in the same unit. -->
  <xsl:variable name="columns">
    <c of="punts" head="points" at="1.2" bold="1"/><c of="diferencia" head="difference" at="3.6"/>
    <xsl:if test="not($parts = 2)">
      <c of="perduts" head="lost" at="6"/>
      <xsl:if test="$draws"><c of="empatats" head="drawn" at="7.9"/></xsl:if>
      <c of="guanyats" head="won" at="{7.9 + 1.9 * $draws}"/>
    </xsl:if>
    <c of="jugats" head="played" at="{6 + $results-ems}"/>
  </xsl:variable>

  <!-- All names have the size that fits the longest one. If it would be too small, the longest name is set in two or three lines. -->
  <xsl:variable name="name-room" select="$part-w - 2.2 * $text-size - $text-size * $figures-ems"/>
  <xsl:variable name="name-size">
    <xsl:for-each select="$rows">
      <xsl:sort select="f:ems(string(key('equip', @equip)/@nom))" data-type="number" order="descending"/>
      <xsl:if test="position() = 1">
        <xsl:variable name="fits" select="floor($name-room div f:ems(string(key('equip', @equip)/@nom)))"/>
        <xsl:value-of select="f:least($text-size,
            $fits * ($fits &gt; 0.85 * $text-size) + floor(0.85 * $text-size) * not($fits &gt; 0.85 * $text-size))"/>
      </xsl:if>
    </xsl:for-each>
  </xsl:variable>

  <xsl:template name="card">
    <rect width="{$w}" height="{$h}" fill="{$ground}"/>
    <xsl:call-template name="card-head"><xsl:with-param name="text" select="$title"/></xsl:call-template>
    <xsl:for-each select="$rows[position() &lt;= $parts]">
      <xsl:variable name="right" select="$layout/@margin + ($part-w + 40) * (position() - 1) + $part-w - 0.4 * $text-size"/>
      <xsl:for-each select="exsl:node-set($columns)/*">
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="f:t(concat('head-', @head))"/>
          <xsl:with-param name="x" select="round($right - @at * $text-size)"/>
          <xsl:with-param name="y" select="round($from + 0.5 * $step)"/>
          <xsl:with-param name="room" select="2.4 * $text-size"/>
          <xsl:with-param name="most" select="floor(0.8 * $text-size)"/><xsl:with-param name="fill" select="$on"/>
          <xsl:with-param name="weight" select="'400'"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:for-each>
    <xsl:apply-templates select="$rows" mode="card"/>
    <!-- The notes explain the asterisks. -->
    <xsl:variable name="notes">
      <xsl:for-each select="$of/nota[starts-with(., '*')]">
        <xsl:value-of select="concat(substring('; ', 1, 2 * (position() &gt; 1)), .)"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:call-template name="card-foot">
      <xsl:with-param name="first" select="string($notes)"/><xsl:with-param name="second" select="$until"/>
    </xsl:call-template>
  </xsl:template>

  <!-- Our row has the colours inverted. -->
  <xsl:template match="fila" mode="card">
    <xsl:variable name="row" select="."/>
    <xsl:variable name="high" select="ceiling(count($rows) div $parts)"/>
    <xsl:variable name="place" select="position() - 1"/>
    <xsl:variable name="left" select="$layout/@margin + ($part-w + 40) * floor($place div $high)"/>
    <xsl:variable name="y" select="$from + $step * (0.8 + $place mod $high)"/>
    <xsl:variable name="base" select="round($y + 0.5 * $step + 0.36 * $text-size)"/>
    <xsl:variable name="ours" select="@equip = $us"/>
    <xsl:variable name="fill" select="concat(substring($ground, 1, 9 * $ours), substring($on, 1, 9 * not($ours)))"/>
    <xsl:if test="$ours">
      <rect x="{round($left - 12)}" y="{round($y)}" width="{round($part-w + 24)}" height="{round($step)}" rx="8" fill="{$on}"/>
    </xsl:if>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="concat(@lloc, substring('=', 1, number(@compartit = 'si')))"/>
      <xsl:with-param name="x" select="round($left + 1.3 * $text-size)"/>
      <xsl:with-param name="y" select="$base"/><xsl:with-param name="room" select="2 * $text-size"/>
      <xsl:with-param name="most" select="$text-size"/>
      <xsl:with-param name="anchor" select="'end'"/><xsl:with-param name="fill" select="$fill"/>
    </xsl:call-template>
    <xsl:variable name="line-tree">
      <xsl:call-template name="name-lines">
        <xsl:with-param name="text"
            select="concat(key('equip', @equip)/@nom, substring('*', 1, number(boolean(@descomptats))))"/>
        <xsl:with-param name="room" select="$name-room div $name-size"/>
        <xsl:with-param name="three" select="$name-room div 18"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:variable name="lines" select="exsl:node-set($line-tree)/line"/>
    <xsl:variable name="fits"
        select="floor(f:least($name-room div math:max($lines/@ems), 0.94 * $step div count($lines)))"/>
    <xsl:variable name="size" select="f:least(number($name-size), $fits * ($fits &gt; 12) + 12 * not($fits &gt; 12))"/>
    <xsl:for-each select="$lines">
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string()"/><xsl:with-param name="x" select="round($left + 1.9 * $text-size)"/>
        <xsl:with-param name="y" select="round($base + 1.05 * $size * (position() - (last() + 1) div 2))"/>
        <xsl:with-param name="room" select="$name-room"/>
        <xsl:with-param name="most" select="$size"/><xsl:with-param name="least" select="$size"/>
        <xsl:with-param name="anchor" select="'start'"/><xsl:with-param name="fill" select="$fill"/>
      </xsl:call-template>
    </xsl:for-each>
    <xsl:for-each select="exsl:node-set($columns)/*">
      <xsl:variable name="value" select="translate($row/@*[name() = current()/@of], '-', '−')"/>
      <text x="{round($left + $part-w - (0.4 + @at) * $text-size)}" y="{$base}" text-anchor="middle"
          font-size="{$text-size}" fill="{$fill}"
          font-weight="{400 + 300 * boolean(@bold)}" data-stat="{@head}" data-team="{$row/@equip}"><xsl:value-of select="$value"/></text>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
