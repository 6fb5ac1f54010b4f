<?xml version="1.0" encoding="UTF-8"?>
<!-- The time axis of the charts, and the timeline: home above the line, visitors below it, one lane for each kind.

     On the axis added time has its own room, unlike on the regulation clock; widths are per cent of the whole, so that a
     chart fits any screen without its letters shrinking. The scores of goals that follow close upon each other stand in
     storeys, one above the other, so that they can be read on a phone too. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:math="http://exslt.org/math" xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl math func" exclude-result-prefixes="f">

  <xsl:key name="in-period" match="e" use="@pd"/>

  <xsl:variable name="axis-tree">
    <xsl:for-each select="$periods">
      <xsl:variable name="n" select="string(@n)"/>
      <xsl:variable name="length" select="@length"/>
      <xsl:variable name="added" select="@added"/>
      <xsl:for-each select="$events[1]">
        <period n="{$n}" width="{$length + math:max(key('in-period', $n)/@x | exsl:node-set('0'))}"/>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="axis" select="exsl:node-set($axis-tree)/period"/>
  <xsl:variable name="axis-width" select="sum($axis/@width)"/>

  <!-- Where an event stands, in per cent of the axis. -->
  <func:function name="f:x">
    <xsl:param name="e"/>
    <xsl:variable name="here" select="$axis[@n = $e/@pd]"/>
    <xsl:variable name="before" select="sum($here/preceding-sibling::period/@width)"/>
    <xsl:variable name="start" select="$periods[@n = $e/@pd]/@start"/>
    <xsl:variable name="at">
      <xsl:choose>
        <xsl:when test="$e/@pd = '0' or not($here)">0</xsl:when>
        <xsl:when test="$e/@in"><xsl:value-of select="$before + $here/@width"/></xsl:when>
        <xsl:otherwise>
          <xsl:value-of select="$before + $e/@p - $start - 0.5 + number(concat('0', $e/@x))"/>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <func:result select="f:per-cent($at, $axis-width)"/>
  </func:function>

  <func:function name="f:per-cent">
    <xsl:param name="part"/>
    <xsl:param name="whole"/>
    <xsl:choose>
      <xsl:when test="$whole &gt; 0 and $part &gt; 0">
        <func:result select="concat(format-number(f:least(100 * $part div $whole, 100), '0.#'), '%')"/>
      </xsl:when>
      <xsl:otherwise><func:result select="'0%'"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The storey of every score on the timeline, from 0 next to the goal: the lowest that no score of the same side within
       reach has taken. Reach is the width of a score, in per cent of the axis, on a screen of 320 px. -->
  <xsl:variable name="score-reach" select="9"/>
  <xsl:variable name="storey-tree">
    <xsl:for-each select="$sides">
      <xsl:call-template name="storeys"><xsl:with-param name="goals" select="$goals[@s = current()/@id][@l != '' or @in]"/></xsl:call-template>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="storeys" select="exsl:node-set($storey-tree)/storey"/>

  <xsl:template name="storeys">
    <xsl:param name="goals"/>
    <xsl:param name="before" select="/.."/>
    <xsl:if test="$goals">
      <xsl:variable name="x" select="number(substring-before(f:x($goals[1]), '%'))"/>
      <xsl:variable name="this">
        <storey i="{$goals[1]/@i}" s="{$goals[1]/@s}" x="{$x}">
          <xsl:attribute name="n">
            <xsl:call-template name="lowest">
              <xsl:with-param name="taken" select="$before[@x + $score-reach &gt; $x]"/>
            </xsl:call-template>
          </xsl:attribute>
        </storey>
      </xsl:variable>
      <xsl:copy-of select="$this"/>
      <xsl:call-template name="storeys">
        <xsl:with-param name="goals" select="$goals[position() &gt; 1]"/>
        <xsl:with-param name="before" select="$before | exsl:node-set($this)/storey"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="lowest">
    <xsl:param name="taken"/>
    <xsl:param name="n" select="0"/>
    <xsl:choose>
      <xsl:when test="$taken[@n = $n]">
        <xsl:call-template name="lowest">
          <xsl:with-param name="taken" select="$taken"/><xsl:with-param name="n" select="$n + 1"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$n"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Periods as bands, and a mark every quarter of an hour. -->
  <xsl:template name="axis">
    <xsl:param name="top" select="0"/>
    <xsl:param name="height"/>
    <xsl:param name="labels"/>
    <xsl:for-each select="$axis">
      <xsl:variable name="before" select="sum(preceding-sibling::period/@width)"/>
      <xsl:variable name="period" select="$periods[@n = current()/@n]"/>
      <rect x="{f:per-cent($before, $axis-width)}" y="{$top}" width="{f:per-cent(@width, $axis-width)}" height="{$height}" class="band{position() mod 2}"/>
      <xsl:call-template name="ticks">
        <xsl:with-param name="minute" select="0"/>
        <xsl:with-param name="period" select="$period"/>
        <xsl:with-param name="before" select="$before"/>
        <xsl:with-param name="top" select="$top"/>
        <xsl:with-param name="bottom" select="$top + $height"/>
        <xsl:with-param name="labels" select="$labels"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="ticks">
    <xsl:param name="minute"/>
    <xsl:param name="period"/>
    <xsl:param name="before"/>
    <xsl:param name="top"/>
    <xsl:param name="bottom"/>
    <xsl:param name="labels"/>
    <xsl:variable name="x" select="f:per-cent($before + $minute, $axis-width)"/>
    <xsl:if test="$minute &gt; 0 or $before &gt; 0">
      <line class="tick" x1="{$x}" x2="{$x}" y1="{$top}" y2="{$bottom}"/>
    </xsl:if>
    <text class="tick" x="{$x}" y="{$labels}" dx="2"><xsl:value-of select="concat($period/@start + $minute, '′')"/></text>
    <xsl:if test="$minute + 15 &lt; $period/@length">
      <xsl:call-template name="ticks">
        <xsl:with-param name="minute" select="$minute + 15"/>
        <xsl:with-param name="period" select="$period"/>
        <xsl:with-param name="before" select="$before"/>
        <xsl:with-param name="top" select="$top"/>
        <xsl:with-param name="bottom" select="$bottom"/>
        <xsl:with-param name="labels" select="$labels"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="timeline">
    <xsl:variable name="shown-events" select="$events[@k = 'goal' or @k = 'card' or @k = 'sub' or @k = 'chance'][@pd != 'tanda'][@l != '' or @in]"/>
    <xsl:if test="$shown-events">
      <section class="wide" id="timeline">
        <h2><xsl:value-of select="f:t('timeline')"/></h2>
        <xsl:variable name="above" select="12 * math:max($storeys[@s = 'home']/@n | exsl:node-set('0'))"/>
        <xsl:variable name="below" select="12 * math:max($storeys[@s = 'away']/@n | exsl:node-set('0'))"/>
        <svg class="chart" role="img" width="100%" height="{168 + $above + $below}">
          <title><xsl:value-of select="f:t('timeline')"/></title>
          <desc><xsl:value-of select="f:t('timeline-desc', $home/@name, $away/@name)"/></desc>
          <g transform="translate(0 {$above})">
            <xsl:call-template name="axis">
              <xsl:with-param name="top" select="0 - $above"/>
              <xsl:with-param name="height" select="168 + $above + $below"/>
              <xsl:with-param name="labels" select="88"/>
            </xsl:call-template>
            <line class="base" x1="0" x2="100%" y1="76" y2="76"/>
            <line class="base" x1="0" x2="100%" y1="92" y2="92"/>
            <xsl:apply-templates select="$shown-events[@k = 'chance']" mode="stroke"/>
            <xsl:apply-templates select="$shown-events[@k != 'chance']" mode="timeline"/>
          </g>
        </svg>
        <p class="legend">
          <xsl:call-template name="sign"><xsl:with-param name="shape" select="'home'"/></xsl:call-template>
          <xsl:value-of select="f:t('above', $home/@name)"/><xsl:text> </xsl:text>
          <xsl:call-template name="sign"><xsl:with-param name="shape" select="'away'"/></xsl:call-template>
          <xsl:value-of select="f:t('below', $away/@name)"/>
          <xsl:if test="$events[@k = 'goal']">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'goal'"/></xsl:call-template>
          </xsl:if>
          <xsl:if test="$events[@own]">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'own'"/></xsl:call-template>
          </xsl:if>
          <xsl:if test="$events[@void]">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'void'"/></xsl:call-template>
          </xsl:if>
          <xsl:if test="$events[@cd = 'groga']">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'groga'"/></xsl:call-template>
          </xsl:if>
          <xsl:if test="$events[@cd = 'segonagroga']">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'segonagroga'"/></xsl:call-template>
          </xsl:if>
          <xsl:if test="$events[@cd = 'vermella']">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'vermella'"/></xsl:call-template>
          </xsl:if>
          <xsl:if test="$events[@k = 'card'][@cd = '']">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'card'"/></xsl:call-template>
          </xsl:if>
          <xsl:if test="$events[@k = 'sub']">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'in'"/></xsl:call-template>
          </xsl:if>
          <xsl:if test="$has-chances">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'chance'"/></xsl:call-template>
          </xsl:if>
        </p>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template name="legend">
    <xsl:param name="shape"/>
    <xsl:text> </xsl:text>
    <span class="nobr">
      <xsl:call-template name="sign"><xsl:with-param name="shape" select="$shape"/></xsl:call-template>
      <xsl:value-of select="f:t(concat('legend-', $shape))"/>
    </span>
  </xsl:template>

  <!-- Lanes, from the middle outwards: substitutions, cards, goals with the score; chances are strokes on the line, long
       when on target. The home side's lanes go up, the visitors' down. -->
  <xsl:template match="e" mode="timeline">
    <xsl:variable name="up" select="@s = 'home'"/>
    <xsl:variable name="lane">
      <xsl:choose>
        <xsl:when test="@k = 'goal'">48</xsl:when>
        <xsl:when test="@k = 'card'">32</xsl:when>
        <xsl:otherwise>16</xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="y" select="84 - (8 + $lane) * (2 * $up - 1)"/>
    <svg x="{f:x(.)}" y="{$y}" class="at">
      <title><xsl:value-of select="concat(f:minute(.), ' ', f:what(.), ' ')"/><xsl:call-template name="particulars"/></title>
      <use>
        <xsl:attribute name="href">
          <xsl:text>#m-</xsl:text>
          <xsl:choose>
            <xsl:when test="@k = 'sub'">in</xsl:when>
            <xsl:when test="@void">void</xsl:when>
            <xsl:when test="@own">own</xsl:when>
            <xsl:when test="@k = 'goal'">goal</xsl:when>
            <xsl:when test="@cd = 'groga' or @cd = 'segonagroga' or @cd = 'vermella'">
              <xsl:value-of select="@cd"/>
            </xsl:when>
            <xsl:otherwise>card</xsl:otherwise>
          </xsl:choose>
        </xsl:attribute>
      </use>
      <xsl:if test="@k = 'goal' and not(@void)">
        <text class="mid" y="{4 - (15 + 12 * $storeys[@i = current()/@i]/@n) * (2 * $up - 1)}"><xsl:value-of select="f:running(.)"/></text>
      </xsl:if>
    </svg>
  </xsl:template>

  <xsl:template match="e" mode="stroke">
    <xsl:variable name="length" select="5 + 6 * (@oc = 'aturada' or @oc = 'pal')"/>
    <xsl:variable name="x" select="f:x(.)"/>
    <xsl:choose>
      <xsl:when test="@s = 'home'"><line class="sh" x1="{$x}" x2="{$x}" y1="76" y2="{76 - $length}"/></xsl:when>
      <xsl:otherwise><line class="sa" x1="{$x}" x2="{$x}" y1="92" y2="{92 + $length}"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
