<?xml version="1.0" encoding="UTF-8"?>
<!-- Notes on players, teams and the match. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:variable name="notes" select="$event-list/note[@sc = 'partit' or @s = $shown/@id]"/>
  <xsl:param name="notes-heading"><xsl:if test="$notes"><xsl:value-of select="f:w('notes')"/></xsl:if></xsl:param>

  <xsl:template name="notes">
    <xsl:if test="$notes-heading != ''">
      <section id="notes">
        <h2><xsl:value-of select="$notes-heading"/></h2>
        <ul class="notes">
          <xsl:apply-templates select="$notes[@sc = 'partit']" mode="note"/>
          <xsl:for-each select="$shown">
            <xsl:apply-templates select="$notes[@s = current()/@id][@sc != 'partit' and @sc != 'jugador']" mode="note"/>
            <xsl:apply-templates select="$notes[@s = current()/@id][@sc = 'jugador']" mode="note">
              <xsl:sort select="@n" data-type="number"/>
            </xsl:apply-templates>
          </xsl:for-each>
        </ul>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template match="*" mode="note">
    <li>
      <xsl:if test="@sc != 'partit'"><xsl:call-template name="side-sign"/></xsl:if>
      <b>
        <xsl:choose>
          <xsl:when test="@sc = 'partit'"><xsl:value-of select="f:w('match')"/></xsl:when>
          <xsl:when test="@sc = 'jugador'"><xsl:call-template name="known"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="f:w('team')"/></xsl:otherwise>
        </xsl:choose>
      </b>
      <xsl:if test="@mt != ''"><xsl:text> </xsl:text><span class="m"><xsl:value-of select="@mt"/></span></xsl:if>
      <xsl:text> </xsl:text>
      <xsl:value-of select="@anotacio"/>
    </li>
  </xsl:template>
</xsl:stylesheet>
