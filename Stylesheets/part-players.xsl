<?xml version="1.0" encoding="UTF-8"?>
<!-- The players: one row for each who took part, the goalkeeper first, with icons beside the name and all statistics; a row
     for what belongs to no player, so that the columns add up to the team's totals; and below, the unused substitutes and
     the staff. On a narrow screen a row is shown as the name and the statistics that are not zero, each with its label. The
     ARIA roles keep it a table for screen readers in spite of the style. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <!-- The statistics of players: minutes if they are tracked, conversion together with the shots, others if there are
       any. -->
  <xsl:variable name="player-statistics" select="$statistics[contains(@of, 'player')][not($one-sheet)
      or contains($brief-columns, concat(' ', @t, ' ')) or starts-with(@t, 'card.')]
      [@t = 'minutes'
      and $follows or @t = 'conversion' or key('mark', concat(@t, ' home'))
      or key('mark', concat(@t, ' away'))
        or @t = 'goals-for' and $squads/@for &gt; 0 or @t = 'goals-against'
      and $squads/@against &gt; 0]"/>

  <xsl:variable name="brief-columns" select="' minutes goals own-goals assists shots on-target saves fouls yellows second-yellows reds '"/>

  <xsl:variable name="player-heads">
    <xsl:for-each select="$player-statistics">
      <th scope="col" role="columnheader"><abbr title="{@name}"><xsl:value-of select="@short"/></abbr></th>
    </xsl:for-each>
  </xsl:variable>

  <xsl:variable name="players-heading">
    <xsl:if test="$squads-shown or $player-statistics[@t != 'minutes' and @t != 'conversion']">
      <xsl:choose>
        <xsl:when test="$follows"><xsl:value-of select="f:w('lineups')"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="f:w('squads')"/></xsl:otherwise>
      </xsl:choose>
    </xsl:if>
  </xsl:variable>

  <xsl:template name="players">
    <xsl:if test="$players-heading != ''">
      <section class="wide" id="players">
        <h2><xsl:value-of select="$players-heading"/></h2>
        <xsl:if test="not($follows)"><p class="legend"><xsl:value-of select="f:w('not-followed')"/></p></xsl:if>
        <xsl:if test="not($one-sheet)"><xsl:call-template name="pitches"/></xsl:if>
        <div>
          <!-- A table with few columns does not need the whole width. -->
          <xsl:attribute name="class"><xsl:choose>
            <xsl:when test="count($player-statistics) &lt; 10 or $one-sheet">pair squads</xsl:when>
            <xsl:otherwise>squads</xsl:otherwise>
          </xsl:choose></xsl:attribute>
          <xsl:for-each select="$shown">
            <xsl:variable name="of-side" select="$squad-home[current()/@id = 'home']
                | $squad-away[current()/@id = 'away']"/>
            <xsl:variable name="took-part" select="$of-side[stint or @busy]"/>
            <xsl:variable name="nobody" select="concat(@id, '-')"/>
            <xsl:variable name="unattributed" select="boolean($player-statistics[key('mark', concat(@t, ' ',
                $nobody))])"/>
            <div>
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
              <xsl:variable name="unused" select="$of-side[not(stint or @busy)]"/>
              <xsl:if test="$unused">
                <p class="officials">
                  <b><xsl:value-of select="$word-unused"/></b>
                  <xsl:for-each select="$unused">
                    <xsl:value-of select="concat(substring(' · ', 1, 3 * (position() &gt; 1)), substring(' ', 1,
                        number(position() = 1)), @w)"/>
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

  <!-- A player. -->
  <xsl:template match="player" mode="statistics">
    <xsl:variable name="id" select="string(@pl)"/>
    <tr role="row" data-player="{$id}">
      <th scope="row" role="rowheader" class="name">
        <span class="no"><xsl:value-of select="@n"/></span>
        <xsl:value-of select="concat(' ', @name)"/>
        <xsl:if test="@name = '' and $names-shown != 'numbers'">
          <span class="z"><xsl:value-of select="f:w('unnamed')"/></span>
        </xsl:if>
        <xsl:if test="@porter = 'si'"><xsl:copy-of select="$keeper-sign"/></xsl:if>
        <xsl:if test="@capita = 'si'"><xsl:copy-of select="$captain-sign"/></xsl:if>
        <xsl:if test="@starter = 0"><xsl:copy-of select="$substitute-sign"/></xsl:if>
        <xsl:if test="@busy">
          <xsl:for-each select="$event-list">
            <xsl:apply-templates select="key('of', $id)" mode="badge">
              <xsl:with-param name="id" select="$id"/>
            </xsl:apply-templates>
          </xsl:for-each>
        </xsl:if>
      </th>
      <xsl:choose>
        <xsl:when test="@busy or @pl = $keepers/@pl">
          <xsl:call-template name="figures"><xsl:with-param name="id" select="$id"/></xsl:call-template>
        </xsl:when>
        <xsl:when test="@s = 'home'"><xsl:copy-of select="$whole-figures-home"/></xsl:when>
        <xsl:otherwise><xsl:copy-of select="$whole-figures-away"/></xsl:otherwise>
      </xsl:choose>
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

  <!-- The columns of a player without any counts, made once. -->
  <xsl:variable name="noughts"><xsl:apply-templates select="$counted-columns" mode="figure"/></xsl:variable>

  <xsl:template name="figures">
    <xsl:param name="id"/>
    <xsl:if test="$minutes-column">
      <td role="cell" data-stat="minutes">
        <xsl:if test="@minutes &gt; 0">
          <xsl:attribute name="data-h"><xsl:value-of select="$minutes-column/@short"/></xsl:attribute>
        </xsl:if>
        <xsl:value-of select="@minutes"/>
        <xsl:if test="not(@minutes)">–</xsl:if>
      </td>
    </xsl:if>
    <xsl:choose>
      <xsl:when test="self::player[@quiet or not(@busy)][not(@pl = $keepers/@pl)]">
        <xsl:copy-of select="$noughts"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates select="$counted-columns" mode="figure">
          <xsl:with-param name="id" select="$id"/>
        </xsl:apply-templates>
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
      <xsl:apply-templates select="$notes-column" mode="figure">
        <xsl:with-param name="id" select="$id"/>
      </xsl:apply-templates>
    </xsl:if>
  </xsl:template>

  <xsl:template match="s" mode="figure">
    <xsl:param name="id"/>
    <xsl:variable name="counted" select="key('mark', concat(@t, ' ', $id))"/>
    <xsl:choose>
      <xsl:when test="@apart">
        <xsl:variable name="shots" select="count(key('mark', concat('shots ', $id)))"/>
        <xsl:variable name="goals" select="count(key('mark', concat('goals ', $id)))"/>
        <xsl:choose>
          <xsl:when test="$goals &gt; 0">
            <td role="cell" data-stat="conversion" data-h="{@short}">
              <xsl:value-of select="round(100 * $goals div $shots)"/>
            </td>
          </xsl:when>
          <xsl:when test="$shots &gt; 0"><td role="cell" data-stat="conversion">0</td></xsl:when>
          <xsl:otherwise><td role="cell" data-stat="conversion">–</td></xsl:otherwise>
        </xsl:choose>
      </xsl:when>
      <xsl:when test="$counted">
        <td role="cell" data-stat="{@t}" data-h="{@short}"><xsl:value-of select="count($counted)"/></td>
      </xsl:when>
      <xsl:otherwise><td role="cell" data-stat="{@t}">0</td></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The icons beside a name, made once. -->
  <xsl:variable name="keeper-sign">
    <xsl:text> </xsl:text><abbr title="{f:w('keeper')}"><xsl:value-of select="f:w('keeper-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="captain-sign">
    <xsl:text> </xsl:text><abbr title="{f:w('captain')}"><xsl:value-of select="f:w('captain-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="substitute-sign">
    <xsl:text> </xsl:text><abbr title="{f:w('substitute')}"><xsl:value-of select="f:w('substitute-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="goal-badge">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape" select="'goal'"/><xsl:with-param name="words" select="f:w('badge-goal')"/>
    </xsl:call-template>
  </xsl:variable>
  <xsl:variable name="own-badge">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape" select="'own'"/><xsl:with-param name="words" select="f:w('badge-own')"/>
    </xsl:call-template>
  </xsl:variable>
  <xsl:variable name="in-badge">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape" select="'in'"/><xsl:with-param name="words" select="f:w('badge-in')"/>
    </xsl:call-template>
  </xsl:variable>
  <xsl:variable name="out-badge">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape" select="'out'"/><xsl:with-param name="words" select="f:w('badge-out')"/>
    </xsl:call-template>
  </xsl:variable>

  <!-- The icons of an event beside the name of the player with that id: of a goal, the scorer; of a substitution, both
       players. -->
  <xsl:template match="*" mode="badge"/>
  <xsl:template match="goal" mode="badge">
    <xsl:param name="id"/>
    <xsl:if test="@pl = $id and not(@void or @punts)">
      <span class="badge">
        <xsl:choose>
          <xsl:when test="@own"><xsl:copy-of select="$own-badge"/></xsl:when>
          <xsl:otherwise><xsl:copy-of select="$goal-badge"/></xsl:otherwise>
        </xsl:choose>
        <xsl:value-of select="@mt"/>
      </span>
    </xsl:if>
  </xsl:template>
  <xsl:template match="card" mode="badge">
    <span class="badge"><xsl:call-template name="card-sign"/><xsl:value-of select="@mt"/></span>
  </xsl:template>
  <!-- A foul is shown if it led to a dismissal. -->
  <xsl:template match="foul" mode="badge">
    <xsl:param name="id"/>
    <xsl:if test="$foul-limits and @pl = $id">
      <xsl:variable name="foul" select="."/>
      <xsl:variable name="theirs" select="key('of', $id)[self::foul][@pl = $id][not(@i &gt; $foul/@i)]"/>
      <xsl:variable name="names">
        <xsl:for-each select="$foul-limits[contains(@kinds, ' fouls ')
            or contains(@kinds, concat(' ', $foul/@tipus, ' '))]">
          <xsl:variable name="limit" select="."/>
          <xsl:if test="@n = count($theirs[contains($limit/@kinds, ' fouls ')
              or contains($limit/@kinds, concat(' ', @tipus, ' '))])">
            <n><xsl:value-of select="@name"/></n>
          </xsl:if>
        </xsl:for-each>
      </xsl:variable>
      <xsl:variable name="name" select="string(exsl:node-set($names)/n[1])"/>
      <xsl:if test="$name != ''">
        <span class="badge">
          <xsl:call-template name="sign">
            <xsl:with-param name="shape" select="'fouls'"/><xsl:with-param name="words" select="$name"/>
          </xsl:call-template>
          <xsl:value-of select="@mt"/>
        </span>
      </xsl:if>
    </xsl:if>
  </xsl:template>
  <xsl:template match="sub" mode="badge">
    <xsl:param name="id"/>
    <xsl:choose>
      <xsl:when test="@pl = $id">
        <span class="badge"><xsl:copy-of select="$in-badge"/><xsl:value-of select="@mt"/></span>
      </xsl:when>
      <xsl:otherwise>
        <span class="badge"><xsl:copy-of select="$out-badge"/><xsl:value-of select="@mt"/></span>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
  <xsl:template match="arrival" mode="badge">
    <span class="badge"><xsl:copy-of select="$in-badge"/><xsl:value-of select="@mt"/></span>
  </xsl:template>
  <xsl:template match="departure" mode="badge">
    <span class="badge"><xsl:copy-of select="$out-badge"/><xsl:value-of select="@mt"/></span>
  </xsl:template>

  <xsl:variable name="word-unused" select="f:w('unused')"/>
  <xsl:variable name="staff-cards" select="$cards[@of]"/>

  <!-- The officials in the technical area: name and role, or the role alone, and their cards. -->
  <xsl:template name="officials">
    <xsl:variable name="side" select="@id"/>
    <xsl:variable name="officials" select="$equips[1 + ($side = 'away')]/tecnics/tecnic"/>
    <xsl:if test="$officials">
      <xsl:variable name="theirs" select="$staff-cards[@s = $side]"/>
      <p class="officials">
        <b><xsl:value-of select="f:w('staff')"/></b>
        <xsl:text> </xsl:text>
        <xsl:for-each select="$officials">
          <xsl:variable name="code" select="string(@codi)"/>
          <xsl:variable name="carrec" select="string(@carrec)"/>
          <xsl:variable name="role" select="f:role(concat($carrec, substring($code, 1, 999 * ($carrec = ''))))"/>
          <xsl:if test="position() &gt; 1"> · </xsl:if>
          <xsl:choose>
            <xsl:when test="not(@nom != '')"><xsl:value-of select="$role"/></xsl:when>
            <xsl:when test="$role = ''"><xsl:value-of select="@nom"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="concat(@nom, ' (', $role, ')')"/></xsl:otherwise>
          </xsl:choose>
          <xsl:apply-templates select="$theirs[@of = $code]" mode="badge"/>
        </xsl:for-each>
      </p>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
