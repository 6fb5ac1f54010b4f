<?xml version="1.0" encoding="UTF-8"?>
<!-- Line-ups: who played, from when to when, with what he did that shows on the score sheet, and his minutes. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:template name="lineups">
    <xsl:if test="$squads[@s = $shown/@id]">
      <section class="wide" id="lineups">
        <h2><xsl:value-of select="f:t('lineups')"/></h2>
        <div class="pair">
          <xsl:for-each select="$shown[@id = $squads/@s]">
            <xsl:variable name="players" select="$squads[@s = current()/@id]"/>
            <div>
            <table class="squad">
              <caption>
                <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
              </caption>
              <thead>
                <tr>
                  <th scope="col"><abbr title="{f:t('number')}"><xsl:value-of select="f:t('number-short')"/></abbr></th>
                  <th scope="col" class="name"><xsl:value-of select="f:t('player')"/></th>
                  <th scope="col" class="on"><xsl:value-of select="f:t('on-field')"/></th>
                  <th scope="col">
                    <abbr title="{f:t('stat-minutes')}"><xsl:value-of select="f:t('short-minutes')"/></abbr>
                  </th>
                </tr>
              </thead>
              <tbody><xsl:apply-templates select="$players[@starter = 1]" mode="lineup"/></tbody>
              <xsl:if test="$players[@starter = 0]">
                <tbody class="bench">
                  <tr><th colspan="4" scope="rowgroup"><xsl:value-of select="f:t('substitutes')"/></th></tr>
                  <xsl:apply-templates select="$players[@starter = 0]" mode="lineup"/>
                </tbody>
              </xsl:if>
            </table>
              <xsl:call-template name="officials"/>
            </div>
          </xsl:for-each>
        </div>
      </section>
    </xsl:if>
  </xsl:template>

  <!-- Where the first half ends on the bars of minutes. -->
  <xsl:variable name="half-line" select="f:per-cent($periods[1]/@end, $match-end)"/>

  <xsl:template match="player" mode="lineup">
    <tr>
      <td class="no"><xsl:value-of select="@n"/></td>
      <th scope="row" class="name">
        <xsl:value-of select="@name"/>
        <xsl:if test="@name = ''"><span class="z"><xsl:value-of select="f:t('unnamed')"/></span></xsl:if>
        <xsl:if test="@keeper = 1">
          <xsl:text> </xsl:text><abbr title="{f:t('keeper')}"><xsl:value-of select="f:t('keeper-mark')"/></abbr>
        </xsl:if>
        <xsl:if test="@captain = 1">
          <xsl:text> </xsl:text><abbr title="{f:t('captain')}"><xsl:value-of select="f:t('captain-mark')"/></abbr>
        </xsl:if>
        <xsl:variable name="id" select="@id"/>
        <xsl:for-each select="$events[1]">
          <xsl:apply-templates select="key('involved', $id)" mode="badge">
            <xsl:with-param name="id" select="$id"/>
          </xsl:apply-templates>
        </xsl:for-each>
      </th>
      <td class="on">
        <xsl:if test="stint and $match-end &gt; 0">
          <svg height="9" aria-hidden="true">
            <use href="#rail"/>
            <xsl:for-each select="stint">
              <rect width="{f:per-cent(@off - @on, $match-end)}" height="9" class="b{../@s}">
                <xsl:if test="@on &gt; 0"><xsl:attribute name="x"><xsl:value-of select="f:per-cent(@on, $match-end)"/></xsl:attribute></xsl:if>
              </rect>
            </xsl:for-each>
            <xsl:if test="$match-end &gt; 45"><use href="#half"/></xsl:if>
          </svg>
        </xsl:if>
      </td>
      <td data-stat="minutes" data-player="{@id}">
        <xsl:if test="not(stint)"><xsl:attribute name="class">z</xsl:attribute></xsl:if>
        <xsl:value-of select="@minutes"/>
      </td>
    </tr>
  </xsl:template>

  <!-- What shows beside the name of the player with that id: of a goal, the scorer; of a substitution, both. -->
  <xsl:template match="e" mode="badge">
    <xsl:param name="id"/>
    <xsl:choose>
      <xsl:when test="@k = 'goal'">
        <xsl:if test="@pl = $id and not(@void)">
          <xsl:call-template name="badge">
            <xsl:with-param name="shape">
              <xsl:choose><xsl:when test="@own">own</xsl:when><xsl:otherwise>goal</xsl:otherwise></xsl:choose>
            </xsl:with-param>
          </xsl:call-template>
        </xsl:if>
      </xsl:when>
      <xsl:when test="@k = 'card'">
        <span class="badge"><xsl:call-template name="card-sign"/><xsl:value-of select="f:minute(.)"/></span>
      </xsl:when>
      <xsl:when test="(@k = 'sub' and @pl = $id) or @k = 'arrival'">
        <xsl:call-template name="badge"><xsl:with-param name="shape" select="'in'"/></xsl:call-template>
      </xsl:when>
      <xsl:when test="@k = 'sub' or @k = 'departure'">
        <xsl:call-template name="badge"><xsl:with-param name="shape" select="'out'"/></xsl:call-template>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="badge">
    <xsl:param name="shape"/>
    <span class="badge">
      <xsl:call-template name="sign">
        <xsl:with-param name="shape" select="$shape"/>
        <xsl:with-param name="words" select="f:t(concat('badge-', $shape))"/>
      </xsl:call-template>
      <xsl:value-of select="f:minute(.)"/>
    </span>
  </xsl:template>

  <xsl:template name="officials">
    <xsl:variable name="officials" select="$equips[1 + (current()/@id = 'away')]/tecnics/tecnic"/>
    <xsl:if test="$officials">
      <p class="officials">
        <xsl:for-each select="$officials">
          <xsl:if test="position() &gt; 1"> · </xsl:if>
          <xsl:value-of select="@nom"/>
          <xsl:choose>
            <xsl:when test="@carrec != ''">
              <xsl:value-of select="concat(' (', f:role(string(@carrec)), ')')"/>
            </xsl:when>
            <xsl:when test="@codi != ''">
              <xsl:value-of select="concat(' (', f:role(string(@codi)), ')')"/>
            </xsl:when>
          </xsl:choose>
        </xsl:for-each>
      </p>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
