<?xml version="1.0" encoding="UTF-8"?>
<!-- The two teams side by side: every statistic by period and in all, with bars that grow from the middle. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:variable name="team-statistics" select="$statistics[contains(@of, 'team')]"/>

  <xsl:template name="comparison">
    <xsl:if test="$events[@k != 'note'][@s != '']">
      <section id="comparison">
        <h2><xsl:value-of select="f:t('comparison')"/></h2>
        <table class="compare">
          <xsl:if test="count($periods) &gt; 2"><xsl:attribute name="class">compare many</xsl:attribute></xsl:if>
          <caption><xsl:value-of select="f:t('comparison-caption')"/></caption>
          <colgroup>
            <xsl:for-each select="$periods"><col/></xsl:for-each>
            <xsl:if test="count($periods) != 1"><col/></xsl:if>
            <col class="label"/>
          </colgroup>
          <thead>
            <tr>
              <th colspan="{count($periods) + (count($periods) != 1)}" scope="colgroup">
                <xsl:call-template name="team-name"><xsl:with-param name="side" select="$home"/></xsl:call-template>
              </th>
              <td></td>
              <th colspan="{count($periods) + (count($periods) != 1)}" scope="colgroup">
                <xsl:call-template name="team-name"><xsl:with-param name="side" select="$away"/></xsl:call-template>
              </th>
            </tr>
            <tr>
              <xsl:apply-templates select="$periods" mode="column"/>
              <xsl:call-template name="total-column"/>
              <td></td>
              <xsl:call-template name="total-column"/>
              <xsl:apply-templates select="$periods" mode="column"/>
            </tr>
          </thead>
          <tbody><xsl:apply-templates select="$team-statistics" mode="compare"/></tbody>
        </table>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template match="period" mode="column">
    <th scope="col">
      <abbr title="{f:period-name(string(@n))}"><xsl:value-of select="f:period-name(string(@n), 'short')"/></abbr>
    </th>
  </xsl:template>

  <xsl:template name="total-column">
    <xsl:if test="count($periods) != 1">
      <th scope="col"><abbr title="{f:t('total')}"><xsl:value-of select="f:t('total-short')"/></abbr></th>
    </xsl:if>
  </xsl:template>

  <xsl:template match="s" mode="compare">
    <xsl:variable name="h" select="f:team(@t, 'home', '')"/>
    <xsl:variable name="a" select="f:team(@t, 'away', '')"/>
    <xsl:if test="@always or $h &gt; 0 or $a &gt; 0">
      <tr>
        <xsl:call-template name="period-cells"><xsl:with-param name="side" select="'home'"/></xsl:call-template>
        <xsl:call-template name="total-cell">
          <xsl:with-param name="side" select="'home'"/>
          <xsl:with-param name="value" select="$h"/>
        </xsl:call-template>
        <th scope="row">
          <xsl:value-of select="@name"/>
          <xsl:if test="@t != 'conversion'">
            <svg width="100%" height="5" aria-hidden="true">
              <xsl:call-template name="bars">
                <xsl:with-param name="side" select="'home'"/>
                <xsl:with-param name="most" select="$h * ($h &gt;= $a) + $a * ($a &gt; $h)"/>
              </xsl:call-template>
              <xsl:call-template name="bars">
                <xsl:with-param name="side" select="'away'"/>
                <xsl:with-param name="most" select="$h * ($h &gt;= $a) + $a * ($a &gt; $h)"/>
              </xsl:call-template>
            </svg>
          </xsl:if>
        </th>
        <xsl:call-template name="total-cell">
          <xsl:with-param name="side" select="'away'"/>
          <xsl:with-param name="value" select="$a"/>
        </xsl:call-template>
        <xsl:call-template name="period-cells"><xsl:with-param name="side" select="'away'"/></xsl:call-template>
      </tr>
    </xsl:if>
  </xsl:template>

  <xsl:template name="period-cells">
    <xsl:param name="side"/>
    <xsl:variable name="t" select="@t"/>
    <xsl:for-each select="$periods">
      <xsl:variable name="value" select="f:team($t, $side, concat(' p', @n))"/>
      <td data-stat="{$t}" data-team="{$side}" data-period="{@n}">
        <xsl:if test="$value = 0"><xsl:attribute name="class">z</xsl:attribute></xsl:if>
        <xsl:value-of select="f:figure($value)"/>
      </td>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="total-cell">
    <xsl:param name="side"/>
    <xsl:param name="value"/>
    <xsl:if test="count($periods) != 1">
      <td class="sum" data-stat="{@t}" data-team="{$side}"><xsl:value-of select="f:figure($value)"/></td>
    </xsl:if>
  </xsl:template>

  <!-- One bar a period: the first next to the middle, the later ones lighter and further out. -->
  <xsl:template name="bars">
    <xsl:param name="side"/>
    <xsl:param name="most"/>
    <xsl:variable name="t" select="@t"/>
    <xsl:for-each select="$periods">
      <xsl:variable name="n" select="@n"/>
      <xsl:variable name="value" select="f:count(concat($t, ' ', $side, ' p', $n))"/>
      <xsl:if test="$value &gt; 0">
        <xsl:variable name="before" select="f:until($t, $side, $n)"/>
        <xsl:variable name="width" select="49 * $value div $most"/>
        <xsl:variable name="start" select="49 * $before div $most"/>
        <xsl:variable name="x"><xsl:choose>
          <xsl:when test="$side = 'home'"><xsl:value-of select="49.5 - $start - $width"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="50.5 + $start"/></xsl:otherwise>
        </xsl:choose></xsl:variable>
        <rect class="b{$side} p{$n}" x="{format-number($x, '0.#')}%" width="{format-number($width, '0.#')}%" height="5"/>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <func:function name="f:until">
    <xsl:param name="t"/>
    <xsl:param name="side"/>
    <xsl:param name="n"/>
    <xsl:choose>
      <xsl:when test="$n &gt; 1">
        <func:result select="f:count(concat($t, ' ', $side, ' p', $n - 1)) + f:until($t, $side, $n - 1)"/>
      </xsl:when>
      <xsl:otherwise><func:result select="0"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
