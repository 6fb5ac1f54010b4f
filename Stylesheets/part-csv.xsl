<?xml version="1.0" encoding="UTF-8"?>
<!-- Fields of comma-separated values (RFC 4180).

     Parameters:
       separator  the field separator, by default a comma
       codes      no (the default), or yes: codes, as in docs/STATISTICS.md, instead of words in the header, the kinds and
                  the coded values -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="str func" exclude-result-prefixes="f">

  <xsl:param name="separator" select="','"/>
  <xsl:param name="codes" select="'no'"/>

  <!-- Includes phrases of its own. -->
  <xsl:variable name="catalogue" select="document(concat('phrases-', $language, '.xsl'))
      | document(concat($of-scores, 'phrases-', $language, '.xsl'))
      | document(concat('csv-phrases-', $language, '.xsl'))"/>

  <!-- A field, quoted if necessary. Spreadsheets execute a text that begins with = + - or @ as a formula, some of them
       also after white space or with the full-width forms of these signs. An apostrophe in front prevents that. -->
  <func:function name="f:field">
    <xsl:param name="text"/>
    <xsl:variable name="safe">
      <xsl:if test="contains('=+-@&#9;&#10;&#13;&#xFF1D;&#xFF0B;&#xFF0D;&#xFF20;', substring($text, 1, 1))
          and string($text) != '' and string(number($text)) = 'NaN'">'</xsl:if>
      <xsl:value-of select="$text"/>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="contains($safe, $separator) or contains($safe, '&quot;') or contains($safe, '&#10;')
          or contains($safe, '&#13;')">
        <func:result select="concat('&quot;', str:replace(string($safe), '&quot;', '&quot;&quot;'), '&quot;')"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($safe)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- A player's name without the number. -->
  <func:function name="f:name">
    <xsl:param name="number"/>
    <xsl:param name="who"/>
    <xsl:choose>
      <xsl:when test="$number"><func:result select="substring-after($who, $number-space)"/></xsl:when>
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

  <!-- The head of a column that must not be published. -->
  <func:function name="f:private-head">
    <xsl:param name="key"/>
    <xsl:param name="name"/>
    <xsl:choose>
      <xsl:when test="$codes = 'yes'"><func:result select="$key"/></xsl:when>
      <xsl:otherwise><func:result select="f:field(f:t('column-private', $name))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
