<?xml version="1.0" encoding="UTF-8"?>
<!-- How wide a text is, where nothing can be measured: an estimate from above, by four kinds of letters of a bold sans serif. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func" exclude-result-prefixes="f">

  <xsl:variable name="narrow" select="&quot; .,:;!'|iIjltfrí·’′()[]-1&quot;"/>
  <xsl:variable name="medium" select="'abcdeghknopqsuvxyzàáâäãåçèéêëìîïñòóôöõùúûüýÿøæ023456789–+?/'"/>
  <xsl:variable name="broad" select="'ABCDEFGHJKLNOPQRSTUVXYZÀÁÂÄÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜÝØ'"/>

  <!-- In ems; what is in none of the lists is as wide as the widest. -->
  <func:function name="f:ems">
    <xsl:param name="text"/>
    <xsl:variable name="all" select="string-length($text)"/>
    <xsl:variable name="without-narrow" select="string-length(translate($text, $narrow, ''))"/>
    <xsl:variable name="rest" select="translate($text, concat($narrow, $medium), '')"/>
    <xsl:variable name="widest" select="string-length(translate($rest, $broad, ''))"/>
    <func:result select="0.44 * ($all - $without-narrow) + 0.73 * ($without-narrow - string-length($rest))
        + 0.86 * (string-length($rest) - $widest) + 1.15 * $widest"/>
  </func:function>
</xsl:stylesheet>
