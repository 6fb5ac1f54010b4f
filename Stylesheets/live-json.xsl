<?xml version="1.0" encoding="UTF-8"?>
<!-- The public state of a match for other programs: Schema/match.schema.json, and for vision mixers Schema/vmix.schema.json.

       format   match (the default) or vmix; the others are those of live-state.xsl -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="str func"
    exclude-result-prefixes="f">

  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:strip-space elements="*"/>
  <xsl:param name="format" select="'match'"/>
  <xsl:include href="live-state.xsl"/>
  <xsl:include href="part-json.xsl"/>
  <xsl:include href="part-own-events.xsl"/>

  <xsl:template match="/">
    <xsl:choose>
      <xsl:when test="$format = 'vmix'"><xsl:call-template name="vmix"/></xsl:when>
      <xsl:otherwise><xsl:call-template name="match"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Text only, because mixers can show nothing else. -->
  <xsl:template name="vmix">
    <xsl:text>[{</xsl:text>
    <xsl:value-of select="concat('&quot;home&quot;:', f:json($home/@name), ',&quot;away&quot;:',
        f:json($away/@name))"/>
    <xsl:value-of select="concat(',&quot;homeScore&quot;:&quot;', $score-home, '&quot;,&quot;awayScore&quot;:&quot;',
        $score-away, '&quot;')"/>
    <xsl:value-of select="concat(',&quot;homeKicks&quot;:&quot;', substring($kicks-home, 1, 9 * boolean($kicks)),
        '&quot;,&quot;awayKicks&quot;:&quot;', substring($kicks-away, 1, 9 * boolean($kicks)), '&quot;')"/>
    <xsl:value-of select="concat(',&quot;clock&quot;:', f:json($clock-text), ',&quot;added&quot;:',
        f:json(concat(substring('+', 1, number($announced != '')), $announced)))"/>
    <xsl:value-of select="concat(',&quot;period&quot;:', f:json($phase-in-words), ',&quot;lastEvent&quot;:', f:json($news))"/>
    <xsl:text>}]&#10;</xsl:text>
  </xsl:template>

  <xsl:template name="match">
    <xsl:value-of select="concat('{&quot;version&quot;:1,&quot;generator&quot;:&quot;FutbolStats&quot;,&quot;number&quot;:',
        $number, ',&quot;language&quot;:&quot;', $language, '&quot;')"/>
    <xsl:if test="$now != ''"><xsl:value-of select="concat(',&quot;made&quot;:', $now)"/></xsl:if>
    <xsl:value-of select="concat(',&quot;state&quot;:&quot;', $state, '&quot;,&quot;phase&quot;:', f:json($phase-in-words))"/>
    <xsl:if test="$since != ''">
      <xsl:value-of select="concat(',&quot;unreadableSince&quot;:', f:json($since))"/>
    </xsl:if>
    <xsl:if test="$kind != ''">
      <xsl:value-of select="concat(',&quot;period&quot;:{&quot;kind&quot;:&quot;', $kind, '&quot;,&quot;number&quot;:',
          sum($periods[last()][$kind != 'shoot-out']/@n), '}')"/>
    </xsl:if>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'competition'"/><xsl:with-param name="value" select="$partit/@competicio"/>
    </xsl:call-template>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'round'"/><xsl:with-param name="value" select="$partit/@jornada"/>
    </xsl:call-template>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'group'"/><xsl:with-param name="value" select="$partit/@grup"/>
    </xsl:call-template>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'stage'"/><xsl:with-param name="value" select="$partit/@fase"/>
    </xsl:call-template>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'occasion'"/><xsl:with-param name="value" select="$match-phase"/>
    </xsl:call-template>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'date'"/><xsl:with-param name="value" select="$partit/@data"/>
    </xsl:call-template>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'time'"/><xsl:with-param name="value" select="$partit/@hora"/>
    </xsl:call-template>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'venue'"/><xsl:with-param name="value" select="$partit/@estadi"/>
    </xsl:call-template>
    <xsl:call-template name="clock-member"/>
    <xsl:for-each select="$sides"><xsl:call-template name="side-member"/></xsl:for-each>
    <xsl:text>,"periods":[</xsl:text>
    <xsl:for-each select="$periods">
      <xsl:value-of select="concat(substring(',', 1, number(position() &gt; 1)), '{&quot;number&quot;:', @n,
          ',&quot;name&quot;:', f:json(f:period-name(string(@n))), ',&quot;home&quot;:',
          count($home-points[@part = current()/@n]), ',&quot;away&quot;:', count($away-points[@part = current()/@n]),
          '}')"/>
    </xsl:for-each>
    <xsl:text>]</xsl:text>
    <xsl:if test="$kicks or $state = 'shoot-out'">
      <xsl:text>,"kicks":[</xsl:text>
      <xsl:for-each select="$kicks">
        <xsl:value-of select="concat(substring(',', 1, number(position() &gt; 1)), '{&quot;side&quot;:&quot;', @s,
            '&quot;,&quot;scored&quot;:', substring('falsetrue', 1 + 5 * (@resultat = 'gol'), 5
            - (@resultat = 'gol')))"/>
        <xsl:call-template name="text-member">
          <xsl:with-param name="name" select="'player'"/><xsl:with-param name="value" select="@w"/>
        </xsl:call-template>
        <xsl:text>}</xsl:text>
      </xsl:for-each>
      <xsl:text>]</xsl:text>
    </xsl:if>
    <xsl:text>,"events":[</xsl:text>
    <xsl:for-each select="$followed">
      <xsl:if test="position() &gt; 1">,</xsl:if>
      <xsl:call-template name="event-member"/>
    </xsl:for-each>
    <xsl:text>]}&#10;</xsl:text>
  </xsl:template>

  <xsl:template name="clock-member">
    <xsl:if test="$clock != 'none'">
      <xsl:value-of select="concat(',&quot;clock&quot;:{&quot;running&quot;:', substring('falsetrue', 1 + 5
          * ($clock = 'running'), 5 - ($clock = 'running')), ',&quot;shows&quot;:&quot;', $shows,
          '&quot;,&quot;text&quot;:', f:json($clock-text), ',&quot;elapsed&quot;:', $elapsed, ',&quot;base&quot;:',
          $base, ',&quot;length&quot;:', $length)"/>
      <xsl:if test="$clock = 'running'"><xsl:value-of select="concat(',&quot;startedAt&quot;:', $start)"/></xsl:if>
      <xsl:if test="$announced != ''"><xsl:value-of select="concat(',&quot;announced&quot;:', $announced)"/></xsl:if>
      <xsl:text>}</xsl:text>
    </xsl:if>
  </xsl:template>

  <xsl:template name="side-member">
    <xsl:variable name="s" select="@id"/>
    <xsl:variable name="men" select="concat(substring($men-home, 1, 3 * ($s = 'home')), substring($men-away, 1, 3
        * ($s = 'away')))"/>
    <xsl:variable name="fouls" select="concat(substring($fouls-home, 1, 3 * ($s = 'home')), substring($fouls-away, 1, 3
        * ($s = 'away')))"/>
    <xsl:variable name="time-outs" select="concat(substring($time-outs-home, 1, 3 * ($s = 'home')),
        substring($time-outs-away, 1, 3 * ($s = 'away')))"/>
    <xsl:value-of select="concat(',&quot;', $s, '&quot;:{&quot;name&quot;:', f:json(@name), ',&quot;score&quot;:',
        $score-home * ($s = 'home') + $score-away * ($s = 'away'), ',&quot;colour&quot;:&quot;', $paints[@s = $s]/@c,
        '&quot;')"/>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'crest'"/>
      <xsl:with-param name="value" select="concat(substring($home-image, 1, 999 * ($s = 'home')),
          substring($away-image, 1, 999 * ($s = 'away')))"/>
    </xsl:call-template>
    <xsl:if test="$kicks">
      <xsl:value-of select="concat(',&quot;kicks&quot;:', $kicks-home * ($s = 'home') + $kicks-away * ($s = 'away'))"/>
    </xsl:if>
    <xsl:if test="$men != ''"><xsl:value-of select="concat(',&quot;players&quot;:', $men)"/></xsl:if>
    <xsl:if test="$fouls != ''"><xsl:value-of select="concat(',&quot;teamFouls&quot;:', $fouls)"/></xsl:if>
    <xsl:if test="$time-outs != ''"><xsl:value-of select="concat(',&quot;timeOutsLeft&quot;:', $time-outs)"/></xsl:if>
    <xsl:if test="$closed-places[@s = $s]">
      <xsl:text>,"closedPlaces":[</xsl:text>
      <xsl:for-each select="$closed-places[@s = $s]">
        <xsl:value-of select="concat(substring(',', 1, number(position() &gt; 1)), '{&quot;number&quot;:',
            f:json(@n))"/>
        <xsl:if test="@end != ''"><xsl:value-of select="concat(',&quot;until&quot;:', @end)"/></xsl:if>
        <xsl:text>}</xsl:text>
      </xsl:for-each>
      <xsl:text>]</xsl:text>
    </xsl:if>
    <xsl:text>,"squad":[</xsl:text>
    <xsl:for-each select="$squads[@s = $s]">
      <xsl:value-of select="concat(substring(',', 1, number(position() &gt; 1)), '{&quot;number&quot;:', f:json(@n))"/>
      <xsl:call-template name="text-member">
        <xsl:with-param name="name" select="'name'"/><xsl:with-param name="value" select="@name"/>
      </xsl:call-template>
      <xsl:value-of select="concat(',&quot;starter&quot;:', substring('falsetrue', 1 + 5 * (@starter = 1), 5
          - (@starter = 1)))"/>
      <xsl:if test="@capita = 'si'">,"captain":true</xsl:if>
      <xsl:if test="@porter = 'si'">,"goalkeeper":true</xsl:if>
      <xsl:text>}</xsl:text>
    </xsl:for-each>
    <xsl:text>]}</xsl:text>
  </xsl:template>

  <xsl:template name="event-member">
    <xsl:value-of select="concat('{&quot;id&quot;:', @i, ',&quot;kind&quot;:&quot;', name(), '&quot;')"/>
    <xsl:if test="@s != ''"><xsl:value-of select="concat(',&quot;side&quot;:&quot;', @s, '&quot;')"/></xsl:if>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'period'"/><xsl:with-param name="value" select="@part"/>
    </xsl:call-template>
    <xsl:if test="@minut &gt; 0"><xsl:value-of select="concat(',&quot;minute&quot;:', @minut)"/></xsl:if>
    <xsl:if test="@afegit &gt; 0"><xsl:value-of select="concat(',&quot;added&quot;:', @afegit)"/></xsl:if>
    <xsl:value-of select="concat(',&quot;text&quot;:', f:json(string(@bt | @wt[not(../@bt)])))"/>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'player'"/><xsl:with-param name="value" select="@w"/>
    </xsl:call-template>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'player2'"/><xsl:with-param name="value" select="@w2"/>
    </xsl:call-template>
    <xsl:call-template name="text-member">
      <xsl:with-param name="name" select="'card'"/><xsl:with-param name="value" select="@color"/>
    </xsl:call-template>
    <xsl:if test="self::kick">
      <xsl:value-of select="concat(',&quot;scored&quot;:', substring('falsetrue', 1 + 5 * (@resultat = 'gol'), 5
          - (@resultat = 'gol')))"/>
    </xsl:if>
    <xsl:if test="@own">,"ownGoal":true</xsl:if>
    <xsl:if test="@void">,"annulled":true</xsl:if>
    <xsl:if test="@punts"><xsl:value-of select="concat(',&quot;points&quot;:', @punts)"/></xsl:if>
    <xsl:if test="self::goal and not(@void)">
      <xsl:variable name="running"><xsl:call-template name="running"/></xsl:variable>
      <xsl:if test="contains($running, '–')">
        <xsl:value-of select="concat(',&quot;score&quot;:[', substring-before($running, '–'), ',',
            substring-after($running, '–'), ']')"/>
      </xsl:if>
    </xsl:if>
    <xsl:text>}</xsl:text>
  </xsl:template>

  <xsl:template name="text-member">
    <xsl:param name="name"/>
    <xsl:param name="value"/>
    <xsl:if test="string($value) != ''">
      <xsl:value-of select="concat(',&quot;', $name, '&quot;:', f:json($value))"/>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
