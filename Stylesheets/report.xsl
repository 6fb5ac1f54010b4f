<?xml version="1.0" encoding="UTF-8"?>
<!-- The report of a match: one HTML page that needs nothing else.

       xsltproc - -stringparam lang ca report.xsl MATCH.xml > MATCH.html      (without the space between the hyphens)

     Parameters, all of them text:
       lang       ca, es or en (the default)
       team       all (the default), or ours: a one-sided version to hand out, which names and lists our players only
       half-time  no (the default), or yes: the half-time sheet, the first half on one page
       private    no (the default), or yes: with the notes and what is still to be cleared up, which nobody outside should see;
                  the page says so at its top
       file       name of the match file, for the foot of the page
       dtd        name of the DTD it was validated against, for the foot of the page

     The parts, in the order in which the data flow:
       part-phrases     words in three languages (phrases-ca.xsl, phrases-es.xsl, phrases-en.xsl)
       part-visible     the match as it may be shown
       part-clock       periods and the regulation clock
       part-events      the file's actions as one list, in the order of the match
       part-squads      players and their minutes; score and players on the field from event to event
       part-statistics  what counts as what
       part-words       events in words
     and one part for each group of sections. The statistics and the data attributes that identify every number
     on the page are defined in docs/STATISTICS.md. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:output method="html" encoding="UTF-8" indent="no"/>
  <xsl:strip-space elements="*"/>

  <xsl:param name="lang" select="'en'"/>
  <xsl:param name="team" select="'all'"/>
  <xsl:param name="half-time" select="'no'"/>
  <xsl:param name="private" select="'no'"/>
  <xsl:param name="file"/>
  <xsl:param name="dtd"/>

  <xsl:variable name="breaks" select="'&#9;&#10;&#13;'"/>

  <xsl:include href="part-phrases.xsl"/>
  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-words.xsl"/>

  <xsl:include href="part-style.xsl"/>
  <xsl:include href="part-marks.xsl"/>
  <xsl:include href="part-header.xsl"/>
  <xsl:include href="part-timeline.xsl"/>
  <xsl:include href="part-lineups.xsl"/>
  <xsl:include href="part-comparison.xsl"/>
  <xsl:include href="part-zones.xsl"/>
  <xsl:include href="part-attempts.xsl"/>
  <xsl:include href="part-slices.xsl"/>
  <xsl:include href="part-states.xsl"/>
  <xsl:include href="part-players.xsl"/>
  <xsl:include href="part-discipline.xsl"/>
  <xsl:include href="part-substitutions.xsl"/>
  <xsl:include href="part-shoot-out.xsl"/>
  <xsl:include href="part-notes.xsl"/>
  <xsl:include href="part-log.xsl"/>

  <xsl:template match="/">
    <xsl:text disable-output-escaping="yes">&lt;!DOCTYPE html&gt;&#10;</xsl:text>
    <html lang="{$language}">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta name="generator" content="FutbolStats"/>
        <title>
          <xsl:value-of select="concat($home/@name, ' ', f:score(), ' ', $away/@name)"/>
          <xsl:if test="$winner != ''"><xsl:value-of select="concat(' · ', $winner)"/></xsl:if>
        </title>
        <xsl:call-template name="style"/>
      </head>
      <body>
        <xsl:if test="$first-half-only"><xsl:attribute name="class">sheet</xsl:attribute></xsl:if>
        <xsl:call-template name="mark-shapes"/>
        <xsl:call-template name="header"/>
        <main>
          <xsl:call-template name="timeline"/>
          <!-- The half-time sheet has one page: who is on the field stands in the players' table. -->
          <xsl:if test="not($first-half-only)"><xsl:call-template name="lineups"/></xsl:if>
          <div class="col">
            <xsl:call-template name="shoot-out"/>
            <xsl:call-template name="comparison"/>
            <xsl:call-template name="slices"/>
            <xsl:if test="not($first-half-only)">
              <xsl:call-template name="cumulative"/>
              <xsl:call-template name="states"/>
            </xsl:if>
          </div>
          <div class="col">
            <xsl:call-template name="zones"/>
            <xsl:call-template name="attempts"/>
          </div>
          <xsl:if test="not($first-half-only)"><xsl:call-template name="cross-tables"/></xsl:if>
          <div class="col">
            <xsl:call-template name="discipline"/>
            <xsl:call-template name="substitutions"/>
          </div>
          <div class="col">
            <xsl:call-template name="notes"/>
            <xsl:call-template name="unresolved"/>
          </div>
          <xsl:call-template name="players"/>
          <xsl:if test="not($first-half-only)"><xsl:call-template name="log"/></xsl:if>
        </main>
        <xsl:call-template name="foot"/>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
