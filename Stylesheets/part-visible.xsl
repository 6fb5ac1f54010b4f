<?xml version="1.0" encoding="UTF-8"?>
<!-- The match as it may be shown: control characters, and those that turn a text round or that nobody sees, are U+FFFD in
     whatever somebody wrote into it. In almost every match there are none, and it is shown as it is.

     $partit    the match, for all other parts; $breaks, of the stylesheet: what breaks a line where none may be broken -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:str="http://exslt.org/strings" xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl str func" exclude-result-prefixes="f">

  <xsl:variable name="unseen" select="'&#x7F;&#x80;&#x81;&#x82;&#x83;&#x84;&#x85;&#x86;&#x87;&#x88;&#x89;&#x8A;&#x8B;&#x8C;&#x8D;&#x8E;&#x8F;&#x90;&#x91;&#x92;&#x93;&#x94;&#x95;&#x96;&#x97;&#x98;&#x99;&#x9A;&#x9B;&#x9C;&#x9D;&#x9E;&#x9F;&#x61C;&#x200B;&#x200E;&#x200F;&#x2028;&#x2029;&#x202A;&#x202B;&#x202C;&#x202D;&#x202E;&#x2060;&#x2061;&#x2062;&#x2063;&#x2064;&#x2065;&#x2066;&#x2067;&#x2068;&#x2069;&#x206A;&#x206B;&#x206C;&#x206D;&#x206E;&#x206F;&#xFEFF;'"/>
  <xsl:variable name="seen" select="'&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;&#xFFFD;'"/>

  <!-- How players are called: full, short (A. Puig) or numbers, by the parameter; else full names, but numbers where the players
       are minors and others may see it: rules in which they are say minors=yes. -->
  <xsl:param name="names"/>
  <xsl:variable name="names-shown">
    <xsl:choose>
      <xsl:when test="$names = 'full' or $names = 'short' or $names = 'numbers'"><xsl:value-of select="$names"/></xsl:when>
      <xsl:when test="$private = 'yes'">full</xsl:when>
      <xsl:when test="contains(concat(' ', /partit/@parametres, ' '), ' minors=yes ')
          or /partit/@reglament = 'youth' and not(contains(concat(' ', /partit/@parametres, ' '), ' minors=no '))">numbers</xsl:when>
      <xsl:otherwise>full</xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <xsl:variable name="full-names" select="$names-shown = 'full'"/>

  <!-- A player's name as it may be shown. -->
  <func:function name="f:shown-name">
    <xsl:param name="name"/>
    <xsl:variable name="whole" select="normalize-space($name)"/>
    <xsl:choose>
      <xsl:when test="$names-shown = 'numbers'"><func:result select="''"/></xsl:when>
      <xsl:when test="$names-shown = 'short' and contains($whole, ' ')">
        <func:result select="concat(substring($whole, 1, 1), '. ', substring-after($whole, ' '))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="$whole"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <func:function name="f:visible">
    <xsl:param name="text"/>
    <func:result select="translate($text, concat($breaks, $unseen), concat(substring('   ', 1, string-length($breaks)), $seen))"/>
  </func:function>

  <!-- All that the match says in one text, its characters as the bytes of UTF-8: one look for the beginnings of what is not seen
       costs less than one at every value. What only begins like that is copied without need. -->
  <xsl:variable name="bytes" select="str:encode-uri(concat(/partit, str:concat(/partit/descendant-or-self::*/@*)), false())"/>
  <xsl:variable name="copy">
    <xsl:if test="contains($bytes, '%7F') or contains($bytes, '%C2%') and (contains($bytes, '%C2%8') or contains($bytes, '%C2%9')) or contains($bytes, '%D8%9C')
        or contains($bytes, '%E2%8') and (contains($bytes, '%E2%80%8') or contains($bytes, '%E2%80%A') or contains($bytes, '%E2%81%A')) or contains($bytes, '%EF%BB%BF')
        or $breaks != '' and contains($bytes, '%0') and (contains($bytes, '%09') or contains($bytes, '%0A') or contains($bytes, '%0D'))">
      <xsl:apply-templates select="/partit" mode="visible"/>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="partit" select="(exsl:node-set($copy)/partit | /partit[not(exsl:node-set($copy)/partit)])"/>

  <xsl:template match="*" mode="visible">
    <xsl:copy>
      <xsl:for-each select="@*"><xsl:attribute name="{name()}"><xsl:value-of select="f:visible(.)"/></xsl:attribute></xsl:for-each>
      <xsl:apply-templates select="*|text()" mode="visible"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="text()" mode="visible"><xsl:value-of select="f:visible(.)"/></xsl:template>

</xsl:stylesheet>
