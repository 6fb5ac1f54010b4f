<?xml version="1.0" encoding="UTF-8"?>
<!-- The story for a phone: goals, cards and changes one below the other, the home side's at the left, the visitors' at the right,
     and the score as it grew. On wider screens and on paper the timeline tells it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:template name="story">
    <xsl:variable name="told" select="$goal-events | $cards | $subs"/>
    <xsl:if test="$told">
      <ol class="story">
        <xsl:apply-templates select="$told" mode="story"/>
      </ol>
    </xsl:if>
  </xsl:template>

  <xsl:template match="e" mode="story">
    <li class="{@s}">
      <span class="m"><xsl:value-of select="@mt"/><xsl:if test="@mt = ''">&#160;</xsl:if></span>
      <span class="what">
        <span class="v"><xsl:value-of select="concat($sides[@id = current()/@s]/@name, ': ')"/></span>
        <xsl:choose>
          <xsl:when test="@k = 'sub'">
            <xsl:copy-of select="$in-badge"/><xsl:value-of select="@w"/>
            <xsl:if test="not(@other)"><span class="how"><xsl:copy-of select="$out-badge"/><xsl:value-of select="@w2"/></span></xsl:if>
          </xsl:when>
          <xsl:when test="@k = 'card'"><xsl:call-template name="card-sign"/><xsl:value-of select="f:known(@w)"/></xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="sign">
              <xsl:with-param name="shape">
                <xsl:choose><xsl:when test="@void">void</xsl:when><xsl:when test="@own">own</xsl:when><xsl:otherwise>goal</xsl:otherwise></xsl:choose>
              </xsl:with-param>
              <xsl:with-param name="words" select="@wt"/>
            </xsl:call-template>
            <b><xsl:value-of select="f:known(@w)"/></b>
            <xsl:if test="@og = 'penal'"><xsl:value-of select="concat(' ', f:t('penalty-mark'))"/></xsl:if>
            <xsl:if test="not(@void)"><xsl:text> </xsl:text><b class="now"><xsl:value-of select="f:running(.)"/></b></xsl:if>
          </xsl:otherwise>
        </xsl:choose>
      </span>
    </li>
  </xsl:template>
</xsl:stylesheet>
