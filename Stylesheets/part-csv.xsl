<?xml version="1.0" encoding="UTF-8"?>
<!-- Fields of comma-separated values (RFC 4180). -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="str func" exclude-result-prefixes="f">

  <xsl:variable name="unseen" select="'&#x7F;&#x80;&#x81;&#x82;&#x83;&#x84;&#x85;&#x86;&#x87;&#x88;&#x89;&#x8A;&#x8B;&#x8C;&#x8D;&#x8E;&#x8F;&#x90;&#x91;&#x92;&#x93;&#x94;&#x95;&#x96;&#x97;&#x98;&#x99;&#x9A;&#x9B;&#x9C;&#x9D;&#x9E;&#x9F;&#x61C;&#x200B;&#x200E;&#x200F;&#x2028;&#x2029;&#x202A;&#x202B;&#x202C;&#x202D;&#x202E;&#x2060;&#x2061;&#x2062;&#x2063;&#x2064;&#x2065;&#x2066;&#x2067;&#x2068;&#x2069;&#x206A;&#x206B;&#x206C;&#x206D;&#x206E;&#x206F;&#xFEFF;'"/>
  <xsl:variable name="seen" select="'&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;'"/>

  <!-- In quotation marks where it has to be. A spreadsheet takes a text that begins with = + - or @ for a formula and would
       run it, and some look behind white space, or take the wide forms of these signs for them: such a text is kept from that
       by an apostrophe before it. Control characters, and those that turn a text round, are seen as U+FFFD. -->
  <func:function name="f:field">
    <xsl:param name="text"/>
    <xsl:variable name="safe">
      <xsl:if test="contains('=+-@&#9;&#10;&#13;&#xFF1D;&#xFF0B;&#xFF0D;&#xFF20;', substring($text, 1, 1)) and string($text) != '' and string(number($text)) = 'NaN'">'</xsl:if>
      <xsl:value-of select="translate($text, $unseen, $seen)"/>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="contains($safe, $separator) or contains($safe, '&quot;') or contains($safe, '&#10;') or contains($safe, '&#13;')">
        <func:result select="concat('&quot;', str:replace(string($safe), '&quot;', '&quot;&quot;'), '&quot;')"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($safe)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- A player's name without the number before it. -->
  <func:function name="f:name">
    <xsl:param name="number"/>
    <xsl:param name="who"/>
    <xsl:choose>
      <xsl:when test="$number"><func:result select="substring-after($who, ' ')"/></xsl:when>
      <xsl:otherwise><func:result select="string($who)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The head of a column. -->
  <func:function name="f:head">
    <xsl:param name="key"/>
    <xsl:choose>
      <xsl:when test="$codes = 'yes'"><func:result select="$key"/></xsl:when>
      <xsl:otherwise><func:result select="f:field(f:t(concat('column-', $key)))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The head of a column that nobody outside should see. -->
  <func:function name="f:private-head">
    <xsl:param name="key"/>
    <xsl:param name="name"/>
    <xsl:choose>
      <xsl:when test="$codes = 'yes'"><func:result select="$key"/></xsl:when>
      <xsl:otherwise><func:result select="f:field(f:t('column-private', $name))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
