<?xml version="1.0" encoding="UTF-8"?>
<!-- Substitutions in the order of the match, and the goals and shots of both sides before and after each. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:template name="substitutions">
    <xsl:if test="$subs[@s = $shown/@id]">
      <section id="substitutions">
        <h2><xsl:value-of select="f:t('substitutions')"/></h2>
        <table class="list">
          <caption><xsl:value-of select="f:t('substitutions-caption')"/></caption>
          <thead>
            <tr>
              <th rowspan="2" scope="col">
                <abbr title="{f:t('minute')}"><xsl:value-of select="f:t('short-minutes')"/></abbr>
              </th>
              <th rowspan="2" scope="col"><xsl:value-of select="f:t('on-off')"/></th>
              <th colspan="2" scope="colgroup"><xsl:value-of select="f:t('stat-goals')"/></th>
              <xsl:if test="$has-chances">
                <th colspan="2" scope="colgroup"><xsl:value-of select="f:t('stat-shots')"/></th>
              </xsl:if>
            </tr>
            <tr>
              <xsl:call-template name="before-after"/>
              <xsl:if test="$has-chances"><xsl:call-template name="before-after"/></xsl:if>
            </tr>
          </thead>
          <tbody>
            <xsl:apply-templates select="$subs[@s = $shown/@id]" mode="effect"/>
          </tbody>
        </table>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template name="before-after">
    <th scope="col"><xsl:value-of select="f:t('before-it')"/></th>
    <th scope="col"><xsl:value-of select="f:t('after-it')"/></th>
  </xsl:template>

  <xsl:template match="e" mode="effect">
    <xsl:variable name="i" select="number(@i)"/>
    <xsl:variable name="s" select="string(@s)"/>
    <xsl:variable name="place" select="count($subs[@s = $s][@i &lt;= $i])"/>
    <tr>
      <td class="m"><xsl:value-of select="@mt"/></td>
      <th scope="row">
        <xsl:call-template name="side-sign"/>
        <xsl:copy-of select="$in-badge"/>
        <xsl:value-of select="f:known(@w)"/><xsl:text> </xsl:text>
        <span class="how">
          <xsl:copy-of select="$out-badge"/>
          <xsl:value-of select="f:known(@w2)"/>
          <xsl:if test="@con"><xsl:value-of select="concat(' · ', f:t('concussion'))"/></xsl:if>
        </span>
      </th>
      <xsl:call-template name="for-against">
        <xsl:with-param name="place" select="$place"/>
        <xsl:with-param name="t" select="'score'"/>
        <xsl:with-param name="when" select="'before'"/>
        <xsl:with-param name="of" select="$goals[@i &lt; $i]"/>
      </xsl:call-template>
      <xsl:call-template name="for-against">
        <xsl:with-param name="place" select="$place"/>
        <xsl:with-param name="t" select="'score'"/>
        <xsl:with-param name="when" select="'after'"/>
        <xsl:with-param name="of" select="$goals[@i &gt; $i]"/>
      </xsl:call-template>
      <xsl:if test="$has-chances">
        <xsl:call-template name="for-against">
          <xsl:with-param name="place" select="$place"/>
          <xsl:with-param name="t" select="'shots'"/>
          <xsl:with-param name="when" select="'before'"/>
          <xsl:with-param name="of" select="$attempts[@i &lt; $i]"/>
        </xsl:call-template>
        <xsl:call-template name="for-against">
          <xsl:with-param name="place" select="$place"/>
          <xsl:with-param name="t" select="'shots'"/>
          <xsl:with-param name="when" select="'after'"/>
          <xsl:with-param name="of" select="$attempts[@i &gt; $i]"/>
        </xsl:call-template>
      </xsl:if>
    </tr>
  </xsl:template>

  <!-- The home side's first, as in the score. What was for and what against goes by the side that made the change, which is
       known by its place among that side's. -->
  <xsl:template name="for-against">
    <xsl:param name="t"/>
    <xsl:param name="when"/>
    <xsl:param name="of"/>
    <xsl:param name="place"/>
    <xsl:variable name="home" select="count($of[@s = 'home'])"/>
    <td class="fa-cell" data-sub="{@s}-{$place}" data-when="{$when}">
      <xsl:choose>
        <xsl:when test="@s = 'home'">
          <span data-stat="{$t}-for"><xsl:value-of select="$home"/></span>
          <xsl:text>–</xsl:text>
          <span data-stat="{$t}-against"><xsl:value-of select="count($of) - $home"/></span>
        </xsl:when>
        <xsl:otherwise>
          <span data-stat="{$t}-against"><xsl:value-of select="$home"/></span>
          <xsl:text>–</xsl:text>
          <span data-stat="{$t}-for"><xsl:value-of select="count($of) - $home"/></span>
        </xsl:otherwise>
      </xsl:choose>
    </td>
  </xsl:template>
</xsl:stylesheet>
