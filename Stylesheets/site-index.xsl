<?xml version="1.0" encoding="UTF-8"?>
<!-- The start page: our last and next match, short tables, top scorers and suspensions. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:template name="index">
    <xsl:variable name="own" select="/resum/partits/partit[not(@exclos)][$us = '' or @local = $us or @visitant = $us]"/>
    <xsl:variable name="played" select="$own[@estat = 'acabat' or @estat = 'adjudicat']"/>
    <xsl:variable name="last-day">
      <xsl:for-each select="$played">
        <xsl:sort select="@data" order="descending"/>
        <xsl:if test="position() = 1"><xsl:value-of select="@data"/></xsl:if>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="next-day">
      <xsl:for-each select="$own[@estat = 'pendent'][translate(@data, '-', '') &gt;= translate($last-day, '-', '')
          or $last-day = '']">
        <xsl:sort select="@data"/>
        <xsl:if test="position() = 1"><xsl:value-of select="@data"/></xsl:if>
      </xsl:for-each>
    </xsl:variable>
    <div class="cards">
      <xsl:if test="$us = ''"><xsl:apply-templates select="/resum/competicions/competicio/quadre" mode="final"/></xsl:if>
      <xsl:if test="$us = '' and /resum/competicions/competicio/quadre and $played">
        <section>
          <h2><xsl:value-of select="f:t('last-results')"/></h2>
          <xsl:call-template name="match-list">
            <xsl:with-param name="matches" select="$played[position() &gt; last() - 5]"/>
          </xsl:call-template>
        </section>
      </xsl:if>
      <xsl:if test="$played and not($us = '' and /resum/competicions/competicio/quadre)">
        <section>
          <h2><xsl:value-of select="f:t('last')"/></h2>
          <xsl:call-template name="match-list">
            <xsl:with-param name="matches" select="$played[@data = $last-day or $last-day = '' and position() = last()]"/>
          </xsl:call-template>
        </section>
      </xsl:if>
      <xsl:if test="$next-day != ''">
        <section>
          <h2><xsl:value-of select="f:t('next')"/></h2>
          <xsl:call-template name="match-list">
            <xsl:with-param name="matches" select="$own[@estat = 'pendent' and @data = $next-day]"/>
          </xsl:call-template>
        </section>
      </xsl:if>
    </div>
    <xsl:if test="$us = ''"><xsl:apply-templates select="/resum/competicions/competicio/quadre" mode="page"/></xsl:if>
    <div class="cards">
      <!-- Our group comes first. -->
      <xsl:for-each select="$taules">
        <xsl:sort select="not(posicions/fila[@equip = $us])"/>
        <section>
          <h2><xsl:call-template name="table-way"/></h2>
          <xsl:apply-templates select="posicions[@camp = 'total']">
            <xsl:with-param name="short" select="true()"/>
          </xsl:apply-templates>
        </section>
      </xsl:for-each>
      <xsl:apply-templates select="/resum/competicions/competicio/millors"/>
      <div>
        <xsl:if test="/resum/golejadors/lloc">
          <section>
            <h2>
              <xsl:call-template name="way">
                <xsl:with-param name="to" select="'scorers.html'"/><xsl:with-param name="text" select="$word-scorers"/>
              </xsl:call-template>
            </h2>
            <xsl:call-template name="places">
              <xsl:with-param name="places" select="/resum/golejadors/lloc[position() &lt;= 5]"/>
            </xsl:call-template>
          </section>
        </xsl:if>
        <xsl:if test="/resum/sancions/sancio[$us = '' or @equip = $us]">
          <section>
            <h2>
              <xsl:call-template name="way">
                <xsl:with-param name="to" select="'discipline.html'"/>
                <xsl:with-param name="text" select="f:t('suspended')"/>
              </xsl:call-template>
            </h2>
            <ul class="notes">
              <xsl:for-each select="/resum/sancions/sancio[$us = '' or @equip = $us]">
                <li>
                  <xsl:call-template name="player-of-any-team">
                    <xsl:with-param name="code" select="@jugador"/>
                  </xsl:call-template>
                  <span class="zone">
                    <xsl:value-of select="concat(' ', @motiu, ', ')"/>
                    <xsl:choose>
                      <xsl:when test="@minim = 'si'">
                        <xsl:value-of select="f:n('matches-to-miss-or-more', @partits)"/>
                      </xsl:when>
                      <xsl:otherwise><xsl:value-of select="f:n('matches-to-miss', @partits)"/></xsl:otherwise>
                    </xsl:choose>
                  </span>
                </li>
              </xsl:for-each>
            </ul>
          </section>
        </xsl:if>
        <section class="teams">
          <h2><xsl:value-of select="f:t('teams')"/></h2>
          <ul class="notes">
            <xsl:for-each select="/resum/equips/equip">
              <li><xsl:call-template name="team"><xsl:with-param name="code" select="@codi"/></xsl:call-template></li>
            </xsl:for-each>
          </ul>
        </section>
      </div>
    </div>
    <xsl:if test="$alone != 'yes'">
      <p class="facts">
        <a href="resum.xml">resum.xml</a>
        <xsl:text> · </xsl:text>
        <a href="results.csv">results.csv</a>
        <xsl:text> · </xsl:text>
        <a href="scorers.csv">scorers.csv</a>
        <xsl:text> · </xsl:text>
        <a href="cards.csv">cards.csv</a>
        <xsl:text> · </xsl:text>
        <a href="minutes.csv">minutes.csv</a>
        <xsl:if test="/resum/competicions/competicio/quadre">
          <xsl:text> · </xsl:text>
          <a href="bracket.csv">bracket.csv</a>
        </xsl:if>
        <xsl:for-each select="/resum/competicions/competicio[taula[2]]">
          <xsl:text> · </xsl:text>
          <a href="groups-{@codi}.csv"><xsl:value-of select="concat('groups-', @codi, '.csv')"/></a>
        </xsl:for-each>
        <xsl:for-each select="$taules">
          <xsl:text> · </xsl:text>
          <a href="table-{@codi}.csv"><xsl:value-of select="concat('table-', @codi, '.csv')"/></a>
        </xsl:for-each>
      </p>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
