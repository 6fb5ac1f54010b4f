<?xml version="1.0" encoding="UTF-8"?>
<!-- Converts a match of Opta to a match file: from F7 (line-ups, goals, cards, substitutions), F24 (all events), or both,
     wrapped in an element <opta>. If a feed has several matches, the first one is used. The mapping is in docs/EXCHANGE.md.

     The actions are collected as elements <a>, sorted by period, second and number, and then written. If both feeds exist,
     F24 gives the actions and F7 the people, the assists and the reasons for cards. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:date="http://exslt.org/dates-and-times" extension-element-prefixes="exsl date">

  <xsl:output method="xml" encoding="UTF-8" indent="no"/>
  <xsl:strip-space elements="*"/>

  <xsl:variable name="f7" select="/opta/SoccerFeed/SoccerDocument[MatchData/TeamData/PlayerLineUp][1]"/>
  <xsl:variable name="data" select="$f7/MatchData"/>
  <xsl:variable name="game" select="/opta/Games/Game[1]"/>
  <xsl:variable name="teams">
    <xsl:choose>
      <xsl:when test="$f7">
        <t side="local" id="{substring($data/TeamData[@Side = 'Home']/@TeamRef, 2)}"/>
        <t side="visitant" id="{substring($data/TeamData[@Side = 'Away']/@TeamRef, 2)}"/>
      </xsl:when>
      <xsl:otherwise>
        <t side="local" id="{$game/@home_team_id}"/><t side="visitant" id="{$game/@away_team_id}"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
  <xsl:variable name="home" select="string(exsl:node-set($teams)/t[1]/@id)"/>
  <xsl:variable name="away" select="string(exsl:node-set($teams)/t[2]/@id)"/>

  <!-- The players of each team by the ids in the feed: number, name, and whether they start. -->
  <xsl:variable name="people">
    <xsl:choose>
      <xsl:when test="$f7">
        <xsl:for-each select="$data/TeamData/PlayerLineUp/MatchPlayer">
          <xsl:variable name="ref" select="@PlayerRef"/>
          <xsl:variable name="name" select="$f7/Team/Player[@uID = $ref][1]/PersonName"/>
          <p id="{substring(@PlayerRef, 2)}" team="{substring(../../@TeamRef, 2)}" dorsal="{@ShirtNumber}">
            <xsl:if test="@Status = 'Start'"><xsl:attribute name="titular">si</xsl:attribute></xsl:if>
            <xsl:if test="@Captain = '1'"><xsl:attribute name="capita">si</xsl:attribute></xsl:if>
            <xsl:if test="@Status = 'Start' and @Position = 'Goalkeeper'">
              <xsl:attribute name="porter">si</xsl:attribute>
            </xsl:if>
            <xsl:attribute name="posicio">
              <xsl:choose>
                <xsl:when test="@Position = 'Substitute'"><xsl:value-of select="@SubPosition"/></xsl:when>
                <xsl:otherwise><xsl:value-of select="@Position"/></xsl:otherwise>
              </xsl:choose>
            </xsl:attribute>
            <xsl:call-template name="name"><xsl:with-param name="of" select="$name"/></xsl:call-template>
          </p>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="$game/Event[@type_id = 34]">
          <xsl:call-template name="listed">
            <xsl:with-param name="ids" select="concat(Q[@qualifier_id = 30]/@value, ',')"/>
            <xsl:with-param name="numbers" select="concat(Q[@qualifier_id = 59]/@value, ',')"/>
            <xsl:with-param name="places" select="concat(Q[@qualifier_id = 131]/@value, ',')"/>
          </xsl:call-template>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
  <xsl:variable name="squads" select="exsl:node-set($people)/p"/>

  <!-- The name of a person. -->
  <xsl:template name="name">
    <xsl:param name="of"/>
    <xsl:choose>
      <xsl:when test="string($of/Known)"><xsl:value-of select="$of/Known"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="normalize-space(concat($of/First, ' ', $of/Last))"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The lists in F24: player ids, shirt numbers, and 1 to 11 for the starters. -->
  <xsl:template name="listed">
    <xsl:param name="ids"/><xsl:param name="numbers"/><xsl:param name="places"/>
    <xsl:if test="contains($ids, ',') and normalize-space(substring-before($ids, ','))">
      <xsl:variable name="place" select="normalize-space(substring-before($places, ','))"/>
      <p id="{normalize-space(substring-before($ids, ','))}" team="{@team_id}"
          dorsal="{normalize-space(substring-before($numbers, ','))}" posicio="">
        <xsl:if test="$place and $place != '0'"><xsl:attribute name="titular">si</xsl:attribute></xsl:if>
        <xsl:if test="$place = '1'"><xsl:attribute name="porter">si</xsl:attribute></xsl:if>
      </p>
      <xsl:call-template name="listed">
        <xsl:with-param name="ids" select="substring-after($ids, ',')"/>
        <xsl:with-param name="numbers" select="substring-after($numbers, ',')"/>
        <xsl:with-param name="places" select="substring-after($places, ',')"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- Excludes deleted events, those before and after the match, and rescinded cards. -->
  <xsl:variable name="events"
    select="$game/Event[@type_id != 43 and @period_id &gt;= 1 and @period_id &lt;= 5 and not(Q/@qualifier_id = 171)]"/>

  <xsl:variable name="gathered">
    <xsl:choose>
      <xsl:when test="$game"><xsl:apply-templates select="$events"/></xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates select="$data/TeamData/Goal | $data/TeamData/MissedPenalty | $data/TeamData/Booking
          | $data/TeamData/Substitution | $data/TeamData/ShootOut/PenaltyShot"/>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:call-template name="periods"/>
  </xsl:variable>
  <xsl:variable name="sorted">
    <xsl:for-each select="exsl:node-set($gathered)/a">
      <xsl:sort select="@period" data-type="number"/>
      <xsl:sort select="@sec" data-type="number"/>
      <xsl:sort select="@id" data-type="number"/>
      <a ordre="{position()}"><xsl:copy-of select="@*"/></a>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="actions" select="exsl:node-set($sorted)/a"/>

  <!-- Periods are events, so that they can be sorted with the others. -->
  <xsl:template name="periods">
    <xsl:param name="period" select="1"/>
    <xsl:variable name="name">
      <xsl:choose>
        <xsl:when test="$period = 1">first_half</xsl:when>
        <xsl:when test="$period = 2">second_half</xsl:when>
        <xsl:when test="$period = 3">first_half_extra</xsl:when>
        <xsl:when test="$period = 4">second_half_extra</xsl:when>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="start"><xsl:call-template name="seconds"><xsl:with-param name="stamp"
      select="$data/Stat[@Type = concat($name, '_start')]"/></xsl:call-template></xsl:variable>
    <xsl:variable name="stop"><xsl:call-template name="seconds"><xsl:with-param name="stamp"
      select="$data/Stat[@Type = concat($name, '_stop')]"/></xsl:call-template></xsl:variable>
    <!-- In extra time, equal start and end times mean that the period was not played. -->
    <xsl:if test="$events[@period_id = $period] or (not($game) and
        (($period &lt; 5
        and number($stop) &gt; number($start)) or ($period = 5 and $data/TeamData/ShootOut/PenaltyShot)))">
      <a k="inici" period="{$period}" sec="-1" id="0" hora="{$start}"/>
      <xsl:variable name="ends">
        <xsl:for-each select="$events[@period_id = $period and @type_id = 30]">
          <xsl:sort select="@min * 60 + @sec" data-type="number" order="descending"/>
          <xsl:if test="position() = 1"><xsl:call-template name="elapsed"/></xsl:if>
        </xsl:for-each>
      </xsl:variable>
      <a k="fi" period="{$period}" sec="99999" id="0" hora="{$stop}">
        <xsl:attribute name="elapsed">
          <xsl:choose>
            <xsl:when test="string($ends)"><xsl:value-of select="$ends"/></xsl:when>
            <xsl:when test="number($stop) &gt; number($start)"><xsl:value-of select="$stop - $start"/></xsl:when>
          </xsl:choose>
        </xsl:attribute>
      </a>
    </xsl:if>
    <xsl:if test="$period &lt; 5">
      <xsl:call-template name="periods"><xsl:with-param name="period" select="$period + 1"/></xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- 20261121T173104+0100 in seconds since 1970. -->
  <xsl:template name="seconds">
    <xsl:param name="stamp"/>
    <xsl:if test="string-length($stamp) = 20">
      <xsl:variable name="seconds" select="date:seconds(concat(substring($stamp, 1, 4), '-', substring($stamp, 5, 2),
          '-',
        substring($stamp, 7, 2), 'T', substring($stamp, 10, 2), ':', substring($stamp, 12, 2), ':',
          substring($stamp, 14, 2),
        substring($stamp, 16, 3), ':', substring($stamp, 19, 2)))"/>
      <xsl:if test="$seconds = $seconds"><xsl:value-of select="format-number($seconds, '0')"/></xsl:if>
    </xsl:if>
  </xsl:template>

  <!-- The event's time in seconds of the period, with the fraction taken from its time of day. -->
  <xsl:template name="elapsed">
    <xsl:variable name="before">
      <xsl:choose>
        <xsl:when test="@period_id = 2">2700</xsl:when>
        <xsl:when test="@period_id = 3">5400</xsl:when>
        <xsl:when test="@period_id = 4">6300</xsl:when>
        <xsl:when test="@period_id = 5">7200</xsl:when>
        <xsl:otherwise>0</xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="seconds" select="@min * 60 + @sec - $before"/>
    <xsl:variable name="part" select="number(concat('0.', substring(substring-after(@timestamp, '.'), 1, 3)))"/>
    <xsl:choose>
      <xsl:when test="$seconds &lt; 0">0</xsl:when>
      <xsl:when test="$part &gt; 0"><xsl:value-of select="format-number($seconds + $part, '0.###')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="$seconds"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Attributes of every action: side, period, second, and a number for the order. -->
  <xsl:template name="where">
    <xsl:param name="team" select="@team_id"/>
    <xsl:attribute name="side">
      <xsl:choose><xsl:when test="$team = $home">local</xsl:when><xsl:otherwise>visitant</xsl:otherwise></xsl:choose>
    </xsl:attribute>
    <xsl:attribute name="period"><xsl:value-of select="@period_id"/></xsl:attribute>
    <xsl:attribute name="sec"><xsl:call-template name="elapsed"/></xsl:attribute>
    <xsl:attribute name="id"><xsl:value-of select="@id"/></xsl:attribute>
  </xsl:template>

  <xsl:template name="number">
    <xsl:param name="player"/>
    <xsl:value-of select="$squads[@id = $player][1]/@dorsal"/>
  </xsl:template>

  <!-- Events of F24. -->

  <xsl:template match="Event"/>

  <xsl:template match="Event[@type_id = 13 or @type_id = 14 or @type_id = 15 or @type_id = 16]">
    <xsl:variable name="own" select="@type_id = 16 and Q/@qualifier_id = 28"/>
    <xsl:variable name="outcome">
      <xsl:choose>
        <xsl:when test="@type_id = 16">gol</xsl:when>
        <xsl:when test="@type_id = 14">pal</xsl:when>
        <xsl:when test="@type_id = 13">desviada</xsl:when>
        <xsl:when test="Q/@qualifier_id = 82">blocada</xsl:when>
        <xsl:otherwise>aturada</xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="@period_id = 5">
        <a k="llancament" resultat="{$outcome}">
          <xsl:call-template name="where"/>
          <xsl:attribute name="autor">
            <xsl:call-template name="number"><xsl:with-param name="player" select="@player_id"/></xsl:call-template>
          </xsl:attribute>
        </a>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="team" select="@team_id"/>
        <xsl:variable name="credited">
          <xsl:choose>
            <xsl:when test="$own and @team_id = $home"><xsl:value-of select="$away"/></xsl:when>
            <xsl:when test="$own"><xsl:value-of select="$home"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="@team_id"/></xsl:otherwise>
          </xsl:choose>
        </xsl:variable>
        <xsl:variable name="pass" select="$events[@team_id = $team
            and @event_id = current()[Q/@qualifier_id = 29]/Q[@qualifier_id = 55]/@value][1]"/>
        <xsl:variable name="goal" select="$data/TeamData/Goal[@PlayerRef = concat('p', current()/@player_id)
            and @Min = current()/@min][1]"/>
        <a resultat="{$outcome}">
          <xsl:attribute name="k">
            <xsl:choose><xsl:when test="@type_id = 16">gol</xsl:when><xsl:otherwise>jugada</xsl:otherwise></xsl:choose>
          </xsl:attribute>
          <xsl:call-template name="where"><xsl:with-param name="team" select="$credited"/></xsl:call-template>
          <xsl:attribute name="autor">
            <xsl:call-template name="number"><xsl:with-param name="player" select="@player_id"/></xsl:call-template>
          </xsl:attribute>
          <xsl:choose>
            <xsl:when test="$own"><xsl:attribute name="propia">si</xsl:attribute></xsl:when>
            <xsl:otherwise>
              <xsl:attribute name="assistencia">
                <xsl:call-template name="number">
                  <xsl:with-param name="player">
                    <xsl:choose>
                      <xsl:when test="@type_id = 16 and $f7">
                        <xsl:value-of select="substring($goal/Assist[1]/@PlayerRef, 2)"/>
                      </xsl:when>
                      <xsl:otherwise><xsl:value-of select="$pass/@player_id"/></xsl:otherwise>
                    </xsl:choose>
                  </xsl:with-param>
                </xsl:call-template>
              </xsl:attribute>
              <xsl:attribute name="superficie">
                <xsl:choose>
                  <xsl:when test="Q/@qualifier_id = 20">peu dret</xsl:when>
                  <xsl:when test="Q/@qualifier_id = 72">peu esquerre</xsl:when>
                  <xsl:when test="Q/@qualifier_id = 15">cap</xsl:when>
                  <xsl:when test="Q/@qualifier_id = 21">altres</xsl:when>
                </xsl:choose>
              </xsl:attribute>
              <xsl:attribute name="origen">
                <xsl:choose>
                  <xsl:when test="Q/@qualifier_id = 9">penal</xsl:when>
                  <xsl:when test="Q/@qualifier_id = 26">falta</xsl:when>
                  <xsl:when test="Q/@qualifier_id = 25 or Q/@qualifier_id = 96">corner</xsl:when>
                  <xsl:when test="Q/@qualifier_id = 160 and $pass/Q/@qualifier_id = 107">banda</xsl:when>
                  <xsl:when test="Q/@qualifier_id = 23">contraatac</xsl:when>
                  <xsl:when test="$pass/Q/@qualifier_id = 2 and $pass/@y &gt; 50">centrada esquerra</xsl:when>
                  <xsl:when test="$pass/Q/@qualifier_id = 2">centrada dreta</xsl:when>
                  <xsl:otherwise>jugada</xsl:otherwise>
                </xsl:choose>
              </xsl:attribute>
              <xsl:attribute name="zona">
                <xsl:if test="@x &gt;= 50 and @x &lt;= 100 and @y &gt;= 0 and @y &lt;= 100">
                  <xsl:variable name="band" select="number(@x * 6 &lt; 500) + number(@x * 6 &lt; 400)"/>
                  <xsl:variable name="column" select="floor(3 * (1 - @y div 100))"/>
                  <xsl:value-of select="3 * $band + $column - number($column &gt; 2) + 1"/>
                </xsl:if>
              </xsl:attribute>
            </xsl:otherwise>
          </xsl:choose>
        </a>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- A foul has two events, one per team; qualifier 233 links them. -->
  <xsl:template match="Event[@type_id = 4 and @outcome = 0]">
    <xsl:variable name="team" select="@team_id"/>
    <xsl:variable name="other" select="$events[@type_id = 4 and @outcome = 1 and @team_id != $team
      and @event_id = current()/Q[@qualifier_id = 233]/@value][1]"/>
    <a k="falta">
      <xsl:call-template name="where"/>
      <xsl:attribute name="autor">
        <xsl:call-template name="number"><xsl:with-param name="player" select="@player_id"/></xsl:call-template>
      </xsl:attribute>
      <xsl:choose>
        <xsl:when test="Q/@qualifier_id = 10"><xsl:attribute name="tipus">ma</xsl:attribute></xsl:when>
        <xsl:otherwise>
          <xsl:attribute name="victima">
            <xsl:call-template name="number">
              <xsl:with-param name="player" select="$other/@player_id"/>
            </xsl:call-template>
          </xsl:attribute>
        </xsl:otherwise>
      </xsl:choose>
    </a>
  </xsl:template>

  <xsl:template match="Event[@type_id = 17]">
    <xsl:variable name="color">
      <xsl:choose>
        <xsl:when test="Q/@qualifier_id = 33">vermella</xsl:when>
        <xsl:when test="Q/@qualifier_id = 32">segonagroga</xsl:when>
        <xsl:when test="Q/@qualifier_id = 31">groga</xsl:when>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="booking" select="$data/TeamData/Booking[@PlayerRef = concat('p', current()/@player_id)
        and @Min = current()/@min][1]"/>
    <a k="targeta" color="{$color}">
      <xsl:call-template name="where"/>
      <xsl:attribute name="autor">
        <xsl:call-template name="number"><xsl:with-param name="player" select="@player_id"/></xsl:call-template>
      </xsl:attribute>
      <xsl:if test="not(@player_id)">
        <xsl:call-template name="official"><xsl:with-param name="refs" select="Q/@value"/></xsl:call-template>
      </xsl:if>
      <xsl:attribute name="motiu">
        <xsl:choose>
          <xsl:when test="Q/@qualifier_id = 184">protesta</xsl:when>
          <xsl:when test="Q/@qualifier_id = 37">perdua de temps</xsl:when>
          <xsl:otherwise><xsl:apply-templates select="$booking/@Reason"/></xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
    </a>
  </xsl:template>

  <xsl:template match="@Reason">
    <xsl:choose>
      <xsl:when test=". = 'Dissent'">protesta</xsl:when>
      <xsl:when test=". = 'Time wasting'">perdua de temps</xsl:when>
      <xsl:when test=". = 'Foul'"/>
      <xsl:otherwise><xsl:value-of select="."/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The player of an offside event is the one who passed the ball. -->
  <xsl:template match="Event[@type_id = 2]">
    <a k="foradejoc">
      <xsl:call-template name="where"/>
      <xsl:attribute name="autor">
        <xsl:call-template name="number">
          <xsl:with-param name="player" select="Q[@qualifier_id = 7]/@value"/>
        </xsl:call-template>
      </xsl:attribute>
    </a>
  </xsl:template>

  <!-- The event names the player who won the corner; the taker is found from the next pass from a corner. -->
  <xsl:template match="Event[@type_id = 6 and @outcome = 1]">
    <xsl:variable name="start" select="@min * 60 + @sec"/>
    <xsl:variable name="takers">
      <xsl:for-each select="$events[@type_id = 1 and @team_id = current()/@team_id and @period_id = current()/@period_id
          and @min * 60 + @sec &gt;= $start and Q/@qualifier_id = 6]">
        <xsl:sort select="@min * 60 + @sec" data-type="number"/>
        <xsl:if test="position() = 1"><xsl:value-of select="@player_id"/></xsl:if>
      </xsl:for-each>
    </xsl:variable>
    <a k="corner">
      <xsl:call-template name="where"/>
      <xsl:attribute name="autor">
        <xsl:call-template name="number"><xsl:with-param name="player" select="$takers"/></xsl:call-template>
      </xsl:attribute>
    </a>
  </xsl:template>

  <xsl:template match="Event[@type_id = 18]">
    <xsl:variable name="on" select="$events[@type_id = 19 and @team_id = current()/@team_id
      and Q[@qualifier_id = 55]/@value = current()/@event_id][1]"/>
    <a k="canvi">
      <xsl:call-template name="where"/>
      <xsl:attribute name="surt">
        <xsl:call-template name="number"><xsl:with-param name="player" select="@player_id"/></xsl:call-template>
      </xsl:attribute>
      <xsl:attribute name="entra">
        <xsl:call-template name="number"><xsl:with-param name="player" select="$on/@player_id"/></xsl:call-template>
      </xsl:attribute>
    </a>
  </xsl:template>

  <xsl:template match="Event[@type_id = 20 or @type_id = 21]">
    <a k="entrada">
      <xsl:attribute name="tipus">
        <xsl:choose><xsl:when test="@type_id = 20">surt</xsl:when><xsl:otherwise>entra</xsl:otherwise></xsl:choose>
      </xsl:attribute>
      <xsl:call-template name="where"/>
      <xsl:attribute name="autor">
        <xsl:call-template name="number"><xsl:with-param name="player" select="@player_id"/></xsl:call-template>
      </xsl:attribute>
    </a>
  </xsl:template>

  <!-- F7 without F24. -->

  <xsl:template name="where-in-f7">
    <xsl:variable name="period">
      <xsl:choose>
        <xsl:when test="self::PenaltyShot">5</xsl:when>
        <xsl:when test="@Period = 'FirstHalf' or @Period = '1'">1</xsl:when>
        <xsl:when test="@Period = 'ExtraFirstHalf' or @Period = '3'">3</xsl:when>
        <xsl:when test="@Period = 'ExtraSecondHalf' or @Period = '4'">4</xsl:when>
        <xsl:otherwise>2</xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="before" select="2700 * number($period = 2) + 5400 * number($period = 3) + 6300
        * number($period = 4)"/>
    <xsl:variable name="seconds" select="@Min * 60 + @Sec - $before"/>
    <xsl:attribute name="side">
      <xsl:choose>
        <xsl:when test="ancestor::TeamData/@Side = 'Home'">local</xsl:when>
        <xsl:otherwise>visitant</xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
    <xsl:attribute name="period"><xsl:value-of select="$period"/></xsl:attribute>
    <xsl:attribute name="sec">
      <xsl:choose>
        <xsl:when test="self::PenaltyShot">0</xsl:when>
        <xsl:when test="$seconds &gt; 0"><xsl:value-of select="$seconds"/></xsl:when>
        <xsl:otherwise>0</xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
    <!-- The kicks are listed by team; their times give the order. -->
    <xsl:attribute name="id">
      <xsl:choose>
        <xsl:when test="self::PenaltyShot[@TimeStamp]">
          <xsl:value-of select="concat(substring(@TimeStamp, 1, 8), substring(@TimeStamp, 10, 6))"/>
        </xsl:when>
        <xsl:otherwise><xsl:value-of select="position()"/></xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
  </xsl:template>

  <xsl:template name="where-and-who-in-f7">
    <xsl:call-template name="where-in-f7"/>
    <xsl:attribute name="autor">
      <xsl:call-template name="number">
        <xsl:with-param name="player" select="substring(@PlayerRef, 2)"/>
      </xsl:call-template>
    </xsl:attribute>
  </xsl:template>

  <xsl:template match="Goal">
    <a k="gol">
      <xsl:call-template name="where-and-who-in-f7"/>
      <xsl:if test="@Type = 'Own'"><xsl:attribute name="propia">si</xsl:attribute></xsl:if>
      <xsl:if test="@Type = 'Penalty'"><xsl:attribute name="origen">penal</xsl:attribute></xsl:if>
      <xsl:attribute name="assistencia">
        <xsl:call-template name="number">
          <xsl:with-param name="player" select="substring(Assist[1]/@PlayerRef, 2)"/>
        </xsl:call-template>
      </xsl:attribute>
    </a>
  </xsl:template>

  <xsl:template match="MissedPenalty">
    <a k="jugada" origen="penal">
      <xsl:attribute name="resultat">
        <xsl:choose>
          <xsl:when test="@Type = 'Saved'">aturada</xsl:when>
          <xsl:when test="@Type = 'Post'">pal</xsl:when>
          <xsl:otherwise>desviada</xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:call-template name="where-and-who-in-f7"/>
    </a>
  </xsl:template>

  <!-- The official of a card without a player: the manager if the feed refers to one, otherwise another official. -->
  <xsl:template name="official">
    <xsl:param name="refs"/>
    <xsl:attribute name="tecnic">
      <xsl:choose>
        <xsl:when test="$managers[@uID = $refs or substring(@uID, 4) = $refs]">coach</xsl:when>
        <xsl:otherwise>staff</xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
  </xsl:template>
  <xsl:variable name="managers" select="$f7/Team/TeamOfficial[@Type = 'Manager']"/>

  <xsl:template match="Booking">
    <a k="targeta">
      <xsl:attribute name="color">
        <xsl:choose>
          <xsl:when test="@CardType = 'SecondYellow'">segonagroga</xsl:when>
          <xsl:when test="@Card = 'Red'">vermella</xsl:when>
          <xsl:otherwise>groga</xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:call-template name="where-and-who-in-f7"/>
      <xsl:if test="not(@PlayerRef)">
        <xsl:call-template name="official"><xsl:with-param name="refs" select="@*"/></xsl:call-template>
      </xsl:if>
      <xsl:attribute name="motiu"><xsl:apply-templates select="@Reason"/></xsl:attribute>
    </a>
  </xsl:template>

  <xsl:template match="Substitution">
    <a k="canvi">
      <xsl:call-template name="where-in-f7"/>
      <xsl:attribute name="surt">
        <xsl:call-template name="number">
          <xsl:with-param name="player" select="substring(@SubOff, 2)"/>
        </xsl:call-template>
      </xsl:attribute>
      <xsl:attribute name="entra">
        <xsl:call-template name="number">
          <xsl:with-param name="player" select="substring(@SubOn, 2)"/>
        </xsl:call-template>
      </xsl:attribute>
    </a>
  </xsl:template>

  <xsl:template match="PenaltyShot">
    <a k="llancament">
      <xsl:attribute name="resultat">
        <xsl:choose>
          <xsl:when test="@Outcome = 'Scored'">gol</xsl:when>
          <xsl:when test="@Outcome = 'Saved'">aturada</xsl:when>
          <xsl:otherwise>fallat</xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:call-template name="where-and-who-in-f7"/>
    </a>
  </xsl:template>

  <!-- The match file. -->

  <xsl:template match="/">
    <partit versio="1" nostre="cap">
      <xsl:attribute name="competicio">
        <xsl:choose>
          <xsl:when test="$f7"><xsl:value-of select="$f7/Competition/Name"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="$game/@competition_name"/></xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:variable name="season" select="concat(substring($f7/Competition/Stat[@Type = 'season_name'], 1
          div not($game)), $game/@season_name)"/>
      <xsl:attribute name="temporada">
        <xsl:choose>
          <xsl:when test="starts-with($season, 'Season ')">
            <xsl:value-of select="substring-after($season, 'Season ')"/>
          </xsl:when>
          <xsl:otherwise><xsl:value-of select="$season"/></xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:attribute name="jornada">
        <xsl:choose>
          <xsl:when test="$f7"><xsl:value-of select="$f7/Competition/Stat[@Type = 'matchday']"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="$game/@matchday"/></xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:variable name="round" select="string(($data/MatchInfo/@RoundType | $f7/Competition/Round/Name |
          $f7/Competition/Stat[@Type = 'round_name'])[1])"/>
      <xsl:variable name="group" select="string(($data/MatchInfo/@GroupName | $game/@group_name |
          $f7/Competition/Stat[@Type = 'group_name'] | $f7/Competition/Round/Pool)[1])"/>
      <xsl:if test="$group != ''">
        <xsl:attribute name="grup">
          <xsl:value-of select="concat(substring('Group ', 1, 6 * (string-length($group) &lt; 3)), $group)"/>
        </xsl:attribute>
      </xsl:if>
      <xsl:if test="$round != '' and $round != 'Round'">
        <xsl:attribute name="fase"><xsl:value-of select="$round"/></xsl:attribute>
      </xsl:if>
      <xsl:variable name="day" select="$data/MatchInfo/Date"/>
      <xsl:choose>
        <xsl:when test="$f7">
          <xsl:attribute name="data">
            <xsl:value-of select="concat(substring($day, 1, 4), '-', substring($day, 5, 2), '-', substring($day, 7, 2))"/>
          </xsl:attribute>
          <xsl:attribute name="hora">
            <xsl:value-of select="concat(substring($day, 10, 2), ':', substring($day, 12, 2))"/>
          </xsl:attribute>
        </xsl:when>
        <xsl:otherwise>
          <xsl:attribute name="data"><xsl:value-of select="substring($game/@game_date, 1, 10)"/></xsl:attribute>
          <xsl:attribute name="hora"><xsl:value-of select="substring($game/@game_date, 12, 5)"/></xsl:attribute>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:attribute name="estadi"><xsl:value-of select="$f7/Venue/Name"/></xsl:attribute>
      <xsl:variable name="referee" select="$data/MatchOfficial[1]/OfficialName"/>
      <xsl:attribute name="arbitre">
        <xsl:value-of select="normalize-space(concat($referee/First, ' ', $referee/Last))"/>
      </xsl:attribute>
      <xsl:attribute name="espectadors"><xsl:value-of select="$data/MatchInfo/Attendance"/></xsl:attribute>
      <xsl:variable name="first" select="$actions[@k = 'inici' and @period = 1]/@hora"/>
      <xsl:variable name="second" select="$actions[@k = 'inici' and @period = 2]/@hora"/>
      <dadespartit iniciprimerapart="{$first}" inicisegonapart="{$second}">
        <iniciprimerapart><xsl:value-of select="$first"/></iniciprimerapart>
        <inicisegonapart><xsl:value-of select="$second"/></inicisegonapart>
      </dadespartit>
      <xsl:call-template name="team">
        <xsl:with-param name="id" select="$home"/><xsl:with-param name="side" select="'local'"/>
      </xsl:call-template>
      <xsl:call-template name="team">
        <xsl:with-param name="id" select="$away"/><xsl:with-param name="side" select="'visitant'"/>
      </xsl:call-template>
      <periodes>
        <xsl:for-each select="$actions[@k = 'inici']">
          <xsl:variable name="end" select="$actions[@k = 'fi' and @period = current()/@period]"/>
          <periode ordre="{@ordre}" ordrefi="{$end/@ordre}">
            <xsl:choose>
              <xsl:when test="@period = 5">
                <xsl:attribute name="tipus">tanda</xsl:attribute>
                <xsl:attribute name="num">tanda</xsl:attribute>
              </xsl:when>
              <xsl:otherwise>
                <xsl:attribute name="tipus">
                  <xsl:choose>
                    <xsl:when test="@period &gt; 2">prorroga</xsl:when>
                    <xsl:otherwise>part</xsl:otherwise>
                  </xsl:choose>
                </xsl:attribute>
                <xsl:attribute name="num"><xsl:value-of select="@period"/></xsl:attribute>
              </xsl:otherwise>
            </xsl:choose>
            <xsl:if test="string(@hora)">
              <xsl:attribute name="inici"><xsl:value-of select="@hora"/></xsl:attribute>
            </xsl:if>
            <xsl:if test="string($end/@hora)">
              <xsl:attribute name="fi"><xsl:value-of select="$end/@hora"/></xsl:attribute>
            </xsl:if>
            <xsl:if test="@period &lt; 5 and string($end/@elapsed)">
              <xsl:attribute name="segonsfi"><xsl:value-of select="$end/@elapsed"/></xsl:attribute>
            </xsl:if>
          </periode>
        </xsl:for-each>
      </periodes>
      <xsl:if test="$actions[@k = 'llancament']">
        <tanda>
          <xsl:for-each select="$actions[@k = 'llancament']">
            <llancament equip="{@side}" dorsal="{@autor}" resultat="{@resultat}" ordre="{@ordre}" part="tanda">
              <xsl:if test="$game"><xsl:attribute name="segons"><xsl:value-of select="@sec"/></xsl:attribute></xsl:if>
            </llancament>
          </xsl:for-each>
        </tanda>
      </xsl:if>
    </partit>
  </xsl:template>

  <xsl:template name="team">
    <xsl:param name="id"/><xsl:param name="side"/>
    <xsl:variable name="mine" select="$actions[@side = $side]"/>
    <equip>
      <dadesequip>
        <nom>
          <xsl:choose>
            <xsl:when test="$f7"><xsl:value-of select="$f7/Team[@uID = concat('t', $id)]/Name"/></xsl:when>
            <xsl:when test="$side = 'local'"><xsl:value-of select="$game/@home_team_name"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="$game/@away_team_name"/></xsl:otherwise>
          </xsl:choose>
        </nom>
      </dadesequip>
      <plantilla>
        <xsl:for-each select="$squads[@team = $id]">
          <jugador>
            <xsl:copy-of select="@capita | @porter | @posicio[string()]"/>
            <dorsal><xsl:value-of select="@dorsal"/></dorsal>
            <nom><xsl:value-of select="."/></nom>
            <titular>
              <xsl:choose><xsl:when test="@titular">si</xsl:when><xsl:otherwise>no</xsl:otherwise></xsl:choose>
            </titular>
          </jugador>
        </xsl:for-each>
      </plantilla>
      <dadespartit iniciprimerapart="" inicisegonapart="">
        <gols>
          <xsl:for-each select="$mine[@k = 'gol']">
            <gol dorsalautor="{@autor}" dorsalassistencia="{@assistencia}" origen="{@origen}" superficie="{@superficie}">
              <xsl:call-template name="moment"/>
              <xsl:copy-of select="@propia | @zona[string()]"/>
              <minut/><autor/><assistencia/><origen/><superficie/>
            </gol>
          </xsl:for-each>
        </gols>
        <jugades>
          <xsl:for-each select="$mine[@k = 'jugada']">
            <jugada dorsalautor="{@autor}" dorsalassistencia="{@assistencia}" origen="{@origen}"
                superficie="{@superficie}" resultat="{@resultat}">
              <xsl:call-template name="moment"/>
              <xsl:copy-of select="@zona[string()]"/>
              <minut/><autor/><assistencia/><origen/><superficie/>
            </jugada>
          </xsl:for-each>
        </jugades>
        <foresdejoc>
          <xsl:for-each select="$mine[@k = 'foradejoc']">
            <foradejoc jugador="{@autor}">
              <xsl:call-template name="moment"/><minut/>
              <jugador><dorsal/><nom/><titular/></jugador>
            </foradejoc>
          </xsl:for-each>
        </foresdejoc>
        <faltes>
          <xsl:for-each select="$mine[@k = 'falta']">
            <falta dorsal="{@autor}"><xsl:call-template name="moment"/>
              <xsl:if test="string(@victima)">
                <xsl:attribute name="dorsalvictima"><xsl:value-of select="@victima"/></xsl:attribute>
              </xsl:if>
              <xsl:copy-of select="@tipus"/><minut/><dorsal/></falta>
          </xsl:for-each>
        </faltes>
        <targetes>
          <xsl:for-each select="$mine[@k = 'targeta']">
            <targeta dorsal="{@autor}" motiu="{@motiu}" color="{@color}">
              <xsl:call-template name="moment"/><xsl:copy-of select="@tecnic"/><minut/><dorsal/><motiu/>
            </targeta>
          </xsl:for-each>
        </targetes>
        <corners>
          <xsl:for-each select="$mine[@k = 'corner']">
            <corner><xsl:call-template name="moment"/>
              <xsl:if test="string(@autor)">
                <xsl:attribute name="dorsal"><xsl:value-of select="@autor"/></xsl:attribute>
              </xsl:if>
              <minut/>
              </corner>
          </xsl:for-each>
        </corners>
        <canvis>
          <xsl:for-each select="$mine[@k = 'canvi']">
            <canvi dorsalentra="{@entra}" dorsalsurt="{@surt}">
              <xsl:call-template name="moment"/><minut/><dorsalentra/><dorsalsurt/>
            </canvi>
          </xsl:for-each>
        </canvis>
        <notes/>
        <xsl:if test="$mine[@k = 'entrada']">
          <entrades>
            <xsl:for-each select="$mine[@k = 'entrada']">
              <entrada dorsal="{@autor}" tipus="{@tipus}"><xsl:call-template name="moment"/></entrada>
            </xsl:for-each>
          </entrades>
        </xsl:if>
      </dadespartit>
      <xsl:variable name="manager" select="$managers[../@uID = concat('t', $id)][1]/PersonName"/>
      <xsl:if test="$manager or $mine[@tecnic = 'staff']">
        <tecnics>
          <xsl:if test="$manager">
            <tecnic codi="coach">
              <xsl:attribute name="nom">
                <xsl:call-template name="name"><xsl:with-param name="of" select="$manager"/></xsl:call-template>
              </xsl:attribute>
            </tecnic>
          </xsl:if>
          <xsl:if test="$mine[@tecnic = 'staff']"><tecnic codi="staff" nom=""/></xsl:if>
        </tecnics>
      </xsl:if>
    </equip>
  </xsl:template>

  <!-- The order of the action, and the minute that contains its second. -->
  <xsl:template name="moment">
    <xsl:variable name="before" select="45 * number(@period &gt;= 2) + 45 * number(@period &gt;= 3) + 15
        * number(@period = 4)"/>
    <xsl:variable name="length" select="45 - 30 * number(@period &gt;= 3)"/>
    <xsl:variable name="minute" select="floor(@sec div 60) + 1"/>
    <xsl:attribute name="ordre"><xsl:value-of select="@ordre"/></xsl:attribute>
    <xsl:attribute name="part"><xsl:value-of select="@period"/></xsl:attribute>
    <xsl:attribute name="segons"><xsl:value-of select="@sec"/></xsl:attribute>
    <xsl:choose>
      <xsl:when test="$minute &gt; $length">
        <xsl:attribute name="minut"><xsl:value-of select="$before + $length"/></xsl:attribute>
        <xsl:attribute name="afegit"><xsl:value-of select="$minute - $length"/></xsl:attribute>
      </xsl:when>
      <xsl:otherwise>
        <xsl:attribute name="minut"><xsl:value-of select="$before + $minute"/></xsl:attribute>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
