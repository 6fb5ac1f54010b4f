<?xml version="1.0" encoding="UTF-8"?>
<!-- The statistics of the players: one row for each who took part, the goalkeeper first, and a row for what belongs to no
     player, so that the columns add up to the team's totals. On a narrow screen a row is shown as the name and the
     statistics that are not zero, each with its label (data-h) or unit (data-u), and the idle players, who have none, in
     one line at the end. The ARIA roles keep it a table for screen readers in spite of the style. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:exsl="http://exslt.org/common" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl"
    exclude-result-prefixes="f">

  <!-- The statistics of players: minutes if they are tracked, conversion together with the shots, others if there are
       any. -->
  <xsl:variable name="player-statistics" select="$statistics[contains(@of, 'player')][not($one-sheet)
      or contains($brief-columns, concat(' ', @t, ' '))
      or contains($brief-kinds, concat(' ', substring-before(@t, '.'), ' '))]
      [@t = 'minutes'
      and $follows or @t = 'conversion' or key('mark', concat(@t, ' home'))
      or key('mark', concat(@t, ' away'))
        or @t = 'goals-for' and $squads/@for &gt; 0 or @t = 'goals-against'
      and $squads/@against &gt; 0]"/>

  <xsl:variable name="brief-columns" select="concat(' minutes goals points own-goals assists shots on-target saves',
      ' fouls yellows second-yellows reds ')"/>

  <!-- The heads have the order of the cells in the template figures. -->
  <xsl:variable name="player-heads">
    <xsl:call-template name="heads"><xsl:with-param name="columns" select="$minutes-column"/></xsl:call-template>
    <xsl:call-template name="heads"><xsl:with-param name="columns" select="$counted-columns"/></xsl:call-template>
    <xsl:call-template name="heads"><xsl:with-param name="columns" select="$for-column"/></xsl:call-template>
    <xsl:call-template name="heads"><xsl:with-param name="columns" select="$against-column"/></xsl:call-template>
    <xsl:call-template name="heads"><xsl:with-param name="columns" select="$notes-column"/></xsl:call-template>
  </xsl:variable>

  <xsl:template name="heads">
    <xsl:param name="columns"/>
    <xsl:for-each select="$columns">
      <th scope="col" role="columnheader"><abbr title="{@name}"><xsl:value-of select="@short"/></abbr></th>
    </xsl:for-each>
  </xsl:template>

  <!-- A table that only repeats figures of the line-ups and the list of events is not shown. -->
  <xsl:variable name="listed-statistics"
      select="concat(' minutes goals own-goals assists conversion yellows second-yellows reds cards-unknown',
          ' goals-for goals-against ')"/>
  <xsl:param name="players-heading">
    <xsl:if test="$one-sheet and $squads-shown
        or $player-statistics[not(contains($listed-statistics, concat(' ', @t, ' ')) or starts-with(@t, 'card.'))]">
      <xsl:value-of select="f:w('players')"/>
    </xsl:if>
  </xsl:param>

  <xsl:template name="players">
    <section class="wide" id="players">
      <h2><xsl:value-of select="$players-heading"/></h2>
      <div>
        <!-- A table with few columns does not need the whole width. -->
        <xsl:attribute name="class"><xsl:choose>
          <xsl:when test="count($player-statistics) &lt; 10 or $one-sheet">pair squads</xsl:when>
          <xsl:otherwise>squads</xsl:otherwise>
        </xsl:choose></xsl:attribute>
        <xsl:for-each select="$shown">
          <xsl:variable name="took-part" select="$listed[@s = current()/@id][stint or @busy]"/>
          <xsl:variable name="nobody" select="concat(@id, '-')"/>
          <xsl:variable name="unattributed"
              select="boolean($player-statistics[key('mark', concat(@t, ' ', $nobody))])"/>
          <xsl:if test="$took-part or $unattributed">
            <table class="players" role="table">
              <caption>
                <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
              </caption>
              <thead role="rowgroup">
                <tr role="row">
                  <th scope="col" role="columnheader" class="name"><xsl:value-of select="$word-player"/></th>
                  <xsl:copy-of select="$player-heads"/>
                </tr>
              </thead>
              <tbody role="rowgroup">
                <xsl:apply-templates select="$took-part[@starter = 1][@porter = 'si']" mode="statistics"/>
                <xsl:apply-templates select="$took-part[@starter = 1][not(@porter = 'si')]" mode="statistics"/>
                <xsl:apply-templates select="$took-part[@starter = 0]" mode="statistics"/>
                <xsl:if test="$unattributed">
                  <xsl:apply-templates select="." mode="statistics">
                    <xsl:with-param name="id" select="$nobody"/>
                  </xsl:apply-templates>
                </xsl:if>
              </tbody>
            </table>
          </xsl:if>
        </xsl:for-each>
      </div>
    </section>
  </xsl:template>

  <xsl:variable name="word-without-figures" select="f:w('without-figures')"/>

  <!-- A player. On one sheet of paper the signs are here, as there are no line-ups. -->
  <xsl:template match="player" mode="statistics">
    <xsl:variable name="id" select="string(@pl)"/>
    <xsl:variable name="cells">
      <xsl:choose>
        <xsl:when test="@busy or @pl = $keepers/@pl">
          <xsl:call-template name="figures"><xsl:with-param name="id" select="$id"/></xsl:call-template>
        </xsl:when>
        <xsl:when test="@s = 'home'"><xsl:copy-of select="$whole-figures-home"/></xsl:when>
        <xsl:otherwise><xsl:copy-of select="$whole-figures-away"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <tr role="row" data-player="{$id}">
      <xsl:if test="not(exsl:node-set($cells)/td/@data-h)">
        <xsl:attribute name="class">idle</xsl:attribute>
        <xsl:attribute name="data-h"><xsl:value-of select="$word-without-figures"/></xsl:attribute>
      </xsl:if>
      <th scope="row" role="rowheader" class="name">
        <xsl:choose>
          <xsl:when test="$one-sheet"><xsl:call-template name="named-player"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="@w"/></xsl:otherwise>
        </xsl:choose>
      </th>
      <xsl:copy-of select="$cells"/>
    </tr>
  </xsl:template>

  <!-- What belongs to no listed player, under the side's id and a hyphen: officials' cards, actions of unidentified
       players, corners. -->
  <xsl:template match="side" mode="statistics">
    <tr role="row" data-player="{@id}-">
      <th scope="row" role="rowheader" class="name"><xsl:value-of select="f:w('unattributed')"/></th>
      <xsl:call-template name="figures"><xsl:with-param name="id" select="concat(@id, '-')"/></xsl:call-template>
    </tr>
  </xsl:template>

  <!-- Players without events who played the whole match have the same figures as all others of that side. -->
  <xsl:variable name="idle" select="$squads[not(@busy)][stint][not(@pl = $keepers/@pl)]"/>
  <xsl:variable name="whole-figures-home">
    <xsl:for-each select="$idle[@s = 'home'][1]">
      <xsl:call-template name="figures"><xsl:with-param name="id" select="@pl"/></xsl:call-template>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="whole-figures-away">
    <xsl:for-each select="$idle[@s = 'away'][1]">
      <xsl:call-template name="figures"><xsl:with-param name="id" select="@pl"/></xsl:call-template>
    </xsl:for-each>
  </xsl:variable>

  <!-- The columns: minutes, counts, goals while on the field, notes. -->
  <xsl:variable name="minutes-column" select="$player-statistics[@t = 'minutes']"/>
  <xsl:variable name="for-column" select="$player-statistics[@t = 'goals-for']"/>
  <xsl:variable name="against-column" select="$player-statistics[@t = 'goals-against']"/>
  <xsl:variable name="notes-column" select="$player-statistics[@t = 'notes']"/>
  <xsl:variable name="counted-columns" select="$player-statistics[not(@apart) and @t != 'notes' or @t = 'conversion']"/>

  <!-- What stands after a percentage: “%”, or a space and “%”. -->
  <xsl:variable name="percent-sign" select="f:t('percent', '')"/>

  <!-- The columns of a player without any counts, made once. -->
  <xsl:variable name="noughts"><xsl:call-template name="counts"/></xsl:variable>

  <xsl:template name="figures">
    <xsl:param name="id"/>
    <xsl:if test="$minutes-column">
      <td role="cell" data-stat="minutes">
        <xsl:if test="@minutes &gt; 0 or $has-seconds and @seconds &gt; 0">
          <xsl:attribute name="data-h"><xsl:value-of select="$minutes-column/@short"/></xsl:attribute>
        </xsl:if>
        <xsl:value-of select="f:played(.)"/>
        <xsl:if test="not(@minutes)">–</xsl:if>
      </td>
    </xsl:if>
    <xsl:choose>
      <xsl:when test="self::player[@quiet or not(@busy)][not(@pl = $keepers/@pl)]">
        <xsl:copy-of select="$noughts"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="counts"><xsl:with-param name="id" select="$id"/></xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:if test="$for-column">
      <td role="cell" data-stat="goals-for">
        <xsl:if test="@for &gt; 0">
          <xsl:attribute name="data-h"><xsl:value-of select="$for-column/@short"/></xsl:attribute>
        </xsl:if>
        <xsl:value-of select="@for"/>
        <xsl:if test="not(@for)">0</xsl:if>
      </td>
    </xsl:if>
    <xsl:if test="$against-column">
      <td role="cell" data-stat="goals-against">
        <xsl:if test="@against &gt; 0">
          <xsl:attribute name="data-h"><xsl:value-of select="$against-column/@short"/></xsl:attribute>
        </xsl:if>
        <xsl:value-of select="@against"/>
        <xsl:if test="not(@against)">0</xsl:if>
      </td>
    </xsl:if>
    <xsl:if test="$notes-column">
      <xsl:call-template name="counts">
        <xsl:with-param name="id" select="$id"/><xsl:with-param name="columns" select="$notes-column"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- In a loop, because a template for each cell would take half as long again. -->
  <xsl:template name="counts">
    <xsl:param name="id"/>
    <xsl:param name="columns" select="$counted-columns"/>
    <xsl:for-each select="$columns">
      <xsl:variable name="counted" select="key('mark', concat(@t, ' ', $id))"/>
      <xsl:choose>
        <xsl:when test="$counted">
          <td role="cell" data-stat="{@t}" data-h="{@short}"><xsl:value-of select="count($counted)"/></td>
        </xsl:when>
        <xsl:when test="@apart">
          <xsl:variable name="shots" select="count(key('mark', concat('shots ', $id)))"/>
          <xsl:variable name="goals" select="count(key('mark', concat('goals ', $id)))"/>
          <xsl:choose>
            <xsl:when test="$goals &gt; 0">
              <td role="cell" data-stat="conversion" data-h="{@short}" data-u="{$percent-sign}">
                <xsl:value-of select="round(100 * $goals div $shots)"/>
              </td>
            </xsl:when>
            <xsl:when test="$shots &gt; 0"><td role="cell" data-stat="conversion">0</td></xsl:when>
            <xsl:otherwise><td role="cell" data-stat="conversion">–</td></xsl:otherwise>
          </xsl:choose>
        </xsl:when>
        <xsl:otherwise><td role="cell">0</td></xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
