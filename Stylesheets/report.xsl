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

  <xsl:include href="part-phrases.xsl"/>
  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-words.xsl"/>

  <xsl:include href="part-result.xsl"/>
  <xsl:include href="part-look.xsl"/>
  <xsl:include href="part-style.xsl"/>
  <xsl:include href="part-print.xsl"/>
  <xsl:include href="part-marks.xsl"/>
  <xsl:include href="part-head.xsl"/>
  <xsl:include href="part-contents.xsl"/>
  <xsl:include href="part-header.xsl"/>
  <xsl:include href="part-timeline.xsl"/>
  <xsl:include href="part-story.xsl"/>
  <xsl:include href="part-score-run.xsl"/>
  <xsl:include href="part-comparison.xsl"/>
  <xsl:include href="part-momentum.xsl"/>
  <xsl:include href="part-zones.xsl"/>
  <xsl:include href="part-attempts.xsl"/>
  <xsl:include href="part-slices.xsl"/>
  <xsl:include href="part-states.xsl"/>
  <xsl:include href="part-lines.xsl"/>
  <xsl:include href="part-widths.xsl"/>
  <xsl:include href="part-pitch.xsl"/>
  <xsl:include href="part-players.xsl"/>
  <xsl:include href="part-own-actions.xsl"/>
  <xsl:include href="part-discipline.xsl"/>
  <xsl:include href="part-substitutions.xsl"/>
  <xsl:include href="part-shoot-out.xsl"/>
  <xsl:include href="part-notes.xsl"/>
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

  <!-- The sections in order. Each template writes nothing if its section is empty. -->
  <xsl:template name="sections">
    <xsl:call-template name="timeline"/>
    <div class="flow">
      <xsl:call-template name="shoot-out"/>
      <xsl:call-template name="score-run"/>
      <xsl:call-template name="comparison"/>
      <xsl:if test="not($one-sheet)"><xsl:call-template name="momentum"/></xsl:if>
      <xsl:call-template name="zones"/>
      <xsl:if test="not($one-sheet)">
        <xsl:call-template name="discipline"/>
        <xsl:call-template name="substitutions"/>
        <xsl:call-template name="slices"/>
        <xsl:call-template name="cumulative"/>
        <xsl:call-template name="states"/>
        <xsl:copy-of select="$own-sections"/>
      </xsl:if>
      <xsl:call-template name="notes"/>
      <xsl:call-template name="unresolved"/>
    </div>
    <xsl:call-template name="players"/>
    <xsl:copy-of select="$own-made"/>
    <xsl:if test="not($one-sheet)">
      <xsl:call-template name="attempts"/>
      <xsl:call-template name="cross-tables"/>
      <xsl:call-template name="log"/>
    </xsl:if>
  </xsl:template>

  <!-- Hooks for the stylesheet of a club that imports this one. -->
  <xsl:template name="own-section"/>
  <xsl:template name="own-navigation"/>
  <xsl:variable name="own-section-tree"><xsl:call-template name="own-section"/></xsl:variable>
  <xsl:variable name="own-sections" select="exsl:node-set($own-section-tree)"/>
</xsl:stylesheet>
