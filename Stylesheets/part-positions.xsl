<?xml version="1.0" encoding="UTF-8"?>
<!-- Where a player lines up, read from the text of a position. The words are in positions.xsl; Sources/Seasons/PositionTable.swift
     reads positions by the same steps, and a test compares the two. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings"
    extension-element-prefixes="str">

  <xsl:include href="positions.xsl"/>

  <!-- The meaning of a term depends on the sport of $field. Terms of games other than football come first, because the first
       match counts. Basketball has terms of its own only. -->
  <xsl:variable name="terms-of-sport">
    <xsl:choose>
      <xsl:when test="$field/@sport = 'basketball'"><xsl:value-of select="$position-terms-of-basketball"/></xsl:when>
      <xsl:otherwise>
        <xsl:if test="$field/@sport != 'football'"><xsl:value-of select="$position-terms-of-other-games"/></xsl:if>
        <xsl:value-of select="$position-terms"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- Depth from 0, the goalkeeper, to 6, the forwards; a space; the side from -2, left, to 2, right. Empty if the text names no
       position. Of several positions, CB/LB, the first counts. -->
  <xsl:template name="position">
    <xsl:param name="text"/>
    <xsl:variable name="plain" select="normalize-space(substring-before(concat(translate($text, $position-letters,
        $position-folds), '/'), '/'))"/>
    <xsl:variable name="exact" select="substring-before(substring-after($terms-of-sport, concat('&#10;', $plain, '=')),
        '&#10;')"/>
    <xsl:choose>
      <xsl:when test="$plain = ''"/>
      <xsl:when test="$exact != ''"><xsl:value-of select="substring($exact, 1, string-length($exact) - 2)"/></xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="position-beside-side"><xsl:with-param name="text" select="$plain"/></xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Capitals and accents are folded; separators of words become spaces, and separators of positions slashes. -->
  <xsl:variable name="position-letters"
      select="concat('ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÄÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜÇÑ',
          'àáâäèéêëìíîïòóôöùúûüçñ-._’,;|(', &quot;'&quot;)"/>
  <xsl:variable name="position-folds"
      select="'abcdefghijklmnopqrstuvwxyzaaaaeeeeiiiioooouuuucnaaaaeeeeiiiioooouuuucn    //// '"/>

  <!-- The side is named by words of its own. The rest is looked up whole, then without the words for the middle, and
       then by the beginning of either. -->
  <xsl:template name="position-beside-side">
    <xsl:param name="text"/>
    <xsl:variable name="words" select="str:tokenize($text, ' ')"/>
    <xsl:variable name="side">
      <xsl:for-each select="$words[contains($left-words, concat(' ', ., ' '))
          or contains($right-words, concat(' ', ., ' '))][last()]">
        <xsl:value-of select="4 * contains($right-words, concat(' ', ., ' ')) - 2"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="rest">
      <xsl:for-each select="$words[not(contains($left-words, concat(' ', ., ' '))
          or contains($right-words, concat(' ', ., ' ')))]">
        <xsl:value-of select="concat(' ', .)"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="inner">
      <xsl:for-each select="str:tokenize($rest, ' ')[not(contains($centre-words, concat(' ', ., ' ')))]">
        <xsl:value-of select="concat(' ', .)"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="is-central" select="number($inner != $rest)"/>
    <xsl:variable name="of-rest">
      <xsl:call-template name="position-term">
        <xsl:with-param name="text" select="substring($rest, 2)"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:variable name="of-inner">
      <xsl:call-template name="position-term">
        <xsl:with-param name="text" select="substring($inner, 2)"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:variable name="rest-begins">
      <xsl:if test="$of-rest = '' and $of-inner = ''">
        <xsl:call-template name="position-beginning">
          <xsl:with-param name="text" select="substring($rest, 2)"/>
        </xsl:call-template>
      </xsl:if>
    </xsl:variable>
    <xsl:variable name="inner-begins">
      <xsl:if test="$of-rest = '' and $of-inner = '' and $rest-begins = ''">
        <xsl:call-template name="position-beginning">
          <xsl:with-param name="text" select="substring($inner, 2)"/>
        </xsl:call-template>
      </xsl:if>
    </xsl:variable>
    <xsl:variable name="found">
      <xsl:choose>
        <xsl:when test="$of-rest != ''"><xsl:value-of select="$of-rest"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="concat($of-inner, $rest-begins, $inner-begins)"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="inner-found" select="$of-rest = '' and ($of-inner != '' or $inner-begins != '')"/>
    <xsl:variable name="depth" select="substring-before($found, ' ')"/>
    <xsl:choose>
      <xsl:when test="$found = ''"/>
      <xsl:when test="$side = ''"><xsl:value-of select="substring($found, 1, string-length($found) - 2)"/></xsl:when>
      <xsl:when test="substring($found, string-length($found)) = '1' or $inner-found and $is-central">
        <xsl:value-of select="concat($depth, ' ', $side div 2)"/>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="concat($depth, ' ', $side)"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="position-term">
    <xsl:param name="text"/>
    <xsl:value-of select="substring-before(substring-after($terms-of-sport, concat('&#10;', $text, '=')), '&#10;')"/>
  </xsl:template>

  <!-- The entry of the longest term, of at least three letters, with which the text begins: defenders. -->
  <xsl:template name="position-beginning">
    <xsl:param name="text"/>
    <xsl:if test="string-length($text) &gt;= 3">
      <xsl:variable name="term">
        <xsl:call-template name="position-term"><xsl:with-param name="text" select="$text"/></xsl:call-template>
      </xsl:variable>
      <xsl:value-of select="$term"/>
      <xsl:if test="$term = ''">
        <xsl:call-template name="position-beginning">
          <xsl:with-param name="text" select="substring($text, 1, string-length($text) - 1)"/>
        </xsl:call-template>
      </xsl:if>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
