<?xml version="1.0" encoding="UTF-8"?>
<!-- The players: a row each of those who took part, the goalkeeper first, with what shows on the score sheet beside the name and
     all that was counted; a row of what is nobody's of them, so that the columns add up to the team's figures; below, who was
     not used, and the staff. On a narrow screen a row becomes the name and the figures that are not nought, each with its
     label. The roles keep it a table then for those who listen, whatever the style sheet makes of it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <!-- Of those that any player has: minutes always, conversion with the shots. -->
  <xsl:variable name="player-statistics" select="$statistics[contains(@of, 'player')][not($one-sheet) or contains($brief-columns, concat(' ', @t, ' '))]
      [@t = 'minutes' or @t = 'conversion' or key('mark', concat('*', @t, ' home')) or key('mark', concat('*', @t, ' away'))]"/>

  <xsl:variable name="brief-columns" select="' minutes goals own-goals assists shots on-target saves fouls yellows second-yellows reds '"/>

  <xsl:template name="players">
    <xsl:if test="$squads[@s = $shown/@id] or $player-statistics[@t != 'minutes' and @t != 'conversion']">
      <section class="wide" id="players">
        <h2><xsl:value-of select="f:t('lineups')"/></h2>
        <xsl:if test="not($one-sheet)"><xsl:call-template name="pitches"/></xsl:if>
        <div>
          <!-- What few columns there are need no whole width. -->
          <xsl:attribute name="class"><xsl:choose>
            <xsl:when test="count($player-statistics) &lt; 10 or $one-sheet">pair squads</xsl:when><xsl:otherwise>squads</xsl:otherwise>
          </xsl:choose></xsl:attribute>
          <xsl:variable name="heads">
            <xsl:for-each select="$player-statistics">
              <th scope="col" role="columnheader"><abbr title="{@name}"><xsl:value-of select="@short"/></abbr></th>
            </xsl:for-each>
          </xsl:variable>
          <xsl:for-each select="$shown">
            <xsl:variable name="of-side" select="$squads[@s = current()/@id]"/>
            <xsl:variable name="took-part" select="$of-side[stint or @busy]"/>
            <xsl:variable name="nobody" select="concat(@id, '-')"/>
            <xsl:variable name="unattributed" select="boolean($player-statistics[key('mark', concat(@t, ' ', $nobody))])"/>
            <div>
              <xsl:if test="$took-part or $unattributed">
                <table class="players" role="table">
                  <caption>
                    <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
                  </caption>
                  <thead role="rowgroup">
                    <tr role="row">
                      <th scope="col" role="columnheader" class="name"><xsl:value-of select="f:t('player')"/></th>
                      <xsl:copy-of select="$heads"/>
                    </tr>
                  </thead>
                  <tbody role="rowgroup">
                    <xsl:apply-templates select="$took-part[@starter = 1][@keeper]" mode="statistics"/>
                    <xsl:apply-templates select="$took-part[@starter = 1][not(@keeper)]" mode="statistics"/>
                    <xsl:apply-templates select="$took-part[@starter = 0]" mode="statistics"/>
                    <xsl:if test="$unattributed">
                      <xsl:apply-templates select="." mode="statistics"><xsl:with-param name="id" select="$nobody"/></xsl:apply-templates>
                    </xsl:if>
                  </tbody>
                </table>
              </xsl:if>
              <xsl:variable name="unused" select="$of-side[not(stint or @busy)]"/>
              <xsl:if test="$unused">
                <p class="officials">
                  <b><xsl:value-of select="f:t('unused')"/></b>
                  <xsl:for-each select="$unused">
                    <xsl:value-of select="concat(substring(' · ', 1, 3 * (position() &gt; 1)), substring(' ', 1, number(position() = 1)), @w)"/>
                  </xsl:for-each>
                </p>
              </xsl:if>
              <xsl:call-template name="officials"/>
            </div>
          </xsl:for-each>
        </div>
      </section>
    </xsl:if>
  </xsl:template>

  <!-- A player; and nobody of the list, whose id is the side's with a hyphen: an official's card, what somebody not
       identified did, a corner whoever took it. -->
  <xsl:template match="player | side" mode="statistics">
    <xsl:param name="id" select="@id"/>
    <xsl:variable name="minutes" select="@minutes"/>
    <tr role="row" data-player="{$id}">
      <th scope="row" role="rowheader" class="name">
        <xsl:choose>
          <xsl:when test="self::side"><xsl:value-of select="f:t('unattributed')"/></xsl:when>
          <xsl:otherwise>
            <span class="no"><xsl:value-of select="@n"/></span>
            <xsl:value-of select="concat(' ', @name)"/>
            <xsl:if test="@name = '' and $names-shown != 'numbers'"><span class="z"><xsl:value-of select="f:t('unnamed')"/></span></xsl:if>
            <xsl:if test="@keeper"><xsl:copy-of select="$keeper-sign"/></xsl:if>
            <xsl:if test="@captain"><xsl:copy-of select="$captain-sign"/></xsl:if>
            <xsl:if test="@starter = 0"><xsl:copy-of select="$substitute-sign"/></xsl:if>
            <xsl:if test="@busy">
              <xsl:for-each select="$event-list">
                <xsl:apply-templates select="key('of', $id)" mode="badge"><xsl:with-param name="id" select="$id"/></xsl:apply-templates>
              </xsl:for-each>
            </xsl:if>
          </xsl:otherwise>
        </xsl:choose>
      </th>
      <xsl:for-each select="$player-statistics">
        <xsl:choose>
          <xsl:when test="@t = 'minutes'">
            <td role="cell" data-stat="minutes">
              <xsl:if test="$minutes &gt; 0"><xsl:attribute name="data-h"><xsl:value-of select="@short"/></xsl:attribute></xsl:if>
              <xsl:value-of select="$minutes"/>
              <xsl:if test="not($minutes)">–</xsl:if>
            </td>
          </xsl:when>
          <xsl:when test="@t = 'conversion'">
            <xsl:variable name="shots" select="count(key('mark', concat('shots ', $id)))"/>
            <xsl:variable name="goals" select="count(key('mark', concat('goals ', $id)))"/>
            <xsl:choose>
              <xsl:when test="$goals &gt; 0"><td role="cell" data-stat="conversion" data-h="{@short}"><xsl:value-of select="round(100 * $goals div $shots)"/></td></xsl:when>
              <xsl:when test="$shots &gt; 0"><td role="cell" data-stat="conversion">0</td></xsl:when>
              <xsl:otherwise><td role="cell" data-stat="conversion">–</td></xsl:otherwise>
            </xsl:choose>
          </xsl:when>
          <xsl:otherwise>
            <xsl:variable name="value" select="count(key('mark', concat(@t, ' ', $id)))"/>
            <xsl:choose>
              <xsl:when test="$value = 0"><td role="cell" data-stat="{@t}">0</td></xsl:when>
              <xsl:otherwise><td role="cell" data-stat="{@t}" data-h="{@short}"><xsl:value-of select="$value"/></td></xsl:otherwise>
            </xsl:choose>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each>
    </tr>
  </xsl:template>

  <!-- The signs beside a name, made once. -->
  <xsl:variable name="keeper-sign">
    <xsl:text> </xsl:text><abbr title="{f:t('keeper')}"><xsl:value-of select="f:t('keeper-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="captain-sign">
    <xsl:text> </xsl:text><abbr title="{f:t('captain')}"><xsl:value-of select="f:t('captain-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="substitute-sign">
    <xsl:text> </xsl:text><abbr title="{f:t('substitute')}"><xsl:value-of select="f:t('substitute-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="goal-badge"><xsl:call-template name="sign"><xsl:with-param name="shape" select="'goal'"/><xsl:with-param name="words" select="f:t('badge-goal')"/></xsl:call-template></xsl:variable>
  <xsl:variable name="own-badge"><xsl:call-template name="sign"><xsl:with-param name="shape" select="'own'"/><xsl:with-param name="words" select="f:t('badge-own')"/></xsl:call-template></xsl:variable>
  <xsl:variable name="in-badge"><xsl:call-template name="sign"><xsl:with-param name="shape" select="'in'"/><xsl:with-param name="words" select="f:t('badge-in')"/></xsl:call-template></xsl:variable>
  <xsl:variable name="out-badge"><xsl:call-template name="sign"><xsl:with-param name="shape" select="'out'"/><xsl:with-param name="words" select="f:t('badge-out')"/></xsl:call-template></xsl:variable>

  <!-- What shows beside the name of the player with that id: of a goal, the scorer; of a substitution, both. -->
  <xsl:template match="e" mode="badge">
    <xsl:param name="id"/>
    <xsl:choose>
      <xsl:when test="@k = 'goal'">
        <xsl:if test="@pl = $id and not(@void)">
          <span class="badge">
            <xsl:choose>
              <xsl:when test="@own"><xsl:copy-of select="$own-badge"/></xsl:when><xsl:otherwise><xsl:copy-of select="$goal-badge"/></xsl:otherwise>
            </xsl:choose>
            <xsl:value-of select="@mt"/>
          </span>
        </xsl:if>
      </xsl:when>
      <xsl:when test="@k = 'card'">
        <span class="badge"><xsl:call-template name="card-sign"/><xsl:value-of select="@mt"/></span>
      </xsl:when>
      <xsl:when test="(@k = 'sub' and @pl = $id) or @k = 'arrival'">
        <span class="badge"><xsl:copy-of select="$in-badge"/><xsl:value-of select="@mt"/></span>
      </xsl:when>
      <xsl:when test="@k = 'sub' or @k = 'departure'">
        <span class="badge"><xsl:copy-of select="$out-badge"/><xsl:value-of select="@mt"/></span>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="officials">
    <xsl:variable name="officials" select="$equips[1 + (current()/@id = 'away')]/tecnics/tecnic"/>
    <xsl:if test="$officials">
      <p class="officials">
        <xsl:for-each select="$officials">
          <xsl:if test="position() &gt; 1"> · </xsl:if>
          <xsl:value-of select="@nom"/>
          <xsl:choose>
            <xsl:when test="@carrec != ''">
              <xsl:value-of select="concat(' (', f:role(string(@carrec)), ')')"/>
            </xsl:when>
            <xsl:when test="@codi != ''">
              <xsl:value-of select="concat(' (', f:role(string(@codi)), ')')"/>
            </xsl:when>
          </xsl:choose>
        </xsl:for-each>
      </p>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
