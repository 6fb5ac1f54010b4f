<?xml version="1.0" encoding="UTF-8"?>
<!-- The result as a sentence for the heading, the title and link previews: who won, and how; or what was awarded. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:variable name="sentence">
    <xsl:choose>
      <xsl:when test="$award != '' and not($partit/@estat = 'abandonat')"><xsl:value-of select="$award"/></xsl:when>
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
    <xsl:for-each select="$first-goals[not(@punts or @other)]">
      <xsl:if test="position() &gt; 1">; </xsl:if>
      <xsl:value-of select="f:known-of(@w, substring('homeaway', 1 + 4 * ((@s = 'away') != boolean(@own)), 4))"/>
      <xsl:for-each select="key('scorer', concat(@s, ' ', boolean(@own), ' ', @w))">
        <xsl:value-of select="concat(substring(',', 1, number(position() &gt; 1)), substring(' ', 1,
            string-length(@mt)), @mt)"/>
        <xsl:if test="@origen = 'penal'"><xsl:value-of select="concat(' ', f:w('penalty-mark'))"/></xsl:if>
        <xsl:if test="@own"><xsl:value-of select="concat(' ', f:w('own-goal-mark'))"/></xsl:if>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:variable>

  <!-- Up to five facing bars with the most important statistics of the game, such as attempts with their successes. The
       score already has the goals, and for cards and substitutions more is not better. -->
  <xsl:variable name="facing-tree">
    <xsl:for-each select="$own-scores"><f t="made.{@code}" of="tried.{@code}" name="{@names}"/></xsl:for-each>
    <xsl:if test="$has-chances"><f t="shots"/></xsl:if>
    <xsl:if test="$has-outcomes"><f t="on-target"/></xsl:if>
    <xsl:if test="$event-list/corner"><f t="corners"/></xsl:if>
    <xsl:if test="$event-list/foul"><f t="fouls"/></xsl:if>
    <xsl:if test="$has-outcomes"><f t="saves"/></xsl:if>
    <xsl:if test="$event-list/offside"><f t="offsides"/></xsl:if>
  </xsl:variable>

  <xsl:template name="facing">
    <xsl:variable name="row-tree">
      <xsl:for-each select="exsl:node-set($facing-tree)/f">
        <xsl:variable name="t" select="@t"/>
        <xsl:variable name="of" select="@of"/>
        <xsl:variable name="name" select="@name"/>
        <xsl:for-each select="$marks">
          <f t="{$t}" name="{$name}" h="{count(key('mark', concat($t, ' home')))}"
              a="{count(key('mark', concat($t, ' away')))}">
            <xsl:if test="$of">
              <xsl:attribute name="of"><xsl:value-of select="$of"/></xsl:attribute>
              <xsl:attribute name="ho"><xsl:value-of select="count(key('mark', concat($of, ' home')))"/></xsl:attribute>
              <xsl:attribute name="ao"><xsl:value-of select="count(key('mark', concat($of, ' away')))"/></xsl:attribute>
            </xsl:if>
          </f>
        </xsl:for-each>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="rows" select="exsl:node-set($row-tree)/f[@h + @a &gt; 0]"/>
    <xsl:if test="$rows">
      <table class="facing">
        <xsl:if test="$rows/@of"><xsl:attribute name="class">facing tries</xsl:attribute></xsl:if>
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
              <xsl:call-template name="facing-cell">
                <xsl:with-param name="s" select="'home'"/>
                <xsl:with-param name="made" select="@h"/><xsl:with-param name="tried" select="@ho"/>
              </xsl:call-template>
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
              <xsl:call-template name="facing-cell">
                <xsl:with-param name="s" select="'away'"/>
                <xsl:with-param name="made" select="@a"/><xsl:with-param name="tried" select="@ao"/>
              </xsl:call-template>
            </tr>
          </xsl:for-each>
        </tbody>
      </table>
    </xsl:if>
  </xsl:template>

  <!-- A number, or successes, attempts and percentage: 12/30 40%. -->
  <xsl:template name="facing-cell">
    <xsl:param name="s"/>
    <xsl:param name="made"/>
    <xsl:param name="tried"/>
    <xsl:choose>
      <xsl:when test="@of">
        <td>
          <span data-stat="{@t}" data-team="{$s}"><xsl:value-of select="$made"/></span>
          <xsl:text>/</xsl:text>
          <span data-stat="{@of}" data-team="{$s}"><xsl:value-of select="$tried"/></span>
          <xsl:if test="$tried &gt; 0">
            <span class="how"><xsl:value-of select="f:t('percent', round(100 * $made div $tried))"/></span>
          </xsl:if>
        </td>
      </xsl:when>
      <xsl:otherwise><td data-stat="{@t}" data-team="{$s}"><xsl:value-of select="$made"/></td></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
