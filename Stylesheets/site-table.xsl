<?xml version="1.0" encoding="UTF-8"?>
<!-- The page of a table: total, at home and away; how ties were broken; and the grid of all results. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:template match="taula" mode="page">
    <section>
      <xsl:apply-templates select="posicions[@camp = 'total']"/>
      <xsl:if test="nota">
        <ul class="notes">
          <xsl:for-each select="nota">
            <li><xsl:call-template name="dated"><xsl:with-param name="text" select="string()"/></xsl:call-template></li>
          </xsl:for-each>
        </ul>
      </xsl:if>
      <xsl:for-each select="empat">
        <details class="why">
          <summary><xsl:value-of select="concat(f:t('why'), ' ', linia[1])"/></summary>
          <ul><xsl:for-each select="linia[position() &gt; 1]"><li><xsl:value-of select="."/></li></xsl:for-each></ul>
        </details>
      </xsl:for-each>
    </section>
    <xsl:call-template name="course"><xsl:with-param name="ways" select="cami"/></xsl:call-template>
    <div class="cards">
      <section>
        <h2><xsl:value-of select="f:t('at-home')"/></h2>
        <xsl:apply-templates select="posicions[@camp = 'casa']"/>
      </section>
      <section>
        <h2><xsl:value-of select="f:t('away')"/></h2>
        <xsl:apply-templates select="posicions[@camp = 'fora']"/>
      </section>
    </div>
    <xsl:call-template name="square"/>
  </xsl:template>

  <!-- The short form omits the columns that do not fit a narrow screen. -->
  <xsl:template match="posicions">
    <xsl:param name="short" select="@camp != 'total'"/>
    <table>
      <thead>
        <tr>
          <xsl:call-template name="head"><xsl:with-param name="key" select="'rank'"/></xsl:call-template>
          <th scope="col" class="t"><xsl:value-of select="f:t('team')"/></th>
          <xsl:call-template name="head"><xsl:with-param name="key" select="'played'"/></xsl:call-template>
          <xsl:call-template name="head">
            <xsl:with-param name="key" select="'won'"/><xsl:with-param name="class" select="'opt'"/>
          </xsl:call-template>
          <xsl:if test="not(../@empats = 'no')">
            <xsl:call-template name="head">
              <xsl:with-param name="key" select="'drawn'"/><xsl:with-param name="class" select="'opt'"/>
            </xsl:call-template>
          </xsl:if>
          <xsl:call-template name="head">
            <xsl:with-param name="key" select="'lost'"/><xsl:with-param name="class" select="'opt'"/>
          </xsl:call-template>
          <xsl:if test="not($short)">
            <xsl:call-template name="head">
              <xsl:with-param name="key" select="'for'"/><xsl:with-param name="class" select="'opt'"/>
            </xsl:call-template>
            <xsl:call-template name="head">
              <xsl:with-param name="key" select="'against'"/><xsl:with-param name="class" select="'opt'"/>
            </xsl:call-template>
          </xsl:if>
          <xsl:call-template name="head"><xsl:with-param name="key" select="'difference'"/></xsl:call-template>
          <xsl:call-template name="head"><xsl:with-param name="key" select="'points'"/></xsl:call-template>
          <xsl:if test="not($short)"><th scope="col" class="t opt"><xsl:value-of select="f:t('form')"/></th></xsl:if>
        </tr>
      </thead>
      <tbody>
        <xsl:for-each select="fila">
          <tr>
            <xsl:if test="@equip = $us"><xsl:attribute name="class">us</xsl:attribute></xsl:if>
            <td data-stat="rank">
              <xsl:value-of select="concat(@lloc, substring('=', 1, number(@compartit = 'si')))"/>
            </td>
            <th scope="row" class="t">
              <xsl:call-template name="team"><xsl:with-param name="code" select="@equip"/></xsl:call-template>
              <xsl:if test="@descomptats"><xsl:text>*</xsl:text></xsl:if>
              <xsl:if test="@zona and not($short)">
                <xsl:text> </xsl:text>
                <span class="zone"><xsl:value-of select="@zona"/></span>
              </xsl:if>
            </th>
            <xsl:call-template name="cell">
              <xsl:with-param name="of" select="@jugats"/><xsl:with-param name="stat" select="'played'"/>
            </xsl:call-template>
            <xsl:call-template name="cell">
              <xsl:with-param name="of" select="@guanyats"/><xsl:with-param name="stat" select="'won'"/>
              <xsl:with-param name="class" select="'opt'"/>
            </xsl:call-template>
            <xsl:if test="not(../../@empats = 'no')">
              <xsl:call-template name="cell">
                <xsl:with-param name="of" select="@empatats"/><xsl:with-param name="stat" select="'drawn'"/>
                <xsl:with-param name="class" select="'opt'"/>
              </xsl:call-template>
            </xsl:if>
            <xsl:call-template name="cell">
              <xsl:with-param name="of" select="@perduts"/><xsl:with-param name="stat" select="'lost'"/>
              <xsl:with-param name="class" select="'opt'"/>
            </xsl:call-template>
            <xsl:if test="not($short)">
              <xsl:call-template name="cell">
                <xsl:with-param name="of" select="@favor"/><xsl:with-param name="stat" select="'for'"/>
                <xsl:with-param name="class" select="'opt'"/>
              </xsl:call-template>
              <xsl:call-template name="cell">
                <xsl:with-param name="of" select="@contra"/><xsl:with-param name="stat" select="'against'"/>
                <xsl:with-param name="class" select="'opt'"/>
              </xsl:call-template>
            </xsl:if>
            <td data-stat="difference"><xsl:value-of select="translate(@diferencia, '-', '−')"/></td>
            <td data-stat="points" class="sum"><xsl:value-of select="@punts"/></td>
            <xsl:if test="not($short)">
              <td class="t opt form">
                <xsl:call-template name="form"><xsl:with-param name="form" select="string(@forma)"/></xsl:call-template>
              </td>
            </xsl:if>
          </tr>
        </xsl:for-each>
      </tbody>
    </table>
  </xsl:template>

  <!-- Home teams in rows, visitors in columns. -->
  <xsl:template name="square">
    <xsl:variable name="teams" select="posicions[@camp = 'total']/fila/@equip"/>
    <xsl:variable name="matches" select="$resum/partits/partit[@tipus = 'lliga' and @estat != 'anullat'
        and @competicio = current()/../@codi
        and (not(current()/@grup) and not(@grup)
        or @grup = current()/@grup)]"/>
    <section>
      <h2><xsl:value-of select="f:t('all-results')"/></h2>
      <p class="facts"><xsl:value-of select="f:t('square-note')"/></p>
      <div class="scroll" tabindex="0" role="region" aria-label="{f:t('all-results')}">
        <table class="square">
          <thead>
            <tr>
              <td></td>
              <xsl:for-each select="$teams">
                <th scope="col" class="turned"><span><xsl:value-of select="key('equip', .)/@nom"/></span></th>
              </xsl:for-each>
            </tr>
          </thead>
          <tbody>
            <xsl:for-each select="$teams">
              <xsl:variable name="home" select="string(.)"/>
              <xsl:variable name="own" select="$matches[@local = $home]"/>
              <tr>
                <xsl:if test="$home = $us"><xsl:attribute name="class">us</xsl:attribute></xsl:if>
                <th scope="row" class="t"><xsl:value-of select="key('equip', $home)/@nom"/></th>
                <xsl:for-each select="$teams">
                  <td>
                    <xsl:attribute name="class">cell<xsl:if test=". = $home"> own</xsl:if></xsl:attribute>
                    <xsl:for-each select="$own[@visitant = current()][@gl != '']">
                      <xsl:if test="position() &gt; 1"><br/></xsl:if>
                      <xsl:apply-templates select="." mode="score"/>
                    </xsl:for-each>
                  </td>
                </xsl:for-each>
              </tr>
            </xsl:for-each>
          </tbody>
        </table>
      </div>
    </section>
  </xsl:template>
</xsl:stylesheet>
