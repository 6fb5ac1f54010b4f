<?xml version="1.0" encoding="UTF-8"?>
<!-- The players' times on the field; and the score and the number of players between any two changes of either.

     $squads/player   pl home-9, s, n, name, w (9 Iniesta), starter 1 or 0, attributes of the file (capita, porter, posicio),
                      busy 1 with any events (always if players are not tracked; minutes and stints are then missing),
                      provisional 1 for a proposed starter without a name or an event, who may not have played;
                      quiet 1 if these are only substitutions, minutes (on the regulation clock, without added time), seconds
                      (of play, if the match has them), for and against: goals in that time
       stint          on and off: minutes of that clock; for and against; i and j: the events that began and ended it (0: the
                      start; no j: until the end)
     $keepers/keep    s, pl: the goalkeeper from event i on (0: the start); empty if there is none. Only if the file contains
                      saves
     $stretches/stretch   i, j: after event i up to and including event j; from, to, seconds: of play; home, away: the
                      score; mh, ma: players on the field, if known; lead, lag: the state of the score for the home side and
                      for the visitors; more, less: that of the number of players -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:include href="part-places.xsl"/>

  <!-- The events in which a person took part. -->
  <xsl:key name="of" match="/events/*" use="@pl | @pl2"/>

  <xsl:variable name="squad-tree">
    <home>
      <xsl:apply-templates select="$roster/list[1]/person" mode="squad">
        <xsl:with-param name="whole" select="$whole-match[1]"/>
      </xsl:apply-templates>
    </home>
    <away>
      <xsl:apply-templates select="$roster/list[2]/person" mode="squad">
        <xsl:with-param name="whole" select="$whole-match[2]"/>
      </xsl:apply-templates>
    </away>
  </xsl:variable>
  <xsl:variable name="squad-home" select="exsl:node-set($squad-tree)/home/player"/>
  <xsl:variable name="squad-away" select="exsl:node-set($squad-tree)/away/player"/>
  <xsl:variable name="squads" select="exsl:node-set($squad-tree)/*/player"/>
  <xsl:variable name="squads-shown" select="exsl:node-set($squad-tree)/*[name() = $shown/@id]/player"/>
  <xsl:variable name="stints" select="$squads/stint"/>

  <!-- Most people have no events and take the short path. A placeholder number without a name or events is an empty
       line of the squad. -->
  <xsl:template match="person" mode="squad">
    <xsl:param name="whole"/>
    <xsl:variable name="person" select="."/>
    <xsl:variable name="id" select="string(@pl)"/>
    <xsl:for-each select="$event-list">
      <xsl:variable name="busy" select="key('of', $id)"/>
      <xsl:choose>
        <xsl:when test="not($follows)">
          <xsl:if test="$busy or $person/man/@starter = 1 or not($person/man/@unseen)">
            <player busy="1">
              <xsl:if test="$person/man/@unseen and not($busy)"><xsl:attribute name="provisional">1</xsl:attribute></xsl:if>
              <xsl:copy-of select="$person/@*"/>
              <xsl:copy-of select="$person/man/@*"/>
            </player>
          </xsl:if>
        </xsl:when>
        <xsl:when test="$busy[@came = $id or @went = $id]">
          <xsl:variable name="stint-tree">
            <xsl:call-template name="stints">
              <xsl:with-param name="man" select="$person/man"/>
              <xsl:with-param name="moves" select="$busy[@came = $id or @went = $id]"/>
            </xsl:call-template>
          </xsl:variable>
          <xsl:variable name="stints" select="exsl:node-set($stint-tree)/stint"/>
          <player busy="1" minutes="{sum($stints/@off) - sum($stints/@on)}" for="{sum($stints/@for)}"
              against="{sum($stints/@against)}">
            <xsl:if test="$has-seconds">
              <xsl:variable name="ends">
                <xsl:for-each select="$busy[@i = $stints/@j]"><t><xsl:value-of select="f:begun(.)"/></t></xsl:for-each>
                <xsl:for-each select="$busy[@i = $stints/@i]"><t><xsl:value-of select="- f:begun(.)"/></t></xsl:for-each>
                <xsl:for-each select="$stints[not(@j)]"><t><xsl:value-of select="$last-second"/></t></xsl:for-each>
              </xsl:variable>
              <xsl:attribute name="seconds"><xsl:value-of select="sum(exsl:node-set($ends)/t)"/></xsl:attribute>
            </xsl:if>
            <xsl:if test="not($busy[not(self::sub)])"><xsl:attribute name="quiet">1</xsl:attribute></xsl:if>
            <xsl:copy-of select="$person/@*"/>
            <xsl:copy-of select="$person/man/@*"/>
            <xsl:copy-of select="$stints"/>
          </player>
        </xsl:when>
        <xsl:when test="$person/man/@starter = 1">
          <player>
            <xsl:if test="$busy"><xsl:attribute name="busy">1</xsl:attribute></xsl:if>
            <xsl:if test="$person/man/@unseen and not($busy)"><xsl:attribute name="provisional">1</xsl:attribute></xsl:if>
            <xsl:copy-of select="$whole/@*"/>
            <xsl:copy-of select="$person/@*"/>
            <xsl:copy-of select="$person/man/@*"/>
            <xsl:copy-of select="$whole/stint"/>
          </player>
        </xsl:when>
        <xsl:when test="$busy or not($person/man/@unseen)">
          <player minutes="0" seconds="0" for="0" against="0">
            <xsl:if test="$busy"><xsl:attribute name="busy">1</xsl:attribute></xsl:if>
            <xsl:copy-of select="$person/@*"/>
            <xsl:copy-of select="$person/man/@*"/>
          </player>
        </xsl:when>
      </xsl:choose>
    </xsl:for-each>
  </xsl:template>

  <!-- The attributes of players who play the whole match. -->
  <xsl:variable name="whole-tree">
    <whole s="home" minutes="{$last-minute}" seconds="{$last-second}" for="{count($home-points)}"
        against="{count($away-points)}">
      <stint on="0" off="{$last-minute}" i="0"/>
    </whole>
    <whole s="away" minutes="{$last-minute}" seconds="{$last-second}" for="{count($away-points)}"
        against="{count($home-points)}">
      <stint on="0" off="{$last-minute}" i="0"/>
    </whole>
  </xsl:variable>
  <xsl:variable name="whole-match" select="exsl:node-set($whole-tree)/whole"/>

  <!-- The stints, from a player's moves on and off. -->
  <xsl:template name="stints">
    <xsl:param name="man"/>
    <xsl:param name="moves"/>
    <xsl:if test="$man/@starter = 1">
      <xsl:call-template name="stint">
        <xsl:with-param name="s" select="$man/@s"/>
        <xsl:with-param name="end" select="$moves[@went = $man/../@pl][1]"/>
      </xsl:call-template>
    </xsl:if>
    <!-- Copied, so that the previous and the next move are siblings. -->
    <xsl:variable name="move-tree">
      <xsl:for-each select="$moves">
        <xsl:if test="@went = $man/../@pl"><m i="{@i}" p="{@p}" d="off"/></xsl:if>
        <xsl:if test="@came = $man/../@pl"><m i="{@i}" p="{@p}" d="on"/></xsl:if>
      </xsl:for-each>
    </xsl:variable>
    <xsl:for-each select="exsl:node-set($move-tree)/m[@d = 'on']">
      <xsl:variable name="here" select="number(@i)"/>
      <!-- One event may both take a player off and bring the same player on. A second predicate after [1] would make
           libxml2 collect all siblings. -->
      <xsl:variable name="previous" select="preceding-sibling::*[1]"/>
      <xsl:variable name="before" select="$previous[@i &lt; $here] | $previous[@i = $here]/preceding-sibling::*[1]"/>
      <xsl:if test="$before/@d = 'off' or (not($before) and $man/@starter = 0)">
        <xsl:variable name="next" select="following-sibling::*[1]/self::*[@d = 'off'][@i &gt; $here]"/>
        <xsl:call-template name="stint">
          <xsl:with-param name="s" select="$man/@s"/>
          <xsl:with-param name="i" select="$here"/>
          <xsl:with-param name="on" select="@p"/>
          <xsl:with-param name="end" select="$next
              | self::*[not($next)]/following-sibling::*[@d = 'off'][@i &gt; $here][1]"/>
        </xsl:call-template>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="stint">
    <xsl:param name="s"/>
    <xsl:param name="i" select="0"/>
    <xsl:param name="on" select="0"/>
    <xsl:param name="end"/>
    <!-- Goals count up to and including the event that ends the stint. -->
    <xsl:variable name="j" select="number($end/@i)"/>
    <xsl:variable name="home" select="count($home-points[@i &gt; $i and not(@i &gt; $j)])"/>
    <xsl:variable name="away" select="count($away-points[@i &gt; $i and not(@i &gt; $j)])"/>
    <stint on="{$on}" i="{$i}">
      <xsl:choose>
        <xsl:when test="$s = 'home'">
          <xsl:attribute name="for"><xsl:value-of select="$home"/></xsl:attribute>
          <xsl:attribute name="against"><xsl:value-of select="$away"/></xsl:attribute>
        </xsl:when>
        <xsl:otherwise>
          <xsl:attribute name="for"><xsl:value-of select="$away"/></xsl:attribute>
          <xsl:attribute name="against"><xsl:value-of select="$home"/></xsl:attribute>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:choose>
        <xsl:when test="$end">
          <xsl:attribute name="off"><xsl:value-of select="$end/@p"/></xsl:attribute>
          <xsl:attribute name="j"><xsl:value-of select="$end/@i"/></xsl:attribute>
        </xsl:when>
        <xsl:otherwise><xsl:attribute name="off"><xsl:value-of select="$last-minute"/></xsl:attribute></xsl:otherwise>
      </xsl:choose>
    </stint>
  </xsl:template>

  <xsl:variable name="keeper-tree">
    <xsl:if test="$chances[@oc = 'aturada']">
      <xsl:for-each select="$sides">
        <xsl:variable name="side" select="@id"/>
        <xsl:variable name="starters" select="$squads[@s = $side][@starter = 1]"/>
        <!-- Number 1 is the goalkeeper if none is marked. -->
        <xsl:variable name="keeper" select="$starters[@porter = 'si'][1]
            | $starters[not($starters/@porter = 'si')][number(@n) = 1][1]"/>
        <keep s="{$side}" i="0" pl="{$keeper/@pl}"/>
        <xsl:call-template name="keepers">
          <xsl:with-param name="changes" select="$events[@s = $side][@came or @went or self::keeper]"/>
          <xsl:with-param name="keeper" select="string($keeper/@pl)"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="keepers" select="exsl:node-set($keeper-tree)/keep"/>

  <!-- The players without the provisional starters, except for goalkeepers, who have saves. -->
  <xsl:variable name="listed" select="$squads[not(@provisional) or @pl = $keepers/@pl]"/>

  <!-- The goalkeeper after each change. A goalkeeper who comes on for a team without one takes the role, and so does
       the last goalkeeper on returning, and whoever replaces the last goalkeeper. -->
  <xsl:template name="keepers">
    <xsl:param name="changes"/>
    <xsl:param name="keeper"/>
    <xsl:param name="last" select="''"/>
    <xsl:if test="$changes">
      <xsl:variable name="change" select="$changes[1]"/>
      <xsl:variable name="off" select="string($change/@went)"/>
      <xsl:variable name="on" select="string($change/@came)"/>
      <!-- Only players on the field serve a temporary dismissal. -->
      <xsl:variable name="goes" select="not($change/self::keeper) and $keeper != '' and $off = $keeper
          and (not($change/@off = 'away') or $squads[@pl = $keeper]/stint[@j = $change/@i])"/>
      <xsl:variable name="gone">
        <xsl:choose>
          <xsl:when test="$change/self::keeper"/>
          <xsl:when test="$goes"><xsl:value-of select="$keeper"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="$last"/></xsl:otherwise>
        </xsl:choose>
      </xsl:variable>
      <xsl:variable name="now">
        <xsl:choose>
          <xsl:when test="$change/self::keeper"><xsl:value-of select="$change/@pl"/></xsl:when>
          <xsl:when test="$keeper != '' and not($goes)"><xsl:value-of select="$keeper"/></xsl:when>
          <xsl:when test="substring-after($on, '-') = ''"/>
          <xsl:when test="$squads[@pl = $on][@porter = 'si'] or $on = $gone or ($change/self::sub and $gone != ''
              and $off = $gone)">
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

  <!-- The events by which a person's time on the field began or ended. For listed players they follow from the stints;
       for unidentified players they are the events themselves. -->
  <xsl:variable name="move-event-tree">
    <xsl:for-each select="$stints[@i != 0] | $event-list/*[@came = 'home-' or @came = 'away-']">
      <came i="{@i}"/>
    </xsl:for-each>
    <xsl:for-each select="$stints/@j | $event-list/*[@went = 'home-' or @went = 'away-']/@i">
      <went i="{.}"/>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="move-events" select="exsl:node-set($move-event-tree)"/>
  <xsl:key name="move-event" match="/came | /went" use="@i"/>

  <!-- Changes of the score or of the number of players, which most substitutions do not affect: h and a, goals; mh and
       ma, players added or removed. The first is the start. -->
  <xsl:variable name="change-tree">
    <change i="0" p="0" mh="{count($squad-home/stint[@i = 0])}" ma="{count($squad-away/stint[@i = 0])}"/>
    <xsl:for-each select="$goals | $event-list/*[@came or @went][$follows]">
      <xsl:choose>
        <xsl:when test="self::goal">
          <xsl:choose>
            <xsl:when test="@s = 'home'"><change i="{@i}" p="{f:begun(.)}" h="{1 - count(@punts) + sum(@punts)}"/></xsl:when>
            <xsl:otherwise><change i="{@i}" p="{f:begun(.)}" a="{1 - count(@punts) + sum(@punts)}"/></xsl:otherwise>
          </xsl:choose>
        </xsl:when>
        <xsl:otherwise>
          <xsl:variable name="i" select="@i"/>
          <xsl:variable name="more">
            <xsl:for-each select="$move-events">
              <xsl:value-of select="boolean(key('move-event', $i)/self::came) - boolean(key('move-event',
                  $i)/self::went)"/>
            </xsl:for-each>
          </xsl:variable>
          <xsl:choose>
            <xsl:when test="$more = 0"/>
            <xsl:when test="@s = 'home'"><change i="{@i}" p="{f:begun(.)}" mh="{$more}"/></xsl:when>
            <xsl:otherwise><change i="{@i}" p="{f:begun(.)}" ma="{$more}"/></xsl:otherwise>
          </xsl:choose>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </xsl:variable>

  <!-- If line-ups are not tracked, the number of players follows from the sanctions. -->
  <xsl:variable name="changes" select="exsl:node-set($change-tree)[not($tells-places)]/change
      | exsl:node-set($place-change-tree)/change"/>

  <!-- Each change, with its own figures replaced by the totals up to and including it. Long lists are halved, so that
       the same figures are not added up many times. -->
  <xsl:template name="running-totals">
    <xsl:param name="changes"/>
    <xsl:param name="h" select="0"/>
    <xsl:param name="a" select="0"/>
    <xsl:param name="mh" select="0"/>
    <xsl:param name="ma" select="0"/>
    <xsl:variable name="middle" select="floor(count($changes) div 2)"/>
    <xsl:choose>
      <xsl:when test="$middle &gt; 8">
        <xsl:variable name="first" select="$changes[position() &lt;= $middle]"/>
        <xsl:call-template name="running-totals">
          <xsl:with-param name="changes" select="$first"/>
          <xsl:with-param name="h" select="$h"/><xsl:with-param name="a" select="$a"/>
          <xsl:with-param name="mh" select="$mh"/><xsl:with-param name="ma" select="$ma"/>
        </xsl:call-template>
        <xsl:call-template name="running-totals">
          <xsl:with-param name="changes" select="$changes[position() &gt; $middle]"/>
          <xsl:with-param name="h" select="$h + sum($first/@h)"/><xsl:with-param name="a" select="$a + sum($first/@a)"/>
          <xsl:with-param name="mh" select="$mh + sum($first/@mh)"/>
          <xsl:with-param name="ma" select="$ma + sum($first/@ma)"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="$changes">
          <xsl:variable name="place" select="position()"/>
          <xsl:variable name="so-far" select="$changes[position() &lt;= $place]"/>
          <change i="{@i}" p="{@p}" h="{$h + sum($so-far/@h)}" a="{$a + sum($so-far/@a)}" mh="{$mh + sum($so-far/@mh)}"
              ma="{$ma + sum($so-far/@ma)}"/>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:variable name="total-tree">
    <xsl:call-template name="running-totals"><xsl:with-param name="changes" select="$changes"/></xsl:call-template>
  </xsl:variable>

  <xsl:variable name="stretch-tree">
    <xsl:for-each select="exsl:node-set($total-tree)/change">
      <xsl:variable name="next" select="following-sibling::change[1]"/>
      <xsl:variable name="home" select="number(@h)"/>
      <xsl:variable name="away" select="number(@a)"/>
      <xsl:variable name="mh" select="number(@mh)"/>
      <xsl:variable name="ma" select="number(@ma)"/>
      <xsl:variable name="to" select="sum($next/@p) + $last-second * not($next)"/>
      <stretch i="{@i}" from="{@p}" to="{$to}" seconds="{$to - @p}" home="{$home}" away="{$away}"
          mh="{$mh * ($mh &gt; 0)}" ma="{$ma * ($ma &gt; 0)}">
        <xsl:choose>
          <xsl:when test="$home &gt; $away">
            <xsl:attribute name="lead">leading</xsl:attribute>
            <xsl:attribute name="lag">trailing</xsl:attribute>
          </xsl:when>
          <xsl:when test="$away &gt; $home">
            <xsl:attribute name="lead">trailing</xsl:attribute>
            <xsl:attribute name="lag">leading</xsl:attribute>
          </xsl:when>
          <xsl:otherwise>
            <xsl:attribute name="lead">level</xsl:attribute>
            <xsl:attribute name="lag">level</xsl:attribute>
          </xsl:otherwise>
        </xsl:choose>
        <xsl:choose>
          <xsl:when test="$mh = $ma or not($mh &gt; 0 or $ma &gt; 0)">
            <xsl:attribute name="more">even</xsl:attribute>
            <xsl:attribute name="less">even</xsl:attribute>
          </xsl:when>
          <xsl:when test="$mh &gt; $ma">
            <xsl:attribute name="more">more</xsl:attribute>
            <xsl:attribute name="less">fewer</xsl:attribute>
          </xsl:when>
          <xsl:otherwise>
            <xsl:attribute name="more">fewer</xsl:attribute>
            <xsl:attribute name="less">more</xsl:attribute>
          </xsl:otherwise>
        </xsl:choose>
        <xsl:attribute name="j">
          <xsl:value-of select="$next/@i"/>
          <xsl:if test="not($next)"><xsl:value-of select="count($events)"/></xsl:if>
        </xsl:attribute>
      </stretch>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="stretch-list" select="exsl:node-set($stretch-tree)"/>
  <xsl:variable name="stretches" select="$stretch-list/stretch"/>
  <!-- Stretches by the event with which they begin. -->
  <xsl:key name="stretch" match="/stretch" use="@i"/>
</xsl:stylesheet>
