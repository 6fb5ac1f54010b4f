<?xml version="1.0" encoding="UTF-8"?>
<!-- Games with several ways of scoring, each worth a number of points, such as basketball. A basket is a goal with punts and
     tipus, and a failed attempt is an event of the kind miss; the statistics of chances and goals do not apply.

     Their statistics: points; made.CODE, the successful attempts; tried.CODE, all attempts. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:str="http://exslt.org/strings" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl str"
    exclude-result-prefixes="f">

  <!-- score  code, name, names, points; in ascending order of points, followed by what is recorded in series. names is the
              heading of a count: Two-pointers. Rules of one's own have a name only. -->
  <xsl:variable name="own-score-tree">
    <xsl:for-each select="$partit/joc/mena[@classe = 'score']">
      <xsl:sort select="number(contains(@valor, ' series'))" data-type="number"/>
      <xsl:sort select="str:tokenize(@valor, ' ')[2]" data-type="number"/>
      <xsl:variable name="name" select="f:own-name(string(@codi))"/>
      <xsl:variable name="names" select="f:code('scores', string(@codi))"/>
      <score code="{@codi}" name="{$name}" letters="{substring-before(@valor, ' ')}" points="{str:tokenize(@valor, ' ')[2]}">
        <xsl:attribute name="names">
          <xsl:choose>
            <xsl:when test="$names != @codi and $partit/@reglament = 'basketball'"><xsl:value-of select="$names"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="f:capital($name)"/></xsl:otherwise>
          </xsl:choose>
        </xsl:attribute>
      </score>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="own-scores" select="exsl:node-set($own-score-tree)/score"/>

  <!-- The parts of the score: goals, each repeated as often as it counts points. -->
  <xsl:variable name="point-tree">
    <xsl:for-each select="$goals[@punts]">
      <xsl:variable name="goal" select="."/>
      <xsl:for-each select="str:tokenize(str:padding(2 * @punts, '. '), ' ')">
        <p i="{$goal/@i}" s="{$goal/@s}" part="{$goal/@part}"/>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="points" select="$goals[not(@punts)] | exsl:node-set($point-tree)/p"/>
  <xsl:variable name="home-points" select="$points[@s = 'home']"/>
  <xsl:variable name="away-points" select="$points[@s = 'away']"/>

  <!-- A failed attempt: a jugada with tipus. -->
  <xsl:template name="miss">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <miss i="{$i}" s="{$s}" wt="{f:t('miss-of', f:capital(f:own-name(string(@tipus))))}">
      <xsl:call-template name="moment"/>
      <xsl:call-template name="first">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsalautor"/>
        <xsl:with-param name="name" select="autor"/>
        <xsl:with-param name="field" select="'dorsalautor'"/>
      </xsl:call-template>
    </miss>
  </xsl:template>

  <!-- Called before each of football's statistics, and may replace it. -->
  <xsl:template name="score-statistics">
    <xsl:choose>
      <xsl:when test="@t = 'goals'">
        <s t="points" of="team slice player" always="1" name="{f:w('stat-points')}" short="{f:w('short-points')}"/>
        <xsl:for-each select="$own-scores">
          <xsl:variable name="short" select="translate(@letters, 'abcdefghijklmnopqrstuvwxyz',
              'ABCDEFGHIJKLMNOPQRSTUVWXYZ')"/>
          <s t="made.{@code}" of="team player" name="{@names}" short="{$short}"/>
          <s t="tried.{@code}" of="team player" name="{f:t('stat-tried', @names)}"
              short="{$short}{f:w('short-tried')}"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:when test="@t = 'goals-for'">
        <s t="goals-for" of="player" apart="1" name="{f:w('stat-points-for')}" short="{f:w('short-points-for')}"/>
      </xsl:when>
      <xsl:when test="@t = 'goals-against'">
        <s t="goals-against" of="player" apart="1" name="{f:w('stat-points-against')}"
            short="{f:w('short-points-against')}"/>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- The statistics that are replaced. -->
  <xsl:variable name="of-goals"
      select="concat(' goals own-goals key-passes shots on-target saved off-target woodwork blocked outcome-unknown',
          ' conversion penalties penalties-scored saves goals-for goals-against ')"/>

  <!-- The marks of a goal with punts. -->
  <xsl:template name="mark-basket">
    <xsl:param name="s"/>
    <xsl:param name="w"/>
    <xsl:param name="m"/>
    <xsl:variable name="p" select="concat($s, ' p', @part)"/>
    <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
    <xsl:variable name="l" select="concat($s, ' ', @sl)"/>
    <xsl:for-each select="str:tokenize(str:padding(2 * @punts, '. '), ' ')">
      <c a="points {$s}" p="points {$p}" d="points {$d}" l="points {$l}" w="points {$w}" m="points {$m}"/>
    </xsl:for-each>
    <c a="made.{@tipus} {$s}" p="made.{@tipus} {$p}" d="made.{@tipus} {$d}"/>
    <c a="tried.{@tipus} {$s}" p="tried.{@tipus} {$p}" d="tried.{@tipus} {$d}"/>
    <xsl:if test="@as">
      <c a="assists {$s}" p="assists {$p}" d="assists {concat(@pl2, substring(concat($s, '-'), 1, 5 * not(@pl2)))}"/>
    </xsl:if>
  </xsl:template>

  <xsl:template match="miss" mode="mark">
    <xsl:param name="s"/>
    <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
    <c a="tried.{@tipus} {$s}" p="tried.{@tipus} {$s} p{@part}" d="tried.{@tipus} {$d}"/>
  </xsl:template>
</xsl:stylesheet>
