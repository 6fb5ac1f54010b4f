<?xml version="1.0" encoding="UTF-8"?>
<!-- The list of events: goals, penalties that were not scored, cards, dismissals, substitutions, and others who go off or
     come on, in a column, the home side on the left and the visitors on the right, with the running score. In a game of
     many goals, which the log lists, it has the score at the end of every period instead. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:variable name="unscored-penalties" select="$chances[@origen = 'penal']"/>
  <xsl:variable name="incidents" select="$goal-events[not($is-high-scoring)] | $unscored-penalties | $cards
      | $foul-dismissals | $subs | $unreplaced-told | $event-list/period-end[$is-high-scoring][@part != 'tanda']"/>

  <xsl:template name="incidents">
    <xsl:if test="$incidents">
      <ol class="incidents" role="list"><xsl:apply-templates select="$incidents" mode="incident"/></ol>
    </xsl:if>
  </xsl:template>

  <xsl:template match="period-end" mode="incident">
    <li class="stage">
      <span><xsl:value-of select="@wt"/></span>
      <xsl:text> </xsl:text>
      <b class="now">
        <xsl:value-of select="concat(count($home-points[@part &lt;= current()/@part]), '–',
            count($away-points[@part &lt;= current()/@part]))"/>
      </b>
    </li>
  </xsl:template>

  <xsl:template match="sub" mode="incident">
    <li class="{@s}">
      <xsl:call-template name="incident-minute"/>
      <span class="what">
        <xsl:call-template name="incident-team"/>
        <xsl:copy-of select="$in-badge"/><xsl:call-template name="known"/>
        <xsl:if test="not(@other)">
          <span class="how"><xsl:copy-of select="$out-badge"/><xsl:value-of select="f:known(@w2)"/></span>
        </xsl:if>
      </span>
    </li>
  </xsl:template>

  <xsl:template match="arrival | departure" mode="incident">
    <li class="{@s}">
      <xsl:call-template name="incident-minute"/>
      <span class="what">
        <xsl:call-template name="incident-team"/>
        <xsl:call-template name="sign">
          <xsl:with-param name="shape" select="substring('outin', 1 + 3 * boolean(self::arrival), 3)"/>
        </xsl:call-template>
        <xsl:call-template name="known"/><span class="how"><xsl:value-of select="@wt"/></span>
      </span>
    </li>
  </xsl:template>

  <xsl:template match="card | foul" mode="incident">
    <li class="{@s}">
      <xsl:call-template name="incident-minute"/>
      <span class="what">
        <xsl:call-template name="incident-team"/>
        <xsl:choose>
          <xsl:when test="@color = 'groga' and not(@sum)">
            <xsl:call-template name="card-sign"/><xsl:call-template name="known"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="card-shape"/>
            <xsl:call-template name="known"/><span class="how"><xsl:value-of select="@bt"/></span>
          </xsl:otherwise>
        </xsl:choose>
      </span>
    </li>
  </xsl:template>

  <xsl:template match="goal" mode="incident">
    <li class="{@s}">
      <xsl:call-template name="incident-minute"/>
      <span class="what">
        <xsl:call-template name="incident-team"/>
        <xsl:call-template name="sign">
          <xsl:with-param name="shape">
            <xsl:choose>
              <xsl:when test="@void">void</xsl:when>
              <xsl:when test="@own">own</xsl:when>
              <xsl:otherwise>goal</xsl:otherwise>
            </xsl:choose>
          </xsl:with-param>
          <xsl:with-param name="words">
            <xsl:if test="not(@own or @void)"><xsl:value-of select="@wt"/></xsl:if>
          </xsl:with-param>
        </xsl:call-template>
        <b><xsl:value-of select="f:known-of(@w, $sides[current()/@own][@id = current()/@s]/@other)"/></b>
        <xsl:if test="not(@void)"><xsl:text> </xsl:text><b class="now"><xsl:call-template name="running"/></b></xsl:if>
        <xsl:choose>
          <xsl:when test="@void"><span class="how"><xsl:value-of select="@wt"/></span></xsl:when>
          <xsl:when test="@own"><span class="how"><xsl:value-of select="$word-own-goal"/></span></xsl:when>
          <xsl:when test="@origen = 'penal'">
            <span class="how"><xsl:value-of select="f:capital(f:origin('penal'))"/></span>
          </xsl:when>
        </xsl:choose>
      </span>
    </li>
  </xsl:template>

  <!-- A penalty that was not scored. -->
  <xsl:template match="chance" mode="incident">
    <li class="{@s}">
      <xsl:call-template name="incident-minute"/>
      <span class="what">
        <xsl:call-template name="incident-team"/>
        <xsl:call-template name="sign">
          <xsl:with-param name="shape">
            <xsl:choose>
              <xsl:when test="@oc = 'aturada'">saved</xsl:when>
              <xsl:otherwise>miss</xsl:otherwise>
            </xsl:choose>
          </xsl:with-param>
        </xsl:call-template>
        <xsl:call-template name="known"/>
        <xsl:variable name="oc">
          <xsl:choose>
            <xsl:when test="@oc = 'unknown' or @oc = 'blocada'">fallat</xsl:when>
            <xsl:otherwise><xsl:value-of select="@oc"/></xsl:otherwise>
          </xsl:choose>
        </xsl:variable>
        <span class="how"><xsl:value-of select="f:t('kind-kick', f:code('kick', string($oc)))"/></span>
      </span>
    </li>
  </xsl:template>

  <xsl:template name="incident-minute">
    <span class="m"><xsl:value-of select="@mt"/><xsl:if test="@mt = ''">&#160;</xsl:if></span>
  </xsl:template>

  <!-- For screen readers; on the screen the position tells the side. -->
  <xsl:template name="incident-team">
    <span class="v">
      <xsl:choose>
        <xsl:when test="@s = 'home'"><xsl:value-of select="$home-name"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="$away-name"/></xsl:otherwise>
      </xsl:choose>: </span>
  </xsl:template>
</xsl:stylesheet>
