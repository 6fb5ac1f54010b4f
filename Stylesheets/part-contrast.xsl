<?xml version="1.0" encoding="UTF-8"?>
<!-- The colour of text on a background of any colour. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
    xmlns:math="http://exslt.org/math" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func math"
    exclude-result-prefixes="f">

  <!-- White or black, whichever has more contrast with the colour (#rrggbb). WCAG's contrast is then at least 4.58 to 1 on
       every colour. -->
  <func:function name="f:text-on">
    <xsl:param name="colour"/>
    <xsl:variable name="digits" select="translate($colour, 'ABCDEF', 'abcdef')"/>
    <xsl:variable name="luminance"
        select="0.2126 * f:linear(substring($digits, 2, 2)) + 0.7152 * f:linear(substring($digits, 4, 2))
        + 0.0722 * f:linear(substring($digits, 6, 2))"/>
    <!-- The luminance at which both contrasts are equal: the square root of 1.05 times 0.05, minus 0.05. -->
    <func:result select="substring('#fff#000', 1 + 4 * ($luminance &gt; 0.1791), 4)"/>
  </func:function>

  <!-- The intensity of a channel of sRGB, given as two hexadecimal digits. -->
  <func:function name="f:linear">
    <xsl:param name="channel"/>
    <xsl:variable name="c" select="(16 * string-length(substring-before('0123456789abcdef', substring($channel, 1, 1)))
        + string-length(substring-before('0123456789abcdef', substring($channel, 2, 1)))) div 255"/>
    <xsl:choose>
      <xsl:when test="$c &lt;= 0.04045"><func:result select="$c div 12.92"/></xsl:when>
      <xsl:otherwise><func:result select="math:power(($c + 0.055) div 1.055, 2.4)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
