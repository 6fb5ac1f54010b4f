<?xml version="1.0" encoding="UTF-8"?>
<!-- What the page can say of itself once it is made: a bar to jump by, and a key to every abbreviation on it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:set="http://exslt.org/sets"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="set" exclude-result-prefixes="f">

  <!-- The sections by their headings; of one alone nobody needs to be told. -->
  <xsl:template name="jump">
    <xsl:param name="sections"/>
    <xsl:if test="count($sections) &gt; 1">
      <nav class="jump" aria-label="{f:t('contents')}">
        <xsl:for-each select="$sections"><a href="#{@id}"><xsl:value-of select="h2"/></a><xsl:text> </xsl:text></xsl:for-each>
      </nav>
    </xsl:if>
  </xsl:template>

  <xsl:template name="key">
    <xsl:param name="abbreviations"/>
    <xsl:if test="$abbreviations">
      <section class="wide" id="key">
        <h2><xsl:value-of select="f:t('abbreviations')"/></h2>
        <dl>
          <xsl:for-each select="set:distinct($abbreviations/@title)">
            <dt><xsl:value-of select=".."/></dt><xsl:text> </xsl:text><dd><xsl:value-of select="."/></dd><xsl:text> </xsl:text>
          </xsl:for-each>
        </dl>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
