<?xml version="1.0" encoding="UTF-8"?>
<!-- Text that fits its room, whatever its length. Its size follows from its estimated width; below the least size it is cut.
     Everything on a card is in the namespace of SVG: without it, browsers show no text. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:exsl="http://exslt.org/common" xmlns:func="http://exslt.org/functions"
    xmlns:str="http://exslt.org/strings"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl func str" exclude-result-prefixes="f">

  <xsl:include href="part-widths.xsl"/>

  <xsl:template name="fitted">
    <xsl:param name="text"/>
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="room"/>
    <xsl:param name="most"/>
    <xsl:param name="least" select="12 * ($most &lt; 27) + 0.45 * $most * ($most &gt;= 27)"/>
    <xsl:param name="fill" select="'#fff'"/>
    <xsl:param name="anchor" select="'middle'"/>
    <xsl:param name="weight" select="'700'"/>
    <xsl:variable name="ems" select="f:ems($text) * f:weight($weight)"/>
    <xsl:variable name="size" select="floor($room div $ems)"/>
    <xsl:choose>
      <xsl:when test="$text = ''"/>
      <xsl:when test="$size &lt; floor($least) and string-length($text) &gt; 4">
        <!-- Cuts the text to the width, by its average letter and with a margin. -->
        <xsl:variable name="letters" select="floor(($room div $least - 1.1) * string-length($text) div $ems)"/>
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="concat(normalize-space(substring($text, 1, $letters
              - ($letters + 1 &gt;= string-length($text)) - 1)), '…')"/>
          <xsl:with-param name="x" select="$x"/><xsl:with-param name="y" select="$y"/>
          <xsl:with-param name="room" select="$room"/>
          <xsl:with-param name="most" select="$most"/><xsl:with-param name="least" select="$least * 0.98"/>
          <xsl:with-param name="fill" select="$fill"/><xsl:with-param name="anchor" select="$anchor"/>
          <xsl:with-param name="weight" select="$weight"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <text x="{$x}" y="{$y}" text-anchor="{$anchor}" font-weight="{$weight}" fill="{$fill}"
            font-size="{$size * ($size &lt; $most) + $most * ($size &gt;= $most)}"><xsl:value-of select="$text"/></text>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Regular letters are at most 0.92 times as wide as the bold ones, for which f:ems is made. -->
  <func:function name="f:weight">
    <xsl:param name="weight"/>
    <func:result select="1 - 0.08 * ($weight = '400')"/>
  </func:function>

  <!-- Lists of texts in one size, the largest at which all of them fit: each text in a line of its own, or where these would
       become too small, several in a line.

       lists     elements list, of elements item; the result repeats them with elements line in their place, and has size
       room      of a line, and high, of the lines together; both in pixels
       most, least   sizes

       An item that is too wide for a line even at 16 px continues in further lines after one of its commas. The last line of
       a list that does not fit even in the least size says how many items are missing. -->
  <xsl:template name="flow">
    <xsl:param name="lists"/>
    <xsl:param name="room"/>
    <xsl:param name="high"/>
    <xsl:param name="most"/>
    <xsl:param name="least"/>
    <xsl:param name="size" select="$most"/>
    <xsl:param name="together" select="false()"/>
    <xsl:variable name="line-room" select="$room div $size div f:weight('400')"/>
    <xsl:variable name="piece-tree">
      <xsl:for-each select="$lists">
        <list xmlns="">
          <xsl:copy-of select="@*"/>
          <xsl:for-each select="item">
            <xsl:choose>
              <xsl:when test="f:ems(string()) &gt; $room div 16 div f:weight('400')">
                <xsl:variable name="line-tree">
                  <xsl:call-template name="flow-lines">
                    <xsl:with-param name="items" select="str:split(string(), ', ')"/>
                    <xsl:with-param name="room" select="$line-room - f:ems(',')"/>
                    <xsl:with-param name="between" select="', '"/>
                  </xsl:call-template>
                </xsl:variable>
                <xsl:for-each select="exsl:node-set($line-tree)/line">
                  <line items="{@items}"><xsl:value-of select="concat(., substring(',', 1, position() != last()))"/></line>
                </xsl:for-each>
              </xsl:when>
              <xsl:otherwise><line items="1"><xsl:value-of select="."/></line></xsl:otherwise>
            </xsl:choose>
          </xsl:for-each>
        </list>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="tree">
      <xsl:for-each select="exsl:node-set($piece-tree)/list">
        <list xmlns="">
          <xsl:copy-of select="@*"/>
          <xsl:choose>
            <xsl:when test="$together">
              <xsl:call-template name="flow-lines">
                <xsl:with-param name="items" select="line"/><xsl:with-param name="room" select="$line-room"/>
              </xsl:call-template>
            </xsl:when>
            <xsl:otherwise>
              <xsl:for-each select="line">
                <line ems="{f:ems(string())}"><xsl:copy-of select="@items"/><xsl:value-of select="."/></line>
              </xsl:for-each>
            </xsl:otherwise>
          </xsl:choose>
        </list>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="made" select="exsl:node-set($tree)/list"/>
    <xsl:variable name="low" select="not($made[count(line) * 1.3 * $size &gt; $high])"/>
    <xsl:variable name="fits" select="$low
        and not($made/line[@ems * f:weight('400') * $size &gt; $room])"/>
    <xsl:variable name="step" select="1 + ($size &gt; 24)"/>
    <xsl:choose>
      <!-- Texts keep separate lines as long as this costs at most a third of the size. -->
      <xsl:when test="not($low) and not($together) and ($size - $step &lt; 0.66 * $most or $size - $step &lt; $least)">
        <xsl:call-template name="flow">
          <xsl:with-param name="lists" select="$lists"/><xsl:with-param name="room" select="$room"/>
          <xsl:with-param name="high" select="$high"/>
          <xsl:with-param name="most" select="$most"/><xsl:with-param name="least" select="$least"/>
          <xsl:with-param name="size" select="floor(0.8 * $most)"/><xsl:with-param name="together" select="true()"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:when test="not($fits) and $size - $step &gt;= $least">
        <xsl:call-template name="flow">
          <xsl:with-param name="lists" select="$lists"/><xsl:with-param name="room" select="$room"/>
          <xsl:with-param name="high" select="$high"/>
          <xsl:with-param name="most" select="$most"/><xsl:with-param name="least" select="$least"/>
          <xsl:with-param name="size" select="$size - $step"/><xsl:with-param name="together" select="$together"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="many" select="floor($high div 1.3 div $size)"/>
        <xsl:for-each select="$made">
          <list xmlns="" size="{$size}">
            <xsl:copy-of select="@*"/>
            <xsl:variable name="shown" select="line[position() &lt; $many or not(../line[position() &gt; $many])]"/>
            <xsl:for-each select="$shown"><line><xsl:value-of select="."/></line></xsl:for-each>
            <xsl:if test="count($shown) &lt; count(line)">
              <line><xsl:value-of select="f:n('and-more', sum(line/@items) - sum($shown/@items))"/></line>
            </xsl:if>
          </list>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Puts as many items in a line as fit; widths are in ems. -->
  <xsl:template name="flow-lines">
    <xsl:param name="items"/>
    <xsl:param name="room"/>
    <xsl:param name="between" select="' · '"/>
    <xsl:param name="line" select="''"/>
    <xsl:param name="count" select="0"/>
    <xsl:variable name="more" select="concat($line, substring($between, 1, string-length($between) * ($line != '')), $items[1])"/>
    <xsl:choose>
      <xsl:when test="not($items)">
        <xsl:if test="$line != ''"><line xmlns="" ems="{f:ems($line)}" items="{$count}"><xsl:value-of select="$line"/></line></xsl:if>
      </xsl:when>
      <xsl:when test="$line = '' or f:ems($more) &lt;= $room">
        <xsl:call-template name="flow-lines">
          <xsl:with-param name="items" select="$items[position() &gt; 1]"/><xsl:with-param name="room" select="$room"/>
          <xsl:with-param name="between" select="$between"/><xsl:with-param name="line" select="$more"/>
          <xsl:with-param name="count" select="$count + 1"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <line xmlns="" ems="{f:ems($line)}" items="{$count}"><xsl:value-of select="$line"/></line>
        <xsl:call-template name="flow-lines">
          <xsl:with-param name="items" select="$items"/><xsl:with-param name="room" select="$room"/>
          <xsl:with-param name="between" select="$between"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
