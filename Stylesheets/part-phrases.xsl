<?xml version="1.0" encoding="UTF-8"?>
<!-- Phrases: all words in the output come from the catalogues phrases-LANG.xsl, or from additional ones.

     f:w('KEY')          a phrase that exists and has no placeholders, in half the time
     f:t(key)            the phrase
     f:t(key, a, b, c)   the phrase with {1}, {2} and {3} filled in
     f:n(key, count)     the phrase in the plural form of count, with {n} filled in
     f:code(kind, code)  a coded value of the file in words; an unknown code is shown unchanged

     A missing phrase is shown conspicuously as its key in double brackets. Tests check that all literal keys exist. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:variable name="language">
    <xsl:choose>
      <xsl:when test="$lang = 'ca' or $lang = 'es'"><xsl:value-of select="$lang"/></xsl:when>
      <xsl:otherwise>en</xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- The catalogues are read as documents and not included, because libxslt would compile every phrase of three
       languages. A stylesheet with additional phrases redefines this variable. -->
  <xsl:variable name="catalogue" select="document(concat('phrases-', $language, '.xsl'))
      | document(concat($of-scores, 'phrases-', $language, '.xsl'))"/>

  <!-- The phrases for several ways of scoring are loaded for such games only; otherwise the expression names the same
       catalogue twice. -->
  <xsl:variable name="of-scores" select="substring('scores-', 1, 7 * boolean(/partit/joc/mena[@classe = 'score']))"/>

  <!-- A game's own phrases, game:NAME:KEY in the catalogues, replace football's. The names for each game are those of
       phraseSets in Sources/Wording/GameWords.swift. -->
  <xsl:variable name="phrase-game" select="/partit/@reglament | /resum/@joc"/>
  <xsl:variable name="game-names">
    <xsl:choose>
      <xsl:when test="$phrase-game = 'futsal'"> court </xsl:when>
      <xsl:when test="$phrase-game = 'handball'"> handball court </xsl:when>
      <xsl:when test="$phrase-game = 'basketball'"> basketball court </xsl:when>
      <xsl:when test="$phrase-game = 'hockey'"> hockey </xsl:when>
      <xsl:when test="$phrase-game = 'rink'"> rink </xsl:when>
    </xsl:choose>
  </xsl:variable>
  <xsl:variable name="game-phrase-tree">
    <xsl:if test="$game-names != ''">
      <xsl:for-each select="$catalogue/*/*/p[starts-with(@k, 'game:')]">
        <!-- Not “key”: libxslt evaluates global variables at their first use, here within the functions below. -->
        <xsl:variable name="own-key" select="substring-after(@k, 'game:')"/>
        <xsl:if test="contains($game-names, concat(' ', substring-before($own-key, ':'), ' '))">
          <p k="{substring-after($own-key, ':')}"><xsl:copy-of select="node()"/></p>
        </xsl:if>
      </xsl:for-each>
    </xsl:if>
  </xsl:variable>

  <!-- A hook for phrases that replace those with the same keys. -->
  <xsl:template name="own-phrases"/>
  <xsl:variable name="own-phrase-tree">
    <xsl:call-template name="own-phrases"/>
    <xsl:copy-of select="$game-phrase-tree"/>
  </xsl:variable>
  <xsl:variable name="own" select="exsl:node-set($own-phrase-tree)/p"/>
  <xsl:variable name="several" select="$own or $catalogue[2]"/>
  <xsl:variable name="merged">
    <xsl:if test="$several">
      <xsl:copy-of select="$own"/>
      <xsl:copy-of select="$catalogue[not($own)]"/>
      <xsl:copy-of select="$catalogue[$own]/*/*/p[not(@k = $own/@k)]"/>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="phrases" select="exsl:node-set($merged)[$several] | $catalogue[not($several)]"/>

  <!-- The patterns are absolute because libxslt builds every key for every document in which one is used; /p matches
       the additional phrases. -->
  <xsl:key name="phrase" match="/p | /*/*/p" use="@k"/>

  <!-- A key searches only the document of the context node, hence these loops, which change the context. -->
  <func:function name="f:w">
    <xsl:param name="key"/>
    <xsl:for-each select="$phrases"><func:result select="key('phrase', $key)"/></xsl:for-each>
  </func:function>

  <func:function name="f:t">
    <xsl:param name="key"/>
    <xsl:param name="a"/>
    <xsl:param name="b"/>
    <xsl:param name="c"/>
    <xsl:for-each select="$phrases">
      <xsl:variable name="p" select="string(key('phrase', $key))"/>
      <xsl:choose>
        <xsl:when test="contains($p, '{2}')">
          <func:result select="f:fill(f:fill(f:fill($p, '{1}', $a), '{2}', $b), '{3}', $c)"/>
        </xsl:when>
        <!-- Most phrases have one placeholder or none. -->
        <xsl:when test="contains($p, '{1}')">
          <func:result select="concat(substring-before($p, '{1}'), $a, substring-after($p, '{1}'))"/>
        </xsl:when>
        <xsl:when test="$p"><func:result select="$p"/></xsl:when>
        <xsl:otherwise><func:result select="concat('[[', $key, ']]')"/></xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </func:function>

  <!-- All three languages have two plural forms: one, and any other number. -->
  <func:function name="f:n">
    <xsl:param name="key"/>
    <xsl:param name="count"/>
    <xsl:for-each select="$phrases">
      <xsl:variable name="p" select="key('phrase', $key)"/>
      <xsl:choose>
        <xsl:when test="not($p)"><func:result select="concat('[[', $key, ']]')"/></xsl:when>
        <xsl:when test="$count = 1"><func:result select="f:fill($p/one, '{n}', $count)"/></xsl:when>
        <xsl:otherwise><func:result select="f:fill($p/other, '{n}', $count)"/></xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </func:function>

  <func:function name="f:code">
    <xsl:param name="kind"/>
    <xsl:param name="code"/>
    <xsl:for-each select="$phrases">
      <xsl:variable name="p" select="key('phrase', concat($kind, ':', $code))"/>
      <xsl:choose>
        <xsl:when test="$p"><func:result select="string($p)"/></xsl:when>
        <xsl:otherwise><func:result select="string($code)"/></xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </func:function>

  <func:function name="f:fill">
    <xsl:param name="text"/>
    <xsl:param name="mark"/>
    <xsl:param name="value"/>
    <xsl:choose>
      <xsl:when test="contains($text, $mark)">
        <func:result select="concat(substring-before($text, $mark), $value, substring-after($text, $mark))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($text)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Capitalised for the beginning of a line or a cell. -->
  <func:function name="f:capital">
    <xsl:param name="text"/>
    <func:result select="concat(translate(substring($text, 1, 1), 'abcdefghijklmnopqrstuvwxyzàáèéíïòóúüñç',
        'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÈÉÍÏÒÓÚÜÑÇ'), substring($text, 2))"/>
  </func:function>
</xsl:stylesheet>
