<?xml version="1.0" encoding="UTF-8"?>
<!-- Momentum: the weighted attempts of each side in columns of five minutes, the home side upwards and the visitors
     downwards. The weights are defined here and explained in the caption. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:math="http://exslt.org/math" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl math"
    exclude-result-prefixes="f">

  <!-- A weighted attempt: b, its period and column, counted from 0; s, its side; v, its weight. -->
  <xsl:variable name="push-tree">
    <xsl:if test="$has-chances">
      <xsl:for-each select="$attempts[@minut &gt; 0] | $event-list/corner[@minut &gt; 0]">
        <xsl:variable name="part" select="string(@part)"/>
        <xsl:variable name="in" select="$periods[@n = $part]"/>
        <xsl:if test="$in">
          <xsl:variable name="column" select="floor((@minut - $in/@start - 1) div 5)"/>
          <xsl:variable name="last" select="ceiling(($in/@stop - $in/@start) div 5) - 1"/>
          <push s="{@s}" b="{@part}-{$column * ($column &lt;= $last) + $last * ($column &gt; $last)}">
            <xsl:attribute name="v"><xsl:choose>
              <xsl:when test="self::corner">1</xsl:when>
              <xsl:when test="@oc = 'gol'">4</xsl:when>
              <xsl:when test="@oc = 'aturada' or @oc = 'pal'">3</xsl:when>
              <xsl:otherwise>2</xsl:otherwise>
            </xsl:choose></xsl:attribute>
          </push>
        </xsl:if>
      </xsl:for-each>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="pushes" select="exsl:node-set($push-tree)/push"/>

  <!-- Minutes between the labels of the axis. If a period begins within a column of the clock, only the periods have
       labels. -->
  <xsl:variable name="momentum-step" select="15 - 5 * $is-stopped"/>
  <xsl:variable name="labels-periods" select="boolean($periods[@start mod 5 != 0])"/>

  <xsl:param name="momentum-heading">
    <xsl:if test="$pushes"><xsl:value-of select="f:w('momentum')"/></xsl:if>
  </xsl:param>

  <xsl:template name="momentum">
    <xsl:if test="$momentum-heading != ''">
      <!-- All columns in order with their attempts inside, which saves a search for each column. -->
      <xsl:variable name="column-tree">
        <xsl:for-each select="$periods">
          <xsl:call-template name="columns">
            <xsl:with-param name="of" select="$pushes[starts-with(@b, concat(current()/@n, '-'))]"/>
          </xsl:call-template>
        </xsl:for-each>
      </xsl:variable>
      <xsl:variable name="columns" select="exsl:node-set($column-tree)/c"/>
      <xsl:variable name="most" select="math:max($columns/@h | $columns/@a)"/>
      <xsl:variable name="width" select="100 div count($columns)"/>
      <xsl:variable name="bar" select="concat(format-number(0.8 * $width, '0.##'), '%')"/>
      <section id="momentum">
        <h2><xsl:value-of select="$momentum-heading"/></h2>
        <figure>
          <svg class="chart" role="img" width="100%" height="116">
            <title><xsl:value-of select="f:w('momentum')"/></title>
            <desc><xsl:value-of select="f:t('slices-up-down', $home/@name, $away/@name)"/></desc>
            <line class="base" x1="0" x2="100%" y1="50" y2="50"/><line class="base" x1="0" x2="100%" y1="66" y2="66"/>
            <xsl:for-each select="$columns">
              <xsl:variable name="x" select="format-number((position() - 0.9) * $width, '0.##')"/>
              <xsl:if test="@h &gt; 0">
                <rect class="bhome" x="{$x}%" width="{$bar}"
                    y="{50 - round(46 * @h div $most)}" height="{round(46 * @h div $most)}"/>
              </xsl:if>
              <xsl:if test="@a &gt; 0">
                <rect class="baway" x="{$x}%" width="{$bar}" y="66"
                    height="{round(46 * @a div $most)}"/>
              </xsl:if>
              <xsl:if test="@tick">
                <text class="tick" x="{format-number((position() - 1) * $width, '0.##')}%" y="62">
                  <xsl:value-of select="@tick"/>
                </text>
              </xsl:if>
            </xsl:for-each>
          </svg>
          <figcaption class="legend">
            <xsl:call-template name="sign"><xsl:with-param name="shape" select="'home'"/></xsl:call-template>
            <xsl:value-of select="f:t('above', $home/@name)"/><xsl:text> </xsl:text>
            <xsl:call-template name="sign"><xsl:with-param name="shape" select="'away'"/></xsl:call-template>
            <xsl:value-of select="concat(f:t('below', $away/@name), '. ')"/>
            <xsl:choose>
              <xsl:when test="$event-list/corner"><xsl:value-of select="f:w('momentum-weights-corners')"/></xsl:when>
              <xsl:otherwise><xsl:value-of select="f:w('momentum-weights')"/></xsl:otherwise>
            </xsl:choose>
          </figcaption>
        </figure>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template name="columns">
    <xsl:param name="of"/>
    <xsl:param name="n" select="0"/>
    <xsl:if test="@start + $n * 5 &lt; @stop and (@start + $n * 5 &lt; $match-end or $n = 0)">
      <xsl:variable name="here" select="$of[@b = concat(current()/@n, '-', $n)]"/>
      <c h="{sum($here[@s = 'home']/@v)}" a="{sum($here[@s = 'away']/@v)}">
        <xsl:if test="$labels-periods and $n = 0
            or not($labels-periods) and (@start + $n * 5) mod $momentum-step = 0">
          <xsl:attribute name="tick"><xsl:value-of select="concat(@start + $n * 5, '′')"/></xsl:attribute>
        </xsl:if>
      </c>
      <xsl:call-template name="columns">
        <xsl:with-param name="of" select="$of"/><xsl:with-param name="n" select="$n + 1"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
