<?xml version="1.0" encoding="UTF-8"?>
<!-- Discipline: every card with its reason, and the conduct points of the two sides. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func" exclude-result-prefixes="f">

  <!-- Yellow -1; second yellow -3 with the yellow before it, which is counted already; straight red -4, with a yellow before it -5. -->
  <func:function name="f:conduct">
    <xsl:param name="side"/>
    <func:result select="0 - f:count(concat('yellows ', $side)) - 2 * f:count(concat('second-yellows ', $side)) - 4 * f:count(concat('reds ', $side))"/>
  </func:function>

  <xsl:template name="discipline">
    <xsl:variable name="told" select="$cards[@s = $shown/@id]"/>
    <xsl:if test="$told">
      <section id="discipline">
        <h2><xsl:value-of select="f:t('discipline')"/></h2>
        <table class="list">
          <caption><xsl:value-of select="f:t('cards-caption')"/></caption>
          <thead>
            <tr>
              <th scope="col"><abbr title="{f:t('minute')}"><xsl:value-of select="f:t('short-minutes')"/></abbr></th>
              <th scope="col"><xsl:value-of select="f:t('player')"/></th>
              <th scope="col"><xsl:value-of select="f:t('card')"/></th>
            </tr>
          </thead>
          <tbody>
            <xsl:for-each select="$told">
              <tr>
                <td class="m"><xsl:value-of select="@mt"/></td>
                <th scope="row"><xsl:call-template name="side-sign"/><xsl:value-of select="f:known(@w)"/></th>
                <td class="w">
                  <xsl:call-template name="card-sign"><xsl:with-param name="words" select="''"/></xsl:call-template>
                  <xsl:value-of select="@wt"/>
                  <xsl:if test="@rs != '' and @rs != 'segona groga'">
                    <span class="how"><xsl:value-of select="f:code('reason', string(@rs))"/></span>
                  </xsl:if>
                </td>
              </tr>
            </xsl:for-each>
          </tbody>
        </table>
        <xsl:if test="$has-colours">
          <p class="legend">
            <xsl:value-of select="f:t('conduct')"/>
            <xsl:for-each select="$shown">
              <xsl:text> </xsl:text>
              <xsl:call-template name="sign">
                <xsl:with-param name="shape" select="@id"/>
                <xsl:with-param name="words" select="@name"/>
              </xsl:call-template>
              <b data-stat="conduct" data-team="{@id}"><xsl:value-of select="f:conduct(@id)"/></b>
            </xsl:for-each>
          </p>
        </xsl:if>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
