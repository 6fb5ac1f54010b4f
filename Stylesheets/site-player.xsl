<?xml version="1.0" encoding="UTF-8"?>
<!-- The page of a player: totals, by competition, at home and away, and match by match. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:math="http://exslt.org/math"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="math" exclude-result-prefixes="f">

  <xsl:template match="jugador" mode="page">
    <section>
      <p>
        <xsl:call-template name="teams-of"><xsl:with-param name="codes" select="@equips"/></xsl:call-template>
        <xsl:if test="@posicio"><xsl:value-of select="concat(' · ', @posicio)"/></xsl:if>
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
        <xsl:if test="@inicis">
          <xsl:call-template name="sum">
            <xsl:with-param name="key" select="'starts'"/><xsl:with-param name="of" select="@inicis"/>
          </xsl:call-template>
        </xsl:if>
        <xsl:variable name="played" select="entrada[@jugat]"/>
        <xsl:if test="@minuts and $played">
          <xsl:variable name="home" select="$played[@camp = 'local']"/>
          <xsl:variable name="away" select="$played[@camp = 'visitant']"/>
          <xsl:variable name="won" select="count($home[key('partit', @partit)[@gl &gt; @gv]])
              + count($away[key('partit', @partit)[@gl &lt; @gv]])"/>
          <xsl:variable name="drawn" select="count($played[key('partit', @partit)[@gl = @gv]])"/>
          <xsl:variable name="lost" select="count($home[key('partit', @partit)[@gl &lt; @gv]])
              + count($away[key('partit', @partit)[@gl &gt; @gv]])"/>
          <div>
            <dt><xsl:value-of select="$word-record-playing"/></dt>
            <dd data-stat="record"><xsl:value-of select="f:record($won, $drawn, $lost)"/></dd>
          </div>
        </xsl:if>
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
        <xsl:if test="not(contains($absent-cards, ' yellows '))">
          <xsl:call-template name="sum">
            <xsl:with-param name="key" select="'yellows'"/><xsl:with-param name="of" select="@grogues"/>
          </xsl:call-template>
        </xsl:if>
        <xsl:call-template name="sum">
          <xsl:with-param name="key" select="'sent-off'"/><xsl:with-param name="of" select="@vermelles + @dobles + sum(@expulsions)"/>
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

  <!-- Minutes of each match as columns up to the length of the longest match, with the goals above and the dates of some
       below. Positions are in per cent, so that the text keeps its size on a phone. -->
  <xsl:template name="progress">
    <xsl:variable name="count" select="count(entrada)"/>
    <xsl:variable name="step" select="100 div $count"/>
    <xsl:variable name="width" select="round($step * 60) div 100"/>
    <xsl:variable name="every" select="ceiling($count div 8)"/>
    <xsl:variable name="length" select="math:max(entrada/@durada)"/>
    <figure>
      <svg class="prog" height="124" role="img" aria-labelledby="progress-title">
        <title id="progress-title">
          <xsl:choose>
            <xsl:when test="$of-points"><xsl:value-of select="f:n('points-progress-title', $count)"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="f:n('progress-title', $count)"/></xsl:otherwise>
          </xsl:choose>
        </title>
        <path class="tick" d="M-4 22h4M-4 62h4M-4 102h4"/>
        <text class="tick" x="-7" y="26" text-anchor="end"><xsl:value-of select="concat($length, '′')"/></text>
        <text class="tick" x="-7" y="66" text-anchor="end"><xsl:value-of select="concat($length div 2, '′')"/></text>
        <text class="tick" x="-7" y="106" text-anchor="end">0</text>
        <svg y="22" width="100%" height="80" viewBox="0 0 100 80" preserveAspectRatio="none">
          <path class="grid" d="M0 0H100M0 40H100M0 80H100" vector-effect="non-scaling-stroke"/>
          <path class="bar">
            <xsl:attribute name="d">
              <xsl:for-each select="entrada">
                <xsl:if test="@minuts &gt; 0 and $length &gt; 0">
                  <xsl:value-of select="concat('M', round(((position() - 0.5) * $step - $width div 2) * 100) div 100, ' 80h',
                      $width, 'v-', round(800 * @minuts div $length) div 10, 'h-', $width, 'z')"/>
                </xsl:if>
              </xsl:for-each>
            </xsl:attribute>
          </path>
        </svg>
        <xsl:for-each select="entrada">
          <xsl:variable name="x" select="round((position() - 0.5) * $step * 10) div 10"/>
          <xsl:if test="@gols"><text class="mid" x="{$x}%" y="16"><xsl:value-of select="@gols"/></text></xsl:if>
          <xsl:if test="(position() - 1) mod $every = 0">
            <xsl:variable name="day" select="key('partit', @partit)/@data"/>
            <text class="tick mid" x="{$x}%" y="120">
              <xsl:choose>
                <xsl:when test="string-length($day) = 10">
                  <xsl:value-of select="concat(number(substring($day, 9, 2)), '/', number(substring($day, 6, 2)))"/>
                </xsl:when>
                <xsl:otherwise><xsl:value-of select="position()"/></xsl:otherwise>
              </xsl:choose>
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
