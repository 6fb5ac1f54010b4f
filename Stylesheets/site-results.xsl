<?xml version="1.0" encoding="UTF-8"?>
<!-- All matches by round, or by month if there are no rounds. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:key name="tie" match="/resum/partits/eliminatoria" use="@partit"/>
  <xsl:key name="part" match="/resum/partits/partit[not(@exclos)]" use="concat(@competicio, '|', @grup, '|',
      @jornada, '|', substring(@data, 1, 7 * not(@jornada)))"/>

  <xsl:template name="results">
    <xsl:for-each select="/resum/competicions/competicio[@codi = /resum/partits/partit[not(@exclos)]/@competicio]">
      <xsl:variable name="all" select="/resum/partits/partit[@competicio = current()/@codi][not(@exclos)]"/>
      <!-- If the competition has no name, its rounds are second-level headings. -->
      <xsl:variable name="heading" select="concat('h', 2 + (@nom != ''))"/>
      <section>
        <xsl:if test="@nom != ''"><h2><xsl:value-of select="@nom"/></h2></xsl:if>
        <div class="cards">
          <xsl:for-each select="$all[generate-id() = generate-id(key('part', concat(@competicio, '|', @grup, '|',
              @jornada, '|', substring(@data, 1, 7 * not(@jornada))))[1])]">
            <xsl:variable name="matches" select="key('part', concat(@competicio, '|', @grup, '|', @jornada, '|',
                substring(@data, 1, 7 * not(@jornada))))"/>
            <div>
              <xsl:element name="{$heading}">
                <xsl:if test="@grup != ''"><xsl:value-of select="concat(@grup, ' · ')"/></xsl:if>
                <xsl:choose>
                  <xsl:when test="number(@jornada)">
                    <xsl:value-of select="f:t('matchday', @jornada)"/>
                  </xsl:when>
                  <xsl:when test="@jornada"><xsl:value-of select="@jornada"/></xsl:when>
                  <xsl:when test="string-length(@data) = 10">
                    <xsl:value-of select="concat(f:t(concat('month-', substring(@data, 6, 2))), ' ', substring(@data, 1,
                        4))"/>
                  </xsl:when>
                  <xsl:otherwise><xsl:value-of select="f:t('no-date')"/></xsl:otherwise>
                </xsl:choose>
              </xsl:element>
              <xsl:call-template name="match-list">
                <xsl:with-param name="matches" select="$matches"/>
              </xsl:call-template>
              <xsl:for-each select="key('tie', $matches/@codi)">
                <p class="facts"><xsl:value-of select="."/></p>
              </xsl:for-each>
            </div>
          </xsl:for-each>
        </div>
      </section>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="match-list">
    <xsl:param name="matches"/>
    <!-- Pointless if all matches are ours. -->
    <xsl:param name="marks-us" select="true()"/>
    <table class="matches">
      <!-- The head is invisible and does not set the column widths. -->
      <colgroup><col class="m"/><col/><col class="cell"/><col class="visitors"/></colgroup>
      <thead class="v">
        <tr>
          <th scope="col"><xsl:value-of select="f:t('date')"/></th>
          <th scope="col"><xsl:value-of select="f:t('home')"/></th>
          <th scope="col"><xsl:value-of select="f:t('score')"/></th>
          <th scope="col"><xsl:value-of select="f:t('visitors')"/></th>
        </tr>
      </thead>
      <tbody>
        <xsl:for-each select="$matches">
          <tr>
            <xsl:if test="$marks-us and (@local = $us or @visitant = $us)">
              <xsl:attribute name="class">us</xsl:attribute>
            </xsl:if>
            <td class="t m">
              <xsl:if test="@data">
                <time datetime="{@data}">
                  <xsl:value-of select="concat(number(substring(@data, 9, 2)), '&#xA0;',
                      substring-before(substring-after($months, substring(@data, 5, 4)), '-'))"/>
                </time>
              </xsl:if>
              <xsl:if test="@hora and @estat = 'pendent'"><xsl:value-of select="concat('&#xA0;', @hora)"/></xsl:if>
            </td>
            <td><xsl:call-template name="team"><xsl:with-param name="code" select="@local"/></xsl:call-template></td>
            <td class="cell score">
              <xsl:apply-templates select="." mode="score"/>
              <xsl:if test="@penals != ''">
                <span class="zone">
                  <xsl:value-of select="concat(' ', f:t('shoot-out', translate(@penals, '-', '–')))"/>
                </span>
              </xsl:if>
            </td>
            <td class="t visitors">
              <xsl:call-template name="team"><xsl:with-param name="code" select="@visitant"/></xsl:call-template>
              <span class="zone"><xsl:apply-templates select="." mode="state"/></span>
            </td>
          </tr>
        </xsl:for-each>
      </tbody>
    </table>
  </xsl:template>
</xsl:stylesheet>
