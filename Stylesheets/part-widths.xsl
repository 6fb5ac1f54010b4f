<?xml version="1.0" encoding="UTF-8"?>
<!-- The width of a text, where it cannot be measured: an upper estimate from the letter widths of DejaVu Sans Bold, the
     widest of the fonts. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func" exclude-result-prefixes="f">

  <!-- Up to 0.38 ems; 0.5; 0.69; 0.74; 0.85. -->
  <xsl:variable name="narrowest" select="&quot; .,·'’′|/\iIjJlìíîïÌÍÎÏ&quot;"/>
  <xsl:variable name="narrow" select="'frt:;-–!()[]'"/>
  <xsl:variable name="medium" select="'aceksvxyzoàáâäãåçèéêëòóôöõøýÿEFLTÈÉÊË?'"/>
  <xsl:variable name="broad" select="'bdghnpquñùúûü0123456789SPCYZÇÝ'"/>
  <xsl:variable name="broader" select="'ABDGHKNOQRUVXÀÁÂÄÃÅÑÒÓÔÖÕÙÚÛÜØ+=&lt;&gt;#'"/>

  <!-- The width in ems; letters in none of the lists count as the widest. -->
  <func:function name="f:ems">
    <xsl:param name="text"/>
    <xsl:variable name="to-narrow" select="translate($text, $narrowest, '')"/>
    <xsl:variable name="to-medium" select="translate($to-narrow, $narrow, '')"/>
    <xsl:variable name="to-broad" select="translate($to-medium, $medium, '')"/>
    <xsl:variable name="to-broader" select="translate($to-broad, $broad, '')"/>
    <xsl:variable name="widest" select="translate($to-broader, $broader, '')"/>
    <func:result select="0.38 * string-length($text) + 0.12 * string-length($to-narrow) + 0.19 * string-length($to-medium)
        + 0.05 * string-length($to-broad) + 0.11 * string-length($to-broader) + 0.26 * string-length($widest)"/>
  </func:function>
</xsl:stylesheet>
