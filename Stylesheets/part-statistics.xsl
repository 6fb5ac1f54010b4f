<?xml version="1.0" encoding="UTF-8"?>
<!-- Counts the events. Every event leaves a mark for each statistic in which it counts, and a statistic is the number of its
     marks. It is defined by the line below that leaves the mark, and by its row in docs/STATISTICS.md.

     f:count('shots home')            a side's
     f:count('shots home p1')         in the first period and the interval after it
     f:count('shots home 31-45')      in a slice of the match
     f:count('shots home leading')    while that side was leading; level, trailing
     f:count('shots home more')       while it had more players; even, fewer
     f:count('shots home-9')          a player's
     f:count('shots home-')           of no listed player: an official or an unidentified player -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:include href="part-own-events.xsl"/>

  <!-- Every attribute of a mark is a key, so that a single xsl:key finds it by any of them. -->
  <xsl:key name="mark" match="/c" use="@*"/>

  <!-- The statistics in the order in which they are shown.
       of      the tables that show the statistic: team, slice (also by state), player
       need    the data that must be in the file; otherwise the statistic is omitted
       from    the kind of event that it counts
       apart   for players, not a count of marks
       always  shown for the teams even if both have zero
       They are stored beside the marks because a key searches only the document of the context node. -->
  <xsl:variable name="statistic-tree">
    <s t="minutes" of="player" apart="1"/>
    <s t="goals" of="team slice player" always="1"/>
    <s t="own-goals" from="goal" of="team player"/>
    <s t="assists" from="goal" of="team player"/>
    <s t="key-passes" from="chance" of="team player" need="chances"/>
    <s t="shots" from="chance" of="team slice player" need="chances" always="1"/>
    <s t="on-target" from="chance" of="team slice player" need="outcomes" always="1"/>
    <s t="saved" from="chance" of="team player" need="outcomes"/>
    <s t="off-target" from="chance" of="team player" need="outcomes"/>
    <s t="woodwork" from="chance" of="team player" need="outcomes"/>
    <s t="blocked" from="chance" of="team player" need="outcomes"/>
    <s t="outcome-unknown" from="chance" of="team player" need="outcomes"/>
    <s t="conversion" from="chance" of="team player" need="chances" apart="1"/>
    <s t="penalties" of="team"/>
    <s t="penalties-scored" of="team"/>
    <s t="saves" from="chance" of="team player" need="outcomes"/>
    <s t="corners" from="corner" of="team slice player"/>
    <s t="offsides" from="offside" of="team slice player"/>
    <s t="fouls" from="foul" of="team slice player"/>
    <s t="team-fouls" from="foul" of="team" need="added-fouls"/>
    <s t="fouls-suffered" from="foul" of="team player" need="victims"/>
    <s t="handballs" from="foul" of="team"/>
    <s t="yellows" from="card" of="team slice player"/>
    <s t="second-yellows" from="card" of="team slice player"/>
    <s t="reds" from="card" of="team slice player"/>
    <s t="cards-unknown" from="card" of="team slice player"/>
    <s t="substitutions" from="sub" of="team"/>
    <s t="goals-for" of="player" apart="1"/>
    <s t="goals-against" of="player" apart="1"/>
    <s t="notes" from="note" of="player" need="private"/>
  </xsl:variable>

  <!-- The kinds of events that occurred, each between spaces; statistics of other kinds are zero and need no name. -->
  <xsl:variable name="happened">
    <xsl:for-each select="$event-list/*"><xsl:value-of select="concat(' ', name(), ' ')"/></xsl:for-each>
  </xsl:variable>

  <xsl:variable name="mark-tree">
    <!-- The statistics with their names, which are looked up in the context of the catalogue. -->
    <xsl:for-each select="exsl:node-set($statistic-tree)/s">
      <xsl:variable name="t" select="@t"/>
      <xsl:if test="$own-scores"><xsl:call-template name="score-statistics"/></xsl:if>
      <xsl:if test="not($own-scores) or not(contains($of-goals, concat(' ', @t, ' ')))">
      <s>
        <xsl:copy-of select="@*"/>
        <xsl:if test="not(@from) or contains($happened, concat(' ', @from, ' '))">
        <xsl:for-each select="$phrases">
          <xsl:attribute name="name"><xsl:value-of select="key('phrase', concat('stat-', $t))"/></xsl:attribute>
          <xsl:attribute name="short"><xsl:value-of select="key('phrase', concat('short-', $t))"/></xsl:attribute>
        </xsl:for-each>
        </xsl:if>
      </s>
      </xsl:if>
    </xsl:for-each>
    <xsl:call-template name="own-statistics"/>
    <!-- One event after another, with the score and the players before it: the goal that made it 1-0 was scored while
         level. This is done in blocks, because each event's template calls the next one's, and the depth is
         limited. -->
    <xsl:for-each select="$events[position() mod 500 = 1]">
      <xsl:apply-templates select="." mode="count">
        <xsl:with-param name="stretch" select="$stretches[@j != 0][@j &gt;= current()/@i][1]"/>
        <xsl:with-param name="left" select="500"/>
      </xsl:apply-templates>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="marks" select="exsl:node-set($mark-tree)"/>

  <xsl:variable name="known">
    <xsl:if test="$has-chances">chances </xsl:if>
    <xsl:if test="$has-outcomes">outcomes </xsl:if>
    <xsl:if test="$has-victims">victims </xsl:if>
    <xsl:if test="$is-private">private </xsl:if>
    <xsl:if test="$adds-fouls">added-fouls </xsl:if>
  </xsl:variable>
  <xsl:variable name="statistics" select="$marks/s[@name][not(@need) or contains($known, @need)]"/>

  <func:function name="f:count">
    <xsl:param name="what"/>
    <xsl:for-each select="$marks"><func:result select="count(key('mark', $what))"/></xsl:for-each>
  </func:function>

  <!-- Goals as a percentage of shots; empty if there were no shots. -->
  <func:function name="f:conversion">
    <xsl:param name="goals"/>
    <xsl:param name="shots"/>
    <xsl:choose>
      <xsl:when test="$shots &gt; 0"><func:result select="round(100 * $goals div $shots)"/></xsl:when>
      <xsl:otherwise><func:result select="''"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- A team's figure; when is empty for the whole match, ' p1' for a period, ' 31-45' for a slice. -->
  <func:function name="f:team">
    <xsl:param name="t"/>
    <xsl:param name="side"/>
    <xsl:param name="when"/>
    <xsl:choose>
      <xsl:when test="$t = 'conversion'">
        <func:result select="f:conversion(f:count(concat('goals ', $side, $when)), f:count(concat('shots ', $side,
            $when)))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:count(concat($t, ' ', $side, $when))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- A dash if there is no figure, such as the conversion rate without shots. -->
  <func:function name="f:figure">
    <xsl:param name="value"/>
    <xsl:choose>
      <xsl:when test="string($value) = ''"><func:result select="'–'"/></xsl:when>
      <xsl:otherwise><func:result select="$value"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The stretch after an event that ends one. If the event changes several things, the stretches between them are empty. -->
  <func:function name="f:stretch-after">
    <xsl:param name="i"/>
    <xsl:for-each select="$stretch-list"><func:result select="key('stretch', $i)[last()]"/></xsl:for-each>
  </func:function>

  <!-- Counts one event after another, each in its stretch of the match. The state of the score and of the players
       counts only while play is running; a kick of the shoot-out counts in no statistic. -->
  <xsl:template match="*" mode="count">
    <xsl:param name="stretch"/>
    <!-- The number of events still to be counted in this block. -->
    <xsl:param name="left"/>
    <!-- True if an event before it has marked the stretch as busy. -->
    <xsl:param name="is-marked" select="false()"/>
    <xsl:variable name="s" select="string(@s)"/>
    <!-- Marks that at least one event happened in this state. -->
    <xsl:variable name="marks-it" select="not($is-marked) and $s != '' and not(@in) and @part != '0'
        and @part != 'tanda'"/>
    <xsl:if test="$marks-it"><c w="busy {$stretch/@lead}" m="busy {$stretch/@more}"/></xsl:if>
    <xsl:choose>
      <xsl:when test="$s = '' or @void or self::kick"/>
      <xsl:when test="@in or @part = '0' or @part = 'tanda'">
        <xsl:if test="@part != 'tanda' or self::card or self::note">
          <xsl:apply-templates select="." mode="mark"><xsl:with-param name="s" select="$s"/></xsl:apply-templates>
        </xsl:if>
      </xsl:when>
      <xsl:when test="$s = 'home'">
        <xsl:apply-templates select="." mode="mark">
          <xsl:with-param name="s" select="$s"/>
          <xsl:with-param name="w" select="concat('home ', $stretch/@lead)"/>
          <xsl:with-param name="m" select="concat('home ', $stretch/@more)"/>
        </xsl:apply-templates>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates select="." mode="mark">
          <xsl:with-param name="s" select="$s"/>
          <xsl:with-param name="w" select="concat('away ', $stretch/@lag)"/>
          <xsl:with-param name="m" select="concat('away ', $stretch/@less)"/>
        </xsl:apply-templates>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:choose>
      <xsl:when test="$left = 1"/>
      <xsl:when test="@i = $stretch/@j">
        <xsl:apply-templates select="following-sibling::*[1]" mode="count">
          <xsl:with-param name="stretch" select="f:stretch-after(string(@i))"/>
          <xsl:with-param name="left" select="$left - 1"/>
        </xsl:apply-templates>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates select="following-sibling::*[1]" mode="count">
          <xsl:with-param name="stretch" select="$stretch"/>
          <xsl:with-param name="left" select="$left - 1"/>
          <xsl:with-param name="is-marked" select="$is-marked or $marks-it"/>
        </xsl:apply-templates>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The marks of each kind of event. Their attributes: a, the side; p, in its period; d, the player; l, in its slice;
       w and m, in the state of the score and of the players while play was running. The marks are written out because a
       called template would take three times as long. -->
  <xsl:template match="*" mode="mark"/>

  <xsl:template match="goal" mode="mark">
    <xsl:param name="s"/>
    <xsl:param name="w"/>
    <xsl:param name="m"/>
    <xsl:variable name="p" select="concat($s, ' p', @part)"/>
    <xsl:choose>
      <xsl:when test="@punts">
        <xsl:call-template name="mark-basket">
          <xsl:with-param name="s" select="$s"/><xsl:with-param name="w" select="$w"/><xsl:with-param name="m" select="$m"/>
        </xsl:call-template>
      </xsl:when>
      <!-- An own goal is listed under the side that benefits; its scorer belongs to the other. -->
      <xsl:when test="@own">
        <xsl:variable name="other" select="substring('awayhome', 1 + 4 * ($s = 'away'), 4)"/>
        <c a="own-goals {$other}" p="own-goals {$other} p{@part}"
            d="own-goals {concat(@pl, substring(concat($other, '-'), 1, 5 * not(@pl)))}"/>
      </xsl:when>
      <xsl:otherwise>
        <!-- An unidentified player is the side with a hyphen. -->
        <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
        <xsl:variable name="l" select="concat($s, ' ', @sl)"/>
        <c a="goals {$s}" p="goals {$p}" d="goals {$d}" l="goals {$l}" w="goals {$w}" m="goals {$m}"/>
        <c a="shots {$s}" p="shots {$p}" d="shots {$d}" l="shots {$l}" w="shots {$w}" m="shots {$m}"/>
        <c a="on-target {$s}" p="on-target {$p}" d="on-target {$d}" l="on-target {$l}" w="on-target {$w}"
            m="on-target {$m}"/>
        <xsl:if test="@as">
          <c a="assists {$s}" p="assists {$p}" d="assists {concat(@pl2, substring(concat($s, '-'), 1, 5 * not(@pl2)))}"/>
        </xsl:if>
        <xsl:if test="@origen = 'penal'">
          <c a="penalties {$s}" p="penalties {$p}"/>
          <c a="penalties-scored {$s}" p="penalties-scored {$p}"/>
        </xsl:if>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="chance" mode="mark">
    <xsl:param name="s"/>
    <xsl:param name="w"/>
    <xsl:param name="m"/>
    <xsl:variable name="p" select="concat($s, ' p', @part)"/>
    <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
    <xsl:variable name="l" select="concat($s, ' ', @sl)"/>
    <c a="shots {$s}" p="shots {$p}" d="shots {$d}" l="shots {$l}" w="shots {$w}" m="shots {$m}"/>
    <xsl:choose>
      <xsl:when test="@oc = 'aturada'">
        <c a="saved {$s}" p="saved {$p}" d="saved {$d}"/>
        <c a="on-target {$s}" p="on-target {$p}" d="on-target {$d}" l="on-target {$l}" w="on-target {$w}"
            m="on-target {$m}"/>
        <xsl:variable name="other" select="substring('awayhome', 1 + 4 * ($s = 'away'), 4)"/>
        <xsl:variable name="i" select="number(@i)"/>
        <xsl:variable name="by" select="string($keepers[@s = $other][@i &lt; $i][last()]/@pl)"/>
        <c a="saves {$other}" p="saves {$other} p{@part}"
            d="saves {concat($by, substring(concat($other, '-'), 1, 5 * ($by = '')))}"/>
      </xsl:when>
      <xsl:when test="@oc = 'pal'"><c a="woodwork {$s}" p="woodwork {$p}" d="woodwork {$d}"/></xsl:when>
      <xsl:when test="@oc = 'desviada'"><c a="off-target {$s}" p="off-target {$p}" d="off-target {$d}"/></xsl:when>
      <xsl:when test="@oc = 'blocada'"><c a="blocked {$s}" p="blocked {$p}" d="blocked {$d}"/></xsl:when>
      <xsl:otherwise><c a="outcome-unknown {$s}" p="outcome-unknown {$p}" d="outcome-unknown {$d}"/></xsl:otherwise>
    </xsl:choose>
    <xsl:if test="@as">
      <c a="key-passes {$s}" p="key-passes {$p}"
          d="key-passes {concat(@pl2, substring(concat($s, '-'), 1, 5 * not(@pl2)))}"/>
    </xsl:if>
    <xsl:if test="@origen = 'penal'"><c a="penalties {$s}" p="penalties {$p}"/></xsl:if>
  </xsl:template>

  <xsl:template match="foul" mode="mark">
    <xsl:param name="s"/>
    <xsl:param name="w"/>
    <xsl:param name="m"/>
    <xsl:variable name="p" select="concat($s, ' p', @part)"/>
    <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
    <xsl:variable name="l" select="concat($s, ' ', @sl)"/>
    <c a="fouls {$s}" p="fouls {$p}" d="fouls {$d}" l="fouls {$l}" w="fouls {$w}" m="fouls {$m}"/>
    <xsl:if test="$own-fouls/@code = @tipus">
      <c a="fouls.{@tipus} {$s}" p="fouls.{@tipus} {$p}" d="fouls.{@tipus} {$d}"/>
    </xsl:if>
    <!-- Fouls by officials do not accumulate. -->
    <xsl:if test="$adds-fouls and not(@of) and not($own-fouls[@team = 'false']/@code = @tipus)">
      <c a="team-fouls {$s}" p="team-fouls {$p}"/>
    </xsl:if>
    <!-- Handballs and offences by officials have no victim. -->
    <xsl:choose>
      <xsl:when test="@tipus = 'ma'"><c a="handballs {$s}" p="handballs {$p}"/></xsl:when>
      <xsl:when test="not(@of)">
        <xsl:variable name="other" select="substring('awayhome', 1 + 4 * ($s = 'away'), 4)"/>
        <c a="fouls-suffered {$other}" p="fouls-suffered {$other} p{@part}"
            d="fouls-suffered {concat(@pl2, substring(concat($other, '-'), 1, 5 * not(@pl2)))}"/>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="card" mode="mark">
    <xsl:param name="s"/>
    <xsl:variable name="p" select="concat($s, ' p', @part)"/>
    <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
    <xsl:variable name="l" select="concat($s, ' ', @sl)"/>
    <xsl:choose>
      <xsl:when test="@color = 'groga'">
        <c a="yellows {$s}" p="yellows {$p}" d="yellows {$d}" l="yellows {$l}"/>
      </xsl:when>
      <xsl:when test="@color = 'segonagroga'">
        <c a="second-yellows {$s}" p="second-yellows {$p}" d="second-yellows {$d}" l="second-yellows {$l}"/>
      </xsl:when>
      <xsl:when test="@color = 'vermella'"><c a="reds {$s}" p="reds {$p}" d="reds {$d}" l="reds {$l}"/></xsl:when>
      <xsl:when test="@color = $own-cards/@code">
        <xsl:variable name="t" select="concat('card.', @color)"/>
        <c a="{$t} {$s}" p="{$t} {$p}" d="{$t} {$d}" l="{$t} {$l}"/>
      </xsl:when>
      <xsl:otherwise>
        <c a="cards-unknown {$s}" p="cards-unknown {$p}" d="cards-unknown {$d}" l="cards-unknown {$l}"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="sub" mode="mark">
    <xsl:param name="s"/>
    <c a="substitutions {$s}" p="substitutions {$s} p{@part}"/>
  </xsl:template>

  <xsl:template match="note" mode="mark">
    <xsl:param name="s"/>
    <xsl:if test="@sc = 'jugador'">
      <c a="notes {$s}" p="notes {$s} p{@part}" d="notes {concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))}"/>
    </xsl:if>
  </xsl:template>

  <!-- The data that the file has: a documented file, or one with goals only, has less. -->
  <xsl:variable name="has-chances" select="boolean($chances)"/>
  <xsl:variable name="has-outcomes" select="boolean($chances[@oc != 'unknown'])"/>
  <xsl:variable name="has-zones" select="boolean($attempts[@zona != ''])"/>
  <xsl:variable name="has-colours" select="boolean($cards[@color != ''])"/>
  <xsl:variable name="has-victims" select="not($documented) and $event-list/foul"/>
</xsl:stylesheet>
