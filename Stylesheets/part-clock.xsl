<?xml version="1.0" encoding="UTF-8"?>
<!-- The clock: the periods played, and the position of a minute on the regulation clock.

     $periods/period     n       as in part: 1, 2, ... including extra time
                         start   minutes of the regulation clock before it; end: after it
                         stop    the minute in which it ended if that was early, else the same as end
                         length  minutes by the rules; ended: whether the final whistle has been blown
     $match-end          the last minute of the match on that clock, which is what a starter who is never replaced plays -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:math="http://exslt.org/math" xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl math func" exclude-result-prefixes="f">

  <xsl:variable name="equips" select="$partit/equip"/>

  <!-- The differences from the rule set, as " key=value key=value ". -->
  <xsl:variable name="rules" select="concat(' ', normalize-space($partit/@parametres), ' ')"/>

  <!-- True if the clock stops whenever play does, so that there is no added time. -->
  <xsl:variable name="is-stopped" select="contains($rules, ' clock=stopped ')
      or ($partit/@reglament = 'futsal'
      or $partit/@reglament = 'hockey' or $partit/@reglament = 'rink' or $partit/@reglament = 'basketball')
      and not(contains($rules, ' clock=running '))"/>

  <!-- True if the players on the field are tracked. With rolling substitutions, the file does not say who was
       on the field. -->
  <xsl:variable name="follows" select="not(contains($rules, ' follow=no ')
      or ($partit/@reglament = 'futsal'
      or $partit/@reglament = 'handball' or $partit/@reglament = 'hockey' or $partit/@reglament = 'rink')
      and not(contains($rules, ' follow=yes ')))"/>

  <!-- False in games without a goalkeeper, although their files mark one. -->
  <xsl:variable name="has-keeper" select="not($partit/@reglament = 'basketball' and not(contains($rules, ' without=')))
      and not(contains(substring-before(substring-after($rules, ' without='), ' '), 'goalkeeper'))"/>

  <!-- Length of the slices in minutes: a quarter of an hour, or less under a stopped clock. -->
  <xsl:variable name="slice-length" select="15 - 10 * $is-stopped"/>

  <!-- A match that was abandoned in the first half has no half-time. -->
  <xsl:variable name="first-half-only" select="$half-time = 'yes' and not($partit[@estat = 'abandonat'][f:is-first-half(@partfi)]
      [not(@intervalfi = 'si' and @partfi &gt;= $half)])"/>

  <xsl:variable name="shoot-out" select="$partit/periodes/periode[@tipus = 'tanda'][not($first-half-only)]"/>

  <xsl:variable name="period-tree">
    <xsl:choose>
      <xsl:when test="$documented">
        <!-- In such a file, the halves can be recognised only by their kick-offs and actions. -->
        <xsl:variable name="second" select="string($partit/dadespartit/@inicisegonapart) != ''
            or $actions/@minut &gt; 45"/>
        <xsl:if test="$second or string($partit/dadespartit/@iniciprimerapart) != '' or $actions[not(self::nota)]">
          <period n="1" start="0" end="45" stop="45" length="45">
            <xsl:if test="$second"><xsl:attribute name="ended">1</xsl:attribute></xsl:if>
          </period>
        </xsl:if>
        <xsl:if test="$second and not($first-half-only)">
          <period n="2" start="45" end="90" stop="90" length="45" ended="1"/>
        </xsl:if>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="$partit/periodes/periode[@tipus != 'tanda'][not($first-half-only)
            or f:is-first-half(@num)]">
          <xsl:sort select="@num" data-type="number"/>
          <xsl:variable name="length">
            <xsl:choose>
              <xsl:when test="number(@durada) &gt; 0"><xsl:value-of select="number(@durada)"/></xsl:when>
              <xsl:when test="@tipus = 'prorroga'">15</xsl:when>
              <xsl:otherwise>45</xsl:otherwise>
            </xsl:choose>
          </xsl:variable>
          <xsl:variable name="before" select="../periode[@tipus != 'tanda'][number(@num) &lt; number(current()/@num)]"/>
          <xsl:variable name="start" select="sum($before/@durada[number() &gt; 0])
              + 15 * count($before[@tipus = 'prorroga'][not(number(@durada) &gt; 0)])
              + 45 * count($before[@tipus = 'part'][not(number(@durada) &gt; 0)])"/>
          <!-- A match that ended within a period, by a golden goal or by abandonment, has no whistle for the end of
               that period. -->
          <xsl:variable name="within" select="$partit[@partfi = current()/@num][not(@intervalfi =
              'si')][not(current()/@ordrefi)]"/>
          <xsl:variable name="last" select="@minutfi | $within[not(current()/@minutfi)]/@minutfi"/>
          <period n="{@num}" start="{$start}" end="{$start + $length}" length="{$length}" kind="{@tipus}"
              added="{@afegit[not($is-stopped)]}" last="{$last}">
            <xsl:attribute name="stop">
              <xsl:choose>
                <xsl:when test="$last &lt; $start + $length and $last &gt; $start">
                  <xsl:value-of select="math:max($last | $actions[@part = current()/@num]/@minut[. &lt;= $start + $length])"/>
                </xsl:when>
                <xsl:otherwise><xsl:value-of select="$start + $length"/></xsl:otherwise>
              </xsl:choose>
            </xsl:attribute>
            <xsl:if test="@ordrefi or string(@fi) != '' or $partit/@estat = 'acabat' or $within/@minutfi">
              <xsl:attribute name="ended">1</xsl:attribute>
            </xsl:if>
          </period>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
  <xsl:variable name="periods" select="exsl:node-set($period-tree)/period"/>

  <xsl:variable name="actions" select="$equips/dadespartit/*/*"/>

  <xsl:variable name="match-end">
    <xsl:variable name="last" select="$periods[last()]"/>
    <xsl:variable name="latest" select="math:max($actions/@minut[number() &gt;= 0])"/>
    <xsl:choose>
      <xsl:when test="not($last)">0</xsl:when>
      <xsl:when test="$last/@ended and number($last/@last) &lt; $last/@end and $last/@last &gt;= $last/@start">
        <xsl:value-of select="number($last/@last)"/>
      </xsl:when>
      <xsl:when test="$last/@ended or $latest &gt;= $last/@end"><xsl:value-of select="$last/@end"/></xsl:when>
      <xsl:when test="$latest &gt; $last/@start"><xsl:value-of select="$latest"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="$last/@start"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <xsl:variable name="last-minute" select="number($match-end)"/>

  <!-- The same periods for events, which look them up one by one: n, start, and until, the end as far as played; its
       children q are the slices 1-15, 16-30, 31-45. -->
  <xsl:variable name="span-tree">
    <xsl:for-each select="$periods">
      <span n="{@n}" start="{@start}" until="{f:least(@end, $last-minute)}">
        <xsl:call-template name="slices-within"><xsl:with-param name="from" select="@start + 1"/></xsl:call-template>
      </span>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="spans" select="exsl:node-set($span-tree)/span"/>

  <xsl:template name="slices-within">
    <xsl:param name="from"/>
    <q><xsl:value-of select="concat($from, '-', f:least($from + $slice-length - 1, @end))"/></q>
    <xsl:if test="$from + $slice-length &lt;= @end">
      <xsl:call-template name="slices-within">
        <xsl:with-param name="from" select="$from + $slice-length"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <func:function name="f:least">
    <xsl:param name="a"/>
    <xsl:param name="b"/>
    <xsl:choose>
      <xsl:when test="$a &lt; $b"><func:result select="number($a)"/></xsl:when>
      <xsl:otherwise><func:result select="number($b)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The period of an action: as written, or by its minute in a documented file. -->
  <func:function name="f:period">
    <xsl:param name="action"/>
    <xsl:choose>
      <xsl:when test="$action/@part"><func:result select="string($action/@part)"/></xsl:when>
      <xsl:when test="string($action/@minut) = ''"><func:result select="string($periods[last()]/@n)"/></xsl:when>
      <xsl:when test="$action/@minut &lt;= 45"><func:result select="'1'"/></xsl:when>
      <xsl:otherwise><func:result select="'2'"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Minutes of the regulation clock at an action. Added time does not count, so 45+2 is 45, and actions in the
       interval count at the end of the period before it. -->
  <func:function name="f:clock">
    <xsl:param name="action"/>
    <xsl:param name="number"/>
    <xsl:variable name="period" select="$periods[@n = $number]"/>
    <xsl:variable name="minute" select="number($action/@minut)"/>
    <xsl:choose>
      <xsl:when test="$number = '0'"><func:result select="0"/></xsl:when>
      <xsl:when test="$number = 'tanda'"><func:result select="number($match-end)"/></xsl:when>
      <xsl:when test="$action/@interval = 'si' and $period">
        <func:result select="f:least($period/@end, $match-end)"/>
      </xsl:when>
      <xsl:when test="$minute &gt;= 0 and $minute &lt;= $period/@end and $minute &lt;= $match-end">
        <func:result select="$minute"/>
      </xsl:when>
      <xsl:when test="$minute &gt;= 0 and $period">
        <func:result select="f:least(f:least($minute, $period/@end), $match-end)"/>
      </xsl:when>
      <xsl:when test="not($period)"><func:result select="number($match-end)"/></xsl:when>
      <xsl:otherwise>
        <!-- An unknown minute is no earlier than its period and the actions before it. -->
        <xsl:variable name="earlier" select="$actions[@ordre &lt; $action/@ordre][@part = $number]/@minut[number() &gt;
            $period/@start]"/>
        <xsl:choose>
          <xsl:when test="$earlier"><func:result select="f:least(math:max($earlier), $match-end)"/></xsl:when>
          <xsl:when test="$documented"><func:result select="number($match-end)"/></xsl:when>
          <xsl:otherwise><func:result select="number($period/@start)"/></xsl:otherwise>
        </xsl:choose>
      </xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
