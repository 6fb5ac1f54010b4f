<?xml version="1.0" encoding="UTF-8"?>
<!-- The two teams side by side: every statistic by period and in all, with bars that grow from the middle. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:variable name="team-statistics" select="$statistics[contains(@of, 'team')]"/>

  <xsl:template name="comparison">
    <xsl:if test="$events[@k != 'note'][@s != '']">
      <section id="comparison">
        <h2><xsl:value-of select="f:t('comparison')"/></h2>
        <table class="compare">
          <xsl:if test="count($periods) &gt; 2"><xsl:attribute name="class">compare many</xsl:attribute></xsl:if>
          <caption><xsl:value-of select="f:t('comparison-caption')"/></caption>
          <colgroup>
            <col span="{count($periods) + (count($periods) != 1)}"/>
            <col class="label"/>
            <col span="{count($periods) + (count($periods) != 1)}"/>
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
      <xsl:variable name="of-home" select="key('mark', concat(@t, ' home'))"/>
      <xsl:variable name="of-away" select="key('mark', concat(@t, ' away'))"/>
      <tr>
        <xsl:call-template name="period-cells">
          <xsl:with-param name="side" select="'home'"/><xsl:with-param name="of" select="$of-home"/>
        </xsl:call-template>
        <xsl:call-template name="total-cell">
          <xsl:with-param name="side" select="'home'"/>
          <xsl:with-param name="value" select="$h"/>
        </xsl:call-template>
        <th scope="row">
          <xsl:value-of select="@name"/>
          <!-- They are of a side's own players: what makes the score of them is said beside. -->
          <xsl:if test="@t = 'goals' and $goals[@own]">
            <span class="how"><xsl:value-of select="f:t('with-own-goals', f:score())"/></span>
          </xsl:if>
          <xsl:if test="@t != 'conversion'">
            <xsl:variable name="unit" select="49 div ($h * ($h &gt;= $a) + $a * ($a &gt; $h))"/>
            <svg height="5" aria-hidden="true">
              <xsl:call-template name="bars">
                <xsl:with-param name="side" select="'home'"/>
                <xsl:with-param name="of" select="$of-home"/>
                <xsl:with-param name="unit" select="$unit"/>
              </xsl:call-template>
              <xsl:call-template name="bars">
                <xsl:with-param name="side" select="'away'"/>
                <xsl:with-param name="of" select="$of-away"/>
                <xsl:with-param name="unit" select="$unit"/>
              </xsl:call-template>
            </svg>
          </xsl:if>
        </th>
        <xsl:call-template name="total-cell">
          <xsl:with-param name="side" select="'away'"/>
          <xsl:with-param name="value" select="$a"/>
        </xsl:call-template>
        <xsl:call-template name="period-cells">
          <xsl:with-param name="side" select="'away'"/><xsl:with-param name="of" select="$of-away"/>
        </xsl:call-template>
      </tr>
    </xsl:if>
  </xsl:template>

  <!-- Of the side's marks of that statistic those of each period; the conversion has none of its own. -->
  <xsl:template name="period-cells">
    <xsl:param name="side"/>
    <xsl:param name="of"/>
    <xsl:variable name="t" select="@t"/>
    <xsl:for-each select="$periods">
      <xsl:variable name="n" select="@n"/>
      <td data-stat="{$t}" data-team="{$side}" data-period="{$n}">
        <xsl:choose>
          <xsl:when test="$t = 'conversion'">
            <xsl:variable name="value" select="f:team($t, $side, concat(' p', $n))"/>
            <xsl:if test="$value = 0"><xsl:attribute name="class">z</xsl:attribute></xsl:if>
            <xsl:value-of select="f:figure($value)"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:variable name="value" select="count($of[@pd = $n])"/>
            <xsl:if test="$value = 0"><xsl:attribute name="class">z</xsl:attribute></xsl:if>
            <xsl:value-of select="$value"/>
          </xsl:otherwise>
        </xsl:choose>
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

  <!-- One bar a period: the first next to the middle, the later ones further out, with a gap between. -->
  <xsl:template name="bars">
    <xsl:param name="side"/>
    <xsl:param name="of"/>
    <xsl:param name="unit"/>
    <xsl:if test="$of">
      <xsl:for-each select="$periods">
        <xsl:variable name="n" select="@n"/>
        <xsl:variable name="value" select="count($of[@pd = $n])"/>
        <xsl:if test="$value &gt; 0">
          <xsl:variable name="before" select="count($of[@pd &gt; 0][@pd &lt; $n])"/>
          <xsl:variable name="x"><xsl:choose>
            <xsl:when test="$side = 'home'"><xsl:value-of select="49.5 - ($before + $value) * $unit"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="50.5 + $before * $unit"/></xsl:otherwise>
          </xsl:choose></xsl:variable>
          <rect class="b{$side}" x="{format-number($x, '0.#')}%" width="{format-number($value * $unit, '0.#')}%" height="5"/>
        </xsl:if>
      </xsl:for-each>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
