<?xml version="1.0" encoding="UTF-8"?>
<!-- The clips of a match for LosslessCut: start,end,label in seconds, without a header.

     The parameters are in parameters.xsl and part-clips.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="func" exclude-result-prefixes="f">

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

  <xsl:template match="/">
    <xsl:call-template name="say-what-is-left-out"/>
    <xsl:for-each select="$clips">
      <xsl:sort select="@start" data-type="number"/>
      <xsl:sort select="@i" data-type="number"/>
      <xsl:variable name="e" select="f:event(@i)"/>
      <xsl:variable name="label">
        <xsl:if test="f:label($e) != ''"><xsl:value-of select="concat(f:label($e), &quot;' &quot;)"/></xsl:if>
        <xsl:value-of select="f:row($e)"/>
        <xsl:if test="$e/@w != ''"><xsl:value-of select="concat(', ', $e/@w)"/></xsl:if>
        <xsl:if test="$e/self::goal and not($e/@void)"><xsl:value-of select="concat(', ', f:score-after($e))"/></xsl:if>
      </xsl:variable>
      <xsl:value-of select="concat(f:seconds(@start), ',', f:seconds(@end), ',&quot;', f:doubled(string($label)),
          '&quot;&#10;')"/>
    </xsl:for-each>
  </xsl:template>

  <!-- Quotation marks are doubled within a quoted field. -->
  <func:function name="f:doubled">
    <xsl:param name="text"/>
    <xsl:choose>
      <xsl:when test="contains($text, '&quot;')">
        <func:result select="concat(substring-before($text, '&quot;'), '&quot;&quot;', f:doubled(substring-after($text,
            '&quot;')))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="$text"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
