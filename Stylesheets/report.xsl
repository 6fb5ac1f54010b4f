<?xml version="1.0" encoding="UTF-8"?>
<!-- The report of a match: one self-contained HTML page.

       xsltproc - -stringparam lang ca report.xsl MATCH.xml > MATCH.html      (without the space between the hyphens)

     The parameters are in parameters.xsl. The parts, in the order in which the data flow:
       part-phrases     words in three languages (phrases-ca.xsl, phrases-es.xsl, phrases-en.xsl)
       part-visible     the match as it may be shown
       part-clock       periods and the regulation clock
       part-events      the file's actions as one list, in order
       part-squads      players and their minutes; score and players on the field from event to event
       part-statistics  the definitions of the statistics
       part-words       events in words
     and one part for each group of sections. The statistics and the data attributes that identify every number
     on the page are defined in docs/STATISTICS.md. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>

  <xsl:output method="html" encoding="UTF-8" indent="no"/>
  <xsl:strip-space elements="*"/>

  <xsl:variable name="is-brief" select="$brief = 'yes'"/>
  <!-- A sheet of paper has room for less. -->
  <xsl:variable name="one-sheet" select="$is-brief or $half-time = 'yes'"/>
  <xsl:variable name="breaks" select="'&#9;&#10;&#13;'"/>
  <xsl:variable name="number-space" select="'&#160;'"/>

  <xsl:include href="part-phrases.xsl"/>
  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-words.xsl"/>
  <xsl:include href="part-phase.xsl"/>

  <xsl:include href="part-result.xsl"/>
  <xsl:include href="part-next.xsl"/>
  <xsl:include href="part-story.xsl"/>
  <xsl:include href="part-look.xsl"/>
  <xsl:include href="part-style.xsl"/>
  <xsl:include href="part-match-style.xsl"/>
  <xsl:include href="part-print.xsl"/>
  <xsl:include href="part-marks.xsl"/>
  <xsl:include href="part-json.xsl"/>
  <xsl:include href="part-head.xsl"/>
  <xsl:include href="part-contents.xsl"/>
  <xsl:include href="part-header.xsl"/>
  <xsl:include href="part-lines.xsl"/>
  <xsl:include href="part-widths.xsl"/>
  <xsl:include href="part-pitch.xsl"/>
  <xsl:include href="part-incidents.xsl"/>

  <!-- The sections. The name of each is that of its file, its template, its id and its parameter NAME-heading. -->
  <xsl:include href="part-lineups.xsl"/>
  <xsl:include href="part-timeline.xsl"/>
  <xsl:include href="part-shoot-out.xsl"/>
  <xsl:include href="part-score-run.xsl"/>
  <xsl:include href="part-comparison.xsl"/>
  <xsl:include href="part-momentum.xsl"/>
  <xsl:include href="part-zones.xsl"/>
  <xsl:include href="part-discipline.xsl"/>
  <xsl:include href="part-substitutions.xsl"/>
  <xsl:include href="part-notes.xsl"/>
  <xsl:include href="part-unresolved.xsl"/>
  <xsl:include href="part-players.xsl"/>
  <xsl:include href="part-own-actions.xsl"/>
  <xsl:include href="part-slices.xsl"/>
  <xsl:include href="part-cumulative.xsl"/>
  <xsl:include href="part-state.xsl"/>
  <xsl:include href="part-men.xsl"/>
  <xsl:include href="part-attempts.xsl"/>
  <xsl:include href="part-cross-tables.xsl"/>
  <xsl:include href="part-log.xsl"/>

  <xsl:template match="/">
    <xsl:choose>
      <xsl:when test="$fragment = 'yes'">
        <article class="futbolstats" lang="{$language}"><xsl:call-template name="contents"/></article>
      </xsl:when>
      <xsl:when test="$fragment = 'style'"><xsl:call-template name="style"/></xsl:when>
      <xsl:otherwise>
        <xsl:text disable-output-escaping="yes">&lt;!DOCTYPE html&gt;&#10;</xsl:text>
        <html lang="{$language}">
          <head>
            <xsl:call-template name="metadata"/>
            <xsl:call-template name="style"/>
          </head>
          <body>
            <xsl:if test="$one-sheet"><xsl:attribute name="class">sheet</xsl:attribute></xsl:if>
            <xsl:call-template name="contents"/>
          </body>
        </html>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The visible part of the page. -->
  <xsl:template name="contents">
    <xsl:call-template name="own-navigation"/>
    <xsl:call-template name="mark-shapes"/>
    <xsl:call-template name="header"/>
    <xsl:if test="not($one-sheet)"><xsl:call-template name="jump"/></xsl:if>
    <main>
      <xsl:call-template name="sections"/>
      <xsl:call-template name="key"/>
    </main>
    <xsl:call-template name="foot"/>
  </xsl:template>

  <!-- The sections in the order of the page, for the page and its bar of links, with their headings; an empty heading
       leaves a section out. Those in a flow are only as wide as necessary, and form two columns on a wide screen. A
       sheet of paper has room for those with sheet. -->
  <xsl:variable name="section-tree">
    <wide>
      <s n="lineups" h="{$lineups-heading}"/>
      <s n="timeline" h="{$timeline-heading}" sheet="1"/>
    </wide>
    <flow>
      <s n="shoot-out" h="{$shoot-out-heading}" sheet="1"/>
      <s n="score-run" h="{$score-run-heading}" sheet="1"/>
      <s n="comparison" h="{$comparison-heading}" sheet="1"/>
      <s n="momentum" h="{$momentum-heading}"/>
      <s n="zones" h="{$zones-heading}" sheet="1"/>
      <s n="discipline" h="{$discipline-heading}"/>
      <xsl:for-each select="$own-sections/section"><s n="own-sections" id="{@id}" h="{h2}"/></xsl:for-each>
      <s n="notes" h="{$notes-heading}" sheet="1"/>
      <s n="unresolved" h="{$unresolved-heading}" sheet="1"/>
    </flow>
    <wide>
      <s n="players" h="{$players-heading}" sheet="1"/>
      <s n="own-actions" h="{$own-actions-heading}" sheet="1"/>
    </wide>
    <flow>
      <s n="substitutions" h="{$substitutions-heading}"/>
      <s n="slices" h="{$slices-heading}"/>
      <s n="cumulative" h="{$cumulative-heading}"/>
      <s n="state" h="{$state-heading}"/>
      <s n="men" h="{$men-heading}"/>
    </flow>
    <wide>
      <s n="attempts" h="{$attempts-heading}"/>
      <s n="cross-tables" h="{$cross-tables-heading}"/>
      <s n="log" h="{$log-heading}"/>
    </wide>
  </xsl:variable>
  <xsl:variable name="sections" select="exsl:node-set($section-tree)/*/s[@h != ''][@sheet or not($one-sheet)]"/>

  <xsl:template name="sections">
    <xsl:for-each select="$sections/..">
      <xsl:choose>
        <xsl:when test="self::flow">
          <div class="flow"><xsl:apply-templates select="s[@h != ''][@sheet or not($one-sheet)]" mode="section"/></div>
        </xsl:when>
        <xsl:otherwise>
          <xsl:apply-templates select="s[@h != ''][@sheet or not($one-sheet)]" mode="section"/>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="s" mode="section">
    <xsl:choose>
      <xsl:when test="@n = 'lineups'"><xsl:call-template name="lineups"/></xsl:when>
      <xsl:when test="@n = 'timeline'"><xsl:call-template name="timeline"/></xsl:when>
      <xsl:when test="@n = 'shoot-out'"><xsl:call-template name="shoot-out"/></xsl:when>
      <xsl:when test="@n = 'score-run'"><xsl:call-template name="score-run"/></xsl:when>
      <xsl:when test="@n = 'comparison'"><xsl:call-template name="comparison"/></xsl:when>
      <xsl:when test="@n = 'momentum'"><xsl:call-template name="momentum"/></xsl:when>
      <xsl:when test="@n = 'zones'"><xsl:call-template name="zones"/></xsl:when>
      <xsl:when test="@n = 'discipline'"><xsl:call-template name="discipline"/></xsl:when>
      <xsl:when test="@n = 'substitutions'"><xsl:call-template name="substitutions"/></xsl:when>
      <xsl:when test="@n = 'own-sections'"><xsl:copy-of select="$own-sections/section[@id = current()/@id]"/></xsl:when>
      <xsl:when test="@n = 'notes'"><xsl:call-template name="notes"/></xsl:when>
      <xsl:when test="@n = 'unresolved'"><xsl:call-template name="unresolved"/></xsl:when>
      <xsl:when test="@n = 'players'"><xsl:call-template name="players"/></xsl:when>
      <xsl:when test="@n = 'own-actions'"><xsl:copy-of select="$own-made"/></xsl:when>
      <xsl:when test="@n = 'slices'"><xsl:call-template name="slices"/></xsl:when>
      <xsl:when test="@n = 'cumulative'"><xsl:call-template name="cumulative"/></xsl:when>
      <xsl:when test="@n = 'state'"><xsl:call-template name="state"/></xsl:when>
      <xsl:when test="@n = 'men'"><xsl:call-template name="men"/></xsl:when>
      <xsl:when test="@n = 'attempts'"><xsl:call-template name="attempts"/></xsl:when>
      <xsl:when test="@n = 'cross-tables'"><xsl:call-template name="cross-tables"/></xsl:when>
      <xsl:when test="@n = 'log'"><xsl:call-template name="log"/></xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- Hooks for the stylesheet of a club that imports this one. -->
  <xsl:template name="own-section"/>
  <xsl:template name="own-navigation"/>
  <xsl:variable name="own-section-tree"><xsl:call-template name="own-section"/></xsl:variable>
  <xsl:variable name="own-sections" select="exsl:node-set($own-section-tree)"/>
</xsl:stylesheet>
