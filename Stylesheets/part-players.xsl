<?xml version="1.0" encoding="UTF-8"?>
<!-- The players' table: one row each of those who took part. On a narrow screen a row becomes the player's name and the
     figures that are not nought, each with its label. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <!-- Of those that any player has: minutes always, conversion with the shots. -->
  <xsl:variable name="player-statistics" select="$statistics[contains(@of, 'player')]
      [@t = 'minutes' or @t = 'conversion' or key('mark-of-players', @t)]"/>

  <xsl:key name="mark-of-players" match="c[@pl != '']" use="@t"/>

  <xsl:template name="players">
    <xsl:if test="$marks/*/c[@pl != '']">
      <section class="wide" id="players">
        <h2><xsl:value-of select="f:t('players')"/></h2>
        <xsl:for-each select="$shown">
          <xsl:variable name="took-part" select="$squads[@s = current()/@id][stint or f:took-part(@id)]"/>
          <xsl:if test="$took-part">
            <table class="players">
              <caption>
                <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
              </caption>
              <thead>
                <tr>
                  <th scope="col" class="name"><xsl:value-of select="f:t('player')"/></th>
                  <xsl:for-each select="$player-statistics">
                    <th scope="col"><abbr title="{@name}"><xsl:value-of select="@short"/></abbr></th>
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

  <xsl:template match="player" mode="statistics">
    <xsl:variable name="id" select="@id"/>
    <xsl:variable name="minutes" select="@minutes"/>
    <tr data-player="{$id}">
      <th scope="row" class="name">
        <span class="no"><xsl:value-of select="@n"/></span><xsl:text> </xsl:text><xsl:value-of select="@name"/>
        <xsl:if test="@starter = 0">
          <xsl:text> </xsl:text><abbr title="{f:t('substitute')}"><xsl:value-of select="f:t('substitute-mark')"/></abbr>
        </xsl:if>
      </th>
      <xsl:for-each select="$player-statistics">
        <xsl:choose>
          <xsl:when test="@t = 'minutes'">
            <xsl:call-template name="player-cell"><xsl:with-param name="value" select="$minutes"/></xsl:call-template>
          </xsl:when>
          <xsl:when test="@t = 'conversion'">
            <xsl:call-template name="player-cell">
              <xsl:with-param name="value" select="f:conversion(count(key('mark', concat('goals ', $id))), count(key('mark', concat('shots ', $id))))"/>
            </xsl:call-template>
          </xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="player-cell">
              <xsl:with-param name="value" select="count(key('mark', concat(@t, ' ', $id)))"/>
            </xsl:call-template>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each>
    </tr>
  </xsl:template>

  <!-- data-h is the label of the figure on a narrow screen, where noughts are not shown. -->
  <xsl:template name="player-cell">
    <xsl:param name="value"/>
    <td data-stat="{@t}">
      <xsl:choose>
        <xsl:when test="$value &gt; 0">
          <xsl:attribute name="data-h"><xsl:value-of select="@short"/></xsl:attribute>
        </xsl:when>
        <xsl:otherwise><xsl:attribute name="class">z</xsl:attribute></xsl:otherwise>
      </xsl:choose>
      <xsl:choose>
        <xsl:when test="string($value) = ''">–</xsl:when>
        <xsl:otherwise><xsl:value-of select="$value"/></xsl:otherwise>
      </xsl:choose>
    </td>
  </xsl:template>
</xsl:stylesheet>
