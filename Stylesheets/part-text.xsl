<?xml version="1.0" encoding="UTF-8"?>
<!-- Plain text in columns. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func" exclude-result-prefixes="f">

  <xsl:variable name="blanks" select="'                                                                                '"/>
  <xsl:variable name="dashes" select="'--------------------------------------------------------------------------------'"/>

  <!-- The text left-aligned or right-aligned in a column; text that is too long is cut. -->
  <func:function name="f:left">
    <xsl:param name="text"/>
    <xsl:param name="width"/>
    <xsl:choose>
      <xsl:when test="string-length($text) &gt; $width">
        <func:result select="concat(substring($text, 1, $width - 1), '…')"/>
      </xsl:when>
      <xsl:otherwise>
        <func:result select="concat($text, substring($blanks, 1, $width - string-length($text)))"/>
      </xsl:otherwise>
    </xsl:choose>
  </func:function>

  <func:function name="f:right">
    <xsl:param name="text"/>
    <xsl:param name="width"/>
    <xsl:choose>
      <xsl:when test="string-length($text) &gt; $width"><func:result select="string($text)"/></xsl:when>
      <xsl:otherwise>
        <func:result select="concat(substring($blanks, 1, $width - string-length($text)), $text)"/>
      </xsl:otherwise>
    </xsl:choose>
  </func:function>

  <xsl:template name="heading">
    <xsl:param name="text"/>
    <xsl:value-of select="concat('&#10;', $text, '&#10;', substring($dashes, 1, string-length($text)), '&#10;')"/>
  </xsl:template>
</xsl:stylesheet>
