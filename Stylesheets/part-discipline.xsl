<?xml version="1.0" encoding="UTF-8"?>
<!-- Discipline: the cards with their reasons, and the conduct points of both sides. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func" exclude-result-prefixes="f">

  <!-- Yellow -1; a second yellow -3 together with the first, which is already counted; straight red -4, after a yellow
       -5. -->
  <func:function name="f:conduct">
    <xsl:param name="side"/>
    <xsl:for-each select="$marks">
      <func:result select="0 - count(key('mark', concat('yellows ', $side))) - 2 * count(key('mark',
          concat('second-yellows ', $side))) - 4 * count(key('mark', concat('reds ', $side)))"/>
    </xsl:for-each>
  </func:function>

  <xsl:variable name="cards-told" select="$cards[@s = $shown/@id]"/>
  <xsl:param name="discipline-heading">
    <xsl:if test="$cards-told"><xsl:value-of select="f:w('discipline')"/></xsl:if>
  </xsl:param>

  <xsl:template name="discipline">
    <xsl:if test="$discipline-heading != ''">
      <section id="discipline">
        <h2><xsl:value-of select="$discipline-heading"/></h2>
        <table class="list">
          <caption><xsl:value-of select="f:w('cards-caption')"/></caption>
          <thead>
            <tr>
              <th scope="col"><xsl:copy-of select="$minute-abbr"/></th>
              <th scope="col"><xsl:value-of select="$word-player"/></th>
              <th scope="col"><xsl:value-of select="f:w('card')"/></th>
            </tr>
          </thead>
          <tbody>
            <xsl:for-each select="$cards-told">
              <tr>
                <td class="m"><xsl:value-of select="@mt"/></td>
                <th scope="row"><xsl:call-template name="side-sign"/><xsl:call-template name="known"/></th>
                <td class="w">
                  <xsl:call-template name="card-shape"/>
                  <xsl:value-of select="@bt"/>
                  <xsl:if test="@durada">
                    <span class="how"><xsl:value-of select="f:t('minutes-given', @durada)"/></span>
                  </xsl:if>
                  <xsl:if test="@motiu != '' and @motiu != 'segona groga'">
                    <span class="how"><xsl:value-of select="f:code('reason', string(@motiu))"/></span>
                  </xsl:if>
                </td>
              </tr>
            </xsl:for-each>
          </tbody>
        </table>
        <xsl:if test="$cards-told[@of]"><p class="legend"><xsl:value-of select="f:w('staff-cards')"/></p></xsl:if>
        <!-- Conduct points are defined for football's cards only. -->
        <xsl:if test="$has-colours and not($own-cards)">
          <p class="legend">
            <xsl:value-of select="f:w('conduct')"/>
            <xsl:for-each select="$shown">
              <xsl:text> </xsl:text>
              <xsl:call-template name="sign">
                <xsl:with-param name="shape" select="@id"/>
                <xsl:with-param name="words" select="@name"/>
              </xsl:call-template>
              <b data-stat="conduct" data-team="{@id}"><xsl:value-of select="translate(f:conduct(@id), '-', '−')"/></b>
            </xsl:for-each>
            <span class="how"><xsl:value-of select="f:w('conduct-explained')"/></span>
          </p>
        </xsl:if>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
