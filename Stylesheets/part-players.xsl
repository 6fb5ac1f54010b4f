<?xml version="1.0" encoding="UTF-8"?>
<!-- The players' table: one row each of those who took part, and one of what is nobody's of them, so that the columns add up
     to the team's figures. On a narrow screen a row becomes the name and the figures that are not nought, each with its label.
     The roles keep it a table then for those who listen, whatever the style sheet makes of it. -->
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
          <xsl:variable name="nobody" select="concat(@id, '-')"/>
          <xsl:variable name="unattributed" select="boolean($marks/*/c[@pl = $nobody][@t = $player-statistics/@t])"/>
          <xsl:if test="$took-part or $unattributed">
            <table class="players" role="table">
              <caption>
                <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
              </caption>
              <thead role="rowgroup">
                <tr role="row">
                  <th scope="col" role="columnheader" class="name"><xsl:value-of select="f:t('player')"/></th>
                  <xsl:for-each select="$player-statistics">
                    <th scope="col" role="columnheader"><abbr title="{@name}"><xsl:value-of select="@short"/></abbr></th>
                  </xsl:for-each>
                </tr>
              </thead>
              <tbody role="rowgroup">
                <xsl:apply-templates select="$took-part" mode="statistics"/>
                <xsl:if test="$unattributed">
                  <xsl:apply-templates select="." mode="statistics"><xsl:with-param name="id" select="$nobody"/></xsl:apply-templates>
                </xsl:if>
              </tbody>
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

  <!-- A player; and nobody of the list, whose id is the side's with a hyphen: an official's card, what somebody not
       identified did, a corner whoever took it. -->
  <xsl:template match="player | side" mode="statistics">
    <xsl:param name="id" select="@id"/>
    <xsl:variable name="minutes" select="@minutes"/>
    <tr role="row" data-player="{$id}">
      <th scope="row" role="rowheader" class="name">
        <xsl:choose>
          <xsl:when test="self::side"><xsl:value-of select="f:t('unattributed')"/></xsl:when>
          <xsl:otherwise><span class="no"><xsl:value-of select="@n"/></span><xsl:text> </xsl:text><xsl:value-of select="@name"/></xsl:otherwise>
        </xsl:choose>
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
            <!-- As below, written out because there are so many of them. -->
            <xsl:variable name="value" select="count(key('mark', concat(@t, ' ', $id)))"/>
            <xsl:choose>
              <xsl:when test="$value &gt; 0"><td role="cell" data-stat="{@t}" data-h="{@short}"><xsl:value-of select="$value"/></td></xsl:when>
              <xsl:otherwise><td role="cell" data-stat="{@t}">0</td></xsl:otherwise>
            </xsl:choose>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each>
    </tr>
  </xsl:template>

  <!-- data-h is the label of the figure on a narrow screen; what has none, noughts and dashes, is not seen there. -->
  <xsl:template name="player-cell">
    <xsl:param name="value"/>
    <td role="cell" data-stat="{@t}">
      <xsl:if test="$value &gt; 0">
        <xsl:attribute name="data-h"><xsl:value-of select="@short"/></xsl:attribute>
      </xsl:if>
      <xsl:choose>
        <xsl:when test="string($value) = ''">–</xsl:when>
        <xsl:otherwise><xsl:value-of select="$value"/></xsl:otherwise>
      </xsl:choose>
    </td>
  </xsl:template>
</xsl:stylesheet>
