<?xml version="1.0" encoding="UTF-8"?>
<!-- The position of every team after each matchday, as lines; ours is highlighted. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:template name="course">
    <xsl:param name="ways"/>
    <xsl:if test="$ways">
      <xsl:variable name="first" select="number($ways[1]/punt[1]/@ronda)"/>
      <xsl:variable name="last" select="number($ways[1]/punt[last()]/@ronda)"/>
      <xsl:variable name="step" select="560 div ($last - $first)"/>
      <xsl:variable name="height" select="count($ways) * 20 + 30"/>
      <xsl:variable name="names" select="../taula[@codi = current()/@codi]/posicions[@camp = 'total']/fila"/>
      <!-- The chart has room for the longest name, in letters of 11 pixels. -->
      <xsl:variable name="width">
        <xsl:for-each select="$names">
          <xsl:sort select="f:ems(concat(@lloc, ' ', key('equip', @equip)/@nom))" data-type="number" order="descending"/>
          <xsl:if test="position() = 1">
            <xsl:value-of select="594 + ceiling(11 * f:ems(concat(@lloc, ' ', key('equip', @equip)/@nom)))"/>
          </xsl:if>
        </xsl:for-each>
      </xsl:variable>
      <section>
        <h2><xsl:value-of select="f:t('course')"/></h2>
        <!-- On a narrow screen it starts scrolled to the last rounds and the names. -->
        <div class="scroll late" tabindex="0" role="region" aria-label="{f:t('course')}">
          <svg viewBox="0 0 {$width} {$height}" width="{$width}" height="{$height}" role="img" aria-labelledby="course-title">
            <title id="course-title"><xsl:value-of select="f:t('course-title', count($ways[1]/punt))"/></title>
            <xsl:for-each select="$ways[1]/punt">
              <xsl:if test="@ronda = $first or @ronda = $last or @ronda mod 5 = 0 and $last - @ronda &gt; 1">
                <text class="tick mid" x="{24 + (@ronda - $first) * $step}" y="{$height - 6}">
                  <xsl:value-of select="@ronda"/>
                </text>
              </xsl:if>
            </xsl:for-each>
            <xsl:for-each select="$ways">
              <xsl:sort select="number(@equip = $us)" data-type="number"/>
              <polyline>
                <xsl:attribute name="class">way<xsl:if test="@equip = $us"> ours</xsl:if></xsl:attribute>
                <xsl:attribute name="points">
                  <xsl:for-each select="punt">
                    <xsl:value-of select="concat(round((24 + (@ronda - $first) * $step) * 10) div 10, ',', @lloc * 20,
                        ' ')"/>
                  </xsl:for-each>
                </xsl:attribute>
              </polyline>
            </xsl:for-each>
            <!-- Ordered as in the table, so that no two names overlap. -->
            <xsl:for-each select="$names">
              <text x="594" y="{position() * 20 + 4}">
                <xsl:attribute name="class">
                  <xsl:choose>
                    <xsl:when test="@equip = $us">ours</xsl:when>
                    <xsl:otherwise>tick</xsl:otherwise>
                  </xsl:choose>
                </xsl:attribute>
                <xsl:value-of select="concat(@lloc, ' ', key('equip', @equip)/@nom)"/>
              </text>
            </xsl:for-each>
          </svg>
        </div>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
