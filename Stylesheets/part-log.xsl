<?xml version="1.0" encoding="UTF-8"?>
<!-- The log of the match. The one-sided version has our events, the goals of both sides, and the whistles. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:param name="log-heading"><xsl:if test="$events"><xsl:value-of select="f:w('log')"/></xsl:if></xsl:param>

  <xsl:template name="log">
    <xsl:if test="$log-heading != ''">
      <section class="wide" id="log">
        <h2><xsl:value-of select="$log-heading"/></h2>
        <details>
        <summary><xsl:value-of select="$word-unfold"/></summary>
        <ol class="log">
          <xsl:apply-templates select="$events[$unnamed = '' or @s = '' or @s = $shown/@id or self::goal
              or @sc = 'partit']" mode="log"/>
          <!-- The added time of a period that has not ended cannot be shown with its final whistle. -->
          <xsl:for-each select="$periods[last()][not(@ended)][@added &gt; 0]">
            <li class="whistle"><xsl:value-of select="f:n('announced', @added)"/></li>
          </xsl:for-each>
        </ol>
        </details>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template match="period-start | period-end | final" mode="log">
    <li class="whistle">
      <xsl:value-of select="@wt"/>
      <xsl:if test="@l != ''"><xsl:value-of select="concat(' ', @l, '′')"/></xsl:if>
      <xsl:for-each select="$periods[@n = current()[self::period-end]/@part][@added &gt; 0]">
        <xsl:value-of select="concat(' (', f:n('announced', @added), ')')"/>
      </xsl:for-each>
    </li>
  </xsl:template>

  <!-- The details are hidden in print, where the list of chances has them. -->
  <xsl:template match="goal | chance | miss" mode="log">
    <li>
      <xsl:call-template name="log-head"/>
      <xsl:call-template name="log-player"/>
      <xsl:text> </xsl:text>
      <xsl:if test="@how or @w2 != ''"><span class="d"><xsl:call-template name="how"/></span></xsl:if>
      <xsl:if test="self::goal and not(@void)">
        <xsl:text> </xsl:text>
        <b class="now"><xsl:call-template name="running"/></b>
      </xsl:if>
    </li>
  </xsl:template>

  <!-- The player, if known, is their only detail. -->
  <xsl:template match="corner | offside" mode="log">
    <li><xsl:call-template name="log-head"/><xsl:call-template name="log-player"/></li>
  </xsl:template>

  <xsl:template match="*" mode="log">
    <xsl:variable name="player"><xsl:call-template name="log-player"/></xsl:variable>
    <li>
      <xsl:call-template name="log-head"/>
      <xsl:call-template name="particulars"><xsl:with-param name="player" select="string($player)"/></xsl:call-template>
    </li>
  </xsl:template>

  <!-- After the kind of event, a number alone would read as a count: “Foul 4”. -->
  <xsl:template name="log-player">
    <xsl:if test="@w != ''"><xsl:call-template name="known"/></xsl:if>
  </xsl:template>

  <!-- Minute, team and kind. -->
  <xsl:template name="log-head">
    <span class="m"><xsl:value-of select="@mt"/><xsl:if test="@mt = ''">&#160;</xsl:if></span>
    <xsl:text> </xsl:text>
    <xsl:if test="not(self::note[@sc = 'partit'])"><xsl:call-template name="side-sign"/></xsl:if>
    <b><xsl:value-of select="@wt"/></b>
    <xsl:text> </xsl:text>
  </xsl:template>
</xsl:stylesheet>
