<?xml version="1.0" encoding="UTF-8"?>
<!-- Sanctions that leave a team short for a time, in games where the players on the field are not tracked.

     $closings/place  a missing player: s; i and p: the event that caused it, and its second of play; j and q: the event
                      after which the team was complete again, and the second; neither if it never was
     $closings/gone   the same for a player who may not play in the meantime
     $complete/side   s; players: the number of a complete team on the field; listed: the size of the squad
     $place-change-tree   change, as in part-squads.xsl, including the changes of the score by goals -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:str="http://exslt.org/strings" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func str" exclude-result-prefixes="f">

  <xsl:include href="part-seconds.xsl"/>

  <!-- The cards, and the fouls for which the rules send a player off. -->
  <xsl:variable name="sanctions" select="($cards[@color != ''] | $event-list/foul[@off])[not($follows)][not(@part
      = 'tanda')]"/>
  <xsl:variable name="tells-places" select="boolean($sanctions)"/>

  <xsl:variable name="closing-tree">
    <xsl:if test="$tells-places">
      <xsl:call-template name="closings">
        <xsl:with-param name="events" select="$sanctions[@off] | $goals[$effects/@goal = 1]"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="closings" select="exsl:node-set($closing-tree)"/>

  <xsl:variable name="complete-tree">
    <xsl:variable name="changed" select="substring-before(substring-after($rules, ' players='), ' ')"/>
    <xsl:variable name="players">
      <xsl:choose>
        <xsl:when test="$changed != ''"><xsl:value-of select="$changed"/></xsl:when>
        <xsl:when test="$partit/@reglament = 'futsal' or $partit/@reglament = 'rink'">5</xsl:when>
        <xsl:when test="$partit/@reglament = 'handball'">7</xsl:when>
        <xsl:otherwise>11</xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:for-each select="$roster/list"><side s="{@s}" players="{$players}" listed="{count(person)}"/></xsl:for-each>
  </xsl:variable>
  <xsl:variable name="complete" select="exsl:node-set($complete-tree)/side"/>

  <!-- In the order of the events; a place that reopens after an event follows it. -->
  <xsl:variable name="place-change-tree">
    <xsl:if test="$tells-places">
      <xsl:variable name="every">
        <xsl:for-each select="$closings/*">
          <xsl:variable name="what" select="concat(substring(name(), 1, 1), substring(@s, 1, 1))"/>
          <change i="{@i}" p="{@p}"><xsl:attribute name="{$what}">-1</xsl:attribute></change>
          <xsl:if test="@j"><change i="{@j}" p="{@q}"><xsl:attribute name="{$what}">1</xsl:attribute></change></xsl:if>
        </xsl:for-each>
      </xsl:variable>
      <xsl:variable name="sorted">
        <xsl:for-each select="exsl:node-set($change-tree)/change | exsl:node-set($every)/change">
          <xsl:sort select="@i" data-type="number"/>
          <xsl:sort select="@p" data-type="number"/>
          <xsl:copy-of select="."/>
        </xsl:for-each>
      </xsl:variable>
      <xsl:for-each select="exsl:node-set($sorted)/change">
        <xsl:variable name="before" select="preceding-sibling::change"/>
        <xsl:variable name="to" select=". | $before"/>
        <change>
          <xsl:copy-of select="@i | @p | @h | @a"/>
          <xsl:attribute name="mh">
            <xsl:value-of select="f:least($complete[1]/@players + sum($to/@ph), $complete[1]/@listed
                + sum($to/@gh))
              - f:least($complete[1]/@players + sum($before/@ph), $complete[1]/@listed
                + sum($before/@gh)) * boolean($before)"/>
          </xsl:attribute>
          <xsl:attribute name="ma">
            <xsl:value-of select="f:least($complete[2]/@players + sum($to/@pa), $complete[2]/@listed
                + sum($to/@ga))
              - f:least($complete[2]/@players + sum($before/@pa), $complete[2]/@listed
                + sum($before/@ga)) * boolean($before)"/>
          </xsl:attribute>
        </change>
      </xsl:for-each>
    </xsl:if>
  </xsl:variable>

  <!-- Seconds for which a side was short, summed over the missing players. -->
  <func:function name="f:served">
    <xsl:param name="s"/>
    <xsl:variable name="places" select="$closings/place[@s = $s]"/>
    <func:result select="sum($places[@j]/@q) + count($places[not(@j)]) * $last-second - sum($places/@p)"/>
  </func:function>

  <!-- The number of players that a side may have on the field under the given sanctions. -->
  <func:function name="f:may-play">
    <xsl:param name="s"/>
    <xsl:param name="open"/>
    <xsl:variable name="side" select="$complete[@s = $s]"/>
    <func:result select="f:least($side/@players - count($open/self::place[@s = $s]), $side/@listed
        - count($open/self::gone[@s = $s]))"/>
  </func:function>

  <!-- Processes the sanctions and goals one by one, with those in force before each. -->
  <xsl:template name="closings">
    <xsl:param name="events"/>
    <xsl:param name="open" select="/.."/>
    <xsl:variable name="event" select="$events[1]"/>
    <xsl:variable name="over" select="$open[not($event) or @till &lt;= $event/@i]"/>
    <xsl:variable name="left" select="$open[$event][not(@till &lt;= $event/@i)]"/>
    <xsl:for-each select="$over">
      <xsl:copy>
        <xsl:copy-of select="@s | @i | @p | @q"/>
        <xsl:if test="@till != ''"><xsl:attribute name="j"><xsl:value-of select="@till - 1"/></xsl:attribute></xsl:if>
      </xsl:copy>
    </xsl:for-each>
    <xsl:choose>
      <xsl:when test="not($event)"/>
      <xsl:when test="$event/self::goal">
        <xsl:variable name="other" select="substring('awayhome', 1 + 4 * ($event/@s = 'away'), 4)"/>
        <xsl:variable name="opened" select="$left[self::place][@s = $other][@goal = 1][f:may-play(string($event/@s),
            $left) &gt; f:may-play($other, $left)][1]"/>
        <xsl:for-each select="$opened">
          <place s="{@s}" i="{@i}" p="{@p}" j="{$event/@i}" q="{f:begun($event)}"/>
        </xsl:for-each>
        <xsl:call-template name="closings">
          <xsl:with-param name="events" select="$events[position() &gt; 1]"/>
          <xsl:with-param name="open" select="$left[not(generate-id() = generate-id($opened))]"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="next">
          <xsl:apply-templates select="$event" mode="closing">
            <xsl:with-param name="open" select="$left"/>
          </xsl:apply-templates>
        </xsl:variable>
        <xsl:call-template name="closings">
          <xsl:with-param name="events" select="$events[position() &gt; 1]"/>
          <xsl:with-param name="open" select="exsl:node-set($next)/*"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- What follows from a card or a foul that sends a player off: place and gone, with the player and the end. -->
  <xsl:template match="card | foul" mode="closing">
    <xsl:param name="open"/>
    <xsl:variable name="event" select="."/>
    <xsl:variable name="who" select="f:carded(.)"/>
    <xsl:variable name="effect" select="$effects[@code = $event/@effect]"/>
    <xsl:variable name="mine" select="$open[@s = $event/@s][@who = $who]"/>
    <xsl:variable name="place" select="$mine/self::place"/>
    <xsl:variable name="gone" select="$mine/self::gone"/>
    <xsl:variable name="is-player" select="@dorsal != ''"/>
    <xsl:variable name="was-there" select="$is-player and not($gone) and not(@banqueta = 'si')"/>
    <xsl:variable name="was-away" select="boolean($gone[@end != ''])"/>
    <xsl:variable name="always" select="$effect/@always = 1"/>
    <xsl:variable name="closes" select="($effect/@short or $effect/@closed) and ($was-there
        or not($is-player) and ($always or string(@tecnic) = '')
        or $is-player and ($effect/@out = 1
        and ($was-away and $place or $always and not($was-away)) or $effect/@away &gt; 0 and ($was-away and ($place
        or not(@banqueta = 'si')) or $always)))"/>
    <xsl:copy-of select="$open[not($closes and generate-id() = generate-id($place)) and not($is-player
        and generate-id() = generate-id($gone))]"/>
    <xsl:if test="$closes">
      <xsl:call-template name="closed">
        <xsl:with-param name="name" select="'place'"/>
        <xsl:with-param name="effect" select="$effect"/>
        <xsl:with-param name="before" select="$place"/>
        <xsl:with-param name="minutes" select="f:lasting($effect, $effect/@short, @durada)"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:if test="$is-player">
      <xsl:call-template name="closed">
        <xsl:with-param name="name" select="'gone'"/>
        <xsl:with-param name="effect" select="$effect"/>
        <xsl:with-param name="before" select="$gone"/>
        <xsl:with-param name="minutes" select="f:lasting($effect, $effect[@out = 0]/@away, @durada)"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- A sanction: its target, its end, and the event at which it is over. If the player is already serving one, the
       times are added up. -->
  <xsl:template name="closed">
    <xsl:param name="name"/>
    <xsl:param name="effect"/>
    <xsl:param name="before"/>
    <xsl:param name="minutes"/>
    <xsl:variable name="end">
      <xsl:if test="$minutes &gt; 0 and not($before/@end = '')">
        <xsl:value-of select="60 * $minutes + sum($before/@end) + not($before) * $instants[@i = current()/@i]/@t"/>
      </xsl:if>
    </xsl:variable>
    <xsl:variable name="over" select="$instants[@t &gt;= number($end)][@i &gt; current()/@i][1]"/>
    <xsl:element name="{$name}">
      <xsl:attribute name="i"><xsl:value-of select="@i"/></xsl:attribute>
      <xsl:attribute name="p"><xsl:value-of select="f:begun(.)"/></xsl:attribute>
      <xsl:copy-of select="$before/@i | $before/@p"/>
      <xsl:attribute name="s"><xsl:value-of select="@s"/></xsl:attribute>
      <xsl:attribute name="who"><xsl:value-of select="f:carded(.)"/></xsl:attribute>
      <xsl:attribute name="goal"><xsl:value-of select="$effect/@goal"/></xsl:attribute>
      <xsl:attribute name="end"><xsl:value-of select="$end"/></xsl:attribute>
      <xsl:choose>
        <xsl:when test="not($over)">
          <!-- The place opens after the last event of a match in progress. -->
          <xsl:if test="$has-seconds and f:whole($end) &lt; $last-second">
            <xsl:attribute name="till"><xsl:value-of select="count($events) + 1"/></xsl:attribute>
            <xsl:attribute name="q"><xsl:value-of select="f:whole($end)"/></xsl:attribute>
          </xsl:if>
        </xsl:when>
        <xsl:otherwise>
          <xsl:attribute name="till"><xsl:value-of select="$over/@i"/></xsl:attribute>
          <xsl:attribute name="q">
            <xsl:choose>
              <xsl:when test="not($has-seconds)">
                <xsl:value-of select="60 * f:opened($over, $end)"/>
              </xsl:when>
              <xsl:otherwise><xsl:value-of select="f:least(f:whole($end), $last-second)"/></xsl:otherwise>
            </xsl:choose>
          </xsl:attribute>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:element>
  </xsl:template>

  <!-- The minute of the regulation clock at which a place opened, in games with stoppage time. -->
  <func:function name="f:opened">
    <xsl:param name="over"/>
    <xsl:param name="end"/>
    <xsl:variable name="period" select="$periods[@n = $over/@n]"/>
    <xsl:choose>
      <xsl:when test="$over[@during or @t = @before] and $end &gt;= $over/@before">
        <func:result select="f:least(f:least($period/@end, $last-minute), $period/@start + floor(($end
            - $over/@before) div 60))"/>
      </xsl:when>
      <xsl:when test="$over/@t = $over/@before"><func:result select="number($period/@start)"/></xsl:when>
      <xsl:otherwise><func:result select="f:least($period/@end, $last-minute)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The minutes of an effect, as given by the referee where that is allowed. -->
  <func:function name="f:lasting">
    <xsl:param name="effect"/>
    <xsl:param name="minutes"/>
    <xsl:param name="given"/>
    <xsl:choose>
      <xsl:when test="$minutes &gt; 0 and $effect/@open = 1 and $given &gt; 0">
        <func:result select="number($given)"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($minutes)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
