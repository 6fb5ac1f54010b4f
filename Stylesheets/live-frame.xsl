<?xml version="1.0" encoding="UTF-8"?>
<!-- Shared by the public pages of a match in progress, which are complete without a script and kept up to date by live.js.
     A stylesheet that includes this one defines the template live-content.

     Parameters, besides those of live-state.xsl:
       page     home (the default), board or overlay
       links    the suffix of the other pages' names: empty, or .html in a folder
       feed     address of the server-sent events; empty in a folder, where the pages poll
       site     address of the season's site, if it is served too
       languages   codes of the languages that the pages can be read in: "ca es en" -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:output method="html" encoding="UTF-8" indent="no"/>
  <xsl:strip-space elements="*"/>

  <xsl:param name="page" select="'home'"/>
  <xsl:param name="links"/>
  <xsl:param name="feed" select="'events'"/>
  <xsl:param name="site"/>
  <xsl:param name="languages"/>

  <xsl:include href="live-state.xsl"/>

  <xsl:template match="/">
    <xsl:text disable-output-escaping="yes">&lt;!DOCTYPE html&gt;&#10;</xsl:text>
    <html lang="{$language}" class="page-{$page}">
      <head>
        <meta http-equiv="Content-Security-Policy" content="{concat(
            &quot;default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; &quot;,
            &quot;img-src 'self' data:; base-uri 'none'; form-action 'none'&quot;)}"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta name="generator" content="FutbolStats"/>
        <meta name="referrer" content="no-referrer"/>
        <title><xsl:value-of select="concat($home/@name, ' ', f:score(), ' ', $away/@name)"/></title>
        <xsl:if test="$clock = 'running'"><noscript><meta http-equiv="refresh" content="30"/></noscript></xsl:if>
        <link rel="icon" href="data:,"/>
        <link rel="stylesheet" href="live.css"/>
        <style>
          <xsl:text>:root {</xsl:text>
          <xsl:for-each select="$paints"><xsl:value-of select="concat(' --', @s, ': ', @c, '; --on-', @s, ': ', @on, ';')"/></xsl:for-each>
          <xsl:text> }</xsl:text>
          <!-- Lines and bars on the page itself need contrast with it, as in the report. -->
          <xsl:if test="$page = 'home'">
            <xsl:text> @supports (color: oklch(from red l c h)) { .page-home {</xsl:text>
            <xsl:for-each select="$paints">
              <xsl:value-of select="concat(' --', @s, ': oklch(from ', @c, ' min(l, .58) c h);')"/>
            </xsl:for-each>
            <xsl:text> } @media (prefers-color-scheme: dark) { .page-home {</xsl:text>
            <xsl:for-each select="$paints">
              <xsl:value-of select="concat(' --', @s, ': oklch(from ', @c, ' max(l, .62) c h);')"/>
            </xsl:for-each>
            <xsl:text> } } }</xsl:text>
          </xsl:if>
        </style>
        <script src="live.js" defer="defer"></script>
      </head>
      <body>
        <main data-number="{$number}" data-match="{$home/@name}|{$away/@name}|{$partit/@data}"
            data-page="{$page}" data-events="{$feed}" data-state="{$state}" data-clock="{$clock}"
            data-shows="{$shows}" data-start="{$start}" data-now="{$now}" data-elapsed="{$elapsed}"
            data-base="{$base}" data-length="{$length}" data-overtime="{$overtime}" data-news="{$news}" data-latest="{$latest/@i}"
            data-silent="{f:t('live-silent', '{1}')}" data-awake="{f:w('live-awake')}">
          <xsl:call-template name="live-content"/>
        </main>
        <p id="silent" class="notice" hidden="hidden"></p>
        <p id="told" class="v" aria-live="polite"></p>
      </body>
    </html>
  </xsl:template>

  <!-- The clock, which the script keeps running. -->
  <xsl:template name="clock">
    <xsl:if test="$clock != 'none'">
      <span class="clock m{string-length(floor(($base + $length) div 60))}" role="timer"><xsl:value-of select="$clock-text"/></span>
    </xsl:if>
  </xsl:template>

  <xsl:template name="announced">
    <xsl:if test="$announced != '' and $clock != 'none'">
      <span class="announced"><xsl:value-of select="concat('+', $announced, '′')"/></span>
    </xsl:if>
  </xsl:template>

  <!-- A side's situation, shown beside the score: players, dismissals with their time, team fouls and time-outs. -->
  <xsl:template name="side-facts">
    <xsl:variable name="s" select="@id"/>
    <xsl:variable name="men" select="concat(substring($men-home, 1, 99 * ($s = 'home')), substring($men-away, 1, 99 * ($s = 'away')))"/>
    <xsl:variable name="fouls" select="concat(substring($fouls-home, 1, 99 * ($s = 'home')),
        substring($fouls-away, 1, 99 * ($s = 'away')))"/>
    <xsl:variable name="bonus" select="concat(substring($bonus-home, 1, 99 * ($s = 'home')),
        substring($bonus-away, 1, 99 * ($s = 'away')))"/>
    <xsl:variable name="time-outs" select="concat(substring($time-outs-home, 1, 99 * ($s = 'home')),
        substring($time-outs-away, 1, 99 * ($s = 'away')))"/>
    <ul class="side-facts" role="list">
      <xsl:if test="$men != ''"><li class="men"><xsl:value-of select="f:n('live-men', $men)"/></li></xsl:if>
      <xsl:for-each select="$closed-places[@s = $s][@end != '']">
        <li class="closed" data-end="{@end}">
          <xsl:if test="@n != ''"><b><xsl:value-of select="@n"/></b><xsl:text> </xsl:text></xsl:if>
          <span class="left">
            <xsl:if test="@end &gt; $elapsed">
              <xsl:value-of select="concat(floor((@end - $elapsed) div 60), ':',
                  format-number(floor(@end - $elapsed) mod 60, '00'))"/>
            </xsl:if>
          </span>
        </li>
      </xsl:for-each>
      <xsl:if test="$fouls != ''">
        <li class="fouls">
          <xsl:value-of select="f:t('live-fouls', $fouls)"/>
          <xsl:if test="$bonus != ''"><span class="bonus"><xsl:value-of select="concat(' → ', $bonus)"/></span></xsl:if>
        </li>
      </xsl:if>
      <xsl:if test="$time-outs != ''"><li><xsl:value-of select="f:n('live-time-outs', $time-outs)"/></li></xsl:if>
    </ul>
  </xsl:template>

  <!-- The kicks of a side as dots, including the remaining ones of the first series. -->
  <xsl:template name="dots">
    <xsl:variable name="own" select="$kicks[@s = current()/@id]"/>
    <xsl:if test="$kicks or $state = 'shoot-out'">
      <span class="dots" role="img" aria-label="{concat(@name, ' ', count($own[@resultat = 'gol']), '/', count($own))}">
        <xsl:for-each select="$own">
          <i class="{substring('missscored', 1 + 4 * (@resultat = 'gol'), 4 + 2 * (@resultat = 'gol'))}"></i>
        </xsl:for-each>
        <xsl:call-template name="open-dots"><xsl:with-param name="count" select="$kicks-each - count($own)"/></xsl:call-template>
      </span>
    </xsl:if>
  </xsl:template>
  <xsl:template name="open-dots">
    <xsl:param name="count"/>
    <xsl:if test="$count &gt; 0 and $state = 'shoot-out'">
      <i></i>
      <xsl:call-template name="open-dots"><xsl:with-param name="count" select="$count - 1"/></xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- The size of the names: both teams have that of the longer name, in which a crest counts as five characters. -->
  <xsl:variable name="name-size">
    <xsl:variable name="longest">
      <xsl:for-each select="$sides">
        <xsl:sort select="string-length(@name)" data-type="number" order="descending"/>
        <xsl:if test="position() = 1">
          <xsl:value-of select="string-length(@name)
              + 5 * boolean(concat($home-image, $away-image, $crest-home, $crest-away))"/>
        </xsl:if>
      </xsl:for-each>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="$longest &lt;= 10">name-s</xsl:when>
      <xsl:when test="$longest &lt;= 16">name-m</xsl:when>
      <xsl:when test="$longest &lt;= 28">name-l</xsl:when>
      <xsl:when test="$longest &lt;= 45">name-x</xsl:when>
      <xsl:otherwise>name-xx</xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- Whether anything is shown beside the score for either side; if so, both leave room for it. -->
  <xsl:variable name="has-facts" select="$closed-places[@end != ''] or concat($men-home, $men-away, $fouls-home,
      $fouls-away, $time-outs-home, $time-outs-away) != ''"/>

  <xsl:template name="live-crest">
    <xsl:variable name="file" select="concat(substring($home-image, 1, 999 * (@id = 'home')),
        substring($away-image, 1, 999 * (@id = 'away')))"/>
    <xsl:variable name="image" select="concat($file, substring($paints[@s = current()/@id]/@crest, 1 div ($file = '')))"/>
    <xsl:if test="$image != ''"><img class="crest" src="{$image}" alt=""/></xsl:if>
  </xsl:template>

  <xsl:template name="phase">
    <span class="phase"><xsl:value-of select="f:capital($phase-in-words)"/></span>
  </xsl:template>

  <!-- When the match begins, until it does. -->
  <xsl:variable name="kick-off">
    <xsl:if test="$state = 'pending'">
      <xsl:value-of select="concat($date-in-words, substring(', ', 1, 2 * ($partit/@data != '' and $partit/@hora != '')),
          $partit/@hora)"/>
    </xsl:if>
  </xsl:variable>

  <xsl:template name="unreadable">
    <xsl:if test="$since != ''"><p class="notice"><xsl:value-of select="f:t('live-since', $since)"/></p></xsl:if>
  </xsl:template>
</xsl:stylesheet>
