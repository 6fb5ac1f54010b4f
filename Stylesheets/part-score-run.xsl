<?xml version="1.0" encoding="UTF-8"?>
<!-- The running score in a game of many goals or points, one line per team. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:param name="score-run-heading">
    <xsl:if test="$is-high-scoring and $goals[@minut != ''] and $axis-width &gt; 0">
      <xsl:value-of select="f:w('score-run')"/>
    </xsl:if>
  </xsl:param>

  <xsl:template name="score-run">
    <xsl:if test="$score-run-heading != ''">
      <xsl:variable name="most" select="$score-home * ($score-home &gt;= $score-away) + $score-away
          * ($score-away &gt; $score-home)"/>
      <!-- True if a basket may be worth more than one point. -->
      <xsl:variable name="is-of-points" select="boolean($goals/@punts)"/>
      <section id="score-run">
        <h2><xsl:value-of select="$score-run-heading"/></h2>
        <svg class="chart" role="img" width="100%" height="140">
          <title><xsl:value-of select="$score-run-heading"/></title>
          <desc><xsl:value-of select="f:t('score-run-desc', $home/@name, $away/@name)"/></desc>
          <xsl:call-template name="axis">
            <xsl:with-param name="height" select="126"/>
            <xsl:with-param name="labels" select="138"/>
          </xsl:call-template>
          <svg width="100%" height="126" viewBox="0 0 100 126" preserveAspectRatio="none">
            <xsl:for-each select="$sides">
              <path class="l{@id}" vector-effect="non-scaling-stroke">
                <xsl:attribute name="d">
                  <xsl:text>M0 120</xsl:text>
                  <xsl:variable name="own" select="$points[@s = current()/@id]"/>
                  <xsl:for-each select="$goals[@s = current()/@id]">
                    <xsl:if test="@minut != ''">
                      <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
                      <xsl:variable name="here" select="number(@i)"/>
                      <xsl:variable name="score">
                        <xsl:choose>
                          <xsl:when test="$is-of-points"><xsl:value-of select="count($own[@i &lt;= $here])"/></xsl:when>
                          <xsl:otherwise><xsl:value-of select="position()"/></xsl:otherwise>
                        </xsl:choose>
                      </xsl:variable>
                      <xsl:value-of select="concat('H', $x, 'V', round(120 - $score * 108 div $most))"/>
                    </xsl:if>
                  </xsl:for-each>
                  <xsl:value-of select="concat('H', $now)"/>
                </xsl:attribute>
              </path>
            </xsl:for-each>
          </svg>
        </svg>
        <p class="legend">
          <xsl:for-each select="$sides">
            <span class="whole">
              <xsl:call-template name="sign"><xsl:with-param name="shape" select="@id"/></xsl:call-template>
              <xsl:value-of select="f:t(concat('line-', @id), @name)"/>
              <xsl:text> </xsl:text>
              <b data-stat="score" data-team="{@id}">
                <xsl:value-of select="count($points[@s = current()/@id])"/>
              </b>
            </span>
            <xsl:text> </xsl:text>
          </xsl:for-each>
        </p>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
