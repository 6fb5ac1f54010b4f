<?xml version="1.0" encoding="UTF-8"?>
<!-- The players' table: one row each of those who took part. On a narrow screen a row becomes the player's name and the
     figures that are not nought, each with its label. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:variable name="player-statistic-tree">
    <s t="minutes"/><s t="goals"/>
    <xsl:if test="$marks/c[@t = 'own-goals']"><s t="own-goals"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'assists']"><s t="assists"/></xsl:if>
    <xsl:if test="$has-chances"><s t="shots"/></xsl:if>
    <xsl:if test="$has-outcomes">
      <s t="on-target"/><s t="saved"/><s t="off-target"/><s t="woodwork"/><s t="blocked"/>
      <xsl:if test="$marks/c[@t = 'outcome-unknown']"><s t="outcome-unknown"/></xsl:if>
    </xsl:if>
    <xsl:if test="$has-chances"><s t="conversion"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'fouls']"><s t="fouls"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'fouls-suffered'][@pl]"><s t="fouls-suffered"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'offsides']"><s t="offsides"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'corners'][@pl]"><s t="corners"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'yellows']"><s t="yellows"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'second-yellows']"><s t="second-yellows"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'reds']"><s t="reds"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'cards-unknown']"><s t="cards-unknown"/></xsl:if>
    <xsl:if test="$goals"><s t="goals-for"/><s t="goals-against"/></xsl:if>
    <xsl:if test="$marks/c[@t = 'notes']"><s t="notes"/></xsl:if>
  </xsl:variable>
  <xsl:variable name="player-statistics" select="exsl:node-set($player-statistic-tree)/s"/>

  <xsl:template name="players">
    <xsl:if test="$marks/c[@pl]">
      <section class="wide" id="players">
        <h2><xsl:value-of select="f:t('players')"/></h2>
        <xsl:for-each select="$shown">
          <xsl:variable name="took-part" select="$squads[@s = current()/@id][stint or f:took-part(@id)]"/>
          <xsl:if test="$took-part">
            <table class="players">
              <caption><xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template></caption>
              <thead>
                <tr>
                  <th scope="col" class="name"><xsl:value-of select="f:t('player')"/></th>
                  <xsl:for-each select="$player-statistics">
                    <th scope="col"><abbr title="{f:t(concat('stat-', @t))}"><xsl:value-of select="f:t(concat('short-', @t))"/></abbr></th>
                  </xsl:for-each>
                </tr>
              </thead>
              <tbody><xsl:apply-templates select="$took-part" mode="statistics"/></tbody>
            </table>
          </xsl:if>
        </xsl:for-each>
      </section>
    </xsl:if>
  </xsl:template>

  <func:function name="f:took-part">
    <xsl:param name="id"/>
    <xsl:for-each select="$events[1]"><func:result select="boolean(key('involved', $id))"/></xsl:for-each>
  </func:function>

  <!-- A player's figure. -->
  <func:function name="f:player">
    <xsl:param name="player"/>
    <xsl:param name="t"/>
    <xsl:variable name="id" select="$player/@id"/>
    <xsl:choose>
      <xsl:when test="$t = 'minutes'"><func:result select="number($player/@minutes)"/></xsl:when>
      <xsl:when test="$t = 'conversion'">
        <func:result select="f:conversion(f:count(concat('goals ', $id)), f:count(concat('shots ', $id)))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:count(concat($t, ' ', $id))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <xsl:template match="player" mode="statistics">
    <xsl:variable name="player" select="."/>
    <tr>
      <th scope="row" class="name">
        <span class="no"><xsl:value-of select="@n"/></span><xsl:text> </xsl:text><xsl:value-of select="@name"/>
        <xsl:if test="@starter = 0"><xsl:text> </xsl:text><abbr title="{f:t('substitute')}"><xsl:value-of select="f:t('substitute-mark')"/></abbr></xsl:if>
      </th>
      <xsl:for-each select="$player-statistics">
        <xsl:variable name="value" select="f:player($player, @t)"/>
        <td data-stat="{@t}" data-player="{$player/@id}" data-h="{f:t(concat('short-', @t))}">
          <xsl:if test="$value = 0 or string($value) = ''"><xsl:attribute name="class">z</xsl:attribute></xsl:if>
          <xsl:value-of select="f:figure($value)"/>
        </td>
      </xsl:for-each>
    </tr>
  </xsl:template>
</xsl:stylesheet>
