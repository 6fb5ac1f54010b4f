<?xml version="1.0" encoding="UTF-8"?>
<!-- Texts in JSON. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="str func"
    exclude-result-prefixes="f">

  <!-- A JSON string without <, which could end the element of a page. XML allows only these three control characters;
       they become spaces. -->
  <func:function name="f:json">
    <xsl:param name="text"/>
    <xsl:variable name="plain" select="translate($text, '&#9;&#10;&#13;', '   ')"/>
    <xsl:choose>
      <xsl:when test="contains($plain, '\') or contains($plain, '&quot;') or contains($plain, '&lt;')">
        <func:result select="concat('&quot;', str:replace(str:replace(str:replace($plain, '\', '\\'), '&quot;',
            '\&quot;'), '&lt;', '\u003c'), '&quot;')"/>
      </xsl:when>
      <xsl:otherwise><func:result select="concat('&quot;', $plain, '&quot;')"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
