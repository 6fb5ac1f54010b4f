<?xml version="1.0" encoding="UTF-8"?>
<!-- The result as a sentence for the heading, the title and link previews: who won, and how. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">


  <xsl:variable name="sentence">
    <xsl:choose>
      <xsl:when test="$winner != ''"><xsl:value-of select="$winner"/></xsl:when>
      <xsl:when test="not($has-begun)">
        <xsl:value-of select="f:t('result-before', $home/@name, $away/@name)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="ahead" select="$home[$score-home &gt; $score-away] | $away[$score-away &gt; $score-home]"/>
        <xsl:variable name="score" select="concat($score-home * ($score-home &gt;= $score-away) + $score-away
            * ($score-away &gt; $score-home), '–',
            $score-home * ($score-home &lt; $score-away)
            + $score-away * ($score-away &lt;= $score-home))"/>
        <xsl:choose>
          <xsl:when test="$partit/@estat = 'abandonat' and not($first-half-only)">
            <xsl:value-of select="f:t('result-abandoned', $score)"/>
          </xsl:when>
          <xsl:when test="not($is-over) and $ahead">
            <xsl:value-of select="f:t('result-leading', $ahead/@name, $score)"/>
          </xsl:when>
          <xsl:when test="not($is-over)"><xsl:value-of select="f:t('result-level', $score)"/></xsl:when>
          <!-- Decided by goals in extra time. -->
          <xsl:when test="$ahead and $extra-time">
            <xsl:value-of select="f:t('result-won-extra', $ahead/@name, $score)"/>
          </xsl:when>
          <xsl:when test="$ahead"><xsl:value-of select="f:t('result-won', $ahead/@name, $score)"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="f:t('result-drawn', $home/@name, $away/@name, $score)"/></xsl:otherwise>
        </xsl:choose>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- The scorers in one line: Vidal 12′, 45+2′ (pen.); Ñíguez 88′. -->
  <xsl:variable name="scorers">
    <xsl:for-each select="$goals[not(@punts)]">
      <xsl:variable name="w" select="string(@w)"/>
      <xsl:variable name="s" select="string(@s)"/>
      <xsl:variable name="own" select="boolean(@own)"/>
      <xsl:variable name="theirs" select="key('scorer', concat($s, ' ', $own, ' ', $w))"/>
      <xsl:if test="$theirs[1]/@i = @i and not(@other)">
        <xsl:if test="position() &gt; 1">; </xsl:if>
        <xsl:call-template name="known"/>
        <xsl:for-each select="$theirs">
          <xsl:value-of select="concat(substring(',', 1, number(position() &gt; 1)), substring(' ', 1,
              string-length(@mt)), @mt)"/>
          <xsl:if test="@origen = 'penal'"><xsl:value-of select="concat(' ', f:w('penalty-mark'))"/></xsl:if>
          <xsl:if test="@own"><xsl:value-of select="concat(' ', f:w('own-goal-mark'))"/></xsl:if>
        </xsl:for-each>
      </xsl:if>
    </xsl:for-each>
  </xsl:variable>

  <!-- Up to five facing bars of what a match is judged by first, or of what the game has. Neither goals, which the score has
       already, own goals included, nor cards and substitutions, of which more is no better. -->
  <xsl:variable name="facing-tree">
    <xsl:for-each select="$own-scores"><f t="made.{@code}" name="{f:capital(@name)}"/></xsl:for-each>
    <xsl:if test="$has-chances"><f t="shots"/></xsl:if>
    <xsl:if test="$has-outcomes"><f t="on-target"/></xsl:if>
    <xsl:if test="$event-list/corner"><f t="corners"/></xsl:if>
    <xsl:if test="$event-list/foul"><f t="fouls"/></xsl:if>
    <!-- The one that there was most of comes first. -->
    <xsl:for-each select="$own-cards">
      <xsl:sort select="count($cards[@color = current()/@code])" data-type="number" order="descending"/>
      <f t="card.{@code}" name="{f:capital(@name)}"/>
    </xsl:for-each>
    <xsl:if test="$has-outcomes"><f t="saves"/></xsl:if>
    <xsl:if test="$event-list/offside"><f t="offsides"/></xsl:if>
  </xsl:variable>

  <xsl:template name="facing">
    <xsl:variable name="row-tree">
      <xsl:for-each select="exsl:node-set($facing-tree)/f">
        <xsl:variable name="t" select="@t"/>
        <xsl:variable name="name" select="@name"/>
        <xsl:for-each select="$marks">
          <f t="{$t}" name="{$name}" h="{count(key('mark', concat($t, ' home')))}"
              a="{count(key('mark', concat($t, ' away')))}"/>
        </xsl:for-each>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="rows" select="exsl:node-set($row-tree)/f[@h + @a &gt; 0]"/>
    <xsl:if test="$rows">
      <table class="facing">
        <caption class="v"><xsl:value-of select="f:w('facing')"/></caption>
        <thead class="v">
          <tr>
            <th scope="col"><xsl:value-of select="$home/@name"/></th>
            <td></td>
            <th scope="col"><xsl:value-of select="$away/@name"/></th>
          </tr>
        </thead>
        <tbody>
          <xsl:for-each select="$rows[position() &lt; 6]">
            <xsl:variable name="unit" select="49 div (@h * (@h &gt;= @a) + @a * (@a &gt; @h))"/>
            <tr>
              <td data-stat="{@t}" data-team="home"><xsl:value-of select="@h"/></td>
              <th scope="row">
                <xsl:choose>
                  <xsl:when test="@name != ''"><xsl:value-of select="@name"/></xsl:when>
                  <xsl:otherwise><xsl:value-of select="f:w(concat('stat-', @t))"/></xsl:otherwise>
                </xsl:choose>
                <svg height="7" aria-hidden="true">
                  <rect class="bhome" x="{format-number(49.5 - @h * $unit, '0.#')}%"
                      width="{format-number(@h * $unit, '0.#')}%" height="7"/>
                  <rect class="baway" x="50.5%" width="{format-number(@a * $unit, '0.#')}%" height="7"/>
                </svg>
              </th>
              <td data-stat="{@t}" data-team="away"><xsl:value-of select="@a"/></td>
            </tr>
          </xsl:for-each>
        </tbody>
      </table>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
