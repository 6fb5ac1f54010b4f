<?xml version="1.0" encoding="UTF-8"?>
<!-- The two sides, their players, and when each of them was on the field; the score and the men on the field from
     one change of either to the next.

     $sides/side      id home or away, name, other (the other side's id), ours
     $squads/player   id home-9, s, n, name, w (9 Iniesta), starter 1 or 0, captain and keeper 1, position, busy 1 who had a
                      part in an event, minutes (on the regulation clock, added time not counted)
       stint          on and off: minutes of that clock; i and j: the events that began and ended it (0: the start;
                      no j: still on at the end)
     $keepers/keep    s, pl: the player in goal from event i on (0: the start); empty where there is none. Only where
                      a file tells of saves
     $stretches/stretch   i, j: after event i up to and including event j; from, to: minutes; home, away: the score;
                      mh, ma: men on the field;
                            lead, lag: the state of the score for the home side and for the visitors; more, less: of men -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <!-- The events somebody had a part in, by who it was. -->
  <xsl:key name="of" match="e" use="@pl | @pl2"/>

  <xsl:variable name="side-tree">
    <side id="home" other="away" name="{$equips[1]/dadesequip/nom}" ours="{number($partit/@nostre = 'local')}"/>
    <side id="away" other="home" name="{$equips[2]/dadesequip/nom}" ours="{number($partit/@nostre = 'visitant')}"/>
  </xsl:variable>
  <xsl:variable name="sides" select="exsl:node-set($side-tree)/side"/>
  <xsl:variable name="home" select="$sides[1]"/>
  <xsl:variable name="away" select="$sides[2]"/>

  <!-- The sides whose players are listed one by one: both, or ours alone where the report is to be handed out. -->
  <xsl:variable name="shown" select="$sides[$team != 'ours' or @ours = 1 or not($sides/@ours = 1)]"/>

  <!-- The ids of the sides nobody is named of. -->
  <xsl:variable name="unnamed">
    <xsl:for-each select="$sides[not(@id = $shown/@id)]"><xsl:value-of select="concat(@id, ' ')"/></xsl:for-each>
  </xsl:variable>

  <xsl:variable name="squad-tree">
    <xsl:for-each select="$equips">
      <xsl:variable name="side" select="substring('homeaway', 4 * position() - 3, 4)"/>
      <xsl:variable name="moves-of" select="$events[@s = $side]/mv"/>
      <!-- Starters as the file has them, the goalkeeper first if whoever wrote it had him there; the bench by number. -->
      <xsl:variable name="starters" select="plantilla/jugador[titular = 'si' or f:yes(titular)]"/>
      <xsl:for-each select="$starters">
        <xsl:call-template name="squad-player">
          <xsl:with-param name="side" select="$side"/><xsl:with-param name="starter" select="1"/><xsl:with-param name="moves-of" select="$moves-of"/>
        </xsl:call-template>
      </xsl:for-each>
      <xsl:for-each select="plantilla/jugador[not(titular = 'si' or f:yes(titular))]">
        <xsl:sort select="dorsal" data-type="number"/>
        <xsl:call-template name="squad-player">
          <xsl:with-param name="side" select="$side"/><xsl:with-param name="starter" select="0"/><xsl:with-param name="moves-of" select="$moves-of"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:variable>

  <xsl:template name="squad-player">
    <xsl:param name="side"/>
    <xsl:param name="starter"/>
    <xsl:param name="moves-of"/>
    <xsl:variable name="number" select="normalize-space(dorsal)"/>
    <xsl:variable name="id" select="concat($side, '-', $number)"/>
    <!-- A placeholder is no number to show, where there is a name. -->
    <xsl:variable name="invented" select="number(@dorsalfictici = 'si' and normalize-space(nom) != '')"/>
    <xsl:variable name="player" select="."/>
    <xsl:variable name="name">
      <xsl:choose>
        <xsl:when test="$names-shown = 'full'"><xsl:value-of select="normalize-space(nom)"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="f:shown-name(nom)"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:for-each select="$event-list">
      <xsl:variable name="busy" select="key('of', $id)"/>
      <!-- A provisional number without a name who did nothing is a line nobody filled in. -->
      <xsl:if test="$starter = 1 or $busy or not($player/@vist = 'no') or normalize-space($player/nom) != ''">
        <xsl:variable name="moves" select="$moves-of[$busy][@pl = $id]"/>
        <xsl:variable name="stint-tree">
          <xsl:choose>
            <xsl:when test="$starter = 1 and not($moves)"><stint on="0" off="{number($match-end)}" i="0"/></xsl:when>
            <xsl:when test="not($moves)"/>
            <xsl:otherwise>
              <xsl:if test="$starter = 1">
                <xsl:call-template name="stint">
                  <xsl:with-param name="end" select="$moves[@d = 'off'][1]"/>
                </xsl:call-template>
              </xsl:if>
              <xsl:for-each select="$moves[@d = 'on']">
                <xsl:variable name="here" select="number(@i)"/>
                <xsl:variable name="before" select="$moves[@i &lt; $here][last()]"/>
                <xsl:if test="$before/@d = 'off' or (not($before) and $starter = 0)">
                  <xsl:call-template name="stint">
                    <xsl:with-param name="i" select="@i"/>
                    <xsl:with-param name="on" select="@p"/>
                    <xsl:with-param name="end" select="$moves[@d = 'off'][@i &gt; $here][1]"/>
                  </xsl:call-template>
                </xsl:if>
              </xsl:for-each>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:variable>
        <xsl:variable name="stints" select="exsl:node-set($stint-tree)/stint"/>
        <player id="{$id}" s="{$side}" n="{substring($number, 1 + 9 * $invented)}" name="{$name}" w="{normalize-space(concat(substring($number, 1 + 9 * $invented), ' ', $name))}"
            starter="{$starter}" minutes="{sum($stints/@off) - sum($stints/@on)}">
          <xsl:if test="$player/@*">
            <xsl:if test="$player/@capita = 'si'"><xsl:attribute name="captain">1</xsl:attribute></xsl:if>
            <xsl:if test="$player/@porter = 'si'"><xsl:attribute name="keeper">1</xsl:attribute></xsl:if>
            <xsl:attribute name="position"><xsl:value-of select="$player/@posicio"/></xsl:attribute>
          </xsl:if>
          <xsl:if test="$busy"><xsl:attribute name="busy">1</xsl:attribute></xsl:if>
          <xsl:copy-of select="$stints"/>
        </player>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>
  <xsl:variable name="squads" select="exsl:node-set($squad-tree)/player"/>

  <xsl:template name="stint">
    <xsl:param name="i" select="0"/>
    <xsl:param name="on" select="0"/>
    <xsl:param name="end"/>
    <xsl:choose>
      <xsl:when test="$end"><stint on="{$on}" off="{$end/@p}" i="{$i}" j="{$end/@i}"/></xsl:when>
      <xsl:otherwise><stint on="{$on}" off="{number($match-end)}" i="{$i}"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:variable name="keeper-tree">
    <xsl:if test="$chances[@oc = 'aturada']">
      <xsl:for-each select="$sides">
        <xsl:variable name="side" select="@id"/>
        <xsl:variable name="starters" select="$squads[@s = $side][@starter = 1]"/>
        <!-- Where nobody says who is in goal, it is the 1. -->
        <xsl:variable name="keeper" select="$starters[@keeper = 1][1] | $starters[not($starters/@keeper = 1)][number(@n) = 1][1]"/>
        <keep s="{$side}" i="0" pl="{$keeper/@id}"/>
        <xsl:call-template name="keepers">
          <xsl:with-param name="changes" select="$events[@s = $side][mv or @k = 'keeper']"/>
          <xsl:with-param name="keeper" select="string($keeper/@id)"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="keepers" select="exsl:node-set($keeper-tree)/keep"/>

  <!-- Who is in goal after each of the changes. A goalkeeper who comes on to a team without one takes the role, and so
       do the last one who returns, and whoever comes on for the last one. -->
  <xsl:template name="keepers">
    <xsl:param name="changes"/>
    <xsl:param name="keeper"/>
    <xsl:param name="last" select="''"/>
    <xsl:if test="$changes">
      <xsl:variable name="change" select="$changes[1]"/>
      <xsl:variable name="off" select="string($change/mv[@d = 'off']/@pl)"/>
      <xsl:variable name="on" select="string($change/mv[@d = 'on']/@pl)"/>
      <!-- Only who is on the field serves a temporary dismissal. -->
      <xsl:variable name="goes" select="$change/@k != 'keeper' and $keeper != '' and $off = $keeper
          and (not($change/@cd = 'groga') or $squads[@id = $keeper]/stint[@j = $change/@i])"/>
      <xsl:variable name="gone">
        <xsl:choose>
          <xsl:when test="$change/@k = 'keeper'"/>
          <xsl:when test="$goes"><xsl:value-of select="$keeper"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="$last"/></xsl:otherwise>
        </xsl:choose>
      </xsl:variable>
      <xsl:variable name="now">
        <xsl:choose>
          <xsl:when test="$change/@k = 'keeper'"><xsl:value-of select="$change/@pl"/></xsl:when>
          <xsl:when test="$keeper != '' and not($goes)"><xsl:value-of select="$keeper"/></xsl:when>
          <xsl:when test="substring-after($on, '-') = ''"/>
          <xsl:when test="$squads[@id = $on][@keeper = 1] or $on = $gone or ($change/@k = 'sub' and $gone != '' and $off = $gone)">
            <xsl:value-of select="$on"/>
          </xsl:when>
        </xsl:choose>
      </xsl:variable>
      <xsl:if test="$now != $keeper"><keep s="{$change/@s}" i="{$change/@i}" pl="{$now}"/></xsl:if>
      <xsl:call-template name="keepers">
        <xsl:with-param name="changes" select="$changes[position() &gt; 1]"/>
        <xsl:with-param name="keeper" select="string($now)"/>
        <xsl:with-param name="last" select="string($gone)"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:variable name="stints" select="$squads/stint"/>

  <xsl:variable name="stretch-tree">
    <xsl:variable name="home-stints" select="$stints[../@s = 'home']"/>
    <xsl:variable name="away-stints" select="$stints[../@s = 'away']"/>
    <xsl:variable name="home-goals" select="$goals[@s = 'home']"/>
    <xsl:variable name="away-goals" select="$goals[@s = 'away']"/>
    <!-- A substitution too may change the number of men: who is replaced may have left before. -->
    <xsl:variable name="changes" select="$goals | $events[mv]"/>
    <xsl:variable name="somebody" select="$events/mv[@pl = 'home-' or @pl = 'away-']"/>
    <!-- $events/.. is the start: nothing has happened yet. -->
    <xsl:for-each select="$events[1]/.. | $changes">
      <xsl:variable name="i" select="number(concat('0', @i))"/>
      <xsl:variable name="next" select="$changes[@i &gt; $i][1]"/>
      <xsl:variable name="home" select="count($home-goals[@i &lt;= $i])"/>
      <xsl:variable name="away" select="count($away-goals[@i &lt;= $i])"/>
      <xsl:variable name="mh" select="count($home-stints[@i &lt;= $i][not(@j &lt;= $i)]) + count($somebody[@i &lt;= $i][@pl = 'home-'][@d = 'on'])
          - count($somebody[@i &lt;= $i][@pl = 'home-'][@d = 'off'])"/>
      <xsl:variable name="ma" select="count($away-stints[@i &lt;= $i][not(@j &lt;= $i)]) + count($somebody[@i &lt;= $i][@pl = 'away-'][@d = 'on'])
          - count($somebody[@i &lt;= $i][@pl = 'away-'][@d = 'off'])"/>
      <stretch i="{$i}" from="{number(concat('0', @p))}" home="{$home}" away="{$away}" mh="{$mh * ($mh &gt; 0)}" ma="{$ma * ($ma &gt; 0)}">
        <xsl:choose>
          <xsl:when test="$home &gt; $away"><xsl:attribute name="lead">leading</xsl:attribute><xsl:attribute name="lag">trailing</xsl:attribute></xsl:when>
          <xsl:when test="$away &gt; $home"><xsl:attribute name="lead">trailing</xsl:attribute><xsl:attribute name="lag">leading</xsl:attribute></xsl:when>
          <xsl:otherwise><xsl:attribute name="lead">level</xsl:attribute><xsl:attribute name="lag">level</xsl:attribute></xsl:otherwise>
        </xsl:choose>
        <xsl:choose>
          <xsl:when test="$mh = $ma or not($mh &gt; 0 or $ma &gt; 0)"><xsl:attribute name="more">even</xsl:attribute><xsl:attribute name="less">even</xsl:attribute></xsl:when>
          <xsl:when test="$mh &gt; $ma"><xsl:attribute name="more">more</xsl:attribute><xsl:attribute name="less">fewer</xsl:attribute></xsl:when>
          <xsl:otherwise><xsl:attribute name="more">fewer</xsl:attribute><xsl:attribute name="less">more</xsl:attribute></xsl:otherwise>
        </xsl:choose>
        <xsl:choose>
          <xsl:when test="$next">
            <xsl:attribute name="j"><xsl:value-of select="$next/@i"/></xsl:attribute>
            <xsl:attribute name="to"><xsl:value-of select="$next/@p"/></xsl:attribute>
          </xsl:when>
          <xsl:otherwise>
            <xsl:attribute name="j"><xsl:value-of select="count($events)"/></xsl:attribute>
            <xsl:attribute name="to"><xsl:value-of select="number($match-end)"/></xsl:attribute>
          </xsl:otherwise>
        </xsl:choose>
      </stretch>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="stretches" select="exsl:node-set($stretch-tree)/stretch"/>

  <!-- The 2011 document leaves open how a starter is written. -->
  <func:function name="f:yes">
    <xsl:param name="text"/>
    <xsl:variable name="word" select="translate(normalize-space($text), 'SIÍTRUEYVDAOC', 'siítrueyvdaoc')"/>
    <func:result select="$word = 'si' or $word = 'sí' or $word = '1' or $word = 'true' or $word = 'yes' or $word = 'y' or $word = 's'"/>
  </func:function>
</xsl:stylesheet>
