<?xml version="1.0" encoding="UTF-8"?>
<!-- Chapters for the description of a video: 0:00 with the teams first, then one per line, at least 10 seconds apart. If two are
     closer, the more important one is kept. Notes, fouls, corners and offsides are omitted.

     The parameters are in parameters.xsl and part-clips.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>
  <xsl:import href="part-phrases.xsl"/>

  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:strip-space elements="*"/>

  <xsl:variable name="half-time" select="'no'"/>
  <xsl:variable name="breaks" select="'&#9;&#10;&#13;'"/>

  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-words.xsl"/>
  <xsl:include href="part-clips.xsl"/>

  <!-- at: whole seconds; rank: importance, 1 is never dropped. -->
  <xsl:variable name="chapter-tree">
    <c at="0" rank="0" text="{$home/@name} - {$away/@name}"/>
    <xsl:for-each select="$event-list/period-start[f:offset(string(@part)) &gt;= 0]">
      <c at="{floor(f:offset(string(@part)))}" rank="2" text="{f:t('row-kick-off', @part)}"/>
    </xsl:for-each>
    <xsl:for-each select="$clips">
      <xsl:variable name="e" select="f:event(@i)"/>
      <xsl:variable name="minute">
        <xsl:if test="f:label($e) != ''"><xsl:value-of select="concat(f:label($e), &quot;' &quot;)"/></xsl:if>
      </xsl:variable>
      <xsl:variable name="team">
        <xsl:if test="$e/@s != ''"><xsl:value-of select="concat(', ', $sides[@id = $e/@s]/@name)"/></xsl:if>
      </xsl:variable>
      <xsl:variable name="score">
        <xsl:if test="$e/self::goal and not($e/@void)"><xsl:value-of select="concat(' ', f:score-after($e))"/></xsl:if>
      </xsl:variable>
      <!-- A chapter begins with its clip, so that the build-up belongs to it. -->
      <c at="{floor(@start)}" rank="{f:rank($e)}" text="{concat($minute, f:event-name($e), $team, $score)}"/>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="chapters" select="exsl:node-set($chapter-tree)/c"/>
  <!-- Chapters by tens of seconds. -->
  <xsl:key name="chapter" match="/c" use="floor(@at div 10)"/>

  <xsl:template match="/">
    <xsl:call-template name="say-what-is-left-out"/>
    <xsl:for-each select="$chapters[@rank &lt; 6]">
      <xsl:sort select="@at" data-type="number"/>
      <xsl:variable name="here" select="."/>
      <xsl:variable name="ten" select="floor(@at div 10)"/>
      <xsl:variable name="near" select="key('chapter', $ten - 1) | key('chapter', $ten) | key('chapter', $ten + 1)"/>
      <xsl:if test="not($near[@at - $here/@at &lt; 10 and $here/@at - @at &lt; 10]
          [@rank &lt; $here/@rank or @rank = $here/@rank and @at &lt; $here/@at])
          and generate-id() = generate-id($near[@rank = $here/@rank and @at = $here/@at][1])">
        <xsl:value-of select="concat(f:time(@at), ' ', @text, '&#10;')"/>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <!-- The event in one or two words. -->
  <func:function name="f:event-name">
    <xsl:param name="e"/>
    <xsl:choose>
      <xsl:when test="$e/self::goal and $e/@void"><func:result select="f:t('kind-goal-annulled')"/></xsl:when>
      <xsl:when test="$e/self::goal and $e/@own"><func:result select="f:t('kind-goal-own')"/></xsl:when>
      <xsl:when test="$e/self::goal[@tipus]"><func:result select="f:capital(f:own-name(string($e/@tipus)))"/></xsl:when>
      <xsl:when test="$e/self::chance"><func:result select="f:t(concat('chance-', $e/@oc))"/></xsl:when>
      <xsl:when test="$e/@bt"><func:result select="string($e/@bt)"/></xsl:when>
      <xsl:when test="$e/self::kick">
        <func:result select="f:t('kind-shoot-out-kick', f:code('kick', string($e/@resultat)))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:code('kind', name($e))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <func:function name="f:rank">
    <xsl:param name="e"/>
    <xsl:choose>
      <xsl:when test="$e/self::goal"><func:result select="1"/></xsl:when>
      <xsl:when test="$e/self::kick"><func:result select="2"/></xsl:when>
      <xsl:when test="$e/@off = 'out' or $e/@origen = 'penal'">
        <func:result select="3"/>
      </xsl:when>
      <xsl:when test="$e/self::chance"><func:result select="4"/></xsl:when>
      <xsl:when test="$e/self::card or $e/self::sub"><func:result select="5"/></xsl:when>
      <xsl:otherwise><func:result select="6"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- 0:00, 14:27, 1:02:00 -->
  <func:function name="f:time">
    <xsl:param name="seconds"/>
    <xsl:variable name="hours" select="floor($seconds div 3600)"/>
    <xsl:variable name="minutes" select="floor($seconds div 60) mod 60"/>
    <xsl:variable name="rest" select="format-number($seconds mod 60, '00')"/>
    <xsl:choose>
      <xsl:when test="$hours &gt; 0">
        <func:result select="concat($hours, ':', format-number($minutes, '00'), ':', $rest)"/>
      </xsl:when>
      <xsl:otherwise><func:result select="concat($minutes, ':', $rest)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
