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

  <xsl:include href="part-own-events.xsl"/>

  <!-- Each of a mark's attributes is one of these, so that one key finds it by any of them. -->
  <xsl:key name="mark" match="c" use="@*"/>

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
    <!-- Their names; phrases are found from within the catalogue. -->
    <xsl:for-each select="exsl:node-set($statistic-tree)/s">
      <xsl:variable name="t" select="@t"/>
      <s>
        <xsl:copy-of select="@*"/>
        <xsl:for-each select="$phrases">
          <xsl:attribute name="name"><xsl:value-of select="key('phrase', concat('stat-', $t))"/></xsl:attribute>
          <xsl:attribute name="short"><xsl:value-of select="key('phrase', concat('short-', $t))"/></xsl:attribute>
        </xsl:for-each>
      </s>
    </xsl:for-each>
    <xsl:call-template name="own-statistics"/>
    <!-- Marks stand in the stretch of the match in which the event fell, with the score and the players there were before it:
         the goal that made it 1-0 was scored at level. -->
    <xsl:for-each select="$stretches">
      <xsl:variable name="i" select="number(@i)"/>
      <xsl:variable name="j" select="number(@j)"/>
      <xsl:variable name="here" select="$events[position() &gt; $i and position() &lt;= $j][@pd != 'tanda' or @k = 'card' or @k = 'note']"/>
      <xsl:if test="$here">
        <!-- While play was running, the state of the score and of men counts. -->
        <xsl:variable name="running" select="$here[not(@in) and @pd != '0' and @pd != 'tanda']"/>
        <during lead="{@lead}" more="{@more}" run="{count($running[@s != ''])}">
          <xsl:apply-templates select="$running[@s = 'home']" mode="mark">
            <xsl:with-param name="s" select="'home'"/><xsl:with-param name="other" select="'away'"/>
            <xsl:with-param name="w" select="concat('home ', @lead)"/><xsl:with-param name="m" select="concat('home ', @more)"/>
          </xsl:apply-templates>
          <xsl:apply-templates select="$running[@s = 'away']" mode="mark">
            <xsl:with-param name="s" select="'away'"/><xsl:with-param name="other" select="'home'"/>
            <xsl:with-param name="w" select="concat('away ', @lag)"/><xsl:with-param name="m" select="concat('away ', @less)"/>
          </xsl:apply-templates>
          <xsl:if test="count($running) != count($here)">
            <xsl:variable name="rest" select="$here[@in or @pd = '0' or @pd = 'tanda']"/>
            <xsl:apply-templates select="$rest[@s = 'home']" mode="mark">
              <xsl:with-param name="s" select="'home'"/><xsl:with-param name="other" select="'away'"/>
            </xsl:apply-templates>
            <xsl:apply-templates select="$rest[@s = 'away']" mode="mark">
              <xsl:with-param name="s" select="'away'"/><xsl:with-param name="other" select="'home'"/>
            </xsl:apply-templates>
          </xsl:if>
        </during>
      </xsl:if>
    </xsl:for-each>
    <!-- A goal for and a goal against every player who was on the field when it fell. -->
    <xsl:for-each select="$goals">
      <xsl:variable name="i" select="number(@i)"/>
      <xsl:variable name="side" select="@s"/>
      <xsl:variable name="on" select="$stints[@i &lt; $i][not(@j &lt; $i)]/.."/>
      <xsl:for-each select="$on[@s = $side]"><c d="goals-for {@id}" n="*goals-for {@s}"/></xsl:for-each>
      <xsl:for-each select="$on[@s != $side]"><c d="goals-against {@id}" n="*goals-against {@s}"/></xsl:for-each>
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

  <!-- What counts as what, and whose: a, the side's; p, in its period; d, of whoever did it; l, in its quarter of an hour; w and m,
       in that state of the score and of men while play was running; n, any player's of the side. (One template that chooses:
       patterns with predicates would make libxslt count siblings. The marks are written out: one that is called costs thrice.) -->
  <xsl:template match="e" mode="mark">
    <xsl:param name="s"/>
    <xsl:param name="other"/>
    <xsl:param name="w"/>
    <xsl:param name="m"/>
    <xsl:if test="not(@void)">
      <xsl:variable name="p" select="concat($s, ' p', @pd)"/>
      <!-- Whose player is not known is the side's with a hyphen. -->
      <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
      <xsl:variable name="l" select="concat($s, ' ', @sl)"/>
      <xsl:choose>
        <xsl:when test="@k = 'goal'">
          <c a="score {$s}" p="score {$p}"/>
          <xsl:choose>
            <!-- An own goal is listed under the side that gains it; it is the other side's player's. -->
            <xsl:when test="@own">
              <xsl:variable name="by" select="concat(@pl, substring(concat($other, '-'), 1, 5 * not(@pl)))"/>
              <c a="own-goals {$other}" p="own-goals {$other} p{@pd}" d="own-goals {$by}" n="*own-goals {$other}"/>
            </xsl:when>
            <xsl:otherwise>
              <c a="goals {$s}" p="goals {$p}" d="goals {$d}" n="*goals {$s}" l="goals {$l}" w="goals {$w}" m="goals {$m}"/>
              <c a="shots {$s}" p="shots {$p}" d="shots {$d}" n="*shots {$s}" l="shots {$l}" w="shots {$w}" m="shots {$m}"/>
              <c a="on-target {$s}" p="on-target {$p}" d="on-target {$d}" n="*on-target {$s}" l="on-target {$l}" w="on-target {$w}" m="on-target {$m}"/>
              <xsl:if test="@as">
                <xsl:variable name="by" select="concat(@pl2, substring(concat($s, '-'), 1, 5 * not(@pl2)))"/>
                <c a="assists {$s}" p="assists {$p}" d="assists {$by}" n="*assists {$s}"/>
              </xsl:if>
              <xsl:if test="@og = 'penal'">
                <c a="penalties {$s}" p="penalties {$p}"/>
                <c a="penalties-scored {$s}" p="penalties-scored {$p}"/>
              </xsl:if>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:when>
        <xsl:when test="@k = 'chance'">
          <c a="shots {$s}" p="shots {$p}" d="shots {$d}" n="*shots {$s}" l="shots {$l}" w="shots {$w}" m="shots {$m}"/>
          <xsl:choose>
            <xsl:when test="@oc = 'aturada'">
              <c a="saved {$s}" p="saved {$p}" d="saved {$d}" n="*saved {$s}"/>
              <c a="on-target {$s}" p="on-target {$p}" d="on-target {$d}" n="*on-target {$s}" l="on-target {$l}" w="on-target {$w}" m="on-target {$m}"/>
              <xsl:variable name="i" select="number(@i)"/>
              <xsl:variable name="by" select="string($keepers[@s = $other][@i &lt; $i][last()]/@pl)"/>
              <xsl:variable name="keeper" select="concat($by, substring(concat($other, '-'), 1, 5 * ($by = '')))"/>
              <c a="saves {$other}" p="saves {$other} p{@pd}" d="saves {$keeper}" n="*saves {$other}"/>
            </xsl:when>
            <xsl:when test="@oc = 'pal'"><c a="woodwork {$s}" p="woodwork {$p}" d="woodwork {$d}" n="*woodwork {$s}"/></xsl:when>
            <xsl:when test="@oc = 'desviada'"><c a="off-target {$s}" p="off-target {$p}" d="off-target {$d}" n="*off-target {$s}"/></xsl:when>
            <xsl:when test="@oc = 'blocada'"><c a="blocked {$s}" p="blocked {$p}" d="blocked {$d}" n="*blocked {$s}"/></xsl:when>
            <xsl:otherwise><c a="outcome-unknown {$s}" p="outcome-unknown {$p}" d="outcome-unknown {$d}" n="*outcome-unknown {$s}"/></xsl:otherwise>
          </xsl:choose>
          <xsl:if test="@as">
            <xsl:variable name="by" select="concat(@pl2, substring(concat($s, '-'), 1, 5 * not(@pl2)))"/>
            <c a="key-passes {$s}" p="key-passes {$p}" d="key-passes {$by}" n="*key-passes {$s}"/>
          </xsl:if>
          <xsl:if test="@og = 'penal'"><c a="penalties {$s}" p="penalties {$p}"/></xsl:if>
        </xsl:when>
        <xsl:when test="@k = 'foul'">
          <c a="fouls {$s}" p="fouls {$p}" d="fouls {$d}" n="*fouls {$s}" l="fouls {$l}" w="fouls {$w}" m="fouls {$m}"/>
          <!-- Nobody suffers a handball, nor an official's offence. -->
          <xsl:choose>
            <xsl:when test="@ft = 'ma'"><c a="handballs {$s}" p="handballs {$p}"/></xsl:when>
            <xsl:when test="not(@of)">
              <xsl:variable name="by" select="concat(@pl2, substring(concat($other, '-'), 1, 5 * not(@pl2)))"/>
              <c a="fouls-suffered {$other}" p="fouls-suffered {$other} p{@pd}" d="fouls-suffered {$by}" n="*fouls-suffered {$other}"/>
            </xsl:when>
          </xsl:choose>
        </xsl:when>
        <xsl:when test="@k = 'corner'"><c a="corners {$s}" p="corners {$p}" d="corners {$d}" n="*corners {$s}" l="corners {$l}" w="corners {$w}" m="corners {$m}"/></xsl:when>
        <xsl:when test="@k = 'offside'"><c a="offsides {$s}" p="offsides {$p}" d="offsides {$d}" n="*offsides {$s}" l="offsides {$l}"/></xsl:when>
        <xsl:when test="@k = 'card'">
          <xsl:choose>
            <xsl:when test="@cd = 'groga'"><c a="yellows {$s}" p="yellows {$p}" d="yellows {$d}" n="*yellows {$s}" l="yellows {$l}"/></xsl:when>
            <xsl:when test="@cd = 'segonagroga'"><c a="second-yellows {$s}" p="second-yellows {$p}" d="second-yellows {$d}" n="*second-yellows {$s}" l="second-yellows {$l}"/></xsl:when>
            <xsl:when test="@cd = 'vermella'"><c a="reds {$s}" p="reds {$p}" d="reds {$d}" n="*reds {$s}" l="reds {$l}"/></xsl:when>
            <xsl:otherwise><c a="cards-unknown {$s}" p="cards-unknown {$p}" d="cards-unknown {$d}" n="*cards-unknown {$s}" l="cards-unknown {$l}"/></xsl:otherwise>
          </xsl:choose>
        </xsl:when>
        <xsl:when test="@k = 'sub'"><c a="substitutions {$s}" p="substitutions {$p}"/></xsl:when>
        <xsl:when test="@k = 'own'">
          <xsl:call-template name="own-marks">
            <xsl:with-param name="s" select="$s"/><xsl:with-param name="other" select="$other"/>
            <xsl:with-param name="p" select="$p"/><xsl:with-param name="d" select="$d"/>
          </xsl:call-template>
        </xsl:when>
        <xsl:when test="@k = 'note' and @sc = 'jugador'"><c a="notes {$s}" p="notes {$p}" d="notes {$d}" n="*notes {$s}"/></xsl:when>
      </xsl:choose>
    </xsl:if>
  </xsl:template>

  <!-- What the file can tell: a documented file, or one where only goals were recorded, says less. -->
  <xsl:variable name="has-chances" select="boolean($chances)"/>
  <xsl:variable name="has-outcomes" select="boolean($chances[@oc != 'unknown'])"/>
  <xsl:variable name="has-zones" select="boolean($attempts[@zn != ''])"/>
  <xsl:variable name="has-colours" select="boolean($cards[@cd != ''])"/>
  <xsl:variable name="has-victims" select="not($documented) and $events[@k = 'foul']"/>
</xsl:stylesheet>
