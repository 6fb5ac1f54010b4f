<?xml version="1.0" encoding="UTF-8"?>
<!-- The match in slices, usually quarters of an hour. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:math="http://exslt.org/math" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl math" exclude-result-prefixes="f">

  <xsl:variable name="slice-tree">
    <xsl:for-each select="$periods[$slices-heading != ''][@start &lt; $match-end]">
      <xsl:call-template name="slices-of"><xsl:with-param name="from" select="@start + 1"/></xsl:call-template>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="slices" select="exsl:node-set($slice-tree)/slice"/>

  <!-- The name of the slices depends on their length. -->
  <xsl:variable name="slice-words">
    <xsl:choose>
      <xsl:when test="$slice-length = 15">slices</xsl:when>
      <xsl:otherwise>five-minutes</xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <xsl:template name="slices-of">
    <xsl:param name="from"/>
    <xsl:variable name="id" select="concat($from, '-', f:least($from + $slice-length - 1, @end))"/>
    <!-- The current slice ends at the current minute, and the last one of a period at the end of that period. -->
    <slice id="{$id}" label="{$from}–{f:least(f:least($from + $slice-length - 1, @stop), $last-minute)}">
      <!-- Attributes for the chart. -->
      <xsl:if test="$has-chances">
        <xsl:attribute name="home"><xsl:value-of select="f:count(concat('shots home ', $id))"/></xsl:attribute>
        <xsl:attribute name="away"><xsl:value-of select="f:count(concat('shots away ', $id))"/></xsl:attribute>
        <xsl:attribute name="hg"><xsl:value-of select="f:count(concat('goals home ', $id))"/></xsl:attribute>
        <xsl:attribute name="ag"><xsl:value-of select="f:count(concat('goals away ', $id))"/></xsl:attribute>
      </xsl:if>
    </slice>
    <!-- Slices that have not begun are left out, in a match in progress or a period that ended early. -->
    <xsl:if test="$from + $slice-length &lt;= @stop and $from + $slice-length - 1 &lt; $match-end">
      <xsl:call-template name="slices-of">
        <xsl:with-param name="from" select="$from + $slice-length"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- Statistics that are not all zero. -->
  <xsl:variable name="slice-statistics" select="$statistics[contains(@of, 'slice')]
      [key('mark', concat(@t, ' home')) or key('mark', concat(@t, ' away'))]"/>

  <!-- Goals and cards alone need no section: the timeline already has them. -->
  <xsl:param name="slices-heading">
    <xsl:if test="($event-list/chance | $event-list/corner | $event-list/offside | $event-list/foul)[@sl]">
      <xsl:value-of select="f:w(string($slice-words))"/>
    </xsl:if>
  </xsl:param>

  <xsl:template name="slices">
    <xsl:if test="$slices-heading != ''">
      <section id="slices">
        <h2><xsl:value-of select="$slices-heading"/></h2>
        <details class="spread">
          <summary><xsl:value-of select="$word-unfold"/></summary>
          <xsl:if test="$has-chances"><xsl:call-template name="slice-chart"/></xsl:if>
          <table class="grid9">
            <caption><xsl:value-of select="f:w(concat($slice-words, '-caption'))"/></caption>
            <thead>
              <tr>
                <th rowspan="2" scope="col"><xsl:value-of select="$word-minutes"/></th>
                <xsl:for-each select="$sides">
                  <th colspan="{count($slice-statistics)}" scope="colgroup">
                    <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
                  </th>
                </xsl:for-each>
              </tr>
              <tr>
                <xsl:for-each select="$sides">
                  <xsl:apply-templates select="$slice-statistics" mode="column"/>
                </xsl:for-each>
              </tr>
            </thead>
            <tbody>
              <xsl:for-each select="$slices">
                <xsl:variable name="slice" select="@id"/>
                <tr data-slice="{$slice}">
                  <th scope="row"><xsl:value-of select="@label"/></th>
                  <xsl:for-each select="$sides">
                    <xsl:variable name="side" select="@id"/>
                    <xsl:for-each select="$slice-statistics">
                      <xsl:variable name="value" select="count(key('mark', concat(@t, ' ', $side, ' ', $slice)))"/>
                      <!-- A rule separates the sides; zeros are pale. -->
                    <xsl:choose>
                      <xsl:when test="$value = 0">
                        <td class="z">
                          <xsl:if test="position() = 1"><xsl:attribute name="class">edge z</xsl:attribute></xsl:if>
                          <xsl:text>0</xsl:text>
                        </td>
                      </xsl:when>
                      <xsl:when test="position() = 1">
                        <td data-stat="{@t}" data-team="{$side}" class="edge"><xsl:value-of select="$value"/></td>
                      </xsl:when>
                      <xsl:otherwise>
                        <td data-stat="{@t}" data-team="{$side}"><xsl:value-of select="$value"/></td>
                      </xsl:otherwise>
                    </xsl:choose>
                    </xsl:for-each>
                  </xsl:for-each>
                </tr>
              </xsl:for-each>
            </tbody>
          </table>
        </details>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template match="s" mode="column">
    <th scope="col">
      <xsl:if test="position() = 1"><xsl:attribute name="class">edge</xsl:attribute></xsl:if>
      <abbr title="{@name}"><xsl:value-of select="@short"/></abbr>
    </th>
  </xsl:template>

  <!-- Columns go up for the home side and down for the visitors; the filled part is goals, the outlined part other
       chances. -->
  <xsl:template name="slice-chart">
    <xsl:variable name="most" select="math:max($slices/@home | $slices/@away)"/>
    <xsl:variable name="count" select="count($slices)"/>
    <svg class="chart" role="img" width="100%" height="122">
      <title><xsl:value-of select="f:w(concat($slice-words, '-title'))"/></title>
      <desc><xsl:value-of select="f:t('slices-desc', $home/@name, $away/@name)"/></desc>
      <xsl:for-each select="$slices">
        <xsl:variable name="x" select="(position() - 0.85) * 100 div $count"/>
        <xsl:variable name="mid" select="format-number((position() - 0.5) * 100 div $count, '0.#')"/>
        <xsl:variable name="width" select="format-number(70 div $count, '0.#')"/>
        <xsl:variable name="left" select="format-number($x, '0.#')"/>
        <xsl:variable name="up" select="round(36 * @home div $most)"/>
        <xsl:variable name="down" select="round(36 * @away div $most)"/>
        <xsl:variable name="up-goals" select="round(36 * @hg div $most)"/>
        <xsl:variable name="down-goals" select="round(36 * @ag div $most)"/>
        <xsl:if test="@home &gt; 0">
          <rect class="chome" x="{$left}%" width="{$width}%" y="{52 - $up}" height="{$up}"/>
          <rect class="bhome" x="{$left}%" width="{$width}%" y="{52 - $up-goals}" height="{$up-goals}"/>
          <text class="mid" x="{$mid}%" y="{48 - $up}"><xsl:value-of select="@home"/></text>
        </xsl:if>
        <xsl:if test="@away &gt; 0">
          <rect class="caway" x="{$left}%" width="{$width}%" y="70" height="{$down}"/>
          <rect class="baway" x="{$left}%" width="{$width}%" y="70" height="{$down-goals}"/>
          <text class="mid" x="{$mid}%" y="{82 + $down}"><xsl:value-of select="@away"/></text>
        </xsl:if>
        <text class="tick mid" x="{$mid}%" y="65">
          <xsl:if test="$count &gt; 6"><xsl:attribute name="class">tick mid small</xsl:attribute></xsl:if>
          <xsl:value-of select="@label"/>
        </text>
      </xsl:for-each>
      <line class="base" x1="0" x2="100%" y1="52" y2="52"/>
      <line class="base" x1="0" x2="100%" y1="70" y2="70"/>
    </svg>
    <p class="legend" aria-hidden="true"><xsl:value-of select="f:t('slices-desc', $home/@name, $away/@name)"/></p>
  </xsl:template>
</xsl:stylesheet>
