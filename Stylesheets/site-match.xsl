<?xml version="1.0" encoding="UTF-8"?>
<!-- The report of a match as a page of a season's site: report.xsl with links to the other pages.

     index, home-page, away-page, table-page   file names of the linked pages; empty for no link -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">
  <xsl:import href="report.xsl"/>

  <xsl:param name="index" select="'index.html'"/>
  <xsl:param name="table-page"/>
  <xsl:param name="home-page"/>
  <xsl:param name="away-page"/>

  <xsl:template name="own-style">
nav.ways { display: flex; flex-wrap: wrap; gap: .3em 1.1em; padding: 2px 0 6px; font-size: .9em; }
nav.ways a { color: var(--fg); text-decoration-color: var(--soft); }
@media print { nav.ways { display: none; } }
  </xsl:template>

  <xsl:template name="own-navigation">
    <nav class="ways" aria-label="{f:t('site-pages')}">
      <a href="{$index}"><xsl:value-of select="f:t('site-index')"/></a><xsl:text> </xsl:text>
      <xsl:if test="$table-page != ''">
        <a href="{$table-page}"><xsl:value-of select="f:t('site-table')"/></a>
        <xsl:text> </xsl:text>
      </xsl:if>
      <xsl:if test="$home-page != ''">
        <a href="{$home-page}"><xsl:value-of select="$home/@name"/></a>
        <xsl:text> </xsl:text>
      </xsl:if>
      <xsl:if test="$away-page != ''"><a href="{$away-page}"><xsl:value-of select="$away/@name"/></a></xsl:if>
    </nav>
  </xsl:template>
</xsl:stylesheet>
