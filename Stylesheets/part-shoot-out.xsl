<?xml version="1.0" encoding="UTF-8"?>
<!-- The shoot-out, kick by kick. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:param name="shoot-out-heading">
    <xsl:if test="$kicks"><xsl:value-of select="f:w('shoot-out')"/></xsl:if>
  </xsl:param>

  <xsl:variable name="kick-abbr">
    <xsl:if test="$kicks"><abbr title="{f:w('kick')}"><xsl:value-of select="f:w('number-short')"/></abbr></xsl:if>
  </xsl:variable>

  <xsl:template name="shoot-out">
    <xsl:if test="$shoot-out-heading != ''">
      <xsl:variable name="first" select="$kicks[@s = 'home']"/>
      <xsl:variable name="second" select="$kicks[@s = 'away']"/>
      <section id="shoot-out">
        <h2><xsl:value-of select="$shoot-out-heading"/></h2>
        <div class="strip" aria-hidden="true">
          <xsl:for-each select="$sides">
            <p>
              <span>
                <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
              </span>
              <xsl:text> </xsl:text>
              <span>
              <xsl:for-each select="$kicks[@s = current()/@id]">
                <xsl:if test="position() &gt; 1"><xsl:text> </xsl:text></xsl:if>
                <svg class="i"><use><xsl:attribute name="href"><xsl:choose>
                  <xsl:when test="@resultat = 'gol'">#s-goal</xsl:when>
                  <xsl:when test="@resultat = 'aturada'">#s-saved</xsl:when>
                  <xsl:otherwise>#s-miss</xsl:otherwise>
                </xsl:choose></xsl:attribute></use></svg>
              </xsl:for-each>
              </span>
            </p>
          </xsl:for-each>
        </div>
        <table class="list">
          <caption><xsl:value-of select="f:t('shoot-out-caption', $sides[@id = $kicks[1]/@s]/@name)"/></caption>
          <thead>
            <tr>
              <th scope="col"><xsl:copy-of select="$kick-abbr"/></th>
              <xsl:for-each select="$sides">
                <th scope="col">
                  <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
                </th>
              </xsl:for-each>
            </tr>
          </thead>
          <tbody>
            <xsl:for-each select="$first[count($first) &gt;= count($second)]
                | $second[count($second) &gt; count($first)]">
              <xsl:variable name="turn" select="position()"/>
              <tr>
                <th scope="row"><xsl:value-of select="$turn"/></th>
                <td><xsl:apply-templates select="$first[$turn]" mode="kick"/></td>
                <td><xsl:apply-templates select="$second[$turn]" mode="kick"/></td>
              </tr>
            </xsl:for-each>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row"><xsl:copy-of select="$total-abbr"/></th>
              <td class="sum" data-stat="shoot-out" data-team="home">
                <xsl:value-of select="count($first[@resultat = 'gol'])"/>
              </td>
              <td class="sum" data-stat="shoot-out" data-team="away">
                <xsl:value-of select="count($second[@resultat = 'gol'])"/>
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template match="*" mode="kick">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape">
        <xsl:choose>
          <xsl:when test="@resultat = 'gol'">goal</xsl:when>
          <xsl:when test="@resultat = 'aturada'">saved</xsl:when>
          <xsl:otherwise>miss</xsl:otherwise>
        </xsl:choose>
      </xsl:with-param>
    </xsl:call-template>
    <xsl:if test="not(@other)"><xsl:call-template name="known"/></xsl:if>
    <span class="how"><xsl:value-of select="f:code('kick', string(@resultat))"/></span>
  </xsl:template>
</xsl:stylesheet>
