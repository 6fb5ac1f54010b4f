<?xml version="1.0" encoding="UTF-8"?>
<!-- The story for a phone: goals, cards and substitutions in a column, the home side on the left and the visitors on
     the right, with the running score. Wider screens and paper have the timeline instead. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:template name="story">
    <xsl:variable name="told" select="$goal-events[not(@punts)] | $cards | $subs"/>
    <xsl:if test="$told">
      <ol class="story">
        <xsl:apply-templates select="$told" mode="story"/>
      </ol>
    </xsl:if>
  </xsl:template>

  <xsl:template match="sub" mode="story">
    <li class="{@s}">
      <xsl:call-template name="story-minute"/>
      <span class="what">
        <xsl:call-template name="story-team"/>
        <xsl:copy-of select="$in-badge"/><xsl:call-template name="known"/>
        <xsl:if test="not(@other)">
          <span class="how"><xsl:copy-of select="$out-badge"/><xsl:value-of select="f:known(@w2)"/></span>
        </xsl:if>
      </span>
    </li>
  </xsl:template>

  <xsl:template match="card" mode="story">
    <li class="{@s}">
      <xsl:call-template name="story-minute"/>
      <span class="what">
        <xsl:call-template name="story-team"/><xsl:call-template name="card-sign"/><xsl:call-template name="known"/>
      </span>
    </li>
  </xsl:template>

  <xsl:template match="goal" mode="story">
    <li class="{@s}">
      <xsl:call-template name="story-minute"/>
      <span class="what">
        <xsl:call-template name="story-team"/>
        <xsl:call-template name="sign">
          <xsl:with-param name="shape">
            <xsl:choose>
              <xsl:when test="@void">void</xsl:when>
              <xsl:when test="@own">own</xsl:when>
              <xsl:otherwise>goal</xsl:otherwise>
            </xsl:choose>
          </xsl:with-param>
          <xsl:with-param name="words" select="@wt"/>
        </xsl:call-template>
        <b><xsl:call-template name="known"/></b>
        <xsl:if test="@origen = 'penal'"><xsl:value-of select="concat(' ', f:w('penalty-mark'))"/></xsl:if>
        <xsl:if test="@own"><xsl:value-of select="concat(' ', f:w('own-goal-mark'))"/></xsl:if>
        <xsl:if test="@void"><span class="how"><xsl:value-of select="f:w('legend-void')"/></span></xsl:if>
        <xsl:if test="not(@void)"><xsl:text> </xsl:text><b class="now"><xsl:call-template name="running"/></b></xsl:if>
      </span>
    </li>
  </xsl:template>

  <xsl:template name="story-minute">
    <span class="m"><xsl:value-of select="@mt"/><xsl:if test="@mt = ''">&#160;</xsl:if></span>
  </xsl:template>

  <!-- For screen readers; on the screen the position tells the side. -->
  <xsl:template name="story-team">
    <span class="v">
      <xsl:choose>
        <xsl:when test="@s = 'home'"><xsl:value-of select="$home-name"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="$away-name"/></xsl:otherwise>
      </xsl:choose>: </span>
  </xsl:template>
</xsl:stylesheet>
