<?xml version="1.0" encoding="UTF-8"?>
<!-- Of a catalogue of phrases, a line for each: its key, whether it has a plural, and the places to fill. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="text" encoding="UTF-8"/>

  <xsl:template match="/">
    <xsl:for-each select="//p">
      <xsl:value-of select="concat(@k, '&#9;')"/>
      <xsl:if test="one and other">plural</xsl:if>
      <xsl:if test="normalize-space() = ''">empty</xsl:if>
      <xsl:if test="contains(., '{1}')"> {1}</xsl:if>
      <xsl:if test="contains(., '{2}')"> {2}</xsl:if>
      <xsl:if test="contains(., '{3}')"> {3}</xsl:if>
      <xsl:if test="contains(one, '{n}')"> {n}</xsl:if>
      <xsl:text>&#10;</xsl:text>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
