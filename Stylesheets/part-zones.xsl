<?xml version="1.0" encoding="UTF-8"?>
<!-- Where the attempts came from: the attacking half of each team, the goal at the top, as the attacker sees it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:math="http://exslt.org/math" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl math" exclude-result-prefixes="f">

  <!-- Three bands of three; 1 to 3 nearest the goal, left to right. -->
  <xsl:variable name="zone-tree">
    <z n="1" x="0" y="0"/><z n="2" x="100" y="0"/><z n="3" x="200" y="0"/>
    <z n="4" x="0" y="72"/><z n="5" x="100" y="72"/><z n="6" x="200" y="72"/>
    <z n="7" x="0" y="144"/><z n="8" x="100" y="144"/><z n="9" x="200" y="144"/>
  </xsl:variable>

  <xsl:template name="zones">
    <xsl:if test="$has-zones">
      <section id="zones">
        <h2><xsl:value-of select="f:t('zones')"/></h2>
        <div class="pair">
          <xsl:for-each select="$sides">
            <xsl:variable name="side" select="."/>
            <figure>
              <figcaption>
                <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
              </figcaption>
              <svg class="pitch" role="img" viewBox="-2 -2 304 220">
                <title><xsl:value-of select="f:t('zones-title', @name)"/></title>
                <desc><xsl:value-of select="f:t('zones-desc')"/></desc>
                <xsl:variable name="count-tree">
                  <xsl:for-each select="exsl:node-set($zone-tree)/z">
                    <xsl:variable name="here" select="f:attempts(concat($side/@id, ' zn:', @n))"/>
                    <z n="{@n}" x="{@x}" y="{@y}" shots="{count($here)}" goals="{count($here[@oc = 'gol'])}"/>
                  </xsl:for-each>
                </xsl:variable>
                <xsl:variable name="counts" select="exsl:node-set($count-tree)/z"/>
                <xsl:variable name="most" select="math:max($counts/@shots)"/>
                <xsl:for-each select="$counts[@shots &gt; 0]">
                  <rect x="{@x}" y="{@y}" width="100" height="72" class="b{$side/@id}" fill-opacity="{format-number(0.1 + 0.25 * @shots div $most, '0.##')}"/>
                </xsl:for-each>
                <path class="lines" d="M0 0H300V216H0zM66 0V64H234V0M118 0V21H182V0M124 64a34 34 0 0 0 52 0M115 216a35 35 0 0 1 70 0"/>
                <path class="grid" d="M100 0V216M200 0V216M0 72H300M0 144H300"/>
                <path class="goal-line" d="M132 0H168"/>
                <xsl:for-each select="$counts">
                  <text class="mid big" x="{@x + 50}" y="{@y + 42}" data-stat="shots" data-team="{$side/@id}" data-zone="{@n}">
                    <xsl:if test="@shots = 0"><xsl:attribute name="class">mid z</xsl:attribute></xsl:if>
                    <xsl:value-of select="@shots"/>
                  </text>
                  <xsl:if test="@goals &gt; 0">
                    <text class="mid" x="{@x + 50}" y="{@y + 62}"><tspan data-stat="goals" data-team="{$side/@id}" data-zone="{@n}"><xsl:value-of select="@goals"/></tspan><xsl:value-of select="f:n('goals-after', @goals)"/></text>
                  </xsl:if>
                </xsl:for-each>
              </svg>
            </figure>
          </xsl:for-each>
        </div>
        <p class="legend">
          <xsl:value-of select="f:t('zones-legend')"/>
          <xsl:variable name="nowhere" select="count($attempts[@zn = ''])"/>
          <xsl:if test="$nowhere &gt; 0"><xsl:value-of select="concat(' ', f:n('without-zone', $nowhere))"/></xsl:if>
        </p>
      </section>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
