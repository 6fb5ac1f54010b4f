<?xml version="1.0" encoding="UTF-8"?>
<!-- Text that fits the room there is for it, whatever its length: its size is chosen by its estimated width. Below the least size
     it is cut. Like all that a card draws it is in the namespace of SVG, without which browsers show no text. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func"
    exclude-result-prefixes="f">

  <xsl:include href="part-widths.xsl"/>

  <xsl:template name="fitted">
    <xsl:param name="text"/>
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="room"/>
    <xsl:param name="most"/>
    <xsl:param name="least" select="$most * 0.45"/>
    <xsl:param name="fill" select="'#fff'"/>
    <xsl:param name="anchor" select="'middle'"/>
    <xsl:param name="weight" select="'700'"/>
    <xsl:variable name="ems" select="f:ems($text)"/>
    <xsl:variable name="size" select="floor($room div $ems)"/>
    <xsl:choose>
      <xsl:when test="$text = ''"/>
      <xsl:when test="$size &lt; $least and string-length($text) &gt; 4">
        <!-- Cuts the text to the width, by its average letter and with a margin. -->
        <xsl:variable name="letters" select="floor(($room div $least - 1.1) * string-length($text) div $ems)"/>
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="concat(normalize-space(substring($text, 1, $letters - ($letters + 1 &gt;= string-length($text)) - 1)), '…')"/>
          <xsl:with-param name="x" select="$x"/><xsl:with-param name="y" select="$y"/><xsl:with-param name="room" select="$room"/>
          <xsl:with-param name="most" select="$most"/><xsl:with-param name="least" select="$least * 0.98"/>
          <xsl:with-param name="fill" select="$fill"/><xsl:with-param name="anchor" select="$anchor"/><xsl:with-param name="weight" select="$weight"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <text x="{$x}" y="{$y}" text-anchor="{$anchor}" font-weight="{$weight}" fill="{$fill}" font-size="{$size * ($size &lt; $most) + $most * ($size &gt;= $most)}"><xsl:value-of select="$text"/></text>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
