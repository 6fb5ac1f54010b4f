<?xml version="1.0" encoding="UTF-8"?>
<!-- Unresolved items: unidentified players and confirmed breaches of laws, in a private report only. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:variable name="open" select="$events[$is-private][@av or @dn][@s = '' or @s = $shown/@id]"/>
  <xsl:param name="unresolved-heading">
    <xsl:if test="$open"><xsl:value-of select="f:w('unresolved')"/></xsl:if>
  </xsl:param>

  <xsl:template name="unresolved">
    <xsl:if test="$unresolved-heading != ''">
      <section id="unresolved">
        <h2><xsl:value-of select="$unresolved-heading"/></h2>
        <ul class="notes">
          <xsl:for-each select="$open">
            <li>
              <xsl:if test="@mt != ''"><span class="m"><xsl:value-of select="@mt"/></span><xsl:text> </xsl:text></xsl:if>
              <xsl:if test="@s != ''"><xsl:call-template name="side-sign"/></xsl:if>
              <b><xsl:value-of select="@wt"/></b><xsl:text> </xsl:text>
              <xsl:call-template name="particulars"/>
              <xsl:if test="@av"> — <xsl:value-of select="f:t('breaks', @av)"/></xsl:if>
              <xsl:if test="@dn"> — <xsl:value-of select="f:w('unidentified')"/></xsl:if>
            </li>
          </xsl:for-each>
        </ul>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
