<?xml version="1.0" encoding="UTF-8"?>
<!-- The two teams side by side: every statistic by period and in total, with bars that grow from the middle. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:variable name="team-statistics" select="$statistics[contains(@of, 'team')][not($is-brief)
      or contains($brief-rows, concat(' ', @t, ' '))
      or contains($brief-kinds, concat(' ', substring-before(@t, '.'), ' '))]"/>
  <!-- Statistics that exist once per code, for the short tables of teams and players. -->
  <xsl:variable name="brief-kinds" select="' card made tried '"/>
  <xsl:variable name="brief-rows"
      select="concat(' goals points own-goals shots on-target saves corners offsides fouls',
          ' yellows second-yellows reds cards-unknown ')"/>

  <!-- Goals, cards and substitutions alone are not worth comparing: other sections show them. -->
  <xsl:param name="comparison-heading">
    <xsl:if test="$event-list/chance or $event-list/corner or $event-list/foul or $event-list/offside or $event-list/own
        or $own-scores and $goals">
      <xsl:value-of select="f:w('comparison')"/>
    </xsl:if>
  </xsl:param>
  <xsl:variable name="without-bar" select="' yellows second-yellows reds cards-unknown substitutions '"/>

  <xsl:variable name="more-periods" select="count($periods) != 1"/>

  <xsl:template name="comparison">
    <xsl:if test="$comparison-heading != ''">
      <section id="comparison">
        <h2><xsl:value-of select="$comparison-heading"/></h2>
        <table class="compare">
          <xsl:if test="count($periods) &gt; 1">
            <xsl:attribute name="class">
              <xsl:value-of select="concat('compare several', substring(' crowded', 1, 8 * (count($periods) &gt; 2)),
                  substring(' stacked', 1, 8 * (count($periods) &gt; 4)))"/>
            </xsl:attribute>
          </xsl:if>
          <caption><xsl:value-of select="f:w('comparison-caption')"/></caption>
          <colgroup>
            <col span="{count($periods) + $more-periods}"/>
            <col class="label"/>
            <col span="{count($periods) + $more-periods}"/>
          </colgroup>
          <thead>
            <tr>
              <th colspan="{count($periods) + $more-periods}" scope="colgroup">
                <xsl:copy-of select="$signed-home"/>
              </th>
              <td></td>
              <th colspan="{count($periods) + $more-periods}" scope="colgroup">
                <xsl:copy-of select="$signed-away"/>
              </th>
            </tr>
            <tr>
              <!-- With extra time there are too many columns for heads side by side. -->
              <xsl:if test="$periods/@kind = 'prorroga'"><xsl:attribute name="class">upright</xsl:attribute></xsl:if>
              <xsl:copy-of select="$period-heads"/>
              <xsl:copy-of select="$total-head"/>
              <td></td>
              <xsl:copy-of select="$total-head"/>
              <xsl:copy-of select="$period-heads"/>
            </tr>
          </thead>
          <tbody><xsl:apply-templates select="$team-statistics" mode="compare"/></tbody>
        </table>
      </section>
    </xsl:if>
  </xsl:template>

  <!-- The column heads, the same for both sides. -->
  <xsl:variable name="period-heads">
    <xsl:for-each select="$periods">
      <th scope="col">
        <abbr title="{f:period-name(string(@n))}"><xsl:value-of select="f:period-name(string(@n), 'short')"/></abbr>
      </th>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="total-head">
    <xsl:if test="$more-periods"><th class="sum" scope="col"><xsl:copy-of select="$total-abbr"/></th></xsl:if>
  </xsl:variable>

  <xsl:template match="s" mode="compare">
    <xsl:variable name="of-home" select="key('mark', concat(@t, ' home'))"/>
    <xsl:variable name="of-away" select="key('mark', concat(@t, ' away'))"/>
    <xsl:choose>
      <xsl:when test="@t = 'conversion'">
        <xsl:if test="key('mark', 'goals home') or key('mark', 'goals away')">
          <xsl:call-template name="conversion-row"/>
        </xsl:if>
      </xsl:when>
      <xsl:when test="@always or $of-home or $of-away">
        <xsl:variable name="h" select="count($of-home)"/>
        <xsl:variable name="a" select="count($of-away)"/>
        <tr>
          <xsl:call-template name="period-cells">
            <xsl:with-param name="side" select="'home'"/><xsl:with-param name="of" select="$of-home"/>
          </xsl:call-template>
          <xsl:if test="$more-periods">
            <td class="sum" data-stat="{@t}" data-team="home"><xsl:value-of select="$h"/></td>
          </xsl:if>
          <th scope="row">
            <xsl:value-of select="@name"/>
            <!-- Own goals are counted beside the goals, so that they add up to the score. -->
            <xsl:if test="@t = 'goals' and $goals[@own]">
              <span class="how">
                <xsl:call-template name="unbroken">
                  <xsl:with-param name="text" select="f:t('with-own-goals', $score-now)"/>
                </xsl:call-template>
              </span>
            </xsl:if>
            <!-- More cards or substitutions are neither better nor worse. -->
            <xsl:if test="$h + $a &gt; 0
                and not(starts-with(@t, 'card.') or contains($without-bar, concat(' ', @t, ' ')))">
              <xsl:variable name="unit" select="49 div ($h * ($h &gt;= $a) + $a * ($a &gt; $h))"/>
              <svg height="4" aria-hidden="true">
                <rect class="bhome" x="{format-number(49.5 - $h * $unit, '0.#')}%"
                    width="{format-number($h * $unit, '0.#')}%" height="4"/>
                <rect class="baway" x="50.5%" width="{format-number($a * $unit, '0.#')}%" height="4"/>
              </svg>
            </xsl:if>
          </th>
          <xsl:if test="$more-periods">
            <td class="sum" data-stat="{@t}" data-team="away"><xsl:value-of select="$a"/></td>
          </xsl:if>
          <xsl:call-template name="period-cells">
            <xsl:with-param name="side" select="'away'"/><xsl:with-param name="of" select="$of-away"/>
          </xsl:call-template>
        </tr>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- The counts of a statistic in each period. -->
  <xsl:template name="period-cells">
    <xsl:param name="side"/>
    <xsl:param name="of"/>
    <xsl:variable name="t" select="@t"/>
    <xsl:choose>
      <xsl:when test="$of">
        <xsl:variable name="key" select="concat($t, ' ', $side, ' p')"/>
        <xsl:for-each select="$periods">
          <xsl:variable name="p" select="concat($key, @n)"/>
          <xsl:variable name="value" select="count($of[@p = $p])"/>
          <xsl:choose>
            <xsl:when test="$value = 0">
              <td class="z">0</td>
            </xsl:when>
            <xsl:otherwise>
              <td data-stat="{$t}" data-team="{$side}" data-period="{@n}"><xsl:value-of select="$value"/></td>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="$periods">
          <td class="z">0</td>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Goals as a percentage of shots, by period and in total; a dash if there were no shots. -->
  <xsl:template name="conversion-row">
    <tr>
      <xsl:call-template name="conversion-cells"><xsl:with-param name="side" select="'home'"/></xsl:call-template>
      <xsl:if test="$more-periods">
        <td class="sum" data-stat="conversion" data-team="home">
          <xsl:value-of select="f:figure(f:team(@t, 'home', ''))"/>
        </td>
      </xsl:if>
      <th scope="row"><xsl:value-of select="@name"/></th>
      <xsl:if test="$more-periods">
        <td class="sum" data-stat="conversion" data-team="away">
          <xsl:value-of select="f:figure(f:team(@t, 'away', ''))"/>
        </td>
      </xsl:if>
      <xsl:call-template name="conversion-cells"><xsl:with-param name="side" select="'away'"/></xsl:call-template>
    </tr>
  </xsl:template>

  <xsl:template name="conversion-cells">
    <xsl:param name="side"/>
    <xsl:for-each select="$periods">
      <td data-stat="conversion" data-team="{$side}" data-period="{@n}">
        <xsl:variable name="value" select="f:team('conversion', $side, concat(' p', @n))"/>
        <xsl:if test="$value = 0"><xsl:attribute name="class">z</xsl:attribute></xsl:if>
        <xsl:value-of select="f:figure($value)"/>
      </td>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
