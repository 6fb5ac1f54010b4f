<?xml version="1.0" encoding="UTF-8"?>
<!-- What the events add up to. Every event leaves a mark for each statistic it counts in; a statistic is the number
     of its marks. Its definition is the one line here that leaves the mark, and its row in docs/STATISTICS.md.

     f:count('shots home')            a side's
     f:count('shots home p1')         in the first period, its interval included
     f:count('shots home 31-45')      in a quarter of an hour
     f:count('shots home leading')    while that side was leading; level, trailing
     f:count('shots home more')       while it had more men; even, fewer
     f:count('shots home-9')          a player's -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:key name="mark" match="c" use="concat(@t, ' ', @s)"/>
  <xsl:key name="mark" match="c" use="concat(@t, ' ', @s, ' p', @pd)"/>
  <xsl:key name="mark" match="c[@sl]" use="concat(@t, ' ', @s, ' ', @sl)"/>
  <xsl:key name="mark" match="c[@st]" use="concat(@t, ' ', @s, ' ', @st)"/>
  <xsl:key name="mark" match="c[@st]" use="concat(@t, ' ', @s, ' ', @md)"/>
  <xsl:key name="mark" match="c[@pl]" use="concat(@t, ' ', @pl)"/>

  <xsl:variable name="mark-tree">
    <xsl:for-each select="$stretches">
      <xsl:variable name="i" select="number(@i)"/>
      <xsl:variable name="j" select="number(@j)"/>
      <xsl:apply-templates select="$events[@i &gt; $i and @i &lt;= $j][@pd != 'tanda' or @k = 'card']" mode="mark">
        <xsl:with-param name="now" select="."/>
      </xsl:apply-templates>
    </xsl:for-each>
    <!-- A goal for and a goal against every player who was on the field when it fell. -->
    <xsl:for-each select="$goals">
      <xsl:variable name="i" select="number(@i)"/>
      <xsl:variable name="side" select="@s"/>
      <xsl:for-each select="$stints[@i &lt; $i][not(@j &lt; $i)]/..">
        <c s="{@s}" pl="{@id}">
          <xsl:attribute name="t"><xsl:choose><xsl:when test="@s = $side">goals-for</xsl:when><xsl:otherwise>goals-against</xsl:otherwise></xsl:choose></xsl:attribute>
        </c>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="marks" select="exsl:node-set($mark-tree)"/>

  <func:function name="f:count">
    <xsl:param name="what"/>
    <xsl:for-each select="$marks"><func:result select="count(key('mark', $what))"/></xsl:for-each>
  </func:function>

  <!-- Goals as a share of shots, in whole per cent; nothing where there was no shot. -->
  <func:function name="f:conversion">
    <xsl:param name="goals"/>
    <xsl:param name="shots"/>
    <xsl:choose>
      <xsl:when test="$shots &gt; 0"><func:result select="round(100 * $goals div $shots)"/></xsl:when>
      <xsl:otherwise><func:result select="''"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Marks: what counts as what. -->

  <xsl:template match="e" mode="mark"/>

  <xsl:template match="e[@k = 'goal'][not(@void)]" mode="mark">
    <xsl:param name="now"/>
    <xsl:call-template name="mark"><xsl:with-param name="t" select="'score'"/><xsl:with-param name="now" select="$now"/><xsl:with-param name="who" select="''"/></xsl:call-template>
    <xsl:choose>
      <xsl:when test="@own">
        <xsl:call-template name="mark"><xsl:with-param name="t" select="'own-goals'"/><xsl:with-param name="now" select="$now"/><xsl:with-param name="side" select="f:other(@s)"/></xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="mark"><xsl:with-param name="t" select="'goals'"/><xsl:with-param name="now" select="$now"/></xsl:call-template>
        <xsl:call-template name="mark"><xsl:with-param name="t" select="'on-target'"/><xsl:with-param name="now" select="$now"/></xsl:call-template>
        <xsl:if test="@pl2"><xsl:call-template name="mark"><xsl:with-param name="t" select="'assists'"/><xsl:with-param name="now" select="$now"/><xsl:with-param name="who" select="@pl2"/></xsl:call-template></xsl:if>
        <xsl:if test="@og = 'penal'"><xsl:call-template name="mark"><xsl:with-param name="t" select="'penalties-scored'"/><xsl:with-param name="now" select="$now"/></xsl:call-template></xsl:if>
        <xsl:call-template name="shot"><xsl:with-param name="now" select="$now"/></xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="e[@k = 'chance']" mode="mark">
    <xsl:param name="now"/>
    <xsl:call-template name="shot"><xsl:with-param name="now" select="$now"/></xsl:call-template>
    <xsl:call-template name="mark">
      <xsl:with-param name="now" select="$now"/>
      <xsl:with-param name="t">
        <xsl:choose>
          <xsl:when test="@oc = 'aturada'">saved</xsl:when>
          <xsl:when test="@oc = 'pal'">woodwork</xsl:when>
          <xsl:when test="@oc = 'desviada'">off-target</xsl:when>
          <xsl:when test="@oc = 'blocada'">blocked</xsl:when>
          <xsl:otherwise>outcome-unknown</xsl:otherwise>
        </xsl:choose>
      </xsl:with-param>
    </xsl:call-template>
    <xsl:if test="@oc = 'aturada'">
      <xsl:call-template name="mark"><xsl:with-param name="t" select="'on-target'"/><xsl:with-param name="now" select="$now"/></xsl:call-template>
      <xsl:call-template name="mark"><xsl:with-param name="t" select="'saves'"/><xsl:with-param name="now" select="$now"/><xsl:with-param name="side" select="f:other(@s)"/><xsl:with-param name="who" select="''"/></xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="shot">
    <xsl:param name="now"/>
    <xsl:call-template name="mark"><xsl:with-param name="t" select="'shots'"/><xsl:with-param name="now" select="$now"/></xsl:call-template>
    <xsl:if test="@og = 'penal'"><xsl:call-template name="mark"><xsl:with-param name="t" select="'penalties'"/><xsl:with-param name="now" select="$now"/></xsl:call-template></xsl:if>
  </xsl:template>

  <xsl:template match="e[@k = 'offside']" mode="mark">
    <xsl:param name="now"/>
    <xsl:call-template name="mark"><xsl:with-param name="t" select="'offsides'"/><xsl:with-param name="now" select="$now"/></xsl:call-template>
  </xsl:template>

  <xsl:template match="e[@k = 'foul']" mode="mark">
    <xsl:param name="now"/>
    <xsl:call-template name="mark"><xsl:with-param name="t" select="'fouls'"/><xsl:with-param name="now" select="$now"/></xsl:call-template>
    <xsl:choose>
      <xsl:when test="@ft = 'ma'">
        <xsl:call-template name="mark"><xsl:with-param name="t" select="'handballs'"/><xsl:with-param name="now" select="$now"/></xsl:call-template>
      </xsl:when>
      <xsl:when test="not(@of)">
        <xsl:call-template name="mark"><xsl:with-param name="t" select="'fouls-suffered'"/><xsl:with-param name="now" select="$now"/><xsl:with-param name="side" select="f:other(@s)"/><xsl:with-param name="who" select="@pl2"/></xsl:call-template>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="e[@k = 'card']" mode="mark">
    <xsl:param name="now"/>
    <xsl:call-template name="mark">
      <xsl:with-param name="now" select="$now"/>
      <xsl:with-param name="t">
        <xsl:choose>
          <xsl:when test="@cd = 'groga'">yellows</xsl:when>
          <xsl:when test="@cd = 'segonagroga'">second-yellows</xsl:when>
          <xsl:when test="@cd = 'vermella'">reds</xsl:when>
          <xsl:otherwise>cards-unknown</xsl:otherwise>
        </xsl:choose>
      </xsl:with-param>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="e[@k = 'corner']" mode="mark">
    <xsl:param name="now"/>
    <xsl:call-template name="mark"><xsl:with-param name="t" select="'corners'"/><xsl:with-param name="now" select="$now"/></xsl:call-template>
  </xsl:template>

  <xsl:template match="e[@k = 'sub']" mode="mark">
    <xsl:param name="now"/>
    <xsl:call-template name="mark"><xsl:with-param name="t" select="'substitutions'"/><xsl:with-param name="now" select="$now"/><xsl:with-param name="who" select="''"/></xsl:call-template>
  </xsl:template>

  <xsl:template match="e[@k = 'note'][@sc = 'jugador']" mode="mark">
    <xsl:param name="now"/>
    <xsl:call-template name="mark"><xsl:with-param name="t" select="'notes'"/><xsl:with-param name="now" select="$now"/></xsl:call-template>
  </xsl:template>

  <!-- One mark: for a side, and for a player where one is known. -->
  <xsl:template name="mark">
    <xsl:param name="t"/>
    <xsl:param name="now"/>
    <xsl:param name="side" select="@s"/>
    <xsl:param name="who" select="@pl"/>
    <c t="{$t}" s="{$side}" pd="{@pd}">
      <xsl:if test="$who != ''"><xsl:attribute name="pl"><xsl:value-of select="$who"/></xsl:attribute></xsl:if>
      <xsl:copy-of select="@sl"/>
      <!-- The state of the match before the event: the goal that made it 1-0 was scored at level. -->
      <xsl:if test="not(@in) and @pd != '0' and @pd != 'tanda'">
        <xsl:variable name="ours" select="1 - 2 * ($side = 'away')"/>
        <xsl:attribute name="st"><xsl:value-of select="f:sign($ours * ($now/@home - $now/@away), 'trailing', 'level', 'leading')"/></xsl:attribute>
        <xsl:attribute name="md"><xsl:value-of select="f:sign($ours * ($now/@mh - $now/@ma), 'fewer', 'even', 'more')"/></xsl:attribute>
      </xsl:if>
    </c>
  </xsl:template>

  <func:function name="f:sign">
    <xsl:param name="number"/>
    <xsl:param name="negative"/>
    <xsl:param name="zero"/>
    <xsl:param name="positive"/>
    <xsl:choose>
      <xsl:when test="$number &lt; 0"><func:result select="$negative"/></xsl:when>
      <xsl:when test="$number &gt; 0"><func:result select="$positive"/></xsl:when>
      <xsl:otherwise><func:result select="$zero"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <func:function name="f:other">
    <xsl:param name="side"/>
    <xsl:choose>
      <xsl:when test="$side = 'home'"><func:result select="'away'"/></xsl:when>
      <xsl:otherwise><func:result select="'home'"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Attempts by what is known of them: f:attempts('home og:corner pal'), without the last word all of them. -->
  <xsl:key name="attempt" match="e[@at]" use="concat(@s, ' og:', @og, ' ', @oc)"/>
  <xsl:key name="attempt" match="e[@at]" use="concat(@s, ' og:', @og)"/>
  <xsl:key name="attempt" match="e[@at]" use="concat(@s, ' bd:', @bd, ' ', @oc)"/>
  <xsl:key name="attempt" match="e[@at]" use="concat(@s, ' bd:', @bd)"/>
  <xsl:key name="attempt" match="e[@at]" use="concat(@s, ' zn:', @zn, ' ', @oc)"/>
  <xsl:key name="attempt" match="e[@at]" use="concat(@s, ' zn:', @zn)"/>
  <func:function name="f:attempts">
    <xsl:param name="what"/>
    <xsl:for-each select="$events[1]"><func:result select="count(key('attempt', $what))"/></xsl:for-each>
  </func:function>

  <!-- What the file can tell: a documented file, or one where only goals were recorded, says less. -->
  <xsl:variable name="attempts" select="$events[@at]"/>
  <xsl:variable name="has-chances" select="boolean($events[@k = 'chance'])"/>
  <xsl:variable name="has-outcomes" select="boolean($attempts[@k = 'chance'][@oc != 'unknown'])"/>
  <xsl:variable name="has-zones" select="boolean($attempts[@zn != ''])"/>
  <xsl:variable name="has-colours" select="boolean($events[@cd != ''])"/>
  <xsl:variable name="has-victims" select="not($documented) and $events[@k = 'foul']"/>
</xsl:stylesheet>
