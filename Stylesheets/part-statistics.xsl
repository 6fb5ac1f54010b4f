<?xml version="1.0" encoding="UTF-8"?>
<!-- What the events add up to. Every event leaves a mark for each statistic it counts in; a statistic is the number
     of its marks. Its definition is the one line here that leaves the mark, and its row in docs/STATISTICS.md.

     f:count('shots home')            a side's
     f:count('shots home p1')         in the first period, its interval included
     f:count('shots home 31-45')      in a quarter of an hour
     f:count('shots home leading')    while that side was leading; level, trailing
     f:count('shots home more')       while it had more players; even, fewer
     f:count('shots home-9')          a player's
     f:count('shots home-')           nobody's of the list: an official's, or of somebody not identified -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:key name="mark" match="c" use="concat(@t, ' ', @s)"/>
  <xsl:key name="mark" match="c" use="concat(@t, ' ', @s, ' p', @pd)"/>
  <xsl:key name="mark" match="c[@sl != '']" use="concat(@t, ' ', @s, ' ', @sl)"/>
  <xsl:key name="mark" match="c[@run = 1][@s = 'home']" use="concat(@t, ' home ', ../@lead)"/>
  <xsl:key name="mark" match="c[@run = 1][@s = 'away']" use="concat(@t, ' away ', ../@lag)"/>
  <xsl:key name="mark" match="c[@run = 1][@s = 'home']" use="concat(@t, ' home ', ../@more)"/>
  <xsl:key name="mark" match="c[@run = 1][@s = 'away']" use="concat(@t, ' away ', ../@less)"/>
  <xsl:key name="mark" match="c[@pl]" use="concat(@t, ' ', @pl)"/>

  <!-- The statistics, in the order in which they are read.
       of      the tables a statistic stands in: team, slice (also by state), player
       need    what the file must be able to tell, else it is left out
       always  shown for the teams even when it is nought to nought
       They live beside the marks because a key looks only into the document of the context node. -->
  <xsl:variable name="statistic-tree">
    <s t="minutes" of="player"/>
    <s t="goals" of="team slice player" always="1"/>
    <s t="own-goals" of="team player"/>
    <s t="assists" of="team player"/>
    <s t="key-passes" of="team player" need="chances"/>
    <s t="shots" of="team slice player" need="chances" always="1"/>
    <s t="on-target" of="team slice player" need="outcomes" always="1"/>
    <s t="saved" of="team player" need="outcomes"/>
    <s t="off-target" of="team player" need="outcomes"/>
    <s t="woodwork" of="team player" need="outcomes"/>
    <s t="blocked" of="team player" need="outcomes"/>
    <s t="outcome-unknown" of="team player" need="outcomes"/>
    <s t="conversion" of="team player" need="chances"/>
    <s t="penalties" of="team"/>
    <s t="penalties-scored" of="team"/>
    <s t="saves" of="team player" need="outcomes"/>
    <s t="corners" of="team slice player"/>
    <s t="offsides" of="team slice player"/>
    <s t="fouls" of="team slice player"/>
    <s t="fouls-suffered" of="team player" need="victims"/>
    <s t="handballs" of="team"/>
    <s t="yellows" of="team slice player"/>
    <s t="second-yellows" of="team slice player"/>
    <s t="reds" of="team slice player"/>
    <s t="cards-unknown" of="team slice player"/>
    <s t="substitutions" of="team"/>
    <s t="goals-for" of="player"/>
    <s t="goals-against" of="player"/>
    <s t="notes" of="player" need="private"/>
  </xsl:variable>

  <xsl:variable name="mark-tree">
    <xsl:for-each select="exsl:node-set($statistic-tree)/s">
      <s name="{f:t(concat('stat-', @t))}">
        <xsl:copy-of select="@*"/>
        <xsl:if test="contains(@of, 'player') or contains(@of, 'slice')">
          <xsl:attribute name="short"><xsl:value-of select="f:t(concat('short-', @t))"/></xsl:attribute>
        </xsl:if>
      </s>
    </xsl:for-each>
    <!-- Marks stand in the stretch of the match in which the event fell, with the score and the players there were before it:
         the goal that made it 1-0 was scored at level. -->
    <xsl:for-each select="$stretches">
      <xsl:variable name="i" select="number(@i)"/>
      <xsl:variable name="j" select="number(@j)"/>
      <during lead="{@lead}" lag="{@lag}" more="{@more}" less="{@less}">
        <xsl:apply-templates select="$events[@i &gt; $i and @i &lt;= $j][@pd != 'tanda' or @k = 'card' or @k = 'note']" mode="mark"/>
      </during>
    </xsl:for-each>
    <!-- A goal for and a goal against every player who was on the field when it fell. -->
    <xsl:for-each select="$goals">
      <xsl:variable name="i" select="number(@i)"/>
      <xsl:variable name="side" select="@s"/>
      <xsl:for-each select="$stints[@i &lt; $i][not(@j &lt; $i)]/..">
        <c s="{@s}" pl="{@id}">
          <xsl:attribute name="t">
            <xsl:choose>
              <xsl:when test="@s = $side">goals-for</xsl:when><xsl:otherwise>goals-against</xsl:otherwise>
            </xsl:choose>
          </xsl:attribute>
        </c>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="marks" select="exsl:node-set($mark-tree)"/>

  <xsl:variable name="known">
    <xsl:if test="$has-chances">chances </xsl:if>
    <xsl:if test="$has-outcomes">outcomes </xsl:if>
    <xsl:if test="$has-victims">victims </xsl:if>
    <xsl:if test="$is-private">private </xsl:if>
  </xsl:variable>
  <xsl:variable name="statistics" select="$marks/s[not(@need) or contains($known, @need)]"/>

  <func:function name="f:count">
    <xsl:param name="what"/>
    <xsl:for-each select="$marks"><func:result select="count(key('mark', $what))"/></xsl:for-each>
  </func:function>

  <!-- Goals as a share of shots, in whole per cent; nothing where there was no shot. -->
  <func:function name="f:conversion">
    <xsl:param name="goals"/>
    <xsl:param name="shots"/>
    <xsl:choose>
      <xsl:when test="$shots &gt; 0"><func:result select="round(100 * $goals div $shots)"/></xsl:when>
      <xsl:otherwise><func:result select="''"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- A team's figure; when is empty for the whole match, ' p1' for a period, ' 31-45' for a quarter of an hour. -->
  <func:function name="f:team">
    <xsl:param name="t"/>
    <xsl:param name="side"/>
    <xsl:param name="when"/>
    <xsl:choose>
      <xsl:when test="$t = 'conversion'">
        <func:result select="f:conversion(f:count(concat('goals ', $side, $when)), f:count(concat('shots ', $side, $when)))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:count(concat($t, ' ', $side, $when))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- A dash where there is no figure, as for the conversion of no shots. -->
  <func:function name="f:figure">
    <xsl:param name="value"/>
    <xsl:choose>
      <xsl:when test="string($value) = ''"><func:result select="'–'"/></xsl:when>
      <xsl:otherwise><func:result select="$value"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Whose a mark is: of the side and of whoever did it; of the side and its second player; of the side alone; of the
       other side alone, and of its player. Whose player is not known is the side's with a hyphen. Each knows its period, its quarter of an hour, and whether play was running. -->
  <xsl:attribute-set name="when">
    <xsl:attribute name="pd"><xsl:value-of select="@pd"/></xsl:attribute>
    <xsl:attribute name="sl"><xsl:value-of select="@sl"/></xsl:attribute>
    <xsl:attribute name="run">
      <xsl:value-of select="number(not(@in) and @pd != '0' and @pd != 'tanda')"/>
    </xsl:attribute>
  </xsl:attribute-set>
  <xsl:attribute-set name="of-side" use-attribute-sets="when">
    <xsl:attribute name="s"><xsl:value-of select="@s"/></xsl:attribute>
  </xsl:attribute-set>
  <xsl:attribute-set name="of-doer" use-attribute-sets="of-side">
    <xsl:attribute name="pl"><xsl:value-of select="concat(@pl, substring(concat(@s, '-'), 1, 5 * not(@pl)))"/></xsl:attribute>
  </xsl:attribute-set>
  <xsl:attribute-set name="of-second" use-attribute-sets="of-side">
    <xsl:attribute name="pl"><xsl:value-of select="concat(@pl2, substring(concat(@s, '-'), 1, 5 * not(@pl2)))"/></xsl:attribute>
  </xsl:attribute-set>
  <xsl:attribute-set name="of-others" use-attribute-sets="when">
    <xsl:attribute name="s"><xsl:value-of select="substring('awayhome', 1 + 4 * (@s = 'away'), 4)"/></xsl:attribute>
  </xsl:attribute-set>
  <xsl:attribute-set name="of-others-doer" use-attribute-sets="of-others">
    <xsl:attribute name="pl"><xsl:value-of select="concat(@pl, substring('away-home-', 1 + 5 * (@s = 'away'), 5 * not(@pl)))"/></xsl:attribute>
  </xsl:attribute-set>
  <xsl:attribute-set name="of-others-second" use-attribute-sets="of-others">
    <xsl:attribute name="pl"><xsl:value-of select="concat(@pl2, substring('away-home-', 1 + 5 * (@s = 'away'), 5 * not(@pl2)))"/></xsl:attribute>
  </xsl:attribute-set>

  <!-- What counts as what. (One template that chooses: patterns with predicates would make libxslt count siblings.) -->
  <xsl:template match="e" mode="mark">
    <xsl:choose>
      <xsl:when test="@void"/>
      <xsl:when test="@k = 'goal'">
        <c t="score" xsl:use-attribute-sets="of-side"/>
        <xsl:choose>
          <!-- An own goal is listed under the side that gains it; it is the other side's player's. -->
          <xsl:when test="@own"><c t="own-goals" xsl:use-attribute-sets="of-others-doer"/></xsl:when>
          <xsl:otherwise>
            <c t="goals" xsl:use-attribute-sets="of-doer"/>
            <c t="shots" xsl:use-attribute-sets="of-doer"/>
            <c t="on-target" xsl:use-attribute-sets="of-doer"/>
            <xsl:if test="@as"><c t="assists" xsl:use-attribute-sets="of-second"/></xsl:if>
            <xsl:if test="@og = 'penal'">
              <c t="penalties" xsl:use-attribute-sets="of-doer"/>
              <c t="penalties-scored" xsl:use-attribute-sets="of-doer"/>
            </xsl:if>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:when>
      <xsl:when test="@k = 'chance'">
        <c t="shots" xsl:use-attribute-sets="of-doer"/>
        <xsl:choose>
          <xsl:when test="@oc = 'aturada'">
            <c t="saved" xsl:use-attribute-sets="of-doer"/>
            <c t="on-target" xsl:use-attribute-sets="of-doer"/>
            <xsl:variable name="i" select="number(@i)"/>
            <xsl:variable name="of" select="substring('awayhome', 1 + 4 * (@s = 'away'), 4)"/>
            <xsl:variable name="by" select="string($keepers[@s = $of][@i &lt; $i][last()]/@pl)"/>
            <c t="saves" xsl:use-attribute-sets="of-others">
              <xsl:attribute name="pl">
                <xsl:value-of select="concat($by, substring(concat($of, '-'), 1, 5 * ($by = '')))"/>
              </xsl:attribute>
            </c>
          </xsl:when>
          <xsl:when test="@oc = 'pal'"><c t="woodwork" xsl:use-attribute-sets="of-doer"/></xsl:when>
          <xsl:when test="@oc = 'desviada'"><c t="off-target" xsl:use-attribute-sets="of-doer"/></xsl:when>
          <xsl:when test="@oc = 'blocada'"><c t="blocked" xsl:use-attribute-sets="of-doer"/></xsl:when>
          <xsl:otherwise><c t="outcome-unknown" xsl:use-attribute-sets="of-doer"/></xsl:otherwise>
        </xsl:choose>
        <xsl:if test="@as"><c t="key-passes" xsl:use-attribute-sets="of-second"/></xsl:if>
        <xsl:if test="@og = 'penal'"><c t="penalties" xsl:use-attribute-sets="of-doer"/></xsl:if>
      </xsl:when>
      <xsl:when test="@k = 'foul'">
        <c t="fouls" xsl:use-attribute-sets="of-doer"/>
        <!-- Nobody suffers a handball, nor an official's offence. -->
        <xsl:choose>
          <xsl:when test="@ft = 'ma'"><c t="handballs" xsl:use-attribute-sets="of-doer"/></xsl:when>
          <xsl:when test="not(@of)"><c t="fouls-suffered" xsl:use-attribute-sets="of-others-second"/></xsl:when>
        </xsl:choose>
      </xsl:when>
      <xsl:when test="@k = 'corner'"><c t="corners" xsl:use-attribute-sets="of-doer"/></xsl:when>
      <xsl:when test="@k = 'offside'"><c t="offsides" xsl:use-attribute-sets="of-doer"/></xsl:when>
      <xsl:when test="@k = 'card'">
        <xsl:choose>
          <xsl:when test="@cd = 'groga'"><c t="yellows" xsl:use-attribute-sets="of-doer"/></xsl:when>
          <xsl:when test="@cd = 'segonagroga'"><c t="second-yellows" xsl:use-attribute-sets="of-doer"/></xsl:when>
          <xsl:when test="@cd = 'vermella'"><c t="reds" xsl:use-attribute-sets="of-doer"/></xsl:when>
          <xsl:otherwise><c t="cards-unknown" xsl:use-attribute-sets="of-doer"/></xsl:otherwise>
        </xsl:choose>
      </xsl:when>
      <xsl:when test="@k = 'sub'"><c t="substitutions" xsl:use-attribute-sets="of-side"/></xsl:when>
      <xsl:when test="@k = 'note' and @sc = 'jugador'"><c t="notes" xsl:use-attribute-sets="of-doer"/></xsl:when>
    </xsl:choose>
  </xsl:template>

  <func:function name="f:sign">
    <xsl:param name="number"/>
    <xsl:param name="negative"/>
    <xsl:param name="zero"/>
    <xsl:param name="positive"/>
    <xsl:choose>
      <xsl:when test="$number &lt; 0"><func:result select="$negative"/></xsl:when>
      <xsl:when test="$number &gt; 0"><func:result select="$positive"/></xsl:when>
      <xsl:otherwise><func:result select="$zero"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Attempts of a side by what is known of them: f:attempts('home og:corner'), bd: for the body part, zn: the zone. -->
  <xsl:key name="attempt" match="e[@at]" use="concat(@s, ' og:', @og)"/>
  <xsl:key name="attempt" match="e[@at]" use="concat(@s, ' bd:', @bd)"/>
  <xsl:key name="attempt" match="e[@at]" use="concat(@s, ' zn:', @zn)"/>
  <func:function name="f:attempts">
    <xsl:param name="what"/>
    <xsl:for-each select="$events[1]"><func:result select="key('attempt', $what)"/></xsl:for-each>
  </func:function>

  <!-- What the file can tell: a documented file, or one where only goals were recorded, says less. -->
  <xsl:variable name="attempts" select="$events[@at]"/>
  <xsl:variable name="has-chances" select="boolean($events[@k = 'chance'])"/>
  <xsl:variable name="has-outcomes" select="boolean($attempts[@k = 'chance'][@oc != 'unknown'])"/>
  <xsl:variable name="has-zones" select="boolean($attempts[@zn != ''])"/>
  <xsl:variable name="has-colours" select="boolean($events[@cd != ''])"/>
  <xsl:variable name="has-victims" select="not($documented) and $events[@k = 'foul']"/>
</xsl:stylesheet>
