<?xml version="1.0" encoding="UTF-8"?>
<!-- The bench page, which is not public: sections of lines that the program has already worded.

     The document: banqueta, with resultat; in it seccio, with codi; in it linia. Parameters as in live-state.xsl, of which the
     clock is shown. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>

  <xsl:output method="html" encoding="UTF-8" indent="no"/>
  <xsl:strip-space elements="*"/>

  <xsl:param name="number" select="'0'"/>
  <xsl:param name="phase"/>
  <xsl:param name="state"/>
  <xsl:param name="clock" select="'none'"/>
  <xsl:param name="shows" select="'up'"/>
  <xsl:param name="start"/>
  <xsl:param name="now"/>
  <xsl:param name="elapsed" select="'0'"/>
  <xsl:param name="base" select="'0'"/>
  <xsl:param name="length" select="'0'"/>
  <xsl:param name="overtime" select="'yes'"/>
  <xsl:param name="since"/>
  <!-- The key of the page, for the link to the half-time sheet. -->
  <xsl:param name="key"/>

  <xsl:include href="part-phrases.xsl"/>

  <xsl:template match="/banqueta">
    <xsl:text disable-output-escaping="yes">&lt;!DOCTYPE html&gt;&#10;</xsl:text>
    <html lang="{$language}" class="page-bench">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta name="generator" content="FutbolStats"/>
        <meta name="referrer" content="no-referrer"/>
        <title><xsl:value-of select="@resultat"/></title>
        <link rel="icon" href="data:,"/>
        <link rel="stylesheet" href="live.css"/>
        <script src="live.js" defer="defer"></script>
      </head>
      <body>
        <main data-number="{$number}" data-page="bench" data-events="events" data-state="{$state}" data-clock="{$clock}"
            data-shows="{$shows}" data-start="{$start}" data-now="{$now}" data-elapsed="{$elapsed}" data-base="{$base}"
            data-length="{$length}" data-overtime="{$overtime}" data-silent="{f:t('live-silent', '{1}')}">
          <header data-part="head">
            <xsl:value-of select="concat(@resultat, '  ', $phase, ' ')"/>
            <xsl:if test="$clock != 'none'"><span class="clock"></span></xsl:if>
            <xsl:if test="$since != ''">
              <p class="notice"><xsl:value-of select="f:t('live-since', $since)"/></p>
            </xsl:if>
          </header>
          <div data-part="sections">
            <xsl:apply-templates select="seccio"/>
          </div>
          <!-- The sheet is empty before the kick-off. -->
          <p data-part="sheet">
            <xsl:if test="$state != 'pending'">
              <a id="half-time-sheet" href="half-time?key={$key}"><xsl:value-of select="f:w('half-time')"/></a>
            </xsl:if>
          </p>
        </main>
        <p id="silent" class="notice" hidden="hidden"></p>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="seccio">
    <section id="{@codi}">
      <h2>
        <xsl:choose>
          <xsl:when test="@codi = 'todo'"><xsl:value-of select="f:w('unresolved')"/></xsl:when>
          <xsl:when test="@codi = 'lineups'"><xsl:value-of select="f:w('lineups')"/></xsl:when>
          <xsl:when test="@codi = 'minutes'"><xsl:value-of select="f:w('stat-minutes')"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="f:t(concat('bench-', @codi))"/></xsl:otherwise>
        </xsl:choose>
      </h2>
      <xsl:choose>
        <xsl:when test="@codi = 'figures' or @codi = 'rival'">
          <pre><xsl:for-each select="linia"><xsl:value-of select="concat(., '&#10;')"/></xsl:for-each></pre>
        </xsl:when>
        <xsl:otherwise>
          <ul role="list"><xsl:for-each select="linia[. != '']"><li><xsl:value-of select="normalize-space()"/></li></xsl:for-each></ul>
        </xsl:otherwise>
      </xsl:choose>
    </section>
  </xsl:template>
</xsl:stylesheet>
