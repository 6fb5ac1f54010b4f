<?xml version="1.0" encoding="UTF-8"?>
<!-- The head of the page, for browsers, search engines and link previews. The page loads nothing: its content security
     policy forbids that, and the icon is embedded. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings"
    xmlns:date="http://exslt.org/dates-and-times" xmlns:func="http://exslt.org/functions"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="str date func" exclude-result-prefixes="f">

  <xsl:variable name="title" select="concat($home/@name, ' ', $score-now, ' ', $away/@name, ' · ', $sentence)"/>

  <!-- The result, the scorers, and what is known about the match. -->
  <xsl:variable name="description">
    <xsl:value-of select="concat($sentence, '.')"/>
    <xsl:if test="$scorers != ''"><xsl:value-of select="concat(' ', $scorers, '.')"/></xsl:if>
    <xsl:if test="$partit/@competicio != ''"><xsl:value-of select="concat(' ', $partit/@competicio, '.')"/></xsl:if>
    <xsl:if test="$match-phase != ''"><xsl:value-of select="concat(' ', $match-phase, '.')"/></xsl:if>
    <xsl:if test="$partit/@data != ''"><xsl:value-of select="concat(' ', $date-in-words, '.')"/></xsl:if>
  </xsl:variable>

  <xsl:template name="metadata">
    <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="generator" content="FutbolStats"/>
    <title><xsl:value-of select="$title"/></title>
    <meta name="description" content="{$description}"/>
    <meta property="og:title" content="{$title}"/>
    <meta property="og:description" content="{$description}"/>
    <meta property="og:type" content="article"/>
    <link rel="icon" href="{$icon}"/>
    <script type="application/ld+json"><xsl:call-template name="event-data"/></script>
  </xsl:template>

  <!-- The sport in English for schema.org, by the rule set; left out for a rule set of the user's that changes what the game
       has. -->
  <xsl:variable name="sport">
    <xsl:choose>
      <xsl:when test="$partit/@reglament = 'futsal'">Futsal</xsl:when>
      <xsl:when test="$partit/@reglament = 'handball'">Handball</xsl:when>
      <xsl:when test="$partit/@reglament = 'hockey'">Field hockey</xsl:when>
      <xsl:when test="$partit/@reglament = 'basketball'">Basketball</xsl:when>
      <xsl:when test="$partit/@reglament = 'rink'">Roller hockey</xsl:when>
      <xsl:when test="not(contains($rules, ' name=')) or not($partit/joc or contains($rules, ' without='))">Football</xsl:when>
    </xsl:choose>
  </xsl:variable>

  <!-- The match as schema.org's SportsEvent, which has no property for a score, so the description has it. -->
  <xsl:template name="event-data">
    <xsl:variable name="kick-off" select="$partit/periodes/periode[@num = 1]/@inici[number() &gt; 0]"/>
    <xsl:variable name="day" select="$partit/@data[string-length() = 10][translate(., '0123456789', '') = '--']"/>
    <xsl:text>{"@context":"https://schema.org","@type":"SportsEvent"</xsl:text>
    <xsl:if test="$sport != ''"><xsl:value-of select="concat(',&quot;sport&quot;:', f:json($sport))"/></xsl:if>
    <xsl:value-of select="concat(',&quot;name&quot;:', f:json(concat($home/@name, ' – ', $away/@name)))"/>
    <!-- The match's own date and time of day come first: a match may be recorded on another day. -->
    <xsl:choose>
      <xsl:when test="$day and string-length($partit/@hora) = 5">
        <xsl:value-of select="concat(',&quot;startDate&quot;:', f:json(concat($day, 'T', $partit/@hora)))"/>
      </xsl:when>
      <xsl:when test="$day"><xsl:value-of select="concat(',&quot;startDate&quot;:', f:json($day))"/></xsl:when>
      <xsl:when test="$kick-off">
        <xsl:value-of select="concat(',&quot;startDate&quot;:', f:json(date:add('1970-01-01T00:00:00Z', concat('PT',
            floor($kick-off), 'S'))))"/>
      </xsl:when>
    </xsl:choose>
    <xsl:if test="$partit/@estadi != ''">
      <xsl:value-of select="concat(',&quot;location&quot;:{&quot;@type&quot;:&quot;Place&quot;,&quot;name&quot;:',
          f:json($partit/@estadi), '}')"/>
    </xsl:if>
    <xsl:value-of select="concat(',&quot;homeTeam&quot;:{&quot;@type&quot;:&quot;SportsTeam&quot;,&quot;name&quot;:',
        f:json($home/@name),
        '},&quot;awayTeam&quot;:{&quot;@type&quot;:&quot;SportsTeam&quot;,&quot;name&quot;:', f:json($away/@name),
        '}')"/>
    <xsl:if test="$partit/@competicio != ''">
      <xsl:value-of select="concat(',&quot;organizer&quot;:{&quot;@type&quot;:&quot;Organization&quot;,&quot;name&quot;:',
          f:json($partit/@competicio), '}')"/>
    </xsl:if>
    <xsl:value-of select="concat(',&quot;eventStatus&quot;:&quot;https://schema.org/Event', substring('Scheduled', 1, 9
        * not($partit/@estat = 'abandonat')),
        substring('Cancelled', 1, 9 * ($partit/@estat = 'abandonat')),
        '&quot;')"/>
    <xsl:value-of select="concat(',&quot;description&quot;:', f:json(concat($score-now, substring('; ', 1, 2
        * ($scorers != '')), $scorers)), '}')"/>
  </xsl:template>
</xsl:stylesheet>
