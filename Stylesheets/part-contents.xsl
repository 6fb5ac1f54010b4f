<?xml version="1.0" encoding="UTF-8"?>
<!-- Navigation: a bar with links to the sections, and a key to the abbreviations. Both depend on which sections are not
     empty, which $sections of report.xsl says. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:set="http://exslt.org/sets" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl set"
    exclude-result-prefixes="f">

  <!-- A single section needs no bar. -->
  <xsl:template name="jump">
    <xsl:if test="$sections[2]">
      <nav class="jump" aria-label="{f:w('contents')}">
        <xsl:for-each select="$sections">
          <a href="#{@id | @n[not(../@id)]}"><xsl:value-of select="@h"/></a>
          <xsl:text> </xsl:text>
        </xsl:for-each>
      </nav>
    </xsl:if>
  </xsl:template>

  <!-- Abbreviations that occur in several sections. -->
  <xsl:variable name="minute-abbr">
    <abbr title="{f:w('minute')}"><xsl:value-of select="$short-minutes"/></abbr>
  </xsl:variable>
  <xsl:variable name="minutes-abbr">
    <!-- If players' minutes are not tracked, these are minutes of the match. -->
    <xsl:variable name="name"><xsl:choose>
      <xsl:when test="$follows"><xsl:value-of select="f:w('stat-minutes')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="$word-minutes"/></xsl:otherwise>
    </xsl:choose></xsl:variable>
    <abbr title="{$name}"><xsl:value-of select="$short-minutes"/></abbr>
  </xsl:variable>
  <xsl:variable name="total-abbr">
    <abbr title="{f:w('total')}"><xsl:value-of select="f:w('total-short')"/></abbr>
  </xsl:variable>
  <xsl:variable name="penalty-abbr">
    <abbr title="{f:capital(f:origin('penal'))}"><xsl:value-of select="f:w('penalty-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="own-goal-abbr">
    <abbr title="{$word-own-goal}"><xsl:value-of select="f:w('own-goal-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="short-minutes" select="f:w('short-minutes')"/>
  <xsl:variable name="word-minutes" select="f:w('minutes')"/>
  <xsl:variable name="word-player" select="f:w('player')"/>
  <xsl:variable name="word-unfold" select="f:w('unfold')"/>

  <!-- The abbreviations of the page, by section. -->
  <xsl:variable name="abbreviation-tree">
    <xsl:if test="$goals[not($is-high-scoring)][@origen = 'penal']"><xsl:copy-of select="$penalty-abbr"/></xsl:if>
    <xsl:if test="$goals[@own]"><xsl:copy-of select="$own-goal-abbr"/></xsl:if>
    <xsl:if test="$shoot-out-heading != ''">
      <xsl:copy-of select="$kick-abbr"/><xsl:copy-of select="$total-abbr"/>
    </xsl:if>
    <xsl:if test="$comparison-heading != ''">
      <xsl:copy-of select="$period-heads"/><xsl:copy-of select="$total-head"/>
    </xsl:if>
    <xsl:if test="$players-heading != ''"><xsl:copy-of select="$player-heads"/></xsl:if>
    <xsl:variable name="signed" select="$lined-up[$lineups-heading != ''][@starter = 1 or stint or @busy]
        | $entered[$one-sheet][stint or @busy]"/>
    <xsl:if test="$signed/@porter = 'si'"><xsl:copy-of select="$keeper-sign"/></xsl:if>
    <xsl:if test="$signed/@capita = 'si'"><xsl:copy-of select="$captain-sign"/></xsl:if>
    <xsl:if test="not($one-sheet)">
      <xsl:if test="$discipline-heading != '' or $substitutions-heading != '' or $attempts-heading != ''">
        <xsl:copy-of select="$minute-abbr"/>
      </xsl:if>
      <xsl:if test="$slices-heading != ''"><xsl:apply-templates select="$slice-statistics" mode="column"/></xsl:if>
      <xsl:if test="$state-heading != '' or $men-heading != ''">
        <xsl:apply-templates select="$state-statistics" mode="column"/>
      </xsl:if>
      <xsl:if test="$state-heading != '' or $men-heading != ''"><xsl:copy-of select="$minutes-abbr"/></xsl:if>
      <xsl:if test="$cross-tables-heading != ''"><xsl:copy-of select="$outcome-heads"/></xsl:if>
    </xsl:if>
    <xsl:copy-of select="$own-sections//abbr"/>
    <xsl:copy-of select="$own-made//abbr"/>
  </xsl:variable>

  <xsl:template name="key">
    <xsl:variable name="abbreviations" select="exsl:node-set($abbreviation-tree)//abbr"/>
    <xsl:if test="$abbreviations">
      <section class="wide" id="key">
        <h2><xsl:value-of select="f:w('abbreviations')"/></h2>
        <dl>
          <!-- Lists each abbreviation once, with all its meanings. -->
          <xsl:for-each select="set:distinct($abbreviations)">
            <dt><xsl:value-of select="."/></dt><xsl:text> </xsl:text>
            <dd>
              <xsl:for-each select="set:distinct($abbreviations[. = current()]/@title)">
                <xsl:value-of select="concat(substring(' · ', 1, 3 * (position() &gt; 1)), .)"/>
              </xsl:for-each>
            </dd>
            <xsl:text> </xsl:text>
          </xsl:for-each>
        </dl>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
