<?xml version="1.0" encoding="UTF-8"?>
<!-- The story of the match in at most two sentences: what was remarkable about the goals, and nothing otherwise. Each
     sentence states one fact, which its attributes identify: data-fact, and data-team, data-player, data-score,
     data-minute or data-count. Up to two more facts are about the season, if the program was given one.
     docs/PAGE.md has the rules.

     $turns/turn   a goal: i, s, pl, own, mt, h and a, the score after it; d and e, the lead of the home side before and
                   after it; part; late 1 in the last five minutes of its period or in its stoppage time
     $facts/fact   k, the kind; s, pl, score, mt, n; w, the player's name; of, the player's side; in order of
                   importance -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:math="http://exslt.org/math" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl math"
    exclude-result-prefixes="f">

  <!-- With a goal every few minutes, only changes of the lead are worth a sentence. -->
  <xsl:variable name="is-high-scoring" select="boolean($own-scores) or count($goals) &gt; 20"/>

  <xsl:variable name="turn-tree">
    <xsl:if test="not($is-high-scoring)">
      <xsl:for-each select="$goals">
        <xsl:variable name="place" select="position()"/>
        <xsl:variable name="h" select="count($goals[position() &lt;= $place][@s = 'home'])"/>
        <xsl:variable name="lead" select="2 * $h - $place"/>
        <xsl:variable name="end" select="$periods[@n = current()/@part]/@end"/>
        <turn h="{$h}" a="{$place - $h}" d="{$lead + 1 - 2 * (@s = 'home')}" e="{$lead}"
            late="{number(@x &gt; 0 or @p &gt; $end - 5)}">
          <xsl:copy-of select="@i | @s | @pl | @own | @mt | @part | @p | @w | @other"/>
        </turn>
      </xsl:for-each>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="turns" select="exsl:node-set($turn-tree)/turn"/>

  <xsl:variable name="fact-tree">
    <xsl:if test="$turns">
      <!-- An awarded result says nothing about the goals. -->
      <xsl:variable name="over" select="$is-over and $partit/@estat != 'abandonat' and $award = ''"/>
      <xsl:variable name="lead" select="$turns[last()]/@e"/>
      <!-- The largest deficit that a side made up for. -->
      <xsl:if test="$over">
        <xsl:variable name="down" select="0 - math:min($turns/@e)"/>
        <xsl:variable name="up" select="math:max($turns/@e) + 0"/>
        <xsl:choose>
          <xsl:when test="$lead &gt; 0 and $down &gt; 0 or $lead = 0 and $down &gt; 1 and $down &gt;= $up">
            <xsl:variable name="worst" select="$turns[@e = 0 - $down][1]"/>
            <fact k="{substring('drawwin', 1 + 4 * ($lead &gt; 0), 4)}" s="home" score="{$worst/@h}–{$worst/@a}"/>
          </xsl:when>
          <xsl:when test="$lead &lt; 0 and $up &gt; 0 or $lead = 0 and $up &gt; 1">
            <xsl:variable name="worst" select="$turns[@e = $up][1]"/>
            <fact k="{substring('drawwin', 1 + 4 * ($lead &lt; 0), 4)}" s="away" score="{$worst/@a}–{$worst/@h}"/>
          </xsl:when>
        </xsl:choose>
      </xsl:if>
      <!-- Three goals or more by one player. -->
      <xsl:for-each select="$turns[@pl][not(@own or @other)][not(@pl = preceding-sibling::turn[not(@own)]/@pl)]">
        <xsl:variable name="n" select="count(../turn[@pl = current()/@pl][not(@own)])"/>
        <xsl:if test="$n &gt; 2"><fact k="hat-trick" of="{@s}" pl="{@pl}" w="{@w}" n="{$n}"/></xsl:if>
      </xsl:for-each>
      <!-- A goal in the last five minutes that won the match, or saved a draw or extra time. -->
      <xsl:if test="$over">
        <xsl:variable name="regular" select="$turns[not(@part = $extra-time/@n)]"/>
        <!-- Excludes a goal that the losers answered, and a tie that a shoot-out decided. -->
        <xsl:variable name="winner" select="$turns[$lead != 0][not($kicks)][@d = 0][last()]
            [@late = 1][@part = $periods[last()]/@n][not(following-sibling::turn/@s != @s)]"/>
        <xsl:variable name="equaliser" select="$regular[$lead = 0 or $extra-time][last()]
            [@e = 0][@late = 1][@part = $periods[not(@kind = 'prorroga')][last()]/@n]
            | $turns[$lead = 0 and $extra-time][last()][@late = 1][@part = $periods[last()]/@n]"/>
        <xsl:for-each select="$winner[not(@own or @other) and @w != '']">
          <fact k="late-winner" of="{@s}" pl="{@pl}" w="{@w}" mt="{@mt}"/>
        </xsl:for-each>
        <xsl:for-each select="$equaliser[last()][not(@own or @other) and @w != '']">
          <fact k="late-equaliser" of="{@s}" pl="{@pl}" w="{@w}" mt="{@mt}"/>
        </xsl:for-each>
      </xsl:if>
      <!-- Goals against a team that was short of players after a dismissal. -->
      <xsl:if test="$follows">
        <xsl:variable name="by-home" select="count($stretches[@more = 'more'][@j = $turns[@s = 'home']/@i])"/>
        <xsl:variable name="by-away" select="count($stretches[@more = 'fewer'][@j = $turns[@s = 'away']/@i])"/>
        <xsl:variable name="s" select="substring('homeaway', 1 + 4 * ($by-away &gt; $by-home), 4)"/>
        <xsl:variable name="off" select="($cards | $foul-dismissals)[@s != $s][@off = 'out'][@went][1]"/>
        <xsl:if test="$by-home + $by-away &gt; 0 and $off">
          <fact k="short" s="{$s}" mt="{$off/@mt}" n="{$by-home * ($s = 'home') + $by-away * ($s = 'away')}"/>
        </xsl:if>
      </xsl:if>
      <!-- A player who levelled the score twice. -->
      <xsl:for-each select="$turns[@e = 0][@pl][not(@own or @other)]">
        <xsl:variable name="levelled" select="../turn[@e = 0][not(@own)][@pl = current()/@pl]"/>
        <xsl:if test="$levelled[2] and $levelled[1]/@i = @i">
          <fact k="levels" of="{@s}" pl="{@pl}" w="{@w}" n="{count($levelled)}"/>
        </xsl:if>
      </xsl:for-each>
      <xsl:call-template name="lead-changes"/>
      <xsl:for-each select="$turns[1][@p &lt;= 5 and @p &gt; 0 and @part = 1][not(@own or @other) and @w != '']">
        <fact k="early" of="{@s}" pl="{@pl}" w="{@w}" mt="{@mt}"/>
      </xsl:for-each>
    </xsl:if>
    <xsl:if test="$is-high-scoring"><xsl:call-template name="lead-changes"/></xsl:if>
  </xsl:variable>

  <!-- Counts how often the lead passed from one side to the other. -->
  <xsl:template name="lead-changes">
    <xsl:variable name="leader-tree">
      <xsl:for-each select="$stretches[@lead != 'level']"><leader lead="{@lead}"/></xsl:for-each>
    </xsl:variable>
    <xsl:variable name="swaps" select="count(exsl:node-set($leader-tree)/leader[@lead
        != preceding-sibling::leader[1]/@lead])"/>
    <xsl:if test="$swaps &gt; 1"><fact k="lead-changes" n="{$swaps}"/></xsl:if>
  </xsl:template>

  <xsl:variable name="facts" select="exsl:node-set($fact-tree)/fact[position() &lt; 3]"/>

  <!-- The most important facts first. -->
  <xsl:variable name="season-fact-tree">
    <xsl:if test="$season-team != '' and not($first-half-only)">
      <xsl:variable name="s" select="substring('homeaway', 1 + 4 * ($season-team = 'v'), 4)"/>
      <xsl:for-each select="$squads[@pl = concat($s, '-', $season-scorer)][not(@other)][@w != '']">
        <fact k="season-scorer" of="{$s}" pl="{@pl}" w="{@w}" n="{$season-goals}"/>
      </xsl:for-each>
      <xsl:if test="$season-biggest = 'yes'"><fact k="season-biggest" s="{$s}"/></xsl:if>
      <xsl:if test="$season-wins &gt; 0"><fact k="season-wins" s="{$s}" n="{$season-wins}"/></xsl:if>
      <xsl:if test="$season-unbeaten &gt; 0"><fact k="season-unbeaten" s="{$s}" n="{$season-unbeaten}"/></xsl:if>
      <xsl:if test="$season-first = 'yes'"><fact k="season-first" s="{$s}"/></xsl:if>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="season-facts" select="exsl:node-set($season-fact-tree)/fact[position() &lt; 3]"/>

  <!-- The two most important facts, who won the shoot-out, and what the match meant for the season; then the next match. -->
  <xsl:template name="story">
    <xsl:if test="$facts or $winner != '' or $season-facts">
      <p class="story">
        <!-- The first goal comes first. -->
        <xsl:apply-templates select="$facts[@k = 'early']" mode="story"/>
        <xsl:apply-templates select="$facts[@k != 'early']" mode="story"/>
        <xsl:if test="$winner != ''">
          <span data-fact="shoot-out">
            <xsl:call-template name="unbroken"><xsl:with-param name="text" select="$winner"/></xsl:call-template>
            <xsl:text>.</xsl:text>
          </span>
          <xsl:text> </xsl:text>
        </xsl:if>
        <xsl:apply-templates select="$season-facts" mode="story"/>
      </p>
    </xsl:if>
    <xsl:if test="$next-match != ''"><p class="next"><xsl:value-of select="$next-match"/></p></xsl:if>
  </xsl:template>

  <xsl:template match="fact" mode="story">
    <xsl:variable name="name"><xsl:call-template name="plain-name"/></xsl:variable>
    <span data-fact="{@k}">
      <xsl:if test="@s"><xsl:attribute name="data-team"><xsl:value-of select="@s"/></xsl:attribute></xsl:if>
      <xsl:if test="@pl"><xsl:attribute name="data-player"><xsl:value-of select="@pl"/></xsl:attribute></xsl:if>
      <xsl:if test="@score"><xsl:attribute name="data-score"><xsl:value-of select="@score"/></xsl:attribute></xsl:if>
      <xsl:if test="@mt"><xsl:attribute name="data-minute"><xsl:value-of select="@mt"/></xsl:attribute></xsl:if>
      <xsl:if test="@n"><xsl:attribute name="data-count"><xsl:value-of select="@n"/></xsl:attribute></xsl:if>
      <xsl:choose>
        <xsl:when test="@k = 'win' or @k = 'draw'">
          <xsl:call-template name="unbroken">
            <xsl:with-param name="text" select="f:t(concat('story-', @k), $sides[@id = current()/@s]/@name, @score)"/>
          </xsl:call-template>
        </xsl:when>
        <xsl:when test="starts-with(@k, 'season-') and @s">
          <xsl:value-of select="f:t(concat('story-', @k), $sides[@id = current()/@s]/@name,
              concat(@n, $sides[not(current()/@n)][@id != current()/@s]/@name))"/>
        </xsl:when>
        <xsl:when test="@k = 'season-scorer'"><xsl:value-of select="f:t('story-season-scorer', $name, @n)"/></xsl:when>
        <xsl:when test="@k = 'short'">
          <xsl:value-of select="f:t('story-short', $sides[@id = current()/@s]/@name,
              $sides[@id != current()/@s]/@name, f:n('story-goals', @n))"/>
        </xsl:when>
        <xsl:when test="@k = 'hat-trick' and @n &gt; 3">
          <xsl:value-of select="f:t('story-scores', $name, @n)"/>
        </xsl:when>
        <xsl:when test="@k = 'lead-changes'"><xsl:value-of select="f:t('story-lead-changes', @n)"/></xsl:when>
        <xsl:when test="@k = 'levels' and @n &gt; 2">
          <xsl:value-of select="f:t('story-levels-n', $name, @n)"/>
        </xsl:when>
        <xsl:otherwise><xsl:value-of select="f:t(concat('story-', @k), $name, @mt)"/></xsl:otherwise>
      </xsl:choose>
      <xsl:text>.</xsl:text>
    </span>
    <xsl:text> </xsl:text>
  </xsl:template>

  <!-- A name without the number; “No. 9 (Inca)” if there is only a number. -->
  <xsl:template name="plain-name">
    <xsl:choose>
      <xsl:when test="contains(@w, $number-space)
          and translate(substring-before(@w, $number-space), '0123456789', '') = ''">
        <xsl:value-of select="substring-after(@w, $number-space)"/>
      </xsl:when>
      <!-- The phrase begins a sentence. -->
      <xsl:otherwise><xsl:value-of select="f:capital(f:known-of(@w, @of))"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
