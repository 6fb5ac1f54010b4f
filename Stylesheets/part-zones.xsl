<?xml version="1.0" encoding="UTF-8"?>
<!-- The chance map: the attacking half of each team, with the goal at the top. Every zone has its number, the number of
     shots, and a mark for each shot, shaped by its outcome. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <!-- Three rows of three; zones 1 to 3 are nearest the goal, from left to right. -->
  <xsl:variable name="zone-tree">
    <xsl:if test="$zones-heading != '' or $own-done">
      <xsl:variable name="step" select="$field/@height div 3"/>
      <z n="1" x="0" y="0"/><z n="2" x="100" y="0"/><z n="3" x="200" y="0"/>
      <z n="4" x="0" y="{$step}"/><z n="5" x="100" y="{$step}"/><z n="6" x="200" y="{$step}"/>
      <z n="7" x="0" y="{2 * $step}"/><z n="8" x="100" y="{2 * $step}"/><z n="9" x="200" y="{2 * $step}"/>
    </xsl:if>
  </xsl:variable>

  <!-- A map of goals alone would add nothing to their list. -->
  <xsl:param name="zones-heading">
    <xsl:if test="$has-chances and $has-zones"><xsl:value-of select="f:w('zones')"/></xsl:if>
  </xsl:param>

  <xsl:template name="zones">
    <xsl:if test="$zones-heading != ''">
      <section id="zones">
        <h2><xsl:value-of select="$zones-heading"/></h2>
        <div class="pair">
          <xsl:for-each select="$sides">
            <xsl:variable name="side" select="."/>
            <xsl:variable name="of-side" select="$attempts[@s = $side/@id]"/>
            <figure>
              <figcaption>
                <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
              </figcaption>
              <svg class="pitch" role="img" viewBox="-2 -2 304 {$field/@height + 4}">
                <title><xsl:value-of select="f:t('zones-title', @name)"/></title>
                <desc><xsl:value-of select="f:w('zones-desc')"/></desc>
                <xsl:call-template name="field-map"/>
                <xsl:for-each select="exsl:node-set($zone-tree)/z">
                  <xsl:variable name="n" select="string(@n)"/>
                  <xsl:variable name="here" select="$of-side[@zona = $n]"/>
                  <xsl:variable name="count" select="count($here)"/>
                  <xsl:variable name="x" select="@x"/>
                  <xsl:variable name="y" select="@y"/>
                  <text class="zone" x="{$x + 94}" y="{$y + 14}"><xsl:value-of select="@n"/></text>
                  <xsl:choose>
                    <xsl:when test="$count = 0">
                      <text class="big z" x="{$x + 6}" y="{$y + 22}" data-stat="shots" data-team="{$side/@id}"
                          data-zone="{@n}">0</text>
                    </xsl:when>
                    <xsl:otherwise>
                      <xsl:variable name="scored" select="count($here[@oc = 'gol'])"/>
                      <!-- Goals have a line of their own, because beside the shots they would reach into the next zone. -->
                      <xsl:variable name="lower" select="13 * ($scored &gt; 0)"/>
                      <!-- Puts as many marks in a line as fit, so that they stay above the next zone. -->
                      <xsl:variable name="across"
                          select="6 + 3 * ($count &gt; 12 + 6 * ($scored = 0)) + 5 * ($count &gt; 27)"/>
                      <xsl:variable name="step" select="90 div $across"/>
                      <xsl:for-each select="$here">
                        <xsl:variable name="line" select="floor((position() - 1) div $across)"/>
                        <use x="{round($x + 5 + $step * ((position() - 1) mod $across + 0.5 - 0.25 * ($line mod 2)))}"
                            y="{round($y + 35 + $lower + $line * (13 - 5 * ($count &gt; 18)))}">
                          <xsl:attribute name="href"><xsl:choose>
                            <xsl:when test="@oc = 'gol'"><xsl:value-of select="concat('#d-gol-', @s)"/></xsl:when>
                            <xsl:otherwise><xsl:value-of select="concat('#d-', @oc)"/></xsl:otherwise>
                          </xsl:choose></xsl:attribute>
                        </use>
                      </xsl:for-each>
                      <text class="big" x="{$x + 6}" y="{$y + 22}">
                        <tspan data-stat="shots" data-team="{$side/@id}" data-zone="{@n}">
                          <xsl:value-of select="$count"/>
                        </tspan>
                        <xsl:if test="$scored &gt; 0">
                          <tspan class="goals" x="{$x + 6}" y="{$y + 39}">
                            <tspan data-stat="goals" data-team="{$side/@id}" data-zone="{@n}">
                              <xsl:value-of select="$scored"/>
                            </tspan>
                            <xsl:value-of select="f:n('goals-after', $scored)"/>
                          </tspan>
                        </xsl:if>
                      </text>
                    </xsl:otherwise>
                  </xsl:choose>
                </xsl:for-each>
              </svg>
            </figure>
          </xsl:for-each>
        </div>
        <p class="legend">
          <xsl:value-of select="f:w('zones-legend')"/>
          <xsl:for-each select="$outcomes">
            <xsl:text> </xsl:text>
            <span class="nobr">
              <svg class="i" viewBox="-7 -7 14 14" aria-hidden="true">
                <use><xsl:attribute name="href"><xsl:choose>
                  <xsl:when test="@c = 'gol'">#d-gol-home</xsl:when>
                  <xsl:otherwise><xsl:value-of select="concat('#d-', @c)"/></xsl:otherwise>
                </xsl:choose></xsl:attribute></use>
              </svg>
              <xsl:value-of select="f:code('outcome', string(@c))"/>
            </span>
          </xsl:for-each>
          <xsl:variable name="nowhere" select="count($attempts[@zona = ''])"/>
          <xsl:if test="$nowhere &gt; 0"><xsl:value-of select="concat(' ', f:n('without-zone', $nowhere))"/></xsl:if>
        </p>
      </section>
    </xsl:if>
  </xsl:template>

  <!-- The attacking half with its markings and the lines between the zones. -->
  <xsl:template name="field-map">
    <xsl:variable name="high" select="$field/@height"/>
    <path class="lines" d="M0 0H300V{$high}H0z{$field/@map}"/>
    <path class="grid" d="M100 0V{$high}M200 0V{$high}M0 {$high div 3}H300M0 {2 * $high div 3}H300{$field/@map-dash}"/>
    <xsl:if test="$has-keeper"><path class="goal-line" d="M132 0H168"/></xsl:if>
  </xsl:template>

  <!-- The shapes of the outcomes: only a goal is filled with the team's colour. -->
  <xsl:template name="attempt-shapes">
    <g id="d-gol-home"><circle class="fh" r="5.4"/><circle class="hole" r="1.6"/></g>
    <g id="d-gol-away"><path class="fa" d="M0-6.4L6.4 0L0 6.4L-6.4 0z"/><circle class="hole" r="1.6"/></g>
    <circle id="d-aturada" class="ring" r="4.4"/>
    <path id="d-pal" class="ring" d="M-4-4H4V4H-4z"/>
    <path id="d-desviada" class="stroke" d="M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6"/>
    <path id="d-blocada" class="stroke" d="M-4.5 0H4.5M0-4V4"/>
    <circle id="d-unknown" class="ink" r="2.2"/>
  </xsl:template>
</xsl:stylesheet>
