<?xml version="1.0" encoding="UTF-8"?>
<!-- Lists of players: scorers, cards and minutes. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:template name="scorers">
    <div class="cards">
      <section>
        <h2><xsl:value-of select="$word-scored"/></h2>
        <xsl:call-template name="places">
          <xsl:with-param name="places" select="/resum/golejadors/lloc"/>
        </xsl:call-template>
      </section>
      <xsl:if test="/resum/assistents/lloc">
        <section>
          <h2><xsl:value-of select="f:t('assists')"/></h2>
          <xsl:call-template name="places">
            <xsl:with-param name="places" select="/resum/assistents/lloc"/>
          </xsl:call-template>
        </section>
      </xsl:if>
      <xsl:if test="/resum/jugadors/jugador[@minutsporter &gt; 0]">
        <section>
          <h2><xsl:value-of select="f:t('goalkeepers')"/></h2>
          <table>
            <thead>
              <tr>
                <th scope="col" class="t"><xsl:value-of select="f:t('player')"/></th>
                <th scope="col" class="t opt"><xsl:value-of select="f:t('team')"/></th>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'minutes'"/></xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'conceded'"/></xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'clean-sheets'"/></xsl:call-template>
              </tr>
            </thead>
            <tbody>
              <xsl:for-each select="/resum/jugadors/jugador[@minutsporter &gt; 0]">
                <xsl:sort select="@imbatut" data-type="number" order="descending"/>
                <xsl:sort select="@encaixats" data-type="number"/>
                <tr>
                  <xsl:if test="@equip = $us"><xsl:attribute name="class">us</xsl:attribute></xsl:if>
                  <th scope="row" class="t">
                    <xsl:call-template name="player-and-team">
                      <xsl:with-param name="code" select="@codi"/><xsl:with-param name="team" select="@equip"/>
                    </xsl:call-template>
                  </th>
                  <td class="t opt">
                    <xsl:call-template name="team"><xsl:with-param name="code" select="@equip"/></xsl:call-template>
                  </td>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@minutsporter"/>
                    <xsl:with-param name="stat" select="'minutes-in-goal'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@encaixats"/><xsl:with-param name="stat" select="'conceded'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@imbatut"/><xsl:with-param name="stat" select="'clean-sheets'"/>
                  </xsl:call-template>
                </tr>
              </xsl:for-each>
            </tbody>
          </table>
        </section>
      </xsl:if>
    </div>
    <xsl:call-template name="not-followed"/>
  </xsl:template>

  <!-- A note that minutes are missing, with the reason. -->
  <xsl:template name="not-followed">
    <xsl:if test="/resum/@seguiment">
      <p class="facts"><xsl:value-of select="f:t(concat('not-followed-', /resum/@seguiment))"/></p>
    </xsl:if>
  </xsl:template>

  <xsl:template name="places">
    <xsl:param name="places"/>
    <xsl:choose>
      <xsl:when test="not($places)"><p><xsl:value-of select="f:t('nobody')"/></p></xsl:when>
      <xsl:otherwise>
        <table>
          <thead>
            <tr>
              <xsl:call-template name="head"><xsl:with-param name="key" select="'rank'"/></xsl:call-template>
              <th scope="col" class="t"><xsl:value-of select="f:t('player')"/></th>
              <th scope="col" class="t opt"><xsl:value-of select="f:t('team')"/></th>
              <th scope="col">
                <xsl:choose>
                  <xsl:when test="$places/@gols"><xsl:value-of select="$word-scored"/></xsl:when>
                  <xsl:otherwise><xsl:value-of select="f:t('assists')"/></xsl:otherwise>
                </xsl:choose>
              </th>
              <xsl:if test="$timed">
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'played'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'minutes'"/></xsl:call-template>
              </xsl:if>
            </tr>
          </thead>
          <tbody>
            <xsl:for-each select="$places">
              <xsl:variable name="team" select="key('jugador', @jugador)/@equip"/>
              <tr>
                <xsl:if test="$team = $us"><xsl:attribute name="class">us</xsl:attribute></xsl:if>
                <td data-stat="rank"><xsl:value-of select="@num"/></td>
                <th scope="row" class="t">
                  <xsl:call-template name="player-and-team">
                    <xsl:with-param name="code" select="@jugador"/><xsl:with-param name="team" select="$team"/>
                  </xsl:call-template>
                </th>
                <td class="t opt">
                  <xsl:call-template name="team"><xsl:with-param name="code" select="$team"/></xsl:call-template>
                </td>
                <td class="sum">
                  <xsl:attribute name="data-stat">
                    <xsl:choose>
                      <xsl:when test="@gols">goals</xsl:when>
                      <xsl:otherwise>assists</xsl:otherwise>
                    </xsl:choose>
                  </xsl:attribute>
                  <xsl:value-of select="concat(@gols, @assistencies)"/>
                  <xsl:if test="@penals &gt; 0">
                    <span class="zone"><xsl:value-of select="concat(' (', @penals, ')')"/></span>
                  </xsl:if>
                </td>
                <xsl:if test="$timed">
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@partits"/><xsl:with-param name="stat" select="'appearances'"/>
                    <xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@minuts"/><xsl:with-param name="stat" select="'minutes'"/>
                  </xsl:call-template>
                </xsl:if>
              </tr>
            </xsl:for-each>
          </tbody>
        </table>
        <xsl:if test="$places/@penals[. &gt; 0]">
          <p class="facts"><xsl:value-of select="f:t('penalties-note')"/></p>
        </xsl:if>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="discipline">
    <section>
      <h2><xsl:value-of select="f:t('suspended')"/></h2>
      <xsl:choose>
        <xsl:when test="/resum/sancions/sancio">
          <table>
            <thead>
              <tr>
                <th scope="col" class="t"><xsl:value-of select="f:t('player')"/></th>
                <th scope="col" class="t opt"><xsl:value-of select="f:t('team')"/></th>
                <th scope="col" class="t"><xsl:value-of select="f:t('reason')"/></th>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'owed'"/></xsl:call-template>
                <th scope="col" class="t opt"><xsl:value-of select="f:t('since')"/></th>
              </tr>
            </thead>
            <tbody>
              <xsl:for-each select="/resum/sancions/sancio">
                <tr>
                  <xsl:if test="@equip = $us"><xsl:attribute name="class">us</xsl:attribute></xsl:if>
                  <th scope="row" class="t">
                    <xsl:call-template name="player-and-team">
                      <xsl:with-param name="code" select="@jugador"/><xsl:with-param name="team" select="@equip"/>
                    </xsl:call-template>
                  </th>
                  <td class="t opt">
                    <xsl:call-template name="team"><xsl:with-param name="code" select="@equip"/></xsl:call-template>
                  </td>
                  <td class="t word"><xsl:value-of select="@motiu"/></td>
                  <td data-stat="owed">
                    <xsl:value-of select="concat(substring('≥', 1, number(@minim = 'si')), @partits)"/>
                  </td>
                  <td class="t opt">
                    <xsl:variable name="match">
                      <xsl:call-template name="dated"><xsl:with-param name="text" select="string(@des)"/></xsl:call-template>
                    </xsl:variable>
                    <xsl:call-template name="way">
                      <xsl:with-param name="to" select="string(key('partit', @partit)/@pagina)"/>
                      <xsl:with-param name="text" select="string($match)"/>
                    </xsl:call-template>
                  </td>
                </tr>
              </xsl:for-each>
            </tbody>
          </table>
          <xsl:if test="/resum/sancions/sancio[@minim = 'si']">
            <p class="facts"><xsl:value-of select="f:t('at-least')"/></p>
          </xsl:if>
        </xsl:when>
        <xsl:otherwise><p><xsl:value-of select="f:t('nobody-suspended')"/></p></xsl:otherwise>
      </xsl:choose>
    </section>
    <section>
      <h2><xsl:value-of select="f:t('cards')"/></h2>
      <table>
        <thead>
          <tr>
            <th scope="col" class="t"><xsl:value-of select="f:t('player')"/></th>
            <th scope="col" class="t opt"><xsl:value-of select="f:t('team')"/></th>
            <xsl:if test="count(/resum/competicions/competicio) &gt; 1">
              <th scope="col" class="t opt"><xsl:value-of select="f:t('competition')"/></th>
            </xsl:if>
            <xsl:call-template name="card-heads">
              <xsl:with-param name="dismissals" select="/resum/targetes/targeta/@expulsions"/>
            </xsl:call-template>
            <xsl:call-template name="head"><xsl:with-param name="key" select="'towards'"/></xsl:call-template>
          </tr>
        </thead>
        <tbody>
          <xsl:for-each select="/resum/targetes/targeta[@grogues + @dobles + @vermelles + sum(@expulsions) &gt; 0]">
            <xsl:sort select="@grogues + 2 * (@dobles + sum(@expulsions)) + 3 * @vermelles" data-type="number" order="descending"/>
            <tr>
              <xsl:if test="@equip = $us"><xsl:attribute name="class">us</xsl:attribute></xsl:if>
              <th scope="row" class="t">
                <xsl:call-template name="player-and-team">
                  <xsl:with-param name="code" select="@jugador"/><xsl:with-param name="team" select="@equip"/>
                </xsl:call-template>
                <!-- Shown on screens without room for the column. -->
                <xsl:if test="count(/resum/competicions/competicio) &gt; 1">
                  <span class="zone few">
                    <xsl:value-of select="concat(' ', key('competicio', @competicio)/@nom)"/>
                  </span>
                </xsl:if>
              </th>
              <td class="t opt">
                <xsl:call-template name="team"><xsl:with-param name="code" select="@equip"/></xsl:call-template>
              </td>
              <xsl:if test="count(/resum/competicions/competicio) &gt; 1">
                <td class="t opt"><xsl:value-of select="key('competicio', @competicio)/@nom"/></td>
              </xsl:if>
              <xsl:call-template name="card-cells">
                <xsl:with-param name="dismissals" select="/resum/targetes/targeta/@expulsions"/>
              </xsl:call-template>
              <td data-stat="towards">
                <xsl:value-of select="@compte"/>
                <xsl:if test="@limit"><xsl:value-of select="concat('/', @limit)"/></xsl:if>
                <xsl:if test="@auna = 'si'"><xsl:value-of select="concat(' ', f:t('one-away'))"/></xsl:if>
              </td>
            </tr>
          </xsl:for-each>
        </tbody>
      </table>
    </section>
    <xsl:call-template name="cards-of-officials"/>
    <xsl:call-template name="cards-by-match"/>
  </xsl:template>

  <!-- Coaches and other people on the bench. -->
  <xsl:template name="cards-of-officials">
    <xsl:if test="/resum/targetes/tecnic">
      <section>
        <h2><xsl:value-of select="f:t('officials')"/></h2>
        <table>
          <thead>
            <tr>
              <th scope="col" class="t"><xsl:value-of select="f:t('name')"/></th>
              <th scope="col" class="t"><xsl:value-of select="f:t('team')"/></th>
              <xsl:call-template name="card-heads">
                <xsl:with-param name="dismissals" select="/resum/targetes/tecnic/@expulsions"/>
              </xsl:call-template>
            </tr>
          </thead>
          <tbody>
            <xsl:for-each select="/resum/targetes/tecnic">
              <tr>
                <xsl:if test="@equip = $us"><xsl:attribute name="class">us</xsl:attribute></xsl:if>
                <th scope="row" class="t">
                  <xsl:value-of select="@nom"/>
                  <xsl:if test="count(/resum/competicions/competicio) &gt; 1">
                    <span class="zone"><xsl:value-of select="concat(' ', key('competicio', @competicio)/@nom)"/></span>
                  </xsl:if>
                </th>
                <td class="t">
                  <xsl:call-template name="team"><xsl:with-param name="code" select="@equip"/></xsl:call-template>
                </td>
                <xsl:call-template name="card-cells">
                  <xsl:with-param name="dismissals" select="/resum/targetes/tecnic/@expulsions"/>
                </xsl:call-template>
              </tr>
            </xsl:for-each>
          </tbody>
        </table>
      </section>
    </xsl:if>
  </xsl:template>

  <!-- Our cards by match. -->
  <xsl:template name="cards-by-match">
    <xsl:variable name="shown" select="/resum/jugadors/jugador/entrada[@targeta][$us = '' or @camp = 'local'
        and key('partit', @partit)/@local = $us or @camp = 'visitant' and key('partit', @partit)/@visitant = $us]"/>
    <xsl:if test="$shown">
      <section>
        <h2><xsl:value-of select="f:t(concat('cards-by-round', substring('-ours', 1, 5 * ($us != ''))))"/></h2>
        <ul class="notes">
          <xsl:for-each select="key('partit', $shown/@partit)">
            <li>
              <xsl:call-template name="day"><xsl:with-param name="date" select="string(@data)"/></xsl:call-template>
              <xsl:value-of select="concat(' ', key('equip', @local)/@nom, ' ')"/>
              <xsl:apply-templates select="." mode="score"/>
              <xsl:value-of select="concat(' ', key('equip', @visitant)/@nom, ': ')"/>
              <xsl:for-each select="$shown[@partit = current()/@codi]">
                <xsl:if test="position() &gt; 1">, </xsl:if>
                <xsl:call-template name="player-of-any-team">
                  <xsl:with-param name="code" select="../@codi"/>
                </xsl:call-template>
                <xsl:value-of select="concat(' (', f:t(concat('card-', @targeta)), ')')"/>
              </xsl:for-each>
            </li>
          </xsl:for-each>
        </ul>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template name="minutes">
    <xsl:variable name="part" select="/resum/minuts/repartiment"/>
    <section>
      <xsl:choose>
        <xsl:when test="$part">
          <p class="facts"><xsl:value-of select="f:t('shares', $part/@minim, $part/@mediana, $part/@maxim)"/></p>
          <table>
            <thead>
              <tr>
                <th scope="col" class="t"><xsl:value-of select="f:t('player')"/></th>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'called'"/></xsl:call-template>
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'starts'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'appearances'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'minutes'"/></xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'share'"/></xsl:call-template>
                <th scope="col" class="t opt"><span class="v"><xsl:value-of select="f:t('full-share')"/></span></th>
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'fair'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'balance'"/></xsl:call-template>
              </tr>
            </thead>
            <tbody>
              <xsl:for-each select="$part/de">
                <xsl:variable name="player" select="key('jugador', @jugador)"/>
                <!-- For players who changed teams, their totals for this one. -->
                <xsl:variable name="sum" select="$player[not(total[@equip = $part/@equip])]
                    | $player/total[@equip = $part/@equip]"/>
                <tr>
                  <th scope="row" class="t">
                    <xsl:call-template name="player"><xsl:with-param name="code" select="@jugador"/></xsl:call-template>
                  </th>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="$sum/@convocatories"/>
                    <xsl:with-param name="stat" select="'called'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="$sum/@inicis"/><xsl:with-param name="stat" select="'starts'"/>
                    <xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="$sum/@partits"/>
                    <xsl:with-param name="stat" select="'appearances'"/><xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="$sum/@minuts"/><xsl:with-param name="stat" select="'minutes'"/>
                  </xsl:call-template>
                  <td data-stat="share">
                    <xsl:if test="$sum/@quota"><xsl:value-of select="f:t('percent', $sum/@quota)"/></xsl:if>
                  </td>
                  <td class="opt">
                    <xsl:if test="$sum/@quota">
                      <svg class="meter" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                        <rect class="rest" x="0" y="2" width="100" height="8"/>
                        <rect class="bar" x="0" y="2" width="{$sum/@quota}" height="8"/>
                        <line class="mark" x1="{$part/@mediana}" y1="0" x2="{$part/@mediana}" y2="12"/>
                      </svg>
                    </xsl:if>
                  </td>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="$sum/@just"/><xsl:with-param name="stat" select="'fair'"/>
                    <xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                  <td data-stat="balance">
                    <xsl:if test="$sum/@balanc &gt; 0">+</xsl:if>
                    <xsl:value-of select="translate($sum/@balanc, '-', '−')"/>
                  </td>
                </tr>
              </xsl:for-each>
            </tbody>
          </table>
          <p class="facts">
            <xsl:value-of select="f:t('fair-note')"/>
            <span class="many"><xsl:value-of select="concat(' ', f:t('bar-note'))"/></span>
          </p>
          <xsl:if test="$part/falta">
            <ul class="lines"><xsl:for-each select="$part/falta"><li><xsl:value-of select="."/></li></xsl:for-each></ul>
          </xsl:if>
        </xsl:when>
        <xsl:when test="$timed"><p><xsl:value-of select="f:t('nobody')"/></p></xsl:when>
      </xsl:choose>
      <xsl:call-template name="not-followed"/>
    </section>
  </xsl:template>

  <xsl:template name="card-heads">
    <!-- All of the list; there is a column for them if there are any. -->
    <xsl:param name="dismissals"/>
    <xsl:call-template name="head"><xsl:with-param name="key" select="'yellows'"/></xsl:call-template>
    <xsl:call-template name="head"><xsl:with-param name="key" select="'second-yellows'"/></xsl:call-template>
    <xsl:call-template name="head"><xsl:with-param name="key" select="'reds'"/></xsl:call-template>
    <xsl:if test="$dismissals">
      <xsl:call-template name="head"><xsl:with-param name="key" select="'dismissals'"/></xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="card-cells">
    <xsl:param name="dismissals"/>
    <xsl:call-template name="cell">
      <xsl:with-param name="of" select="@grogues"/><xsl:with-param name="stat" select="'yellows'"/>
    </xsl:call-template>
    <xsl:call-template name="cell">
      <xsl:with-param name="of" select="@dobles"/><xsl:with-param name="stat" select="'second-yellows'"/>
    </xsl:call-template>
    <xsl:call-template name="cell">
      <xsl:with-param name="of" select="@vermelles"/><xsl:with-param name="stat" select="'reds'"/>
    </xsl:call-template>
    <xsl:if test="$dismissals">
      <xsl:call-template name="cell">
        <xsl:with-param name="of" select="sum(@expulsions)"/><xsl:with-param name="stat" select="'dismissals'"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
