<?xml version="1.0" encoding="UTF-8"?>
<!-- Substitutions, and the goals and shots, for and against, before and after each. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:template name="substitutions">
    <xsl:if test="$events[@k = 'sub'][@s = $shown/@id]">
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
            <xsl:for-each select="$shown">
              <xsl:apply-templates select="$events[@k = 'sub'][@s = current()/@id]" mode="effect"/>
            </xsl:for-each>
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
    <tr>
      <td class="m"><xsl:value-of select="f:minute(.)"/></td>
      <th scope="row">
        <xsl:call-template name="side-sign"/>
        <xsl:call-template name="sign">
          <xsl:with-param name="shape" select="'in'"/>
          <xsl:with-param name="words" select="f:t('badge-in')"/>
        </xsl:call-template>
        <xsl:value-of select="f:known(@w)"/><xsl:text> </xsl:text>
        <span class="how">
          <xsl:call-template name="sign">
            <xsl:with-param name="shape" select="'out'"/>
            <xsl:with-param name="words" select="f:t('badge-out')"/>
          </xsl:call-template>
          <xsl:value-of select="f:known(@w2)"/>
          <xsl:if test="@con"><xsl:value-of select="concat(' · ', f:t('concussion'))"/></xsl:if>
        </span>
      </th>
      <xsl:call-template name="for-against">
        <xsl:with-param name="t" select="'score'"/>
        <xsl:with-param name="when" select="'before'"/>
        <xsl:with-param name="of" select="$goals[@i &lt; $i]"/>
      </xsl:call-template>
      <xsl:call-template name="for-against">
        <xsl:with-param name="t" select="'score'"/>
        <xsl:with-param name="when" select="'after'"/>
        <xsl:with-param name="of" select="$goals[@i &gt; $i]"/>
      </xsl:call-template>
      <xsl:if test="$has-chances">
        <xsl:call-template name="for-against">
          <xsl:with-param name="t" select="'shots'"/>
          <xsl:with-param name="when" select="'before'"/>
          <xsl:with-param name="of" select="$attempts[@i &lt; $i]"/>
        </xsl:call-template>
        <xsl:call-template name="for-against">
          <xsl:with-param name="t" select="'shots'"/>
          <xsl:with-param name="when" select="'after'"/>
          <xsl:with-param name="of" select="$attempts[@i &gt; $i]"/>
        </xsl:call-template>
      </xsl:if>
    </tr>
  </xsl:template>

  <!-- For and against, of the side that made the change; it is known by its place among that side's. -->
  <xsl:template name="for-against">
    <xsl:param name="t"/>
    <xsl:param name="when"/>
    <xsl:param name="of"/>
    <xsl:variable name="side" select="@s"/>
    <td class="fa-cell" data-sub="{$side}-{position()}" data-when="{$when}">
      <span data-stat="{$t}-for"><xsl:value-of select="count($of[@s = $side])"/></span>
      <xsl:text>–</xsl:text>
      <span data-stat="{$t}-against"><xsl:value-of select="count($of[@s != $side])"/></span>
    </td>
  </xsl:template>
</xsl:stylesheet>
