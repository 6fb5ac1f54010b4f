<?xml version="1.0" encoding="UTF-8"?>
<!-- The page of a player: totals, by competition, at home and away, and match by match. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:template match="jugador" mode="page">
    <section>
      <p>
        <xsl:call-template name="teams-of"><xsl:with-param name="codes" select="@equips"/></xsl:call-template>
        <xsl:if test="@dorsals">
          <xsl:value-of select="concat(' · ', f:t('full-number'), ' ', translate(@dorsals, ' ', '/'))"/>
        </xsl:if>
        <xsl:if test="@naixement">
          <xsl:value-of select="concat(' · ', f:t('born'), ' ')"/>
          <xsl:call-template name="day"><xsl:with-param name="date" select="string(@naixement)"/></xsl:call-template>
        </xsl:if>
        <xsl:if test="@llicencia"><xsl:value-of select="concat(' · ', f:t('licence'), ' ', @llicencia)"/></xsl:if>
      </p>
      <dl class="sums">
        <xsl:choose>
          <xsl:when test="@minuts">
            <xsl:call-template name="sum">
              <xsl:with-param name="key" select="'appearances'"/><xsl:with-param name="of" select="@partits"/>
            </xsl:call-template>
          </xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="sum">
              <xsl:with-param name="key" select="'called'"/><xsl:with-param name="of" select="@convocatories"/>
            </xsl:call-template>
          </xsl:otherwise>
        </xsl:choose>
        <xsl:call-template name="sum">
          <xsl:with-param name="key" select="'starts'"/><xsl:with-param name="of" select="@inicis"/>
        </xsl:call-template>
        <xsl:if test="@minuts">
          <xsl:call-template name="sum">
            <xsl:with-param name="key" select="'minutes'"/><xsl:with-param name="of" select="@minuts"/>
          </xsl:call-template>
          <xsl:if test="@quota">
            <xsl:call-template name="sum">
              <xsl:with-param name="key" select="'share'"/><xsl:with-param name="of" select="f:t('percent', @quota)"/>
            </xsl:call-template>
          </xsl:if>
          <xsl:if test="@quotatemporada">
            <xsl:call-template name="sum">
              <xsl:with-param name="key" select="'season-share'"/>
              <xsl:with-param name="of" select="f:t('percent', @quotatemporada)"/>
            </xsl:call-template>
          </xsl:if>
          <xsl:if test="@banqueta &gt; 0">
            <xsl:call-template name="sum">
              <xsl:with-param name="key" select="'unused'"/><xsl:with-param name="of" select="@banqueta"/>
            </xsl:call-template>
          </xsl:if>
        </xsl:if>
        <xsl:call-template name="sum">
          <xsl:with-param name="key" select="$scored"/><xsl:with-param name="of" select="@gols"/>
        </xsl:call-template>
        <xsl:call-template name="sum">
          <xsl:with-param name="key" select="'assists'"/><xsl:with-param name="of" select="@assistencies"/>
        </xsl:call-template>
        <xsl:call-template name="sum">
          <xsl:with-param name="key" select="'yellows'"/><xsl:with-param name="of" select="@grogues"/>
        </xsl:call-template>
        <xsl:call-template name="sum">
          <xsl:with-param name="key" select="'sent-off'"/><xsl:with-param name="of" select="@vermelles + @dobles"/>
        </xsl:call-template>
        <xsl:if test="@minutspergol">
          <xsl:call-template name="sum">
            <xsl:with-param name="key" select="'minutes-per-goal'"/><xsl:with-param name="of" select="@minutspergol"/>
          </xsl:call-template>
        </xsl:if>
        <xsl:if test="@minutspergolassist and @assistencies &gt; 0">
          <xsl:call-template name="sum">
            <xsl:with-param name="key" select="'minutes-per-point'"/>
            <xsl:with-param name="of" select="@minutspergolassist"/>
          </xsl:call-template>
        </xsl:if>
        <xsl:if test="@perpartit">
          <xsl:call-template name="sum">
            <xsl:with-param name="key" select="'per-match'"/>
            <xsl:with-param name="of" select="translate(@perpartit, '.', f:t('decimal-sign'))"/>
          </xsl:call-template>
        </xsl:if>
        <xsl:if test="@diferencia">
          <xsl:call-template name="sum">
            <xsl:with-param name="key" select="'plus-minus'"/>
            <xsl:with-param name="of" select="concat(substring('+', 1, number(@diferencia &gt; 0)),
                translate(@diferencia, '-', '−'))"/>
          </xsl:call-template>
        </xsl:if>
        <xsl:if test="@minutsporter &gt; 0">
          <xsl:call-template name="sum">
            <xsl:with-param name="key" select="'conceded'"/><xsl:with-param name="of" select="@encaixats"/>
          </xsl:call-template>
          <xsl:call-template name="sum">
            <xsl:with-param name="key" select="'clean-sheets'"/><xsl:with-param name="of" select="@imbatut"/>
          </xsl:call-template>
        </xsl:if>
      </dl>
    </section>
    <xsl:if test="entrada">
      <section>
        <h2><xsl:value-of select="f:t('splits')"/></h2>
        <table>
          <thead>
            <tr>
              <td></td>
              <xsl:if test="@minuts">
                <xsl:call-template name="head"><xsl:with-param name="key" select="'appearances'"/></xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'minutes'"/></xsl:call-template>
              </xsl:if>
              <xsl:call-template name="head"><xsl:with-param name="key" select="$scored"/></xsl:call-template>
              <xsl:call-template name="head"><xsl:with-param name="key" select="'assists'"/></xsl:call-template>
            </tr>
          </thead>
          <tbody>
            <xsl:for-each select="total">
              <tr>
                <th scope="row" class="t">
                  <xsl:value-of select="key('competicio', @competicio)/@nom | key('equip', @equip)/@nom"/>
                </th>
                <xsl:if test="../@minuts">
                  <td><xsl:value-of select="@partits"/></td>
                  <td><xsl:value-of select="@minuts"/></td>
                </xsl:if>
                <td><xsl:value-of select="@gols"/></td><td><xsl:value-of select="@assistencies"/></td>
              </tr>
            </xsl:for-each>
            <xsl:call-template name="split">
              <xsl:with-param name="name" select="f:t('at-home')"/>
              <xsl:with-param name="entries" select="entrada[@camp = 'local']"/>
            </xsl:call-template>
            <xsl:call-template name="split">
              <xsl:with-param name="name" select="f:t('away')"/>
              <xsl:with-param name="entries" select="entrada[@camp = 'visitant']"/>
            </xsl:call-template>
            <xsl:for-each select="rival">
              <tr>
                <th scope="row" class="t">
                  <xsl:call-template name="team"><xsl:with-param name="code" select="@equip"/></xsl:call-template>
                </th>
                <xsl:if test="../@minuts">
                  <td><xsl:value-of select="@partits"/></td>
                  <td><xsl:value-of select="@minuts"/></td>
                </xsl:if>
                <td><xsl:value-of select="@gols"/></td><td><xsl:value-of select="@assistencies"/></td>
              </tr>
            </xsl:for-each>
          </tbody>
        </table>
      </section>
      <xsl:if test="@minuts">
        <section>
          <h2><xsl:value-of select="f:t('progress')"/></h2>
          <xsl:call-template name="progress"/>
        </section>
      </xsl:if>
      <section>
        <h2><xsl:value-of select="f:t('match-by-match')"/></h2>
        <table>
          <thead>
            <tr>
              <th scope="col" class="t"><xsl:value-of select="f:t('date')"/></th>
              <th scope="col" class="t"><xsl:value-of select="f:t('opponent')"/></th>
              <th scope="col"><xsl:value-of select="f:t('score')"/></th>
              <th scope="col" class="t opt"><xsl:value-of select="f:t('role')"/></th>
              <xsl:if test="@minuts">
                <xsl:call-template name="head"><xsl:with-param name="key" select="'minutes'"/></xsl:call-template>
              </xsl:if>
              <xsl:call-template name="head"><xsl:with-param name="key" select="$scored"/></xsl:call-template>
              <xsl:call-template name="head">
                <xsl:with-param name="key" select="'assists'"/><xsl:with-param name="class" select="'opt'"/>
              </xsl:call-template>
              <th scope="col" class="t word"><xsl:value-of select="f:t('card')"/></th>
            </tr>
          </thead>
          <tbody><xsl:apply-templates select="entrada"/></tbody>
        </table>
        <xsl:if test="entrada[not(@minuts)]"><xsl:call-template name="not-followed"/></xsl:if>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template name="teams-of">
    <xsl:param name="codes"/>
    <xsl:variable name="first" select="substring-before(concat($codes, ' '), ' ')"/>
    <xsl:call-template name="team"><xsl:with-param name="code" select="$first"/></xsl:call-template>
    <xsl:if test="contains($codes, ' ')">
      <xsl:text>, </xsl:text>
      <xsl:call-template name="teams-of">
        <xsl:with-param name="codes" select="substring-after($codes, ' ')"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="sum">
    <xsl:param name="key"/>
    <xsl:param name="of"/>
    <div>
      <dt><xsl:call-template name="full"><xsl:with-param name="key" select="$key"/></xsl:call-template></dt>
      <dd data-stat="{$key}"><xsl:value-of select="$of"/></dd>
    </div>
  </xsl:template>

  <xsl:template name="split">
    <xsl:param name="name"/>
    <xsl:param name="entries"/>
    <tr>
      <th scope="row" class="t"><xsl:value-of select="$name"/></th>
      <xsl:if test="@minuts">
        <td><xsl:value-of select="count($entries[@jugat = 'si'])"/></td>
        <td><xsl:value-of select="sum($entries/@minuts)"/></td>
      </xsl:if>
      <td><xsl:value-of select="sum($entries/@gols)"/></td><td><xsl:value-of select="sum($entries/@assistencies)"/></td>
    </tr>
  </xsl:template>

  <!-- Minutes of each match as columns, relative to the length of the match, with goals as dots above. -->
  <xsl:template name="progress">
    <xsl:variable name="step" select="680 div count(entrada)"/>
    <xsl:variable name="width" select="round($step * 7.5) div 10"/>
    <figure>
      <svg class="prog" viewBox="0 0 720 92" role="img" aria-labelledby="progress-title">
        <title id="progress-title">
          <xsl:choose>
            <xsl:when test="$of-points"><xsl:value-of select="f:t('points-progress-title', count(entrada))"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="f:t('progress-title', count(entrada))"/></xsl:otherwise>
          </xsl:choose>
        </title>
        <path class="rest">
          <xsl:attribute name="d">
            <xsl:for-each select="entrada">
              <xsl:value-of select="concat('M', round(200 + (position() - 1) * $step * 10) div 10, ' 24h', $width,
                  'v60h-', $width, 'z')"/>
            </xsl:for-each>
          </xsl:attribute>
        </path>
        <path class="bar">
          <xsl:attribute name="d">
            <xsl:for-each select="entrada">
              <xsl:if test="@minuts &gt; 0 and @durada &gt; 0">
                <xsl:value-of select="concat('M', round(200 + (position() - 1) * $step * 10) div 10, ' 84h', $width,
                    'v-', round(600 * @minuts div @durada) div 10, 'h-', $width, 'z')"/>
              </xsl:if>
            </xsl:for-each>
          </xsl:attribute>
        </path>
        <xsl:for-each select="entrada">
          <xsl:if test="@gols">
            <text class="mid" x="{round(200 + ((position() - 1) * $step + $width div 2) * 10) div 10}" y="18">
              <xsl:value-of select="@gols"/>
            </text>
          </xsl:if>
        </xsl:for-each>
      </svg>
      <figcaption class="legend">
        <xsl:choose>
          <xsl:when test="$of-points"><xsl:value-of select="f:t('points-progress-note')"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="f:t('progress-note')"/></xsl:otherwise>
        </xsl:choose>
      </figcaption>
    </figure>
  </xsl:template>

  <!-- This is the most frequent row by far, so lookups are done once. -->
  <xsl:template match="entrada">
    <xsl:variable name="match" select="key('partit', @partit)"/>
    <tr>
      <td class="t m">
        <xsl:for-each select="$match/@data">
          <time datetime="{.}">
            <xsl:call-template name="day"><xsl:with-param name="date" select="string(.)"/></xsl:call-template>
          </time>
        </xsl:for-each>
      </td>
      <th scope="row" class="t">
        <xsl:choose>
          <xsl:when test="@camp = 'local'">
            <xsl:call-template name="team"><xsl:with-param name="code" select="$match/@visitant"/></xsl:call-template>
          </xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="team"><xsl:with-param name="code" select="$match/@local"/></xsl:call-template>
            <span class="zone"><xsl:value-of select="$away-short"/></span>
          </xsl:otherwise>
        </xsl:choose>
      </th>
      <td class="score"><xsl:apply-templates select="$match" mode="score"/></td>
      <td class="t opt">
        <xsl:choose>
          <xsl:when test="@sancionat"><xsl:value-of select="f:w('role-suspended')"/></xsl:when>
          <xsl:when test="@titular"><xsl:value-of select="$started"/></xsl:when>
          <xsl:when test="@jugat"><xsl:value-of select="$came-on"/></xsl:when>
          <xsl:when test="@minuts"><xsl:value-of select="$unused"/></xsl:when>
        </xsl:choose>
      </td>
      <xsl:if test="../@minuts">
        <td data-stat="minutes">
          <xsl:choose>
            <xsl:when test="@minuts = 0"><span class="z">0</span></xsl:when>
            <xsl:otherwise><xsl:value-of select="@minuts"/></xsl:otherwise>
          </xsl:choose>
        </td>
      </xsl:if>
      <td data-stat="goals"><xsl:value-of select="@gols"/></td>
      <td data-stat="assists" class="opt"><xsl:value-of select="@assistencies"/></td>
      <td class="t word"><xsl:if test="@targeta"><xsl:value-of select="f:t(concat('card-', @targeta))"/></xsl:if></td>
    </tr>
  </xsl:template>

  <xsl:variable name="away-short" select="concat(' ', f:t('away-short'))"/>
  <xsl:variable name="started" select="f:t('role-started')"/>
  <xsl:variable name="came-on" select="f:t('role-came-on')"/>
  <xsl:variable name="unused" select="f:t('role-unused')"/>
</xsl:stylesheet>
