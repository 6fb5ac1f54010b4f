<?xml version="1.0" encoding="UTF-8"?>
<!-- The match as it may be shown: control characters, invisible characters, private-use characters and those that
     reverse the direction of writing become U+FFFD. The terminal shows the codes of the same characters
     (Sources/Text/Visible.swift). Almost no match has any, and is then used without a copy. A file as documented in
     2011 is always copied, with the values that the program reads.

     $partit      the match, for all other parts; $breaks, of the stylesheet: line breaks to be replaced too
     $documented  true for a file as documented in 2011, which has neither periods nor an order -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:str="http://exslt.org/strings" xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl str func" exclude-result-prefixes="f">

  <xsl:include href="part-names.xsl"/>

  <!-- Control characters, line and paragraph separators, and invisible characters. -->
  <xsl:variable name="unseen"
      select="concat('&#x7F;&#x80;&#x81;&#x82;&#x83;&#x84;&#x85;&#x86;&#x87;&#x88;&#x89;&#x8A;&#x8B;&#x8C;&#x8D;&#x8E;',
          '&#x8F;&#x90;&#x91;&#x92;&#x93;&#x94;&#x95;&#x96;&#x97;&#x98;&#x99;&#x9A;&#x9B;&#x9C;&#x9D;&#x9E;',
          '&#x9F;&#xAD;&#x34F;&#x61C;&#x115F;&#x1160;&#x17B4;&#x17B5;&#x180B;&#x180C;&#x180D;&#x180E;&#x180F;',
          '&#x200B;&#x200E;&#x200F;&#x2028;&#x2029;&#x202A;&#x202B;&#x202C;&#x202D;&#x202E;&#x2060;&#x2061;',
          '&#x2062;&#x2063;&#x2064;&#x2065;&#x2066;&#x2067;&#x2068;&#x2069;&#x206A;&#x206B;&#x206C;&#x206D;',
          '&#x206E;&#x206F;&#x2800;&#x3164;&#xFEFF;&#xFFA0;&#xFFF0;&#xFFF1;&#xFFF2;&#xFFF3;&#xFFF4;&#xFFF5;',
          '&#xFFF6;&#xFFF7;&#xFFF8;&#xFFF9;&#xFFFA;&#xFFFB;&#x1BCA0;&#x1BCA1;&#x1BCA2;&#x1BCA3;&#x1D173;',
          '&#x1D174;&#x1D175;&#x1D176;&#x1D177;&#x1D178;&#x1D179;&#x1D17A;')"/>
  <!-- At least as many replacement characters as $unseen has characters. -->
  <xsl:variable name="seen" select="str:padding(99, '&#xFFFD;')"/>

  <!-- How players are named: full, short (A. Puig) or numbers. By default full names, but numbers in public reports if
       the players are minors, which the rules state with minors=yes. -->
  <xsl:variable name="names-shown">
    <xsl:choose>
      <xsl:when test="$names = 'full' or $names = 'short' or $names = 'numbers'">
        <xsl:value-of select="$names"/>
      </xsl:when>
      <xsl:when test="$private = 'yes'">full</xsl:when>
      <xsl:when test="contains(concat(' ', /partit/@parametres, ' '), ' minors=yes ')
          or (/partit/@reglament = 'youth' or /partit/@reglament = 'seven')
            and not(contains(concat(' ', /partit/@parametres, ' '), ' minors=no '))">numbers</xsl:when>
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
      <xsl:when test="$names-shown = 'short'"><func:result select="f:short-name($whole)"/></xsl:when>
      <xsl:otherwise><func:result select="$whole"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Texts with private-use characters, tags, joiners or variation selectors are rare. These are checked one character
       at a time, because some of them are visible in certain contexts. -->
  <func:function name="f:visible">
    <xsl:param name="text"/>
    <xsl:variable name="plain" select="translate($text, concat($breaks, $unseen), concat(substring('   ', 1,
        string-length($breaks)), $seen))"/>
    <xsl:choose>
      <xsl:when test="f:has-rare(str:encode-uri($plain, false()))">
        <xsl:variable name="characters">
          <xsl:for-each select="str:tokenize($plain, '')">
            <c b="{str:encode-uri(., false())}"><xsl:value-of select="."/></c>
          </xsl:for-each>
        </xsl:variable>
        <xsl:variable name="shown">
          <xsl:for-each select="exsl:node-set($characters)/c">
            <xsl:choose>
              <xsl:when test="f:is-shown(.)"><xsl:value-of select="."/></xsl:when>
              <xsl:otherwise>&#xFFFD;</xsl:otherwise>
            </xsl:choose>
          </xsl:for-each>
        </xsl:variable>
        <func:result select="string($shown)"/>
      </xsl:when>
      <xsl:otherwise><func:result select="$plain"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- True if the encoded text may contain such characters. -->
  <func:function name="f:has-rare">
    <xsl:param name="bytes"/>
    <func:result select="contains($bytes, '%E2%80%8C') or contains($bytes, '%E2%80%8D')
        or contains($bytes, '%EE%') or contains($bytes, '%EF%8') or contains($bytes, '%EF%9') or contains($bytes, '%EF%A')
        or contains($bytes, '%EF%B8%8') or contains($bytes, '%F3%') or contains($bytes, '%F4%')"/>
  </func:function>

  <!-- True if the character c, with its bytes in @b, is visible or needed in its context. -->
  <func:function name="f:is-shown">
    <xsl:param name="c"/>
    <xsl:variable name="b" select="string($c/@b)"/>
    <xsl:variable name="previous" select="string($c/preceding-sibling::c[1]/@b)"/>
    <xsl:choose>
      <!-- Joiners between letters of scripts that need them, and in emoji. -->
      <xsl:when test="$b = '%E2%80%8C' or $b = '%E2%80%8D'">
        <func:result select="f:may-be-joined($previous) and f:may-be-joined(string($c/following-sibling::c[1]/@b))"/>
      </xsl:when>
      <!-- Variation selectors after a visible character. -->
      <xsl:when test="starts-with($b, '%EF%B8%8') or starts-with($b, '%F3%A0%84') or starts-with($b, '%F3%A0%85')
          or starts-with($b, '%F3%A0%86') or starts-with($b, '%F3%A0%87%8') or starts-with($b, '%F3%A0%87%9')
          or starts-with($b, '%F3%A0%87%A')">
        <func:result select="$previous != '' and $previous != '%20' and $previous != '%C2%A0'"/>
      </xsl:when>
      <!-- Tags after the black flag. -->
      <xsl:when test="starts-with($b, '%F3%A0%80') or starts-with($b, '%F3%A0%81')">
        <func:result select="string($c/preceding-sibling::c[not(starts-with(@b, '%F3%A0%8'))][1]/@b) = '%F0%9F%8F%B4'"/>
      </xsl:when>
      <xsl:otherwise>
        <func:result select="not(starts-with($b, '%EE') or starts-with($b, '%EF%8') or starts-with($b, '%EF%9')
            or starts-with($b, '%EF%A0') or starts-with($b, '%EF%A1') or starts-with($b, '%EF%A2')
            or starts-with($b, '%EF%A3') or starts-with($b, '%F3') or starts-with($b, '%F4'))"/>
      </xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Letters of Latin, Greek and Cyrillic need no joiners, which would only make equal names different. -->
  <func:function name="f:may-be-joined">
    <xsl:param name="bytes"/>
    <func:result select="starts-with($bytes, '%D7') or starts-with($bytes, '%D8') or starts-with($bytes, '%D9')
        or starts-with($bytes, '%DA') or starts-with($bytes, '%DB') or starts-with($bytes, '%DC')
        or starts-with($bytes, '%DD') or starts-with($bytes, '%DE') or starts-with($bytes, '%DF')
        or starts-with($bytes, '%E') or starts-with($bytes, '%F')"/>
  </func:function>

  <!-- The whole match as one text in URL-encoded UTF-8: one search for the first bytes of invisible characters is
       cheaper than a search in every value. A false positive only causes an unnecessary copy. -->
  <xsl:variable name="bytes" select="str:encode-uri(concat(/partit, str:concat(/partit/descendant-or-self::*/@*)),
      false())"/>
  <xsl:variable name="documented" select="not(/partit/@versio or /partit/@estat or /partit/periodes)"/>
  <xsl:variable name="copy">
    <xsl:if test="$documented or contains($bytes, '%7F')
        or contains($bytes, '%C2%')
          and (contains($bytes, '%C2%8') or contains($bytes, '%C2%9') or contains($bytes, '%C2%AD'))
        or contains($bytes, '%CD%8F') or contains($bytes, '%D8%9C')
        or contains($bytes, '%E1%')
          and (contains($bytes, '%E1%85%9F') or contains($bytes, '%E1%85%A0')
            or contains($bytes, '%E1%9E%B') or contains($bytes, '%E1%A0%8'))
        or contains($bytes, '%E2%')
          and (contains($bytes, '%E2%80%8') or contains($bytes, '%E2%80%A')
            or contains($bytes, '%E2%81%A') or contains($bytes, '%E2%A0%80'))
        or contains($bytes, '%E3%85%A4')
        or contains($bytes, '%EF%')
          and (contains($bytes, '%EF%BB%BF') or contains($bytes, '%EF%BE%A0') or contains($bytes, '%EF%BF%B'))
        or contains($bytes, '%F0%9B%B2%A') or contains($bytes, '%F0%9D%85%') or f:has-rare($bytes)
        or $breaks != '' and contains($bytes, '%0')
          and (contains($bytes, '%09') or contains($bytes, '%0A') or contains($bytes, '%0D'))">
      <xsl:apply-templates select="/partit" mode="visible"/>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="partit" select="(exsl:node-set($copy)/partit | /partit[not(exsl:node-set($copy)/partit)])"/>

  <xsl:template match="*" mode="visible">
    <xsl:copy>
      <xsl:for-each select="@*">
        <xsl:attribute name="{name()}"><xsl:value-of select="f:visible(.)"/></xsl:attribute>
      </xsl:for-each>
      <xsl:if test="$documented"><xsl:call-template name="documented-values"/></xsl:if>
      <xsl:apply-templates select="*|text()" mode="visible"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="text()" mode="visible"><xsl:value-of select="f:visible(.)"/></xsl:template>

  <!-- Child elements instead of empty attributes; and minutes as in our own files: 45 with 2 added for 45+2, 90 with 3
       added for 93, 23 for 23.7, and 1 for 0. -->
  <xsl:template name="documented-values">
    <xsl:for-each select="@*[. = '']">
      <xsl:variable name="child" select="../*[name() = name(current())]"/>
      <xsl:attribute name="{name()}">
        <!-- The player of an offside is an element with a number. -->
        <xsl:value-of select="f:visible(normalize-space($child/dorsal | $child[not(dorsal)]))"/>
      </xsl:attribute>
    </xsl:for-each>
    <xsl:variable name="minute" select="normalize-space(concat(@minut, minut[../@minut = '']))"/>
    <xsl:variable name="whole" select="floor(substring-before(concat($minute, '+'), '+'))"/>
    <xsl:variable name="beyond" select="($whole - 90) * ($whole &gt; 90)"/>
    <xsl:variable name="added" select="$beyond + concat('0', substring-after($minute, '+'))"/>
    <xsl:if test="$whole &gt;= 0">
      <xsl:attribute name="minut"><xsl:value-of select="$whole - $beyond + ($whole = 0)"/></xsl:attribute>
      <xsl:if test="$added &gt; 0"><xsl:attribute name="afegit"><xsl:value-of select="$added"/></xsl:attribute></xsl:if>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
