<?xml version="1.0" encoding="UTF-8"?>
<!-- Days in words, and the next match in one line: $next-match, empty if unknown. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:date="http://exslt.org/dates-and-times" xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="date func" exclude-result-prefixes="f">

  <!-- Saturday; empty for anything that is not a date. -->
  <func:function name="f:weekday">
    <xsl:param name="date"/>
    <xsl:variable name="number" select="date:day-in-week($date)"/>
    <xsl:choose>
      <xsl:when test="string-length($date) = 10 and $number &gt; 0">
        <func:result select="f:t(concat('weekday-', $number))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="''"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Saturday 18 October 2025; anything that is not a date unchanged. -->
  <func:function name="f:day">
    <xsl:param name="date"/>
    <xsl:variable name="weekday" select="f:weekday($date)"/>
    <xsl:choose>
      <xsl:when test="$weekday != ''"><func:result select="f:t('day', $weekday, f:date($date))"/></xsl:when>
      <xsl:when test="$date = ''"><func:result select="''"/></xsl:when>
      <xsl:otherwise><func:result select="f:date($date)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Two texts with a separator, if neither is empty. -->
  <func:function name="f:joined">
    <xsl:param name="one"/>
    <xsl:param name="other"/>
    <xsl:param name="separator" select="' · '"/>
    <func:result select="concat($one, substring($separator, 1, 9 * ($one != '' and $other != '')), $other)"/>
  </func:function>

  <xsl:variable name="next-match">
    <xsl:if test="$next-home != '' and not($first-half-only)">
      <xsl:variable name="when" select="f:joined(f:day(string($next-date)), string($next-time), ', ')"/>
      <xsl:value-of select="f:t('next-match', f:joined($when, concat($next-home, ' – ', $next-away)))"/>
    </xsl:if>
  </xsl:variable>
</xsl:stylesheet>
