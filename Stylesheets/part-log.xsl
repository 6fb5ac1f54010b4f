<?xml version="1.0" encoding="UTF-8"?>
<!-- The match minute by minute. In the one-sided version: our side's, the goals of both, and the whistles. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:template name="log">
    <xsl:if test="$events">
      <section class="wide" id="log">
        <h2><xsl:value-of select="f:t('log')"/></h2>
        <details>
        <summary><xsl:value-of select="f:t('unfold')"/></summary>
        <ol class="log">
          <xsl:apply-templates select="$events[$unnamed = '' or @s = '' or @s = $shown/@id or @k = 'goal' or @sc = 'partit']" mode="log"/>
          <!-- Of a period that has not ended no whistle tells it. -->
          <xsl:for-each select="$periods[last()][not(@ended)][@added &gt; 0]">
            <li class="whistle"><xsl:value-of select="f:n('announced', @added)"/></li>
          </xsl:for-each>
        </ol>
        </details>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template match="e" mode="log">
    <xsl:choose>
      <xsl:when test="@s = ''">
        <li class="whistle">
          <xsl:value-of select="@wt"/>
          <xsl:if test="@l != ''"><xsl:value-of select="concat(' ', @l, '′')"/></xsl:if>
          <xsl:for-each select="$periods[@n = current()[@k = 'period-end']/@pd][@added &gt; 0]">
            <xsl:value-of select="concat(' (', f:n('announced', @added), ')')"/>
          </xsl:for-each>
        </li>
      </xsl:when>
      <xsl:otherwise>
        <li>
          <span class="m">
            <xsl:value-of select="@mt"/>
            <xsl:if test="@mt = ''">&#160;</xsl:if>
          </span>
          <xsl:text> </xsl:text>
          <xsl:if test="not(@sc = 'partit')"><xsl:call-template name="side-sign"/></xsl:if>
          <b><xsl:value-of select="@wt"/></b>
          <xsl:text> </xsl:text>
          <xsl:choose>
            <xsl:when test="@k = 'corner' or @k = 'offside'"><xsl:value-of select="@w"/></xsl:when>
            <!-- On paper the list of chances has these particulars; here they need not stand again. -->
            <xsl:when test="@k = 'goal' or @k = 'chance'">
              <xsl:choose>
                <xsl:when test="@own"><xsl:value-of select="f:by(.)"/></xsl:when><xsl:otherwise><xsl:value-of select="@w"/></xsl:otherwise>
              </xsl:choose>
              <xsl:text> </xsl:text>
              <xsl:variable name="how"><xsl:call-template name="how"/></xsl:variable>
              <xsl:if test="$how != ''"><span class="d"><xsl:value-of select="$how"/></span></xsl:if>
            </xsl:when>
            <xsl:otherwise><xsl:call-template name="particulars"/></xsl:otherwise>
          </xsl:choose>
          <xsl:if test="@k = 'goal' and not(@void)">
            <xsl:text> </xsl:text><b class="now"><xsl:value-of select="f:running(.)"/></b>
          </xsl:if>
        </li>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
