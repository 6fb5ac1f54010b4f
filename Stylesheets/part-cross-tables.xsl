<?xml version="1.0" encoding="UTF-8"?>
<!-- How attempts succeed: origin, body part and zone against outcome. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:set="http://exslt.org/sets" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl set" exclude-result-prefixes="f">

  <!-- Rows are the codes in the file, the most frequent first; columns are the outcomes. -->
  <xsl:variable name="outcome-tree">
    <o c="gol"/>
    <xsl:if test="$has-outcomes"><o c="aturada"/><o c="pal"/><o c="desviada"/><o c="blocada"/></xsl:if>
    <xsl:if test="$attempts[@oc = 'unknown']"><o c="unknown"/></xsl:if>
  </xsl:variable>
  <xsl:variable name="outcomes" select="exsl:node-set($outcome-tree)/o"/>

  <!-- All tables have the same column heads. -->
  <xsl:variable name="outcome-heads">
    <xsl:for-each select="$outcomes[$cross-tables-heading != '']">
      <th scope="col">
        <xsl:choose>
          <!-- Without outcomes in the file, all attempts that were not goals are counted together. -->
          <xsl:when test="@c = 'unknown' and not($has-outcomes)"><xsl:value-of select="f:w('no-goal')"/></xsl:when>
          <xsl:otherwise>
            <xsl:variable name="short" select="f:t(concat('outcome-short-', @c))"/>
            <xsl:variable name="full" select="f:code('outcome', string(@c))"/>
            <xsl:choose>
              <xsl:when test="$short = $full"><xsl:value-of select="$full"/></xsl:when>
              <xsl:otherwise><abbr title="{$full}"><xsl:value-of select="$short"/></abbr></xsl:otherwise>
            </xsl:choose>
          </xsl:otherwise>
        </xsl:choose>
      </th>
    </xsl:for-each>
    <th scope="col"><xsl:copy-of select="$total-abbr"/></th>
  </xsl:variable>

  <xsl:param name="cross-tables-heading">
    <xsl:if test="$has-chances and $attempts[@origen != '' or @superficie != '' or @zona != '']">
      <xsl:value-of select="f:w('cross-tables')"/>
    </xsl:if>
  </xsl:param>

  <xsl:template name="cross-tables">
    <xsl:if test="$cross-tables-heading != ''">
      <section class="wide" id="cross-tables">
      <h2><xsl:value-of select="$cross-tables-heading"/></h2>
      <details>
      <summary><xsl:value-of select="$word-unfold"/></summary>
      <div class="triple">
      <xsl:call-template name="cross-table">
        <xsl:with-param name="kind" select="'origin'"/>
        <xsl:with-param name="values" select="$attempts/@origen"/>
      </xsl:call-template>
      <xsl:call-template name="cross-table">
        <xsl:with-param name="kind" select="'body'"/>
        <xsl:with-param name="values" select="$attempts/@superficie"/>
      </xsl:call-template>
      <xsl:call-template name="cross-table">
        <xsl:with-param name="kind" select="'zone'"/>
        <xsl:with-param name="values" select="$attempts/@zona"/>
      </xsl:call-template>
      </div>
      </details>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template name="cross-table">
    <xsl:param name="kind"/>
    <xsl:param name="values"/>
    <xsl:if test="$values[. != '']">
      <div id="by-{$kind}">
        <h3><xsl:value-of select="f:t(concat('by-', $kind))"/></h3>
          <xsl:for-each select="$sides">
            <xsl:variable name="result-tree">
              <xsl:for-each select="$values[../@s = current()/@id]"><r v="{.}" o="{../@oc}"/></xsl:for-each>
            </xsl:variable>
            <xsl:variable name="of-side" select="exsl:node-set($result-tree)/r"/>
            <xsl:if test="$attempts[@s = current()/@id]">
              <table class="cross" data-team="{@id}">
                <caption>
                  <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
                </caption>
                <thead>
                  <tr>
                    <th scope="col"><xsl:value-of select="f:t($kind)"/></th>
                    <xsl:copy-of select="$outcome-heads"/>
                  </tr>
                </thead>
                <tbody>
                  <xsl:for-each select="set:distinct($of-side/@v)">
                    <xsl:sort select="count($of-side[@v = current()])" data-type="number" order="descending"/>
                    <xsl:variable name="value" select="string(.)"/>
                    <xsl:variable name="results" select="$of-side[@v = $value]/@o"/>
                    <xsl:variable name="data">
                      <xsl:choose>
                        <xsl:when test="$value = ''">unknown</xsl:when>
                        <xsl:otherwise><xsl:value-of select="$value"/></xsl:otherwise>
                      </xsl:choose>
                    </xsl:variable>
                    <tr>
                      <!-- Written out because libxslt parses a computed attribute name each time. -->
                      <xsl:choose>
                        <xsl:when test="$kind = 'origin'">
                          <xsl:attribute name="data-origin"><xsl:value-of select="$data"/></xsl:attribute>
                        </xsl:when>
                        <xsl:when test="$kind = 'body'">
                          <xsl:attribute name="data-body"><xsl:value-of select="$data"/></xsl:attribute>
                        </xsl:when>
                        <xsl:otherwise>
                          <xsl:attribute name="data-zone"><xsl:value-of select="$data"/></xsl:attribute>
                        </xsl:otherwise>
                      </xsl:choose>
                      <th scope="row">
                        <xsl:choose>
                          <xsl:when test="$value = ''"><xsl:value-of select="f:w('unknown')"/></xsl:when>
                          <xsl:when test="$kind = 'zone'"><xsl:value-of select="f:zone($value)"/></xsl:when>
                          <xsl:when test="$kind = 'origin'"><xsl:value-of select="f:origin($value)"/></xsl:when>
                          <xsl:otherwise><xsl:value-of select="f:code($kind, $value)"/></xsl:otherwise>
                        </xsl:choose>
                      </th>
                      <xsl:for-each select="$outcomes/@c">
                        <xsl:choose>
                          <xsl:when test="$results = .">
                            <td data-stat="shots" data-outcome="{.}">
                              <xsl:value-of select="count($results[. = current()])"/>
                            </td>
                          </xsl:when>
                          <xsl:otherwise><td class="z">0</td></xsl:otherwise>
                        </xsl:choose>
                      </xsl:for-each>
                      <td data-stat="shots"><xsl:value-of select="count($results)"/></td>
                    </tr>
                  </xsl:for-each>
                </tbody>
              </table>
            </xsl:if>
          </xsl:for-each>
      </div>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
