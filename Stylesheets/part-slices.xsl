<?xml version="1.0" encoding="UTF-8"?>
<!-- The match in slices, usually quarters of an hour, and the cumulative chances. -->
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
    <slice id="{$id}">
      <!-- Attributes for the chart. -->
      <xsl:if test="$has-chances">
        <xsl:attribute name="home"><xsl:value-of select="f:count(concat('shots home ', $id))"/></xsl:attribute>
        <xsl:attribute name="away"><xsl:value-of select="f:count(concat('shots away ', $id))"/></xsl:attribute>
        <xsl:attribute name="hg"><xsl:value-of select="f:count(concat('goals home ', $id))"/></xsl:attribute>
        <xsl:attribute name="ag"><xsl:value-of select="f:count(concat('goals away ', $id))"/></xsl:attribute>
      </xsl:if>
    </slice>
    <!-- Of a match in progress no slice that has not begun. -->
    <xsl:if test="$from + $slice-length &lt;= @end and $from + $slice-length - 1 &lt; $match-end">
      <xsl:call-template name="slices-of">
        <xsl:with-param name="from" select="$from + $slice-length"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- Statistics that are not all zero. -->
  <xsl:variable name="slice-statistics" select="$statistics[contains(@of, 'slice')]
      [key('mark', concat(@t, ' home')) or key('mark', concat(@t, ' away'))]"/>

  <!-- Goals and cards alone are already in the timeline. -->
  <xsl:variable name="slices-heading">
    <xsl:if test="($event-list/chance | $event-list/corner | $event-list/offside | $event-list/foul)[@sl]">
      <xsl:value-of select="f:w(string($slice-words))"/>
    </xsl:if>
  </xsl:variable>

  <xsl:template name="slices">
    <xsl:if test="$slices-heading != ''">
      <section id="slices">
        <h2><xsl:value-of select="$slices-heading"/></h2>
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
                <th scope="row"><xsl:value-of select="translate($slice, '-', '–')"/></th>
                <xsl:for-each select="$sides">
                  <xsl:variable name="side" select="@id"/>
                  <xsl:for-each select="$slice-statistics">
                    <xsl:variable name="value" select="count(key('mark', concat(@t, ' ', $side, ' ', $slice)))"/>
                    <td data-stat="{@t}" data-team="{$side}">
                      <xsl:call-template name="cell-class">
                        <xsl:with-param name="value" select="$value"/>
                      </xsl:call-template>
                      <xsl:value-of select="$value"/>
                    </td>
                  </xsl:for-each>
                </xsl:for-each>
              </tr>
            </xsl:for-each>
          </tbody>
        </table>
      </section>
    </xsl:if>
  </xsl:template>

  <!-- A rule separates the sides; zeros are pale. -->
  <xsl:template name="cell-class">
    <xsl:param name="value"/>
    <xsl:choose>
      <xsl:when test="position() = 1 and $value = 0"><xsl:attribute name="class">edge z</xsl:attribute></xsl:when>
      <xsl:when test="position() = 1"><xsl:attribute name="class">edge</xsl:attribute></xsl:when>
      <xsl:when test="$value = 0"><xsl:attribute name="class">z</xsl:attribute></xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="s" mode="column">
    <th scope="col">
      <xsl:if test="position() = 1"><xsl:attribute name="class">edge</xsl:attribute></xsl:if>
      <abbr title="{@name}"><xsl:value-of select="@short"/></abbr>
    </th>
  </xsl:template>

  <!-- The home side upwards, the visitors downwards; the filled part of a column is goals, its outline the other
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
          <xsl:value-of select="translate(@id, '-', '–')"/>
        </text>
      </xsl:for-each>
      <line class="base" x1="0" x2="100%" y1="52" y2="52"/>
      <line class="base" x1="0" x2="100%" y1="70" y2="70"/>
    </svg>
  </xsl:template>

  <xsl:variable name="timed" select="$attempts[$has-chances][@minut != '']"/>
  <xsl:variable name="cumulative-heading">
    <xsl:if test="$timed and $axis-width &gt; 0"><xsl:value-of select="f:w('cumulative')"/></xsl:if>
  </xsl:variable>

  <!-- Where the curves end, in per cent of the axis: at its end, or at the last event of a match in progress. -->
  <xsl:variable name="now">
    <xsl:variable name="last" select="$periods[last()]"/>
    <xsl:choose>
      <xsl:when test="$is-over or $last/@ended">100</xsl:when>
      <xsl:when test="$events[@part = $last/@n][@minut != '']">
        <xsl:for-each select="$events[@part = $last/@n][@minut != ''][last()]">
          <xsl:variable name="at" select="$axis[last()]/@shift + @minut + concat('0', @x)"/>
          <xsl:value-of select="format-number(100 * $at * ($at &gt; 0) div $axis-width, '0.#')"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:value-of select="format-number(100 * $axis[last()]/@before div $axis-width, '0.#')"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <xsl:template name="cumulative">
    <xsl:if test="$cumulative-heading != ''">
      <xsl:variable name="most" select="count($timed[@s = 'home'])
          * (count($timed[@s = 'home']) &gt;= count($timed[@s = 'away'])) + count($timed[@s = 'away'])
          * (count($timed[@s = 'away']) &gt; count($timed[@s = 'home']))"/>
      <section id="cumulative">
        <h2><xsl:value-of select="$cumulative-heading"/></h2>
        <svg class="chart" role="img" width="100%" height="140">
          <title><xsl:value-of select="f:w('cumulative')"/></title>
          <desc><xsl:value-of select="f:t('cumulative-desc', $home/@name, $away/@name)"/></desc>
          <xsl:call-template name="axis">
            <xsl:with-param name="height" select="126"/>
            <xsl:with-param name="labels" select="138"/>
          </xsl:call-template>
          <svg width="100%" height="126" viewBox="0 0 100 126" preserveAspectRatio="none">
            <xsl:for-each select="$sides">
              <path class="l{@id}" vector-effect="non-scaling-stroke">
                <xsl:attribute name="d">
                  <xsl:text>M0 120</xsl:text>
                  <xsl:for-each select="$timed[@s = current()/@id]">
                    <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
                    <xsl:value-of select="concat('H', $x, 'V', round(120 - position() * 108 div $most))"/>
                  </xsl:for-each>
                  <xsl:value-of select="concat('H', $now)"/>
                </xsl:attribute>
              </path>
            </xsl:for-each>
          </svg>
          <xsl:for-each select="$sides">
            <xsl:for-each select="$timed[@s = current()/@id]">
              <xsl:if test="self::goal">
                <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
                <svg class="at" x="{$x}%" y="{round(120 - position() * 108 div $most)}"><use href="#m-goal"/></svg>
              </xsl:if>
            </xsl:for-each>
          </xsl:for-each>
        </svg>
        <p class="legend">
          <xsl:for-each select="$sides">
            <span class="whole">
              <xsl:call-template name="sign"><xsl:with-param name="shape" select="@id"/></xsl:call-template>
              <xsl:value-of select="f:t(concat('line-', @id), @name)"/>
              <xsl:text> </xsl:text>
              <b data-stat="shots" data-team="{@id}"><xsl:value-of select="f:count(concat('shots ', @id))"/></b>
            </span>
            <xsl:text> </xsl:text>
          </xsl:for-each>
          <xsl:call-template name="legend"><xsl:with-param name="shape" select="'goal'"/></xsl:call-template>
        </p>
      </section>
    </xsl:if>
  </xsl:template>

</xsl:stylesheet>
