<?xml version="1.0" encoding="UTF-8"?>
<!-- Group, stage and round of the match in words, from grup, fase and jornada; other texts as written. The program's MatchPhase
     does the same.

     $match-phase           Group A · matchday 2; Quarter-final; or empty
     $occasion-and-season   the same after competition and season -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="str func"
    exclude-result-prefixes="f">

  <xsl:include href="rounds.xsl"/>

  <xsl:variable name="match-phase">
    <xsl:if test="$partit/@grup != '' or $partit/@fase != '' or $partit/@jornada != ''">
      <xsl:variable name="stage" select="normalize-space($partit/@fase)"/>
      <xsl:variable name="written" select="normalize-space($partit/@jornada)"/>
      <!-- "Group A, Matchday 2" repeats the group or stage. -->
      <xsl:variable name="first" select="normalize-space(substring-before(concat($written, ','), ','))"/>
      <xsl:variable name="is-group" select="f:group-name($first) != ''"/>
      <xsl:variable name="group" select="concat(normalize-space($partit/@grup), substring($first, 1, string-length($first)
          * ($is-group and normalize-space($partit/@grup) = '')))"/>
      <xsl:variable name="is-again" select="$is-group or f:lower($first) = f:lower($group) or f:lower($first)
          = f:lower($stage)"/>
      <xsl:variable name="round" select="normalize-space(concat(substring-after(substring($written, 1, string-length($written)
          * $is-again), ','), substring($written, 1, string-length($written) * not($is-again))))"/>
      <xsl:variable name="in-stage" select="substring(f:phase-part($stage), 1, 9999 * not(($group != '' and $stage
          = 'First stage') or starts-with(f:lower($round),
          f:lower($stage)) or f:phase-part($stage) = f:phase-part($round)))"/>
      <xsl:variable name="in-group">
        <xsl:choose>
          <xsl:when test="f:group-name($group) != ''">
            <xsl:value-of select="f:t('phase-group', f:group-name($group))"/>
          </xsl:when>
          <xsl:when test="$group != '' and string-length($group) &lt; 3">
            <xsl:value-of select="f:t('phase-group', $group)"/>
          </xsl:when>
          <xsl:otherwise><xsl:value-of select="$group"/></xsl:otherwise>
        </xsl:choose>
      </xsl:variable>
      <xsl:variable name="hidden" select="substring(f:w('phase-group-stage'), 1, 9999 * ($in-group != ''))"/>
      <xsl:for-each select="str:tokenize(concat(substring($in-stage, 1, 9999 * not($in-stage = $hidden)), '&#10;', $in-group,
          '&#10;', substring(f:phase-part($round), 1, 9999 * not(f:phase-part($round) = $hidden
          or $in-group != '' and $round = 'First stage'))), '&#10;')">
        <xsl:if test="position() &gt; 1"> · </xsl:if>
        <xsl:value-of select="."/>
      </xsl:for-each>
    </xsl:if>
  </xsl:variable>

  <!-- Competition, season, group and round. -->
  <xsl:variable name="occasion-and-season">
    <xsl:for-each select="str:tokenize(concat(normalize-space($partit/@competicio), '&#10;',
        normalize-space($partit/@temporada), '&#10;', $match-phase), '&#10;')">
      <xsl:if test="position() &gt; 1"> · </xsl:if>
      <xsl:value-of select="."/>
    </xsl:for-each>
  </xsl:variable>

  <!-- A stage or a round in words. -->
  <func:function name="f:phase-part">
    <xsl:param name="text"/>
    <xsl:variable name="lower" select="f:lower($text)"/>
    <xsl:variable name="number" select="concat(substring($lower, 1, string-length($lower) * not(contains($lower, ' '))),
        substring(substring-after($lower, ' '), 1, 9 * contains($matchday-words, concat(' ', substring-before($lower, ' '),
        ' '))))"/>
    <xsl:variable name="name" select="concat('|', translate($lower, '-', ' '), '=')"/>
    <xsl:choose>
      <xsl:when test="str:tokenize($group-stage-names, '|')[starts-with($lower, .)]">
        <func:result select="f:w('phase-group-stage')"/>
      </xsl:when>
      <xsl:when test="$number != '' and string-length($number) &lt; 4 and translate($number, '0123456789', '') = ''">
        <func:result select="f:t('phase-matchday', number($number))"/>
      </xsl:when>
      <xsl:when test="$lower != '' and contains($round-names, $name)">
        <xsl:variable name="teams" select="substring-before(substring-after($round-names, $name), '&#10;')"/>
        <xsl:choose>
          <xsl:when test="$teams &gt; 32"><func:result select="f:t('phase-round-of', $teams)"/></xsl:when>
          <xsl:otherwise><func:result select="f:code('phase', $teams)"/></xsl:otherwise>
        </xsl:choose>
      </xsl:when>
      <xsl:otherwise><func:result select="string($text)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- A of Group A; otherwise empty. -->
  <func:function name="f:group-name">
    <xsl:param name="text"/>
    <xsl:variable name="is-group" select="contains($text, ' ') and contains($group-words, concat(' ',
        f:lower(substring-before($text, ' ')), ' ')) and not(str:tokenize($group-stage-names, '|')[starts-with(f:lower($text),
        .)])"/>
    <func:result select="substring(substring-after($text, ' '), 1, 9999 * $is-group)"/>
  </func:function>

  <func:function name="f:lower">
    <xsl:param name="text"/>
    <func:result select="translate($text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÈÉÍÏÒÓÚÜÇÑ',
        'abcdefghijklmnopqrstuvwxyzàáèéíïòóúüçñ')"/>
  </func:function>
</xsl:stylesheet>
