<?xml version="1.0" encoding="UTF-8"?>
<!-- The time of play in seconds. Without seconds in the file, it is the regulation clock, in whole minutes.

     $instants/instant  i: an event; t: seconds of play before it, as timed, otherwise at the beginning of its minute;
                        during: 1 within period n, which begins after start minutes of the regulation clock and before
                        seconds of play; r: the second from which it counts; timed: 1 if that is known; m: its minute
     $last-second       the seconds played -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:math="http://exslt.org/math" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func math" exclude-result-prefixes="f">

  <xsl:variable name="without" select="substring-before(substring-after($rules, ' without='), ' ')"/>
  <xsl:variable name="known-game" select="contains(' futsal handball hockey rink basketball ', concat(' ',
      $partit/@reglament, ' ')) and $partit/@reglament != ''"/>
  <xsl:variable name="counts-down" select="contains($rules, ' clock-shows=down ')
      or ($partit/@reglament = 'hockey' or $partit/@reglament = 'rink' or $partit/@reglament = 'basketball')
      and not(contains($rules, ' clock-shows=up '))"/>

  <!-- True in games with stoppage time. -->
  <xsl:variable name="adds-time" select="not($is-stopped or $counts-down or contains($without, 'added')
      or $known-game and not(contains($rules, ' without=')))"/>

  <!-- True if the file has the seconds of anything. -->
  <xsl:variable name="has-seconds" select="not($adds-time) and boolean($actions[@part &gt; 0][not(@interval
      = 'si')]/@segons[number() &gt;= 0] | $partit/periodes/periode[@tipus != 'tanda']/@segonsfi[number() &gt;= 0]
      | $partit[@partfi &gt; 0][not(@intervalfi = 'si')]/@segonsfi[number() &gt;= 0])"/>

  <xsl:variable name="tells-instants" select="$has-seconds or not($follows) and boolean($event-list/card
      | $event-list/foul[@off])"/>

  <!-- length  of period n: the seconds played in it, by the rules if it has not ended -->
  <xsl:variable name="length-tree">
    <xsl:if test="$tells-instants">
      <xsl:for-each select="$periods">
        <xsl:variable name="file" select="$partit/periodes/periode[@num = current()/@n][@tipus != 'tanda']"/>
        <length n="{@n}" start="{@start}" whole="{60 * @length}">
          <xsl:if test="$file[@ordrefi or string(@fi) != '' or @segonsfi != '' or @minutfi != '']">
            <xsl:attribute name="ended">1</xsl:attribute>
          </xsl:if>
          <xsl:choose>
            <xsl:when test="$file/@segonsfi != ''"><xsl:value-of select="$file/@segonsfi"/></xsl:when>
            <xsl:when test="$file/@minutfi != ''">
              <xsl:value-of select="60 * ($file/@minutfi - @start + sum($file/@afegitfi[number() &gt; 0]))"/>
            </xsl:when>
            <xsl:otherwise><xsl:value-of select="60 * @length"/></xsl:otherwise>
          </xsl:choose>
        </length>
      </xsl:for-each>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="lengths" select="exsl:node-set($length-tree)/length"/>

  <!-- The names of its variables differ from those in part-clock.xsl, which may be evaluated within it. -->
  <xsl:variable name="last-second">
    <xsl:choose>
      <xsl:when test="not($has-seconds)"><xsl:value-of select="60 * $last-minute"/></xsl:when>
      <xsl:when test="not($lengths)">0</xsl:when>
      <xsl:otherwise>
        <xsl:variable name="final" select="$lengths[last()]"/>
        <xsl:variable name="earlier" select="sum($final/preceding-sibling::length)"/>
        <xsl:variable name="stop" select="$partit[@partfi = $final/@n][not(@intervalfi = 'si')]"/>
        <xsl:variable name="in-final">
          <xsl:choose>
            <xsl:when test="$final/@ended"><xsl:value-of select="$final"/></xsl:when>
            <xsl:when test="$stop/@segonsfi != ''"><xsl:value-of select="$stop/@segonsfi"/></xsl:when>
            <xsl:when test="$stop/@minutfi != ''">
              <xsl:value-of select="f:least(60 * ($stop/@minutfi - $final/@start), $final/@whole)"/>
            </xsl:when>
            <xsl:when test="$partit/@estat = 'acabat'"><xsl:value-of select="$final/@whole"/></xsl:when>
            <xsl:otherwise>
              <xsl:variable name="inside" select="$actions[@part = $final/@n][not(@interval = 'si')]"/>
              <xsl:variable name="reached">
                <r>0</r>
                <xsl:for-each select="$inside/@segons[number() &gt;= 0]"><r><xsl:value-of select="."/></r></xsl:for-each>
                <xsl:for-each select="$inside[not(@segons &gt;= 0)]/@minut[number() &gt; $final/@start]">
                  <r><xsl:value-of select="f:least(60 * (. - $final/@start), $final/@whole)"/></r>
                </xsl:for-each>
              </xsl:variable>
              <xsl:value-of select="math:max(exsl:node-set($reached)/r)"/>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:variable>
        <xsl:value-of select="f:whole($earlier + $in-final)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <xsl:variable name="instant-tree">
    <xsl:for-each select="$lengths">
      <xsl:variable name="length" select="."/>
      <xsl:variable name="before" select="sum(preceding-sibling::length)"/>
      <xsl:for-each select="$events[@part = $length/@n]">
        <xsl:variable name="clocked" select="@segons
            | $partit/periodes/periode[current()/self::period-end][@num = $length/@n]/@segonsfi"/>
        <xsl:variable name="is-during" select="not(self::period-start or @in or self::final)"/>
        <xsl:variable name="t">
          <xsl:choose>
            <xsl:when test="self::period-start"><xsl:value-of select="$before"/></xsl:when>
            <xsl:when test="not($is-during)"><xsl:value-of select="$before + $length"/></xsl:when>
            <xsl:when test="$clocked != ''"><xsl:value-of select="$before + $clocked"/></xsl:when>
            <xsl:when test="self::period-end"><xsl:value-of select="$before + $length - 60"/></xsl:when>
            <xsl:when test="@minut &gt; $length/@start">
              <xsl:value-of select="$before + 60 * (@minut - $length/@start - 1 + sum(@afegit[number() &gt; 0]))"/>
            </xsl:when>
            <xsl:otherwise><xsl:value-of select="$before"/></xsl:otherwise>
          </xsl:choose>
        </xsl:variable>
        <instant i="{@i}" n="{@part}" start="{$length/@start}" before="{$before}" t="{$t}">
          <xsl:if test="$is-during"><xsl:attribute name="during">1</xsl:attribute></xsl:if>
          <xsl:if test="$has-seconds">
            <xsl:attribute name="m"><xsl:value-of select="concat(@part, ' ', @minut)"/></xsl:attribute>
            <xsl:if test="$is-during and @segons != ''"><xsl:attribute name="timed">1</xsl:attribute></xsl:if>
            <xsl:attribute name="r">
              <xsl:choose>
                <xsl:when test="self::period-end"><xsl:value-of select="f:whole($before + $length)"/></xsl:when>
                <xsl:when test="$is-during and @minut &gt; $length/@start and not($clocked != '')">
                  <xsl:variable name="end" select="f:least(60 * (@minut - $length/@start), $length/@whole) - 60"/>
                  <xsl:value-of select="f:whole($before + f:within($end, $length))"/>
                </xsl:when>
                <xsl:when test="$is-during">
                  <xsl:value-of select="f:whole($before + f:within($t - $before, $length))"/>
                </xsl:when>
                <xsl:otherwise><xsl:value-of select="f:whole($t)"/></xsl:otherwise>
              </xsl:choose>
            </xsl:attribute>
          </xsl:if>
        </instant>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="instant-list" select="exsl:node-set($instant-tree)"/>
  <xsl:variable name="instants" select="$instant-list/instant"/>
  <xsl:key name="instant" match="/instant" use="@i"/>
  <xsl:key name="instant-in" match="/instant" use="@m"/>

  <!-- The second at which an event changes the score, the number of players or a player's time. In games that do not track
       who is on the field, it is the beginning of the event's minute if the second is not known, and otherwise the end. -->
  <func:function name="f:begun">
    <xsl:param name="event"/>
    <xsl:choose>
      <xsl:when test="not($has-seconds)">
        <func:result select="60 * ($event/@p - (not($follows or $event/@in or $event/@afegit &gt; 0)
            and $event/@p &gt; $periods[@n = $event/@part]/@start))"/>
      </xsl:when>
      <xsl:when test="not($instant-list/instant)"><func:result select="0"/></xsl:when>
      <xsl:otherwise>
        <xsl:variable name="second">
          <xsl:for-each select="$instant-list">
            <xsl:variable name="instant" select="key('instant', $event/@i)"/>
            <xsl:choose>
              <xsl:when test="not($instant)"><xsl:value-of select="$last-second * ($event/@part != '0')"/></xsl:when>
              <!-- An event without seconds cannot come before those recorded earlier in its minute. -->
              <xsl:when test="$instant[@during][not(@timed)]">
                <xsl:value-of select="f:least(math:max($instant/@r | key('instant-in', $instant/@m)[@timed][@i &lt;
                    $instant/@i]/@r), $last-second)"/>
              </xsl:when>
              <xsl:otherwise><xsl:value-of select="f:least($instant/@r, $last-second)"/></xsl:otherwise>
            </xsl:choose>
          </xsl:for-each>
        </xsl:variable>
        <func:result select="number($second)"/>
      </xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Limits seconds of a period to those played, and to 0 below. -->
  <func:function name="f:within">
    <xsl:param name="seconds"/>
    <xsl:param name="length"/>
    <xsl:choose>
      <xsl:when test="$seconds &lt; 0"><func:result select="0"/></xsl:when>
      <xsl:when test="$length/@ended and $seconds &gt; $length"><func:result select="number($length)"/></xsl:when>
      <xsl:otherwise><func:result select="number($seconds)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- A clock does not show fractions; times have at most three decimals. -->
  <func:function name="f:whole">
    <xsl:param name="seconds"/>
    <func:result select="floor(round(1000 * $seconds) div 1000)"/>
  </func:function>

  <!-- A player's time on the field: 24:31, or 25 if only minutes are known. -->
  <func:function name="f:played">
    <xsl:param name="player"/>
    <xsl:choose>
      <xsl:when test="$has-seconds and $player/@seconds"><func:result select="f:lasted($player/@seconds)"/></xsl:when>
      <xsl:otherwise><func:result select="string($player/@minutes)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- 3:40, or 4 if only minutes are known. -->
  <func:function name="f:lasted">
    <xsl:param name="seconds"/>
    <xsl:choose>
      <xsl:when test="$has-seconds">
        <func:result select="concat(floor($seconds div 60), ':', format-number($seconds mod 60, '00'))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="floor($seconds div 60)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
