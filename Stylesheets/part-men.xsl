<?xml version="1.0" encoding="UTF-8"?>
<!-- How long each side outnumbered the other, and its statistics in that time. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:param name="men-heading">
    <xsl:if test="not($documented) and $stretches[@mh != @ma][@to &gt; @from]">
      <xsl:value-of select="f:w('by-men')"/>
    </xsl:if>
  </xsl:param>

  <xsl:template name="men">
    <xsl:call-template name="state-section">
      <xsl:with-param name="kind" select="'men'"/><xsl:with-param name="heading" select="$men-heading"/>
    </xsl:call-template>
  </xsl:template>
</xsl:stylesheet>
