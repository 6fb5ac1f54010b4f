<?xml version="1.0" encoding="UTF-8"?>
<!-- The two sides, their players, and when each of them was on the field; the score and the men on the field from
     one change of either to the next.

     $sides/side      id home or away, name, other (the other side's id), ours
     $squads/player   id home-9, s, n, name, w (9 Iniesta), starter, captain, keeper, position, foot, height, traits,
                      minutes (on the regulation clock, added time not counted)
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

  <xsl:key name="move" match="mv" use="@pl"/>
  <xsl:key name="involved" match="e" use="@pl"/>
  <xsl:key name="involved" match="e" use="@pl2"/>

  <xsl:variable name="side-tree">
    <side id="home" other="away" name="{$equips[1]/dadesequip/nom}" ours="{number($partit/@nostre = 'local')}"/>
    <side id="away" other="home" name="{$equips[2]/dadesequip/nom}" ours="{number($partit/@nostre = 'visitant')}"/>
  </xsl:variable>
  <xsl:variable name="sides" select="exsl:node-set($side-tree)/side"/>
  <xsl:variable name="home" select="$sides[1]"/>
  <xsl:variable name="away" select="$sides[2]"/>

  <!-- The sides whose players are listed one by one: both, or ours alone where the report is to be handed out. -->
  <xsl:variable name="shown" select="$sides[$team != 'ours' or @ours = 1 or not($sides/@ours = 1)]"/>

  <xsl:variable name="squad-tree">
    <xsl:for-each select="$equips">
      <xsl:variable name="side" select="substring('homeaway', 4 * position() - 3, 4)"/>
      <!-- Starters as the file has them, the goalkeeper first if whoever wrote it had him there; the bench by number. -->
      <xsl:for-each select="plantilla/jugador">
        <xsl:sort select="number(f:yes(titular))" data-type="number" order="descending"/>
        <xsl:sort select="dorsal * not(f:yes(titular))" data-type="number"/>
        <xsl:variable name="id" select="concat($side, '-', normalize-space(dorsal))"/>
        <xsl:variable name="starter" select="f:yes(titular)"/>
        <xsl:variable name="player" select="."/>
        <xsl:for-each select="$events[1] | $sides[not($events)][1]">
          <xsl:variable name="moves" select="key('move', $id)"/>
          <!-- A provisional number without a name who did nothing is a line nobody filled in. -->
          <xsl:if test="$starter or not($player/@vist = 'no') or normalize-space($player/nom) != '' or key('involved', $id)">
            <xsl:variable name="stint-tree">
              <xsl:if test="$starter">
                <xsl:call-template name="stint">
                  <xsl:with-param name="end" select="$moves[@d = 'off'][1]"/>
                </xsl:call-template>
              </xsl:if>
              <xsl:for-each select="$moves[@d = 'on']">
                <xsl:variable name="here" select="number(@i)"/>
                <xsl:variable name="before" select="$moves[@i &lt; $here][last()]"/>
                <xsl:if test="$before/@d = 'off' or (not($before) and not($starter))">
                  <xsl:call-template name="stint">
                    <xsl:with-param name="i" select="@i"/>
                    <xsl:with-param name="on" select="@p"/>
                    <xsl:with-param name="end" select="$moves[@d = 'off'][@i &gt; $here][1]"/>
                  </xsl:call-template>
                </xsl:if>
              </xsl:for-each>
            </xsl:variable>
            <xsl:variable name="stints" select="exsl:node-set($stint-tree)/stint"/>
            <player id="{$id}" s="{$side}" n="{normalize-space($player/dorsal)}" name="{normalize-space($player/nom)}"
                w="{normalize-space(concat($player/dorsal, ' ', $player/nom))}" starter="{number($starter)}"
                captain="{number($player/@capita = 'si')}" keeper="{number($player/@porter = 'si')}"
                position="{$player/@posicio}" foot="{$player/@peu}" height="{$player/@alcada}"
                traits="{$player/@caracteristiques}" minutes="{sum($stints/@off) - sum($stints/@on)}">
              <xsl:copy-of select="$stints"/>
            </player>
          </xsl:if>
        </xsl:for-each>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:variable>
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
    <xsl:if test="$events[@k = 'chance'][@oc = 'aturada']">
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
  <xsl:variable name="goals" select="$events[@k = 'goal'][not(@void)]"/>

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
      <xsl:variable name="mh" select="f:men($home-stints[@i &lt;= $i][not(@j &lt;= $i)], $somebody[@i &lt;= $i][@pl = 'home-'])"/>
      <xsl:variable name="ma" select="f:men($away-stints[@i &lt;= $i][not(@j &lt;= $i)], $somebody[@i &lt;= $i][@pl = 'away-'])"/>
      <stretch i="{$i}" from="{number(concat('0', @p))}" home="{$home}" away="{$away}" mh="{$mh}" ma="{$ma}"
          lead="{f:sign($home - $away, 'trailing', 'level', 'leading')}"
          lag="{f:sign($home - $away, 'leading', 'level', 'trailing')}"
          more="{f:sign($mh - $ma, 'fewer', 'even', 'more')}" less="{f:sign($mh - $ma, 'more', 'even', 'fewer')}">
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

  <!-- Those who are on, and those not identified who came on less those who went off. -->
  <func:function name="f:men">
    <xsl:param name="on"/>
    <xsl:param name="moves"/>
    <xsl:variable name="men" select="count($on) + count($moves[@d = 'on']) - count($moves[@d = 'off'])"/>
    <func:result select="$men * ($men &gt; 0)"/>
  </func:function>

  <!-- The 2011 document leaves open how a starter is written. -->
  <func:function name="f:yes">
    <xsl:param name="text"/>
    <xsl:variable name="word" select="translate(normalize-space($text), 'SIÍTRUEYVDAOC', 'siítrueyvdaoc')"/>
    <func:result select="$word = 'si' or $word = 'sí' or $word = '1' or $word = 'true' or $word = 'yes' or $word = 'y' or $word = 's'"/>
  </func:function>
</xsl:stylesheet>
