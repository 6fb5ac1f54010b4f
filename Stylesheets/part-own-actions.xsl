<?xml version="1.0" encoding="UTF-8"?>
<!-- The section for actions declared by the rule set: players, outcomes and zones. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <!-- A time-out has no player; it is counted in the comparison. -->
  <xsl:variable name="own-done" select="$event-list/own[@tipus != 'tempsmort']"/>
  <xsl:param name="own-actions-heading">
    <xsl:if test="$own-done"><xsl:value-of select="f:w('own-actions')"/></xsl:if>
  </xsl:param>

  <xsl:template name="own-actions">
    <xsl:variable name="done" select="$own-done"/>
    <xsl:if test="$own-actions-heading != ''">
      <section class="wide" id="own-actions">
        <h2><xsl:value-of select="$own-actions-heading"/></h2>
        <xsl:for-each select="$shown">
          <xsl:call-template name="own-table"/>
        </xsl:for-each>
        <p class="legend">
          <xsl:for-each select="$owns[@code = $done/@tipus]">
            <xsl:if test="position() &gt; 1"> · </xsl:if>
            <b><xsl:value-of select="@letters"/></b>
            <xsl:value-of select="concat(' ', @name)"/>
            <xsl:for-each select="o"><xsl:value-of select="concat(', ', @sign, ' ', @name)"/></xsl:for-each>
          </xsl:for-each>
        </p>
        <!-- A small map for each side and each action that has zones. -->
        <div class="maps">
          <xsl:for-each select="$owns[@field]">
            <xsl:variable name="own" select="."/>
            <xsl:for-each select="$shown[$done[@tipus = $own/@code][@zona != '']/@s = @id]">
              <xsl:call-template name="own-zones"><xsl:with-param name="own" select="$own"/></xsl:call-template>
            </xsl:for-each>
          </xsl:for-each>
        </div>
      </section>
    </xsl:if>
  </xsl:template>

  <!-- Made before the page, because the key lists its abbreviations. -->
  <xsl:variable name="own-made-tree"><xsl:call-template name="own-actions"/></xsl:variable>
  <xsl:variable name="own-made" select="exsl:node-set($own-made-tree)"/>

  <!-- One row per player involved, one for unidentified players, and one for the team. The column heads are the letters
       typed at the prompt, with their names. -->
  <xsl:template name="own-table">
    <xsl:variable name="side" select="@id"/>
    <xsl:variable name="columns" select="$marks/s[starts-with(@t, 'own.')
        or starts-with(@t, 'faced.')][@t != 'own.tempsmort'][f:count(concat(@t, ' ', $side)) &gt; 0]"/>
    <xsl:if test="$columns">
      <table class="players" role="table">
        <caption>
          <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" class="name"><xsl:value-of select="$word-player"/></th>
            <xsl:for-each select="$columns">
              <th scope="col" role="columnheader"><abbr title="{@name}"><xsl:value-of select="@short"/></abbr></th>
            </xsl:for-each>
            <xsl:for-each select="$owns[count(o) = 2]">
              <xsl:if test="$columns[@t = concat('own.', current()/@code)]">
                <th scope="col" role="columnheader">
                  <abbr title="{@name}: {o[1]/@name}, %"><xsl:value-of select="concat(@letters, '%')"/></abbr>
                </th>
              </xsl:if>
            </xsl:for-each>
          </tr>
        </thead>
        <tbody role="rowgroup">
          <xsl:for-each select="$squads[@s = $side]">
            <xsl:variable name="id" select="@pl"/>
            <xsl:if test="$columns[f:count(concat(@t, ' ', $id)) &gt; 0]">
              <xsl:call-template name="own-row">
                <xsl:with-param name="columns" select="$columns"/>
                <xsl:with-param name="id" select="@pl"/>
                <xsl:with-param name="number" select="@n"/>
                <xsl:with-param name="name" select="@name"/>
              </xsl:call-template>
            </xsl:if>
          </xsl:for-each>
          <xsl:if test="$columns[f:count(concat(@t, ' ', $side, '-')) &gt; 0]">
            <xsl:call-template name="own-row">
              <xsl:with-param name="columns" select="$columns"/>
              <xsl:with-param name="id" select="concat($side, '-')"/>
              <xsl:with-param name="name" select="f:w('own-team')"/>
            </xsl:call-template>
          </xsl:if>
          <xsl:call-template name="own-row">
            <xsl:with-param name="columns" select="$columns"/>
            <xsl:with-param name="id" select="$side"/>
            <xsl:with-param name="name" select="f:w('total')"/>
          </xsl:call-template>
        </tbody>
      </table>
    </xsl:if>
  </xsl:template>

  <xsl:template name="own-row">
    <xsl:param name="columns"/>
    <xsl:param name="id"/>
    <xsl:param name="number"/>
    <xsl:param name="name"/>
    <tr role="row">
      <xsl:attribute name="data-{substring('playerteam', 1 + 6 * not(contains($id, '-')), 6)}">
        <xsl:value-of select="$id"/>
      </xsl:attribute>
      <th scope="row" role="rowheader" class="name">
        <xsl:if test="$number">
          <span class="no"><xsl:value-of select="$number"/></span><xsl:value-of select="$number-space"/>
        </xsl:if>
        <xsl:value-of select="$name"/>
      </th>
      <xsl:for-each select="$columns">
        <xsl:variable name="value" select="f:count(concat(@t, ' ', $id))"/>
        <td role="cell" data-stat="{@t}">
          <xsl:if test="$value &gt; 0">
            <xsl:attribute name="data-h">
              <xsl:value-of select="concat(@one[$value = 1], @name[not($value = 1 and ../@one)])"/>
            </xsl:attribute>
          </xsl:if>
          <xsl:value-of select="$value"/>
        </td>
      </xsl:for-each>
      <xsl:for-each select="$owns[count(o) = 2]">
        <xsl:variable name="code" select="@code"/>
        <xsl:if test="$columns[@t = concat('own.', $code)]">
          <xsl:variable name="first" select="f:count(concat('own.', $code, '.', o[1]/@code, ' ', $id))"/>
          <xsl:variable name="share" select="f:conversion($first, $first + f:count(concat('own.', $code, '.',
              o[2]/@code, ' ', $id)))"/>
          <td role="cell" data-stat="own.{$code}.share">
            <xsl:if test="$share != ''">
              <xsl:attribute name="data-h"><xsl:value-of select="concat(@name, ': ', o[1]/@name)"/></xsl:attribute>
              <xsl:attribute name="data-u"><xsl:value-of select="$percent-sign"/></xsl:attribute>
            </xsl:if>
            <xsl:value-of select="f:figure($share)"/>
          </td>
        </xsl:if>
      </xsl:for-each>
    </tr>
  </xsl:template>

  <!-- The zones of an action as seen by the team, with the opponents' goal at the top. -->
  <xsl:template name="own-zones">
    <xsl:param name="own"/>
    <xsl:variable name="side" select="@id"/>
    <xsl:variable name="here" select="$event-list/own[@s = $side][@tipus = $own/@code]"/>
    <figure>
      <figcaption>
        <b><xsl:value-of select="f:capital($own/@name)"/></b>
        <xsl:text> </xsl:text>
        <span class="whole">
          <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
        </span>
      </figcaption>
      <svg class="pitch" role="img" viewBox="-2 -2 304 {$field/@height + 4}">
        <title><xsl:value-of select="f:t('own-zones-title', $own/@name, @name)"/></title>
        <desc><xsl:value-of select="f:t(concat('own-zones-', $own/@field))"/></desc>
        <xsl:for-each select="exsl:node-set($zone-tree)/z">
          <xsl:variable name="count" select="count($here[@zona = current()/@n])"/>
          <xsl:if test="$count &gt; 0">
            <rect x="{@x}" y="{@y}" width="100" height="{$field/@height div 3}" class="b{$side}"
                fill-opacity="{format-number(0.1 + 0.25 * $count div count($here), '0.##')}"/>
          </xsl:if>
        </xsl:for-each>
        <xsl:choose>
          <xsl:when test="$own/@field = 'pitch'">
            <xsl:variable name="high" select="$field/@height"/>
            <path class="lines" d="M0 0H300V{$high}H0zM88 0V32H212V0M88 {$high}v-32H212v32"/>
            <path class="grid" d="M100 0V{$high}M200 0V{$high}M0 {$high div 3}H300M0 {2 * $high div 3}H300"/>
          </xsl:when>
          <xsl:otherwise><xsl:call-template name="field-map"/></xsl:otherwise>
        </xsl:choose>
        <xsl:for-each select="exsl:node-set($zone-tree)/z">
          <xsl:variable name="count" select="count($here[@zona = current()/@n])"/>
          <text class="mid big" x="{@x + 50}" y="{round(@y + $field/@height div 6 + 9)}" data-stat="own.{$own/@code}" data-team="{$side}"
              data-zone="{@n}">
            <xsl:if test="$count = 0"><xsl:attribute name="class">mid z</xsl:attribute></xsl:if>
            <xsl:value-of select="$count"/>
          </text>
        </xsl:for-each>
      </svg>
    </figure>
  </xsl:template>
</xsl:stylesheet>
