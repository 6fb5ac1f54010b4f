<?xml version="1.0" encoding="UTF-8"?>
<!-- The running total of attempts, one line per team. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:variable name="timed" select="$attempts[$has-chances][@minut != '']"/>
  <xsl:param name="cumulative-heading">
    <xsl:if test="$timed and $axis-width &gt; 0"><xsl:value-of select="f:w('cumulative')"/></xsl:if>
  </xsl:param>

  <!-- Where the curves end, as a percentage of the axis: at its end, or at the last event of a match in progress. -->
  <xsl:variable name="now">
    <xsl:variable name="last" select="$periods[last()]"/>
    <xsl:choose>
      <xsl:when test="$is-over or $last/@ended">100</xsl:when>
      <xsl:when test="$events[@part = $last/@n][@minut != '']">
        <xsl:for-each select="$events[@part = $last/@n][@minut != ''][last()]">
          <xsl:variable name="at" select="$axis[last()]/@shift + @minut + concat('0', @x)"/>
          <xsl:value-of select="format-number(100 * $at * ($at &gt; 0) div $axis-width, '0.#')"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:value-of select="format-number(100 * $axis[last()]/@before div $axis-width, '0.#')"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <xsl:template name="cumulative">
    <xsl:if test="$cumulative-heading != ''">
      <xsl:variable name="most" select="count($timed[@s = 'home'])
          * (count($timed[@s = 'home']) &gt;= count($timed[@s = 'away'])) + count($timed[@s = 'away'])
          * (count($timed[@s = 'away']) &gt; count($timed[@s = 'home']))"/>
      <section id="cumulative">
        <h2><xsl:value-of select="$cumulative-heading"/></h2>
        <details class="spread">
          <summary><xsl:value-of select="$word-unfold"/></summary>
          <svg class="chart" role="img" width="100%" height="140">
            <title><xsl:value-of select="f:w('cumulative')"/></title>
            <desc><xsl:value-of select="f:t('cumulative-desc', $home/@name, $away/@name)"/></desc>
            <xsl:call-template name="axis">
              <xsl:with-param name="height" select="126"/>
              <xsl:with-param name="labels" select="138"/>
            </xsl:call-template>
            <svg width="100%" height="126" viewBox="0 0 100 126" preserveAspectRatio="none">
              <xsl:for-each select="$sides">
                <path class="l{@id}" vector-effect="non-scaling-stroke">
                  <xsl:attribute name="d">
                    <xsl:text>M0 120</xsl:text>
                    <xsl:for-each select="$timed[@s = current()/@id]">
                      <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
                      <xsl:value-of select="concat('H', $x, 'V', round(120 - position() * 108 div $most))"/>
                    </xsl:for-each>
                    <xsl:value-of select="concat('H', $now)"/>
                  </xsl:attribute>
                </path>
              </xsl:for-each>
            </svg>
            <xsl:for-each select="$sides">
              <xsl:for-each select="$timed[@s = current()/@id]">
                <xsl:if test="self::goal">
                  <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
                  <svg class="at" x="{$x}%" y="{round(120 - position() * 108 div $most)}"><use href="#m-goal"/></svg>
                </xsl:if>
              </xsl:for-each>
            </xsl:for-each>
          </svg>
          <p class="legend">
            <xsl:for-each select="$sides">
              <span class="whole">
                <xsl:call-template name="sign"><xsl:with-param name="shape" select="@id"/></xsl:call-template>
                <xsl:value-of select="f:t(concat('line-', @id), @name)"/>
                <xsl:text> </xsl:text>
                <b data-stat="shots" data-team="{@id}"><xsl:value-of select="f:count(concat('shots ', @id))"/></b>
              </span>
              <xsl:text> </xsl:text>
            </xsl:for-each>
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'goal'"/></xsl:call-template>
          </p>
        </details>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
