<?xml version="1.0" encoding="UTF-8"?>
<!-- Events as clips of a video, with start and end in seconds of the video.

     Parameters, all of them strings:
       offsets   where in the video each period begins, in seconds: "1=125 2=3720"
       video     the start of the video in seconds since 1970; empty if unknown
       before, after   seconds of a clip before and after its event
       kinds     kinds of events to include, such as "goal chance", by their names in $events; "own:duel" for a declared
                 action or way of scoring; empty for all
     $clips/clip   i: its event; at: time of the event; start, end: of the clip; about: 1 if only the minute is known
     $left-out     number of events whose position in the video is unknown -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:param name="offsets" select="''"/>
  <xsl:param name="video" select="''"/>
  <xsl:param name="before" select="8"/>
  <xsl:param name="after" select="5"/>
  <xsl:param name="kinds" select="''"/>

  <!-- Includes phrases of its own. -->
  <xsl:variable name="catalogue" select="document(concat('phrases-', $language, '.xsl'))
      | document(concat($of-scores, 'phrases-', $language, '.xsl'))
      | document(concat('clips-phrases-', $language, '.xsl'))"/>

  <xsl:variable name="offset-list" select="concat(' ', normalize-space($offsets), ' ')"/>

  <!-- The second of the video at which a period begins; NaN if unknown. -->
  <func:function name="f:offset">
    <xsl:param name="period"/>
    <func:result select="number(substring-before(substring-after($offset-list, concat(' ', $period, '=')), ' '))"/>
  </func:function>

  <!-- Attributes that $events lacks: the second of the period, the time of day, and the place in the file; in the order
       of $events. -->
  <xsl:variable name="source-tree">
    <xsl:for-each select="$told | $partit/tanda/llancament
        | $partit/periodes/periode/@ordre | $partit/periodes/periode/@ordrefi | $partit/@ordrefi">
      <xsl:sort select="@ordre | self::node()[not(self::*)]" data-type="number"/>
      <o i="{position()}" second="{@segons}" time="{@hora}" order="{@ordre}" name="{name()}"/>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="source-list" select="exsl:node-set($source-tree)"/>
  <xsl:key name="source" match="o" use="@i"/>
  <xsl:key name="event" match="events/*" use="@i"/>
  <func:function name="f:event">
    <xsl:param name="i"/>
    <xsl:for-each select="$event-list"><func:result select="key('event', $i)"/></xsl:for-each>
  </func:function>
  <func:function name="f:source">
    <xsl:param name="i"/>
    <xsl:for-each select="$source-list"><func:result select="key('source', $i)"/></xsl:for-each>
  </func:function>

  <xsl:variable name="wanted" select="$events[not(self::period-start) and not(self::period-end)
      and not(self::final)]
      [@s = '' or @s = $shown/@id][normalize-space($kinds) = ''
      or contains(concat(' ', $kinds, ' '), concat(' ', name(), ' '))
        or self::miss
      and contains(concat(' ', $kinds, ' '), ' chance ')
        or (self::own or self::goal or self::miss)
      and contains(concat(' ', $kinds, ' '), concat(' own:', @tipus, ' '))]"/>

  <xsl:variable name="clip-tree">
    <xsl:for-each select="$wanted">
      <xsl:variable name="source" select="f:source(@i)"/>
      <xsl:variable name="offset" select="f:offset(string(@part))"/>
      <xsl:variable name="clocked" select="not(@in) and @part != 'tanda' and $source/@second != ''
          and $offset = $offset"/>
      <xsl:variable name="timed" select="$source/@time != '' and $video != '' and $source/@time &gt;= $video"/>
      <xsl:variable name="labelled" select="not(@in) and @part != 'tanda' and @minut != '' and $offset = $offset"/>
      <xsl:choose>
        <!-- Under a stopped clock, the second of the period leaves out every stop. -->
        <xsl:when test="$clocked and not($is-stopped and $timed)">
          <xsl:call-template name="clip">
            <xsl:with-param name="at" select="$offset + $source/@second"/>
          </xsl:call-template>
        </xsl:when>
        <xsl:when test="$timed">
          <xsl:call-template name="clip"><xsl:with-param name="at" select="$source/@time - $video"/></xsl:call-template>
        </xsl:when>
        <xsl:when test="$labelled">
          <!-- The whole minute, because only that is known. -->
          <xsl:variable name="from" select="$offset + 60 * (@minut - 1 - $periods[@n = current()/@part]/@start
              + sum(@x))"/>
          <clip i="{@i}" at="{$from}" start="{$from}" end="{$from + 60}" about="1"/>
        </xsl:when>
      </xsl:choose>
    </xsl:for-each>
  </xsl:variable>

  <xsl:template name="clip">
    <xsl:param name="at"/>
    <xsl:variable name="from" select="$at - $before"/>
    <clip i="{@i}" at="{$at}" start="{$from * ($from &gt; 0)}" end="{$at + $after}"/>
  </xsl:template>

  <xsl:variable name="clips" select="exsl:node-set($clip-tree)/clip"/>
  <xsl:variable name="left-out" select="count($wanted) - count($clips)"/>

  <!-- Reported to the user who makes the file. -->
  <xsl:template name="say-what-is-left-out">
    <xsl:if test="$left-out &gt; 0">
      <xsl:message><xsl:value-of select="f:n('clips-left-out', $left-out)"/></xsl:message>
    </xsl:if>
  </xsl:template>

  <!-- 867.00 -->
  <func:function name="f:seconds">
    <xsl:param name="seconds"/>
    <func:result select="format-number($seconds, '0.00')"/>
  </func:function>

  <!-- The name of a row in the analyst's timeline: team and kind, such as "CE Inca goal", or "CE Inca duel" for a
       declared action. -->
  <func:function name="f:row">
    <xsl:param name="e"/>
    <xsl:variable name="kind">
      <xsl:choose>
        <xsl:when test="$e/self::own or $e/self::miss or $e/self::goal[@tipus]">
          <xsl:value-of select="f:own-name(string($e/@tipus))"/>
        </xsl:when>
        <xsl:otherwise><xsl:value-of select="f:t(concat('row-', name($e)))"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="$e/@s = '' or $e/@sc = 'partit'"><func:result select="string($kind)"/></xsl:when>
      <xsl:otherwise><func:result select="concat($sides[@id = $e/@s]/@name, ' ', $kind)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The minute as 45+2. -->
  <func:function name="f:label">
    <xsl:param name="e"/>
    <func:result select="string($e/@l | $e/@minut[not($e/@l)])"/>
  </func:function>

  <!-- The score after an event, "1-0". -->
  <func:function name="f:score-after">
    <xsl:param name="e"/>
    <xsl:for-each select="$stretch-list">
      <func:result select="concat(key('stretch', $e/@i)/@home, '-', key('stretch', $e/@i)/@away)"/>
    </xsl:for-each>
  </func:function>
</xsl:stylesheet>
