<?xml version="1.0" encoding="UTF-8"?>
<!-- How long each side led, and its statistics in that time. The section by number of players is made the same way. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:variable name="state-tree">
    <state kind="state" home="leading" away="trailing"/>
    <state kind="state" home="level" away="level"/>
    <state kind="state" home="trailing" away="leading"/>
    <xsl:if test="not($documented)">
      <state kind="men" home="more" away="fewer"/>
      <state kind="men" home="even" away="even"/>
      <state kind="men" home="fewer" away="more"/>
    </xsl:if>
  </xsl:variable>

  <xsl:param name="state-heading">
    <xsl:if test="$goals and $match-end &gt; 0"><xsl:value-of select="f:w('by-state')"/></xsl:if>
  </xsl:param>
  <xsl:variable name="state-statistics" select="$slice-statistics[@t = 'goals' or @t = 'points' or @t = 'shots'
        or @t = 'on-target' or @t = 'corners' or @t = 'fouls']"/>

  <xsl:template name="state">
    <xsl:call-template name="state-section">
      <xsl:with-param name="kind" select="'state'"/><xsl:with-param name="heading" select="$state-heading"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="state-section">
    <xsl:param name="kind"/>
    <xsl:param name="heading"/>
    <!-- If there are no such statistics, only the minutes. -->
    <xsl:variable name="rows" select="1 + boolean($state-statistics)"/>
    <section id="{$kind}">
      <h2><xsl:value-of select="$heading"/></h2>
      <details class="spread">
        <summary><xsl:value-of select="$word-unfold"/></summary>
        <table class="grid9">
          <caption><xsl:value-of select="f:t(concat('by-', $kind, '-caption'))"/></caption>
          <thead>
            <tr>
              <th rowspan="{$rows}" scope="col"><xsl:value-of select="f:t($kind)"/></th>
              <th rowspan="{$rows}" scope="col">
                <xsl:copy-of select="$minutes-abbr"/>
              </th>
              <xsl:if test="$state-statistics">
                <xsl:for-each select="$sides">
                  <th colspan="{count($state-statistics)}" scope="colgroup">
                    <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
                  </th>
                </xsl:for-each>
              </xsl:if>
            </tr>
            <xsl:if test="$state-statistics">
              <tr>
                <xsl:for-each select="$sides"><xsl:apply-templates select="$state-statistics" mode="column"/></xsl:for-each>
              </tr>
            </xsl:if>
          </thead>
          <tbody>
            <xsl:for-each select="exsl:node-set($state-tree)/state[@kind = $kind]">
              <xsl:variable name="state" select="."/>
              <!-- States that did not occur have no row. -->
              <xsl:variable name="seconds" select="f:seconds-in($kind, string(@home))"/>
              <xsl:if test="$seconds &gt; 0 or f:count(concat('busy ', @home)) &gt; 0">
              <tr>
                <th scope="row"><xsl:value-of select="f:t(concat($kind, '-', @home), $home/@name, $away/@name)"/></th>
                <!-- Written out because libxslt parses a computed attribute name each time. -->
                <xsl:choose>
                  <xsl:when test="$kind = 'men'">
                    <td data-stat="minutes" data-team="home" data-men="{@home}">
                      <xsl:value-of select="f:lasted($seconds)"/>
                    </td>
                  </xsl:when>
                  <xsl:otherwise>
                    <td data-stat="minutes" data-team="home" data-state="{@home}">
                      <xsl:value-of select="f:lasted($seconds)"/>
                    </td>
                  </xsl:otherwise>
                </xsl:choose>
                <xsl:for-each select="$sides">
                  <xsl:variable name="side" select="@id"/>
                  <xsl:variable name="as" select="$state/@*[name() = $side]"/>
                  <xsl:for-each select="$state-statistics">
                    <xsl:variable name="value" select="count(key('mark', concat(@t, ' ', $side, ' ', $as)))"/>
                    <xsl:choose>
                      <xsl:when test="$value = 0">
                        <td class="z">
                          <xsl:if test="position() = 1"><xsl:attribute name="class">edge z</xsl:attribute></xsl:if>0</td>
                      </xsl:when>
                      <xsl:otherwise>
                        <td data-stat="{@t}" data-team="{$side}">
                          <xsl:choose>
                            <xsl:when test="$kind = 'men'">
                              <xsl:attribute name="data-men"><xsl:value-of select="$as"/></xsl:attribute>
                            </xsl:when>
                            <xsl:otherwise>
                              <xsl:attribute name="data-state"><xsl:value-of select="$as"/></xsl:attribute>
                            </xsl:otherwise>
                          </xsl:choose>
                          <xsl:if test="position() = 1"><xsl:attribute name="class">edge</xsl:attribute></xsl:if>
                          <xsl:value-of select="$value"/>
                        </td>
                      </xsl:otherwise>
                    </xsl:choose>
                  </xsl:for-each>
                </xsl:for-each>
              </tr>
              </xsl:if>
            </xsl:for-each>
          </tbody>
        </table>
        <xsl:if test="$kind = 'men' and $closings/place">
          <p class="legend">
            <xsl:value-of select="f:w('minutes-served')"/>
            <xsl:for-each select="$sides">
              <xsl:text> </xsl:text>
              <xsl:call-template name="sign">
                <xsl:with-param name="shape" select="@id"/><xsl:with-param name="words" select="@name"/>
              </xsl:call-template>
              <b data-stat="minutes-served" data-team="{@id}"><xsl:value-of select="f:lasted(f:served(@id))"/></b>
            </xsl:for-each>
          </p>
        </xsl:if>
      </details>
    </section>
  </xsl:template>

  <!-- Seconds that the home side spent in a state. -->
  <func:function name="f:seconds-in">
    <xsl:param name="kind"/>
    <xsl:param name="state"/>
    <xsl:choose>
      <xsl:when test="$kind = 'state'"><func:result select="sum($stretches[@lead = $state]/@seconds)"/></xsl:when>
      <xsl:otherwise><func:result select="sum($stretches[@more = $state]/@seconds)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
