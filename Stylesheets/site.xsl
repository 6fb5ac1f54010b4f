<?xml version="1.0" encoding="UTF-8"?>
<!-- The pages of a season, each made from the summary document alone (root resum, Schema/resum.dtd):

       xsltproc - -stringparam page team - -stringparam id inca site.xsl resum.xml > team-inca.html

     (without the spaces between the hyphens). The language is that of the document.

     page   index (the default), table, bracket, results, scorers, discipline, minutes, positions, team, scout, player
     id     the code of the table, competition (for a bracket), team or player; several codes separated by spaces give one
            document (root pages) with an element for each page
     alone  no (the default), or yes: there are no other pages to link to

     The style is that of every page (part-style) with site-style, the words are in site-phrases-LANG.xsl. The pages have no
     scripts and load nothing. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    xmlns:exsl="http://exslt.org/common" xmlns:func="http://exslt.org/functions" xmlns:set="http://exslt.org/sets"
    extension-element-prefixes="exsl func set" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>
  <xsl:import href="part-phrases.xsl"/>
  <xsl:import href="part-style.xsl"/>
  <xsl:output method="html" encoding="UTF-8" indent="no"/>

  <xsl:param name="page" select="'index'"/>
  <xsl:param name="id"/>
  <xsl:param name="alone" select="'no'"/>
  <xsl:variable name="lang" select="string(/resum/@llengua)"/>
  <xsl:variable name="catalogue" select="document(concat('site-phrases-', $language, '.xsl'))"/>

  <xsl:variable name="resum" select="/resum"/>
  <!-- True if the players on the field are known in any match. -->
  <xsl:variable name="timed" select="not(/resum/@seguiment = 'cap')"/>
  <xsl:variable name="us" select="string(/resum/@nostre)"/>
  <xsl:variable name="taules" select="/resum/competicions/competicio/taula"/>
  <!-- The patterns are absolute so that the keys are not searched for in all the players' matches. -->
  <xsl:key name="equip" match="/resum/equips/equip" use="@codi"/>
  <xsl:key name="jugador" match="/resum/jugadors/jugador" use="@codi"/>
  <xsl:key name="partit" match="/resum/partits/partit" use="@codi"/>
  <xsl:key name="partits-de" match="/resum/partits/partit[not(@exclos)]" use="@local | @visitant"/>
  <xsl:key name="competicio" match="/resum/competicions/competicio" use="@codi"/>

  <xsl:include href="part-club.xsl"/>
  <xsl:include href="part-widths.xsl"/>
  <xsl:include href="site-style.xsl"/>
  <xsl:include href="site-words.xsl"/>
  <xsl:include href="site-index.xsl"/>
  <xsl:include href="site-table.xsl"/>
  <xsl:include href="site-bracket.xsl"/>
  <xsl:include href="site-course.xsl"/>
  <xsl:include href="site-results.xsl"/>
  <xsl:include href="site-lists.xsl"/>
  <xsl:include href="site-team.xsl"/>
  <xsl:include href="site-scout.xsl"/>
  <xsl:include href="site-player.xsl"/>

  <!-- True if tables are named after their groups alone, because the only competition is in every heading. -->
  <xsl:variable name="group-names" select="count(/resum/competicions/competicio) = 1
      and /resum/competicions/competicio/@nom != '' and not(contains(/resum/competicions/competicio/@nom, ', '))
      and count($taules) &gt; 1"/>

  <xsl:variable name="season">
    <xsl:choose>
      <xsl:when test="/resum/@nom != ''"><xsl:value-of select="/resum/@nom"/></xsl:when>
      <xsl:when test="$us != ''"><xsl:value-of select="key('equip', $us)/@nom"/></xsl:when>
      <xsl:when test="/resum/competicions/competicio/@nom != ''">
        <xsl:value-of select="/resum/competicions/competicio[@nom != ''][1]/@nom"/>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="f:t('index')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- Pages made together share their lookups. -->
  <xsl:template match="/">
    <xsl:choose>
      <xsl:when test="contains($id, ' ')"><pages><xsl:call-template name="pages"/></pages></xsl:when>
      <xsl:otherwise><xsl:call-template name="page"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="pages">
    <xsl:param name="ids" select="$id"/>
    <page>
      <xsl:call-template name="page">
        <xsl:with-param name="of" select="substring-before(concat($ids, ' '), ' ')"/>
      </xsl:call-template>
    </page>
    <xsl:if test="contains($ids, ' ')">
      <xsl:call-template name="pages">
        <xsl:with-param name="ids" select="substring-after($ids, ' ')"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- The title of the page. -->
  <xsl:template name="title">
    <xsl:param name="of"/>
    <xsl:choose>
      <xsl:when test="$page = 'table'">
        <xsl:call-template name="table-name">
          <xsl:with-param name="table" select="$taules[@codi = $of]"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:when test="$page = 'team'"><xsl:value-of select="key('equip', $of)/@nom"/></xsl:when>
      <xsl:when test="$page = 'scout'"><xsl:value-of select="f:t('scout-of', key('equip', $of)/@nom)"/></xsl:when>
      <xsl:when test="$page = 'player'">
        <xsl:value-of select="key('jugador', $of)/@nom"/>
        <xsl:variable name="team" select="f:team-of-number(key('jugador', $of))"/>
        <xsl:if test="$team != ''"><xsl:value-of select="concat(', ', $team)"/></xsl:if>
      </xsl:when>
      <xsl:when test="$page = 'index'"><xsl:value-of select="$season"/></xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="page-name"><xsl:with-param name="page" select="$page"/></xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="page-name">
    <xsl:param name="page"/>
    <xsl:choose>
      <xsl:when test="$page = 'scorers'"><xsl:value-of select="$word-scorers"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:t($page)"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="page">
    <xsl:param name="of" select="$id"/>
    <xsl:variable name="title">
      <xsl:call-template name="title"><xsl:with-param name="of" select="$of"/></xsl:call-template>
    </xsl:variable>
    <xsl:variable name="contents">
      <xsl:choose>
        <xsl:when test="$page = 'table'"><xsl:apply-templates select="$taules[@codi = $of]" mode="page"/></xsl:when>
        <xsl:when test="$page = 'bracket'">
          <xsl:apply-templates select="key('competicio', $of)/quadre" mode="page"/>
          <xsl:apply-templates select="key('competicio', $of)/millors"/>
        </xsl:when>
        <xsl:when test="$page = 'results'"><xsl:call-template name="results"/></xsl:when>
        <xsl:when test="$page = 'scorers'"><xsl:call-template name="scorers"/></xsl:when>
        <xsl:when test="$page = 'discipline'"><xsl:call-template name="discipline"/></xsl:when>
        <xsl:when test="$page = 'minutes'"><xsl:call-template name="minutes"/></xsl:when>
        <xsl:when test="$page = 'positions'"><xsl:call-template name="positions"/></xsl:when>
        <xsl:when test="$page = 'team'"><xsl:apply-templates select="key('equip', $of)" mode="page"/></xsl:when>
        <xsl:when test="$page = 'scout'"><xsl:apply-templates select="key('equip', $of)" mode="scout"/></xsl:when>
        <xsl:when test="$page = 'player'"><xsl:apply-templates select="key('jugador', $of)" mode="page"/></xsl:when>
        <xsl:otherwise><xsl:call-template name="index"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:text disable-output-escaping="yes">&lt;!DOCTYPE html&gt;&#10;</xsl:text>
    <html lang="{$language}">
      <head>
        <meta http-equiv="Content-Security-Policy"
            content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta name="generator" content="FutbolStats"/>
        <title>
          <xsl:value-of select="$title"/>
          <xsl:if test="string($season) != '' and $season != $title">
            <xsl:value-of select="concat(' · ', $season)"/>
          </xsl:if>
        </title>
        <meta property="og:title" content="{$title}"/>
        <meta property="og:site_name" content="{$season}"/>
        <meta property="og:type" content="website"/>
        <link rel="icon" href="{$icon}"/>
        <xsl:call-template name="style"/>
      </head>
      <!-- The prefix keeps the names of pages apart from the classes of the report, such as scorers. -->
      <body class="site of-{$page}">
        <xsl:if test="$alone != 'yes'">
          <xsl:call-template name="navigation"><xsl:with-param name="of" select="$of"/></xsl:call-template>
        </xsl:if>
        <header>
          <xsl:if test="$season != $title">
            <xsl:call-template name="crumbs"><xsl:with-param name="of" select="$of"/></xsl:call-template>
          </xsl:if>
          <h1 class="plain">
            <xsl:if test="$crest-home != ''"><img class="crest" src="{$crest-home}" alt=""/></xsl:if>
            <xsl:value-of select="$title"/>
          </h1>
          <xsl:if test="/resum/@privat = 'si'"><p class="state"><xsl:value-of select="f:t('private')"/></p></xsl:if>
        </header>
        <main>
          <xsl:copy-of select="$contents"/>
          <xsl:call-template name="key">
            <xsl:with-param name="of" select="exsl:node-set($contents)//abbr"/>
          </xsl:call-template>
        </main>
        <footer>
          <xsl:if test="normalize-space($sponsor) != ''"><p><xsl:value-of select="normalize-space($sponsor)"/></p></xsl:if>
          <p>
            <xsl:text>FutbolStats · </xsl:text>
            <xsl:value-of select="f:n('files', /resum/@fitxers)"/>
            <xsl:if test="/resum/@fins != ''">
              <xsl:variable name="last">
                <xsl:call-template name="day">
                  <xsl:with-param name="date" select="string(/resum/@fins)"/>
                </xsl:call-template>
              </xsl:variable>
              <xsl:value-of select="concat(' · ', f:t('until', $last))"/>
            </xsl:if>
          </p>
          <xsl:for-each select="/resum/avisos/avis"><p class="warning"><xsl:value-of select="."/></p></xsl:for-each>
        </footer>
      </body>
    </html>
  </xsl:template>

  <!-- The way to the page: the season, and for a player the team. A season named after our team is shown as Home. -->
  <xsl:template name="crumbs">
    <xsl:param name="of"/>
    <xsl:variable name="first">
      <xsl:choose>
        <xsl:when test="$us != '' and $season = key('equip', $us)/@nom"><xsl:value-of select="f:t('index')"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="$season"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <nav class="over" aria-label="{f:t('crumbs')}">
      <xsl:call-template name="way">
        <xsl:with-param name="to" select="'index.html'"/><xsl:with-param name="text" select="string($first)"/>
      </xsl:call-template>
      <xsl:if test="$page = 'scout'">
        <xsl:text> › </xsl:text>
        <xsl:call-template name="team"><xsl:with-param name="code" select="$of"/></xsl:call-template>
      </xsl:if>
      <xsl:if test="$page = 'player'">
        <xsl:text> › </xsl:text>
        <xsl:call-template name="team">
          <xsl:with-param name="code" select="key('jugador', $of)/@equip"/>
        </xsl:call-template>
      </xsl:if>
    </nav>
  </xsl:template>

  <!-- The abbreviations of the page, each once. -->
  <xsl:template name="key">
    <xsl:param name="of"/>
    <xsl:if test="$of">
      <section id="key">
        <h2><xsl:value-of select="f:t('abbreviations')"/></h2>
        <dl>
          <xsl:for-each select="set:distinct($of/@title)">
            <dt><xsl:value-of select=".."/></dt>
            <xsl:text> </xsl:text>
            <dd><xsl:value-of select="."/></dd>
            <xsl:text> </xsl:text>
          </xsl:for-each>
        </dl>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template name="navigation">
    <xsl:param name="of"/>
    <nav class="jump" aria-label="{f:t('pages')}">
      <xsl:call-template name="to"><xsl:with-param name="to" select="'index'"/></xsl:call-template>
      <xsl:for-each select="$taules">
        <xsl:variable name="name">
          <xsl:call-template name="table-name"><xsl:with-param name="table" select="."/></xsl:call-template>
        </xsl:variable>
        <a href="table-{@codi}.html">
          <xsl:if test="$page = 'table' and @codi = $of">
            <xsl:attribute name="aria-current">page</xsl:attribute>
          </xsl:if>
          <xsl:choose>
            <xsl:when test="count($taules) = 1"><xsl:value-of select="f:t('table')"/></xsl:when>
            <!-- The heading already names the season. -->
            <xsl:when test="$group-names and @grup != ''"><xsl:value-of select="substring-after($name, ', ')"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="$name"/></xsl:otherwise>
          </xsl:choose>
        </a>
        <xsl:text> </xsl:text>
      </xsl:for-each>
      <xsl:for-each select="/resum/competicions/competicio[quadre]">
        <a href="bracket-{@codi}.html">
          <xsl:if test="$page = 'bracket' and @codi = $of"><xsl:attribute name="aria-current">page</xsl:attribute></xsl:if>
          <xsl:value-of select="f:t('bracket')"/>
          <xsl:if test="count(/resum/competicions/competicio[quadre]) &gt; 1">
            <xsl:value-of select="concat(', ', @nom)"/>
          </xsl:if>
        </a>
        <xsl:text> </xsl:text>
      </xsl:for-each>
      <xsl:call-template name="to"><xsl:with-param name="to" select="'results'"/></xsl:call-template>
      <!-- A season of results has no players. -->
      <xsl:if test="/resum/jugadors/jugador">
        <xsl:call-template name="to"><xsl:with-param name="to" select="'scorers'"/></xsl:call-template>
        <xsl:call-template name="to"><xsl:with-param name="to" select="'discipline'"/></xsl:call-template>
        <xsl:call-template name="to"><xsl:with-param name="to" select="'minutes'"/></xsl:call-template>
      </xsl:if>
      <xsl:if test="$timed and /resum/minuts/repartiment">
        <xsl:call-template name="to"><xsl:with-param name="to" select="'positions'"/></xsl:call-template>
      </xsl:if>
      <xsl:if test="$us != ''">
        <a href="team-{$us}.html">
          <xsl:if test="$page = 'team' and $us = $of"><xsl:attribute name="aria-current">page</xsl:attribute></xsl:if>
          <xsl:value-of select="key('equip', $us)/@nom"/>
        </a>
      </xsl:if>
    </nav>
  </xsl:template>

  <xsl:template name="to">
    <xsl:param name="to"/>
    <a href="{$to}.html">
      <xsl:if test="$page = $to"><xsl:attribute name="aria-current">page</xsl:attribute></xsl:if>
      <xsl:call-template name="page-name"><xsl:with-param name="page" select="$to"/></xsl:call-template>
    </a>
    <xsl:text> </xsl:text>
  </xsl:template>
</xsl:stylesheet>
