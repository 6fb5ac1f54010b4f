<?xml version="1.0" encoding="UTF-8"?>
<!-- The page of a team: its position, its matches, and its players. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:template match="equip" mode="page">
    <xsl:variable name="code" select="@codi"/>
    <xsl:variable name="matches" select="key('partits-de', @codi)"/>
    <xsl:variable name="players" select="/resum/jugadors/jugador[@convocatories &gt; 0][contains(concat(' ', @equips, ' '),
        concat(' ', current()/@codi, ' '))]"/>
    <xsl:for-each select="$taules[posicions/fila/@equip = current()/@codi]">
      <xsl:variable name="row" select="posicions[@camp = 'total']/fila[@equip = $code]"/>
      <section>
        <h2><xsl:call-template name="table-way"/></h2>
        <dl class="sums">
          <div>
            <dt><xsl:value-of select="f:t('place')"/></dt>
            <dd>
              <xsl:value-of select="f:t('of', concat($row/@lloc, substring('=', 1, number($row/@compartit = 'si'))),
                  count(posicions[1]/fila))"/>
            </dd>
          </div>
          <div>
            <dt><xsl:value-of select="f:t('full-points')"/></dt>
            <dd data-stat="points"><xsl:value-of select="$row/@punts"/></dd>
          </div>
          <div>
            <dt><xsl:value-of select="$word-record"/></dt>
            <dd><xsl:value-of select="f:record($row/@guanyats, $row/@empatats, $row/@perduts)"/></dd>
          </div>
          <div>
            <dt><xsl:value-of select="$word-scored"/></dt>
            <dd><xsl:value-of select="concat($row/@favor, '–', $row/@contra)"/></dd>
          </div>
          <div>
            <dt><xsl:value-of select="f:t('form')"/></dt>
            <dd class="form">
              <xsl:call-template name="form">
                <xsl:with-param name="form" select="string($row/@forma)"/>
              </xsl:call-template>
            </dd>
          </div>
        </dl>
      </section>
    </xsl:for-each>
    <xsl:if test="$players">
      <section>
        <h2><xsl:value-of select="f:t('squad')"/></h2>
        <table>
          <thead>
            <tr>
              <th scope="col" class="t"><xsl:value-of select="f:t('player')"/></th>
              <xsl:call-template name="head"><xsl:with-param name="key" select="'number'"/></xsl:call-template>
              <xsl:if test="$timed">
                <xsl:call-template name="head"><xsl:with-param name="key" select="'appearances'"/></xsl:call-template>
              </xsl:if>
              <xsl:if test="$players/@inicis">
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'starts'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
              </xsl:if>
              <xsl:if test="$timed">
                <xsl:call-template name="head"><xsl:with-param name="key" select="'minutes'"/></xsl:call-template>
              </xsl:if>
              <xsl:call-template name="head"><xsl:with-param name="key" select="$scored"/></xsl:call-template>
              <xsl:call-template name="head">
                <xsl:with-param name="key" select="'assists'"/><xsl:with-param name="class" select="'opt'"/>
              </xsl:call-template>
              <xsl:call-template name="head">
                <xsl:with-param name="key" select="'yellows'"/><xsl:with-param name="class" select="'opt'"/>
              </xsl:call-template>
              <xsl:call-template name="head">
                <xsl:with-param name="key" select="'reds'"/><xsl:with-param name="class" select="'opt'"/>
              </xsl:call-template>
              <xsl:if test="$players/@expulsions">
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'dismissals'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
              </xsl:if>
            </tr>
          </thead>
          <tbody>
            <!-- For players who changed teams, their totals for this one. -->
            <xsl:for-each select="$players[not(total[@equip = $code])] | $players/total[@equip = $code]">
              <xsl:sort select="@minuts" data-type="number" order="descending"/>
              <xsl:sort select="ancestor-or-self::jugador/@codi"/>
              <tr>
                <th scope="row" class="t">
                  <xsl:call-template name="player">
                    <xsl:with-param name="code" select="ancestor-or-self::jugador/@codi"/>
                  </xsl:call-template>
                </th>
                <td data-stat="number"><xsl:value-of select="translate(@dorsals, ' ', '/')"/></td>
                <xsl:if test="$timed">
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@partits"/><xsl:with-param name="stat" select="'appearances'"/>
                  </xsl:call-template>
                </xsl:if>
                <xsl:if test="$players/@inicis">
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@inicis"/><xsl:with-param name="stat" select="'starts'"/>
                    <xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                </xsl:if>
                <xsl:if test="$timed">
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@minuts"/><xsl:with-param name="stat" select="'minutes'"/>
                  </xsl:call-template>
                </xsl:if>
                <xsl:call-template name="cell">
                  <xsl:with-param name="of" select="@gols"/><xsl:with-param name="stat" select="'goals'"/>
                </xsl:call-template>
                <xsl:call-template name="cell">
                  <xsl:with-param name="of" select="@assistencies"/><xsl:with-param name="stat" select="'assists'"/>
                  <xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="cell">
                  <xsl:with-param name="of" select="@grogues"/><xsl:with-param name="stat" select="'yellows'"/>
                  <xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="cell">
                  <xsl:with-param name="of" select="@vermelles + @dobles"/><xsl:with-param name="stat" select="'reds'"/>
                  <xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:if test="$players/@expulsions">
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="sum(@expulsions)"/>
                    <xsl:with-param name="stat" select="'dismissals'"/><xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                </xsl:if>
              </tr>
            </xsl:for-each>
          </tbody>
        </table>
        <xsl:call-template name="not-followed"/>
      </section>
    </xsl:if>
    <xsl:if test="apartat and $alone != 'yes'">
      <p><a href="scout-{@codi}.html"><xsl:value-of select="f:t('scout')"/></a></p>
    </xsl:if>
    <xsl:if test="$alone = 'yes'"><xsl:apply-templates select="apartat"/></xsl:if>
    <xsl:if test="grup or parella or porteria"><div class="cards">
    <xsl:call-template name="goal-groups"/>
    <xsl:call-template name="together">
      <xsl:with-param name="rows" select="parella"/><xsl:with-param name="title" select="'together'"/>
    </xsl:call-template>
    <xsl:call-template name="together">
      <xsl:with-param name="rows" select="porteria"/><xsl:with-param name="title" select="'defences'"/>
    </xsl:call-template>
    </div></xsl:if>
    <section>
      <h2><xsl:value-of select="f:t('results')"/></h2>
      <xsl:call-template name="match-list">
        <xsl:with-param name="matches" select="$matches"/><xsl:with-param name="marks-us" select="@codi != $us"/>
      </xsl:call-template>
    </section>
  </xsl:template>

  <!-- How and when goals were scored and conceded. -->
  <xsl:template name="goal-groups">
    <xsl:if test="grup">
      <section>
        <h2><xsl:value-of select="$word-scored"/></h2>
        <table>
          <thead>
            <tr>
              <th scope="col" class="t"><xsl:value-of select="f:t('when-and-how')"/></th>
              <xsl:call-template name="head"><xsl:with-param name="key" select="'for'"/></xsl:call-template>
              <xsl:call-template name="head"><xsl:with-param name="key" select="'against'"/></xsl:call-template>
            </tr>
          </thead>
          <xsl:for-each select="grup[not(@tipus = preceding-sibling::grup[1]/@tipus)]">
            <tbody>
              <xsl:for-each select="../grup[@tipus = current()/@tipus]">
                <tr>
                  <th scope="row" class="t"><xsl:value-of select="translate(@nom, &quot;-'&quot;, '–′')"/></th>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@favor"/><xsl:with-param name="stat" select="'goals-for'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@contra"/><xsl:with-param name="stat" select="'goals-against'"/>
                  </xsl:call-template>
                </tr>
              </xsl:for-each>
            </tbody>
          </xsl:for-each>
        </table>
      </section>
    </xsl:if>
  </xsl:template>

  <!-- The twenty best pairs of players. -->
  <xsl:template name="together">
    <xsl:param name="rows"/>
    <xsl:param name="title"/>
    <xsl:if test="$rows">
      <section>
        <h2><xsl:value-of select="f:t($title)"/></h2>
        <table>
          <thead>
            <tr>
              <th scope="col" class="t"><xsl:value-of select="f:t('players')"/></th>
              <xsl:call-template name="head">
                <xsl:with-param name="key" select="'played'"/><xsl:with-param name="class" select="'opt'"/>
              </xsl:call-template>
              <xsl:call-template name="head"><xsl:with-param name="key" select="'minutes'"/></xsl:call-template>
              <xsl:call-template name="head"><xsl:with-param name="key" select="'for'"/></xsl:call-template>
              <xsl:call-template name="head"><xsl:with-param name="key" select="'against'"/></xsl:call-template>
              <xsl:call-template name="head"><xsl:with-param name="key" select="'difference'"/></xsl:call-template>
            </tr>
          </thead>
          <tbody>
            <xsl:for-each select="$rows[position() &lt;= 20]">
              <tr>
                <th scope="row" class="t">
                  <xsl:for-each select="amb">
                    <xsl:if test="position() &gt; 1">, </xsl:if>
                    <xsl:call-template name="player"><xsl:with-param name="code" select="@jugador"/></xsl:call-template>
                  </xsl:for-each>
                </th>
                <xsl:call-template name="cell">
                  <xsl:with-param name="of" select="@partits"/><xsl:with-param name="stat" select="'played'"/>
                  <xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="cell">
                  <xsl:with-param name="of" select="@minuts"/><xsl:with-param name="stat" select="'minutes'"/>
                </xsl:call-template>
                <xsl:call-template name="cell">
                  <xsl:with-param name="of" select="@favor"/><xsl:with-param name="stat" select="'goals-for'"/>
                </xsl:call-template>
                <xsl:call-template name="cell">
                  <xsl:with-param name="of" select="@contra"/><xsl:with-param name="stat" select="'goals-against'"/>
                </xsl:call-template>
                <td data-stat="difference"><xsl:value-of select="translate(@diferencia, '-', '−')"/></td>
              </tr>
            </xsl:for-each>
          </tbody>
        </table>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
