<?xml version="1.0" encoding="UTF-8"?>
<!-- Pages to print: the scouting sheet of a team, on one A4 sheet, and playing time by position, for parents. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <!-- Only the private document has sections. -->
  <xsl:template match="equip" mode="scout">
    <div class="sheet">
      <xsl:apply-templates select="apartat"/>
      <xsl:call-template name="goal-groups"/>
    </div>
  </xsl:template>

  <xsl:template match="apartat">
    <section>
      <h2><xsl:value-of select="@nom"/></h2>
      <ul class="lines"><xsl:for-each select="linia"><li><xsl:value-of select="."/></li></xsl:for-each></ul>
    </section>
  </xsl:template>

  <!-- Our players by name. -->
  <xsl:template name="positions">
    <xsl:variable name="part" select="/resum/minuts/repartiment"/>
    <xsl:variable name="sums" select="key('jugador', $part/de/@jugador)[not(total[@equip = $part/@equip])]
        | key('jugador', $part/de/@jugador)/total[@equip = $part/@equip]"/>
    <section>
      <xsl:choose>
        <xsl:when test="$sums">
          <table>
            <thead>
              <tr>
                <th scope="col" class="t"><xsl:value-of select="f:t('player')"/></th>
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'called'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'starts'"/></xsl:call-template>
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'unused'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'minutes'"/></xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'share'"/></xsl:call-template>
                <xsl:if test="$sums/@mporteria">
                  <xsl:call-template name="head"><xsl:with-param name="key" select="'goalkeeper'"/></xsl:call-template>
                </xsl:if>
                <xsl:if test="$sums/@mdefensa">
                  <xsl:call-template name="head"><xsl:with-param name="key" select="'defence'"/></xsl:call-template>
                </xsl:if>
                <xsl:if test="$sums/@mmigcamp">
                  <xsl:call-template name="head"><xsl:with-param name="key" select="'midfield'"/></xsl:call-template>
                </xsl:if>
                <xsl:if test="$sums/@matac">
                  <xsl:call-template name="head"><xsl:with-param name="key" select="'attack'"/></xsl:call-template>
                </xsl:if>
              </tr>
            </thead>
            <tbody>
              <xsl:for-each select="$sums">
                <xsl:sort select="ancestor-or-self::jugador/@nom" lang="{$language}"/>
                <xsl:sort select="ancestor-or-self::jugador/@codi"/>
                <tr>
                  <th scope="row" class="t"><xsl:value-of select="ancestor-or-self::jugador/@nom"/></th>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@convocatories"/><xsl:with-param name="stat" select="'called'"/>
                    <xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@inicis"/><xsl:with-param name="stat" select="'starts'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@banqueta"/><xsl:with-param name="stat" select="'unused'"/>
                    <xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@minuts"/><xsl:with-param name="stat" select="'minutes'"/>
                  </xsl:call-template>
                  <td data-stat="share">
                    <xsl:if test="@quota"><xsl:value-of select="f:t('percent', @quota)"/></xsl:if>
                  </td>
                  <xsl:if test="$sums/@mporteria">
                    <td data-stat="minutes-goalkeeper"><xsl:value-of select="@mporteria"/></td>
                  </xsl:if>
                  <xsl:if test="$sums/@mdefensa">
                    <td data-stat="minutes-defence"><xsl:value-of select="@mdefensa"/></td>
                  </xsl:if>
                  <xsl:if test="$sums/@mmigcamp">
                    <td data-stat="minutes-midfield"><xsl:value-of select="@mmigcamp"/></td>
                  </xsl:if>
                  <xsl:if test="$sums/@matac">
                    <td data-stat="minutes-attack"><xsl:value-of select="@matac"/></td>
                  </xsl:if>
                </tr>
              </xsl:for-each>
            </tbody>
          </table>
        </xsl:when>
        <xsl:when test="$timed"><p><xsl:value-of select="f:t('nobody')"/></p></xsl:when>
      </xsl:choose>
      <xsl:call-template name="not-followed"/>
    </section>
  </xsl:template>
</xsl:stylesheet>
