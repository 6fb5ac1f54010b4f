<?xml version="1.0" encoding="UTF-8"?>
<!-- Substitutions in order, with the goals and shots of both sides before and after each. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:param name="substitutions-heading">
    <xsl:if test="$subs[@s = $shown/@id]"><xsl:value-of select="f:w('substitutions')"/></xsl:if>
  </xsl:param>

  <!-- The table has points, goals and shots, or goals alone. -->
  <xsl:variable name="substitutions-kind">
    <xsl:choose>
      <xsl:when test="$own-scores">-points</xsl:when>
      <xsl:when test="not($has-chances)">-goals</xsl:when>
    </xsl:choose>
  </xsl:variable>

  <xsl:template name="substitutions">
    <xsl:if test="$substitutions-heading != ''">
      <section id="substitutions">
        <h2><xsl:value-of select="$substitutions-heading"/></h2>
        <details class="spread">
          <summary><xsl:value-of select="$word-unfold"/></summary>
          <table class="list">
            <caption>
              <xsl:value-of select="f:w(concat('substitutions-caption', $substitutions-kind))"/>
            </caption>
            <thead>
              <tr>
                <th rowspan="2" scope="col">
                  <xsl:copy-of select="$minute-abbr"/>
                </th>
                <th rowspan="2" scope="col"><xsl:value-of select="f:w('on-off')"/></th>
                <th colspan="2" scope="colgroup">
                  <xsl:value-of select="$statistics[@t = 'goals' or @t = 'points']/@name"/>
                </th>
                <xsl:if test="$has-chances">
                  <th colspan="2" scope="colgroup"><xsl:value-of select="f:w('stat-shots')"/></th>
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
        </details>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template name="before-after">
    <th scope="col"><xsl:value-of select="f:w('before-it')"/></th>
    <th scope="col"><xsl:value-of select="f:w('after-it')"/></th>
  </xsl:template>

  <xsl:template match="*" mode="effect">
    <xsl:variable name="place" select="1 + count(preceding-sibling::sub[@s = current()/@s])"/>
    <tr>
      <td class="m"><xsl:value-of select="@mt"/></td>
      <th scope="row">
        <xsl:call-template name="side-sign"/>
        <xsl:copy-of select="$in-badge"/>
        <xsl:call-template name="known"/><xsl:text> </xsl:text>
        <span class="how">
          <xsl:copy-of select="$out-badge"/>
          <xsl:value-of select="f:known(@w2)"/>
          <xsl:if test="@commocio = 'si'"><xsl:value-of select="concat(' · ', f:w('concussion'))"/></xsl:if>
        </span>
      </th>
      <xsl:call-template name="for-against">
        <xsl:with-param name="place" select="$place"/>
        <xsl:with-param name="t" select="'score'"/>
        <xsl:with-param name="home" select="$home-points"/><xsl:with-param name="away" select="$away-points"/>
      </xsl:call-template>
      <xsl:if test="$has-chances">
        <xsl:call-template name="for-against">
          <xsl:with-param name="place" select="$place"/>
          <xsl:with-param name="t" select="'shots'"/>
          <xsl:with-param name="home" select="$home-attempts"/><xsl:with-param name="away" select="$away-attempts"/>
        </xsl:call-template>
      </xsl:if>
    </tr>
  </xsl:template>

  <xsl:variable name="home-attempts" select="$attempts[@s = 'home']"/>
  <xsl:variable name="away-attempts" select="$attempts[@s = 'away']"/>

  <!-- Before and after, the home side first, as in the score. Which number is for and which against depends on the side
       that made the substitution. -->
  <xsl:template name="for-against">
    <xsl:param name="t"/>
    <xsl:param name="home"/>
    <xsl:param name="away"/>
    <xsl:param name="place"/>
    <xsl:variable name="i" select="number(@i)"/>
    <xsl:variable name="h" select="count($home[@i &lt; $i])"/>
    <xsl:variable name="a" select="count($away[@i &lt; $i])"/>
    <xsl:variable name="first" select="concat($t, '-', substring('foragainst', 1 + 3 * (@s = 'away'), 3 + 4
        * (@s = 'away')))"/>
    <xsl:variable name="second" select="concat($t, '-', substring('foragainst', 1 + 3 * (@s = 'home'), 3 + 4
        * (@s = 'home')))"/>
    <td class="fa-cell" data-sub="{@s}-{$place}" data-when="before">
      <span data-stat="{$first}"><xsl:value-of select="$h"/></span>
      <xsl:text>–</xsl:text>
      <span data-stat="{$second}"><xsl:value-of select="$a"/></span>
    </td>
    <td class="fa-cell" data-sub="{@s}-{$place}" data-when="after">
      <span data-stat="{$first}"><xsl:value-of select="count($home) - $h"/></span>
      <xsl:text>–</xsl:text>
      <span data-stat="{$second}"><xsl:value-of select="count($away) - $a"/></span>
    </td>
  </xsl:template>
</xsl:stylesheet>
