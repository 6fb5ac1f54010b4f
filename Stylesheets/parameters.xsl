<?xml version="1.0" encoding="UTF-8"?>
<!-- The parameters of the page, the cards, the text, the tables and the season's pages. All of them are strings. Set one
     with the option of the same name, with `futbolstats report - -param NAME=VALUE`, or with `xsltproc - -stringparam
     NAME VALUE` (without the spaces between the hyphens). A stylesheet that imports one of the program's can declare a
     parameter again with a default of its own. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">

  <!-- What is shown -->

  <!-- The language: ca, es or en. -->
  <xsl:param name="lang" select="'en'"/>
  <!-- all; or ours, for a version to hand out that names and lists only our own players. -->
  <xsl:param name="team" select="'all'"/>
  <!-- How players are named: full, short (A. Puig) or numbers. The default is full, but numbers if the players are
       minors. -->
  <xsl:param name="names"/>
  <!-- yes: with notes, unresolved items and concussions, which are not for publication. The top of
       the page says so. -->
  <xsl:param name="private" select="'no'"/>
  <!-- Medical remarks about players, one per line: l9 asthma. Shown only in the line-ups of a private page. -->
  <xsl:param name="medical"/>
  <!-- yes: the first half only, on one sheet of paper. This is the default with the half-time card. -->
  <xsl:param name="half-time" select="substring('noyes', 1 + 2 * ($card = 'half-time'), 2 + ($card = 'half-time'))"/>
  <!-- yes: what fits on one sheet of paper. -->
  <xsl:param name="brief" select="'no'"/>

  <!-- Colours and crests -->

  <!-- Team colours as #rrggbb; by default those of the match file. The page darkens or lightens them where text needs
       contrast. Anything else is ignored. -->
  <xsl:param name="home-colour" select="string(/partit/equip[1]/@color)"/>
  <xsl:param name="away-colour" select="string(/partit/equip[2]/@color)"/>
  <!-- Crests as data: addresses. The program also accepts the name of an image file. -->
  <xsl:param name="home-crest"/>
  <xsl:param name="away-crest"/>

  <!-- The page -->

  <!-- yes: an element to embed in the page of a site; style: the style for it. -->
  <xsl:param name="fragment" select="'no'"/>
  <!-- The name of the match file, for the footer. -->
  <xsl:param name="file"/>
  <!-- The DTD against which the file was validated, for the footer. -->
  <xsl:param name="dtd"/>

  <!-- The club -->

  <!-- A line at the foot of the page and of cards. -->
  <xsl:param name="sponsor"/>
  <!-- The name of a font; it is used if the reader's system has it. -->
  <xsl:param name="font"/>

  <!-- The season, from - -season -->

  <!-- The next match, for pages and messages: teams, date (2025-10-18) and time of day. -->
  <xsl:param name="next-home"/>
  <xsl:param name="next-away"/>
  <xsl:param name="next-date"/>
  <xsl:param name="next-time"/>
  <!-- The team, l or v, whose season the following facts are about; all are empty if nothing was special. -->
  <xsl:param name="season-team"/>
  <!-- The number of the team's top scorer, and the goals of the season. -->
  <xsl:param name="season-scorer"/>
  <xsl:param name="season-goals"/>
  <!-- The number of consecutive wins, or of matches without defeat. -->
  <xsl:param name="season-wins"/>
  <xsl:param name="season-unbeaten"/>
  <!-- yes: the team's biggest win so far; its first win over these opponents, after a defeat. -->
  <xsl:param name="season-biggest"/>
  <xsl:param name="season-first"/>

  <!-- Cards -->

  <!-- result, half-time, fixture, lineup or player. -->
  <xsl:param name="card" select="'result'"/>
  <!-- The subject: l or v for a line-up (by default ours, or the home side's), l9 or v9 for a player. -->
  <xsl:param name="of"/>
  <!-- square, 1080 by 1080; wide, 1200 by 630; or story, 1080 by 1920. -->
  <xsl:param name="size" select="'square'"/>
  <!-- The code of the table on the card of a season; by default the first. -->
  <xsl:param name="table"/>

  <!-- Not a parameter: what stands between a player's number and name. The page has a space that does not break. -->
  <xsl:variable name="number-space" select="' '"/>
</xsl:stylesheet>
