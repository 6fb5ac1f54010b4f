<?xml version="1.0" encoding="UTF-8"?>
<!-- The parts of a player's name, for short names and where there is little room, such as on a pitch or a card. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:str="http://exslt.org/strings" xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl str func" exclude-result-prefixes="f">

  <!-- The initial of the first given name, and the rest: A. Puig Ferrer. The same as NameStyle.swift. -->
  <func:function name="f:short-name">
    <xsl:param name="name"/>
    <xsl:variable name="first" select="substring-before($name, ' ')"/>
    <xsl:variable name="rest" select="substring-after($name, ' ')"/>
    <xsl:choose>
      <xsl:when test="contains($name, ', ')">
        <func:result select="concat(substring(substring-after($name, ', '), 1, 1), '. ', substring-before($name, ', '))"/>
      </xsl:when>
      <xsl:when test="$first = ''"><func:result select="$name"/></xsl:when>
      <xsl:when test="not(contains($rest, ' ')) and f:has-syllables($rest)">
        <func:result select="concat(substring($rest, 1, 1), '. ', $first)"/>
      </xsl:when>
      <xsl:otherwise><func:result select="concat(substring($first, 1, 1), '. ', $rest)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- True for a Korean given name such as Heung-min: a lower-case syllable after the hyphen. -->
  <func:function name="f:has-syllables">
    <xsl:param name="word"/>
    <xsl:variable name="last" select="substring-after($word, '-')"/>
    <func:result select="$last != '' and not(contains($last, '-'))
        and translate(substring($last, 1, 1), 'abcdefghijklmnopqrstuvwxyz', '') = ''
        and translate(substring($word, 1, 1), 'abcdefghijklmnopqrstuvwxyz', '') != ''"/>
  </func:function>

  <!-- The longest of these that has at most $room letters, otherwise the last:

         Joan Miquel Llompart i Crespí
         J. M. Llompart i Crespí
         Llompart i Crespí
         Llompart                         the surname by which people are known in Catalan and Spanish

       Particles stay with their surname: Kevin De Bruyne is De Bruyne, Ulises de la Cruz de la Cruz. Nothing in a name says
       which of three words are surnames, so those in $given-names decide: Juan Sebastián Verón is Verón, Egidio Arévalo
       Ríos Arévalo. Surnames that come first are only recognised before a comma and in the Korean spelling Son Heung-min.

       If $given is false, it is one of the last two. -->
  <xsl:template name="label">
    <xsl:param name="name"/>
    <xsl:param name="room" select="14"/>
    <xsl:param name="given" select="true()"/>
    <xsl:choose>
      <xsl:when test="contains($name, ', ')">
        <xsl:call-template name="label">
          <xsl:with-param name="name" select="concat(substring-after($name, ', '), ' ', substring-before($name, ', '))"/>
          <xsl:with-param name="room" select="$room"/><xsl:with-param name="given" select="$given"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:when test="$given and string-length($name) &lt;= $room or not(contains($name, ' '))">
        <xsl:call-template name="cut-name"><xsl:with-param name="name" select="$name"/></xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="unit-tree">
          <xsl:call-template name="name-units"><xsl:with-param name="name" select="$name"/></xsl:call-template>
        </xsl:variable>
        <xsl:variable name="units" select="exsl:node-set($unit-tree)/unit"/>
        <xsl:variable name="count" select="count($units)"/>
        <xsl:variable name="joined" select="$units[@joined][preceding-sibling::unit][1]"/>
        <xsl:variable name="first">
          <xsl:choose>
            <xsl:when test="$joined"><xsl:value-of select="count($joined/preceding-sibling::unit)"/></xsl:when>
            <xsl:when test="$count = 2"><xsl:value-of select="2 - boolean($units[2]/@syllable)"/></xsl:when>
            <xsl:when test="$count = 3 and $units[2]/@given">3</xsl:when>
            <xsl:otherwise><xsl:value-of select="$count - ($count &gt; 1)"/></xsl:otherwise>
          </xsl:choose>
        </xsl:variable>
        <xsl:variable name="initials">
          <xsl:for-each select="$units[position() &lt; $first]"><xsl:value-of select="concat(@initial, '. ')"/></xsl:for-each>
        </xsl:variable>
        <xsl:variable name="surnames">
          <xsl:for-each select="$units[position() &gt;= $first]">
            <xsl:value-of select="concat(substring(' ', 1, position() - 1), .)"/>
          </xsl:for-each>
        </xsl:variable>
        <xsl:choose>
          <xsl:when test="$given and string-length(concat($initials, $surnames)) &lt;= $room">
            <xsl:value-of select="concat($initials, $surnames)"/>
          </xsl:when>
          <xsl:when test="string-length($surnames) &lt;= $room"><xsl:value-of select="$surnames"/></xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="cut-name">
              <xsl:with-param name="name" select="string($units[position() = $first])"/>
            </xsl:call-template>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The given names and surnames, each with the particles before it: initial; joined, if an "i" or "y" comes before it;
       given, if it is in $given-names or an initial; syllable, if f:has-syllables. -->
  <xsl:template name="name-units">
    <xsl:param name="name"/>
    <xsl:variable name="word-tree">
      <xsl:for-each select="str:tokenize($name, ' ')">
        <xsl:variable name="plain" select="concat(' ', translate(., $accented, $unaccented), ' ')"/>
        <word>
          <xsl:if test="contains($particles, $plain) and position() &lt; last()
              and (position() &gt; 1 or contains($plain, concat(' ', ., ' ')))">
            <xsl:attribute name="particle"/>
          </xsl:if>
          <xsl:if test="contains($given-names, $plain) or contains(., '.')"><xsl:attribute name="given"/></xsl:if>
          <xsl:value-of select="."/>
        </word>
      </xsl:for-each>
    </xsl:variable>
    <xsl:for-each select="exsl:node-set($word-tree)/word[not(@particle)]">
      <xsl:variable name="particles-before" select="preceding-sibling::word[@particle][count(following-sibling::word[not(@particle)])
          = 1 + count(current()/following-sibling::word[not(@particle)])]"/>
      <unit initial="{substring(., 1, 1)}">
        <xsl:copy-of select="@given"/>
        <xsl:if test="$particles-before[. = 'i' or . = 'y' or . = 'e' or . = 'I' or . = 'Y']">
          <xsl:attribute name="joined"/>
        </xsl:if>
        <xsl:if test="f:has-syllables(string())"><xsl:attribute name="syllable"/></xsl:if>
        <xsl:for-each select="$particles-before"><xsl:value-of select="concat(., ' ')"/></xsl:for-each>
        <xsl:value-of select="."/>
      </unit>
    </xsl:for-each>
  </xsl:template>

  <!-- A single word stays whole unless it is longer than any name should be. -->
  <xsl:template name="cut-name">
    <xsl:param name="name"/>
    <xsl:choose>
      <xsl:when test="string-length($name) &gt; 24"><xsl:value-of select="concat(substring($name, 1, 23), '…')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="$name"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:variable name="particles" select="concat(' i y e of de del dels della dello di da das do dos du d la las lo los le les el els ',
      'al ben bin bou ibn abu mac san sant santa st. van vande vanden von zu der den ter ten af ')"/>

  <!-- Common second given names, without accents. -->
  <xsl:variable name="given-names" select="concat(' agusti agustin alberto alejandro alexandre alfonso andre andres andreu angel ',
      'angeles angels anna ana antoni antonia antonio armando bautista camilo carles carlos carme carmen cesar cristina daniel ',
      'david diego dolores dolors eduardo elena enric enrique ernesto esteban esteve eugeni felipe fernando ferran francesc ',
      'francesca francisco gabriel guillem guillermo gunnar ignacio ignasi inmaculada isabel jaime jaume javier jesus joan joao ',
      'jordi jorge jose josefa josep juan julio lluis lluisa lourdes luis luisa luiz magdalena manel manuel mar marc marcos ',
      'margalida margarita maria mario martina merce mercedes miguel miquel montserrat nestor neus nicolas oriol pablo paolo ',
      'pau paula pedro pere pilar rafael ramon raul ricardo roberto roman rosa rosario sebastia sebastian sergi sergio teresa ',
      'tomas vicenc vicente victor victoria xavier ')"/>
  <xsl:variable name="accented" select="'ABCDEFGHIJKLMNOPQRSTUVWXYZÀàÁáÃãÇçÈèÉéÍíÏïÑñÒòÓóÚúÜü'"/>
  <xsl:variable name="unaccented" select="'abcdefghijklmnopqrstuvwxyzaaaaaacceeeeiiiinnoooouuuu'"/>
</xsl:stylesheet>
