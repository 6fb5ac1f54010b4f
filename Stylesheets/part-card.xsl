<?xml version="1.0" encoding="UTF-8"?>
<!-- Shared by all cards: sizes, the drawing around the contents, crests, heads and feet.

     A card is drawn by the template card of its stylesheet. A stylesheet that imports it may replace that one or any other:
     card-head, card-foot, card-crest, card-result, card-lineup, card-player; or the layout, with other measures. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:exsl="http://exslt.org/common" xmlns:str="http://exslt.org/strings" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl str" exclude-result-prefixes="f">

  <xsl:include href="part-fitted.xsl"/>

  <!-- Measures in pixels, one line for each size:
         w, h          the whole card
         top           of the first line of the head; a story has its own buttons above it
         head, foot    where the head ends and the foot begins; under: what is left free below the text of the foot
         margin        at the left and the right
         text, small   the largest size of text in head and foot
         team          the distance of a team's axis from the edge; room: the width of its column
         crest-y, crest                   the top and the side of crests
         name-y, bare-y, name, name-high  the middle of the names, with and without crests; their size and their height
         plate-x, plate-y, plate-w, plate-h, digits   the score
         list-y, list-end, list-x, list-room, list    who scored: from, to, axis, width, size
         many-x, many-room   axis and width where many scored
         lift          how far the plate may rise for a long list where there are no crests -->
  <xsl:variable name="layout-tree">
    <layout xmlns="" size="square" w="1080" h="1080" top="64" head="100" foot="926" under="0" margin="40" text="42" small="30"
        team="270" room="490" crest-y="130" crest="190" name-y="400" bare-y="296" name="76" name-high="130"
        plate-x="290" plate-y="490" plate-w="500" plate-h="220" digits="170"
        list-y="730" list-end="912" list-x="270" list-room="490" list="34"
        many-x="270" many-room="490" lift="130"/>
    <layout xmlns="" size="wide" w="1200" h="630" top="48" head="72" foot="528" under="0" margin="40" text="34" small="25"
        team="222" room="404" crest-y="92" crest="120" name-y="268" bare-y="206" name="54" name-high="94"
        plate-x="440" plate-y="104" plate-w="320" plate-h="210" digits="130"
        list-y="336" list-end="518" list-x="222" list-room="404" list="30"
        many-x="300" many-room="540" lift="0"/>
    <layout xmlns="" size="story" w="1080" h="1920" top="250" head="300" foot="1540" under="170" margin="60" text="50" small="36"
        team="270" room="490" crest-y="370" crest="260" name-y="750" bare-y="590" name="84" name-high="160"
        plate-x="240" plate-y="870" plate-w="600" plate-h="270" digits="220"
        list-y="1180" list-end="1510" list-x="270" list-room="490" list="40"
        many-x="270" many-room="490" lift="160"/>
  </xsl:variable>
  <xsl:variable name="layouts" select="exsl:node-set($layout-tree)/layout"/>
  <xsl:variable name="layout" select="$layouts[@size = $size] | $layouts[1][not($layouts/@size = $size)]"/>
  <xsl:variable name="w" select="number($layout/@w)"/>
  <xsl:variable name="h" select="number($layout/@h)"/>
  <xsl:variable name="wide" select="$w &gt; $h"/>

  <xsl:variable name="fonts"
      select="concat($font-first, &quot;'Noto Sans','DejaVu Sans','Liberation Sans',Arial,sans-serif&quot;)"/>

  <xsl:template name="drawing">
    <xsl:param name="title"/>
    <svg width="{$w}" height="{$h}" viewBox="0 0 {$w} {$h}" role="img" id="FutbolStats" font-family="{$fonts}">
      <title><xsl:value-of select="$title"/></title>
      <xsl:call-template name="card"/>
    </svg>
  </xsl:template>

  <!-- The head: a line on a dark ground. Omitted if it is empty. -->
  <xsl:template name="card-head">
    <xsl:param name="text"/>
    <xsl:if test="$text != ''"><rect width="{$w}" height="{$layout/@head}" fill="#111"/></xsl:if>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="string($text)"/>
      <xsl:with-param name="x" select="$w div 2"/><xsl:with-param name="y" select="$layout/@top"/>
      <xsl:with-param name="room" select="$w - 2 * $layout/@margin"/>
      <xsl:with-param name="most" select="$layout/@text"/>
    </xsl:call-template>
  </xsl:template>

  <!-- The foot: up to three texts on a dark ground, the first in bold and in two lines if necessary. Omitted if all are
       empty. -->
  <xsl:template name="card-foot">
    <xsl:param name="first"/>
    <xsl:param name="second"/>
    <xsl:variable name="room" select="$w - 2 * $layout/@margin"/>
    <xsl:variable name="first-tree">
      <xsl:if test="$first != ''">
        <xsl:call-template name="name-lines">
          <xsl:with-param name="text" select="string($first)"/>
          <xsl:with-param name="room" select="$room div $layout/@text div 0.75"/>
        </xsl:call-template>
      </xsl:if>
    </xsl:variable>
    <xsl:variable name="line-tree">
      <xsl:for-each select="exsl:node-set($first-tree)/line">
        <line xmlns="" weight="700"
            size="{$layout/@text - ($layout/@text - $layout/@small) * (last() = 2)}"><xsl:value-of select="."/></line>
      </xsl:for-each>
      <line xmlns="" size="{$layout/@small}" weight="400"><xsl:value-of select="$second"/></line>
      <line xmlns="" size="{$layout/@small}" weight="400"><xsl:value-of select="normalize-space($sponsor)"/></line>
    </xsl:variable>
    <xsl:variable name="lines" select="exsl:node-set($line-tree)/line[. != '']"/>
    <xsl:if test="$lines">
      <rect y="{$layout/@foot}" width="{$w}" height="{$h - $layout/@foot}" fill="#111"/>
      <xsl:variable name="high" select="$h - $layout/@foot - $layout/@under"/>
      <xsl:variable name="scale" select="f:least(1, ($high - 12) div 1.35 div sum($lines/@size))"/>
      <xsl:variable name="from" select="$layout/@foot + ($high - 1.35 * $scale * sum($lines/@size)) div 2"/>
      <xsl:for-each select="$lines">
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string()"/>
          <xsl:with-param name="x" select="$w div 2"/>
          <xsl:with-param name="y"
              select="round($from + $scale * (1.35 * sum(preceding-sibling::line[. != '']/@size) + 1.03 * @size))"/>
          <xsl:with-param name="room" select="$room"/><xsl:with-param name="most" select="floor($scale * @size)"/>
          <xsl:with-param name="weight" select="string(@weight)"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:if>
  </xsl:template>

  <!-- A crest on a white plate, which makes it visible on any team colour; or the team's initials if only the other
       team has a crest. The axis is at x. -->
  <xsl:template name="card-crest">
    <xsl:param name="paint"/>
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="side"/>
    <xsl:variable name="inset" select="round($side div 12)"/>
    <rect x="{$x - $side div 2}" y="{$y}" width="{$side}" height="{$side}" rx="{round($side div 8)}" fill="#fff"
        stroke="#111" stroke-opacity="0.2" stroke-width="2"/>
    <xsl:choose>
      <xsl:when test="$paint/@crest != ''">
        <image x="{$x - $side div 2 + $inset}" y="{$y + $inset}" width="{$side - 2 * $inset}"
            height="{$side - 2 * $inset}" href="{$paint/@crest}"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="initials">
          <xsl:call-template name="initials"><xsl:with-param name="of" select="string($paint/@name)"/></xsl:call-template>
        </xsl:variable>
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string($initials)"/>
          <xsl:with-param name="x" select="$x"/><xsl:with-param name="y" select="round($y + 0.66 * $side)"/>
          <xsl:with-param name="room" select="$side - 2 * $inset"/>
          <xsl:with-param name="most" select="round(0.45 * $side)"/>
          <xsl:with-param name="fill" select="'#111'"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The initials of up to three words that begin with a capital letter. -->
  <xsl:template name="initials">
    <xsl:param name="of"/>
    <xsl:param name="so-far" select="''"/>
    <xsl:variable name="letter" select="substring($of, 1, 1)"/>
    <xsl:variable name="all" select="concat($so-far, substring($letter, 1, number(contains($capitals, $letter))))"/>
    <xsl:choose>
      <xsl:when test="string-length($all) &lt; 3 and contains($of, ' ')">
        <xsl:call-template name="initials">
          <xsl:with-param name="of" select="substring-after($of, ' ')"/><xsl:with-param name="so-far" select="$all"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$all"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
  <xsl:variable name="capitals" select="'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÄÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜÝØ'"/>

  <!-- A text in one line, in two if it is wider than the room, or in three if two lines are wider than $three (all in ems). -->
  <xsl:template name="name-lines">
    <xsl:param name="text"/>
    <xsl:param name="room"/>
    <xsl:param name="three" select="999"/>
    <xsl:variable name="two-tree">
      <xsl:call-template name="even-lines"><xsl:with-param name="text" select="$text"/></xsl:call-template>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="f:ems($text) &lt;= $room">
        <line xmlns="" ems="{f:ems($text)}"><xsl:value-of select="$text"/></line>
      </xsl:when>
      <xsl:when test="exsl:node-set($two-tree)/line[@ems &gt; $three]">
        <xsl:call-template name="even-lines">
          <xsl:with-param name="text" select="$text"/><xsl:with-param name="count" select="3"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise><xsl:copy-of select="$two-tree"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The words of a text in the given number of lines, as narrow as possible: the width grows until the words fit. -->
  <xsl:template name="even-lines">
    <xsl:param name="text"/>
    <xsl:param name="count" select="2"/>
    <xsl:param name="room" select="f:ems($text) div $count"/>
    <xsl:variable name="tree">
      <xsl:call-template name="flow-lines">
        <xsl:with-param name="items" select="str:tokenize($text, ' ')"/><xsl:with-param name="room" select="$room"/>
        <xsl:with-param name="between" select="' '"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="count(exsl:node-set($tree)/line) &gt; $count">
        <xsl:call-template name="even-lines">
          <xsl:with-param name="text" select="$text"/><xsl:with-param name="count" select="$count"/>
          <xsl:with-param name="room" select="1.02 * $room"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise><xsl:copy-of select="$tree"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
