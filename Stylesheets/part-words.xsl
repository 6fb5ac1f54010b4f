<?xml version="1.0" encoding="UTF-8"?>
<!-- Events in words, for the log of every output: what happened, who did it, the particulars, the score after it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func" exclude-result-prefixes="f">

  <!-- Extra time is counted on in the file; a match of more than two parts has periods and no halves. -->
  <func:function name="f:period-name">
    <xsl:param name="n"/>
    <xsl:param name="form" select="'period'"/>
    <xsl:variable name="kind" select="$periods[@n = $n]/@kind"/>
    <xsl:variable name="parts" select="count($periods[not(@kind = 'prorroga')])"/>
    <xsl:choose>
      <xsl:when test="$n = 'tanda'"><func:result select="f:t(concat($form, '-shoot-out'))"/></xsl:when>
      <xsl:when test="$kind = 'prorroga'"><func:result select="f:t(concat($form, '-extra'), $n - $parts)"/></xsl:when>
      <xsl:when test="$parts &lt;= 2 and ($n = 1 or $n = 2)">
        <func:result select="f:t(concat($form, '-half-', $n))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:t(concat($form, '-n'), $n)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Those that events need most, looked up once. -->
  <xsl:variable name="word-goal" select="f:code('kind', 'goal')"/>
  <xsl:variable name="word-offside" select="f:code('kind', 'offside')"/>
  <xsl:variable name="word-foul" select="f:code('kind', 'foul')"/>
  <xsl:variable name="word-corner" select="f:code('kind', 'corner')"/>
  <xsl:variable name="word-sub" select="f:code('kind', 'sub')"/>
  <xsl:variable name="word-before" select="f:t('before')"/>
  <xsl:variable name="word-shoot-out" select="f:t('short-shoot-out')"/>

  <!-- A card in a documented file has no colour; a colour nobody knows is shown as it is. -->
  <func:function name="f:card">
    <xsl:param name="colour"/>
    <xsl:choose>
      <xsl:when test="string($colour) = ''"><func:result select="f:t('card-unknown')"/></xsl:when>
      <xsl:otherwise><func:result select="f:code('card', string($colour))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <xsl:variable name="is-over" select="not($first-half-only)
      and ($documented or $partit/@ordrefi or $partit/@estat = 'acabat' or $partit/@estat = 'abandonat')"/>

  <!-- Who it was. An own goal stands with the side that it counts for, its scorer is of the other one. -->
  <func:function name="f:by">
    <xsl:param name="e"/>
    <xsl:choose>
      <xsl:when test="$e/@own and $e/@w != '' and not($e/@other)">
        <func:result select="concat($e/@w, ' (', $sides[@id != $e/@s]/@name, ')')"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($e/@w)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Body part, origin and zone of an attempt; an outcome nobody knows as the file has it. -->
  <xsl:template name="how">
    <xsl:variable name="e" select="."/>
    <xsl:variable name="list">
      <xsl:if test="@oc = 'unknown' and @rs != ''">, <xsl:value-of select="@rs"/></xsl:if>
      <xsl:for-each select="$phrases">
        <xsl:if test="$e/@bd != ''">
          <xsl:variable name="body" select="key('phrase', concat('body:', $e/@bd))"/>
          <xsl:value-of select="concat(', ', $body, $e/@bd[not($body)])"/>
        </xsl:if>
        <xsl:if test="$e/@og != ''">
          <xsl:variable name="origin" select="key('phrase', concat('origin:', $e/@og))"/>
          <xsl:value-of select="concat(', ', $origin, $e/@og[not($origin)])"/>
        </xsl:if>
      </xsl:for-each>
      <xsl:if test="@zn != ''">, <xsl:value-of select="f:t('in-zone', @zn)"/></xsl:if>
    </xsl:variable>
    <xsl:value-of select="substring($list, 3)"/>
    <xsl:if test="@w2 != ''">
      <xsl:if test="$list != ''"> · </xsl:if>
      <xsl:value-of select="f:t('assist-by', @w2)"/>
    </xsl:if>
  </xsl:template>

  <!-- Who did it and the particulars, as one line of text. -->
  <xsl:template name="particulars">
    <xsl:choose>
      <xsl:when test="@k = 'sub' and not(@other)">
        <xsl:value-of select="f:t('on-for', f:known(@w), f:known(@w2))"/>
        <xsl:if test="@con"><xsl:value-of select="concat(' · ', f:t('concussion'))"/></xsl:if>
      </xsl:when>
      <xsl:when test="@k = 'note'">
        <xsl:if test="@w != ''"><xsl:value-of select="concat(@w, ': ')"/></xsl:if>
        <xsl:value-of select="@tx"/>
      </xsl:when>
      <xsl:when test="@k = 'own'"><xsl:call-template name="own-particulars"/></xsl:when>
      <xsl:when test="@own"><xsl:value-of select="f:by(.)"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="@w"/></xsl:otherwise>
    </xsl:choose>
    <xsl:choose>
      <xsl:when test="@k = 'goal' or @k = 'chance'">
        <xsl:variable name="how"><xsl:call-template name="how"/></xsl:variable>
        <xsl:if test="$how != '' and @w != ''"> · </xsl:if>
        <xsl:value-of select="$how"/>
      </xsl:when>
      <xsl:when test="@k = 'foul'">
        <xsl:if test="@ft != '' and @ft != 'ma'"><xsl:value-of select="concat(' · ', @ft)"/></xsl:if>
        <xsl:if test="@w2 != ''"><xsl:value-of select="concat(' · ', f:t('on-victim', @w2))"/></xsl:if>
      </xsl:when>
      <!-- The card says it already. -->
      <xsl:when test="@k = 'card' and @rs != '' and @rs != 'segona groga'">
        <xsl:value-of select="concat(' · ', f:code('reason', string(@rs)))"/>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <func:function name="f:known">
    <xsl:param name="who"/>
    <xsl:choose>
      <xsl:when test="string($who) = ''"><func:result select="f:t('unknown-player')"/></xsl:when>
      <xsl:otherwise><func:result select="string($who)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The score after a goal, as 2–1. -->
  <func:function name="f:running">
    <xsl:param name="e"/>
    <func:result select="substring-before(substring-after($scores, concat('&#10;', $e/@i, '=')), '&#10;')"/>
  </func:function>
  <xsl:variable name="score-list">
    <xsl:for-each select="$stretches"><xsl:value-of select="concat('&#10;', @i, '=', @home, '–', @away)"/></xsl:for-each>
    <xsl:text>&#10;</xsl:text>
  </xsl:variable>
  <xsl:variable name="scores" select="string($score-list)"/>

  <!-- 2014-07-13 in words; anything else as it is. -->
  <func:function name="f:date">
    <xsl:param name="date"/>
    <xsl:variable name="month" select="number(substring($date, 6, 2))"/>
    <xsl:choose>
      <xsl:when test="translate($date, '0123456789', '') = '--' and string-length($date) = 10 and $month &gt; 0 and $month &lt; 13">
        <func:result select="f:t('date', number(substring($date, 9, 2)), f:t(concat('month-', $month)), substring($date, 1, 4))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($date)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The state of the match where it is not simply over. -->
  <func:function name="f:state">
    <xsl:choose>
      <xsl:when test="$first-half-only"><func:result select="f:t('half-time')"/></xsl:when>
      <xsl:when test="$partit/@estat = 'abandonat' and $partit/@motiu != ''">
        <func:result select="f:t('abandoned-because', $partit/@motiu)"/>
      </xsl:when>
      <xsl:when test="$partit/@estat = 'abandonat'"><func:result select="f:t('abandoned')"/></xsl:when>
      <xsl:when test="$partit/@estat = 'pendent'"><func:result select="f:t('not-started')"/></xsl:when>
      <xsl:when test="$partit/@estat = 'enjoc' and $periods[last()]/@ended and not($periods[2])">
        <func:result select="f:t('half-time')"/>
      </xsl:when>
      <xsl:when test="$partit/@estat = 'enjoc'">
        <func:result select="f:t('in-progress', $events[@m != ''][last()]/@mt)"/>
      </xsl:when>
      <xsl:otherwise><func:result select="''"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The score as 2–1; of a match that has not begun there is none. -->
  <func:function name="f:score">
    <xsl:choose>
      <xsl:when test="$has-begun"><func:result select="concat(f:count('score home'), '–', f:count('score away'))"/></xsl:when>
      <xsl:otherwise><func:result select="'–'"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
  <xsl:variable name="has-begun" select="not($partit/@estat = 'pendent') and ($periods or $goals)"/>

  <!-- Who won the shoot-out, once it is over. -->
  <xsl:variable name="winner">
    <xsl:variable name="scored" select="$kicks[@rs = 'gol']"/>
    <xsl:if test="$scored and $partit/@estat = 'acabat'">
      <xsl:variable name="h" select="count($scored[@s = 'home'])"/>
      <xsl:variable name="a" select="count($scored) - $h"/>
      <xsl:choose>
        <xsl:when test="$h &gt; $a"><xsl:value-of select="f:t('shoot-out-won', $home/@name, concat($h, '–', $a))"/></xsl:when>
        <xsl:when test="$a &gt; $h"><xsl:value-of select="f:t('shoot-out-won', $away/@name, concat($a, '–', $h))"/></xsl:when>
      </xsl:choose>
    </xsl:if>
  </xsl:variable>

  <!-- Half of two periods, unless the rules say how many; of an odd number there is no half. -->
  <xsl:variable name="half">
    <xsl:choose>
      <xsl:when test="contains($rules, ' periods=')">
        <xsl:value-of select="substring-before(substring-after($rules, ' periods='), ' ') div 2"/>
      </xsl:when>
      <xsl:otherwise>1</xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- The score by stages: half-time, full time, extra time, shoot-out. -->
  <xsl:template name="stages">
    <xsl:if test="$periods[not(@kind = 'prorroga')][@n = $half + 1]">
      <stage k="half-time" h="{count($goals[@s = 'home'][@pd &lt;= $half])}" a="{count($goals[@s = 'away'][@pd &lt;= $half])}"/>
    </xsl:if>
    <xsl:if test="$periods[@kind = 'prorroga']">
      <xsl:variable name="first" select="$periods[@kind = 'prorroga'][1]/@n"/>
      <stage k="regulation" h="{count($goals[@s = 'home'][@pd &lt; $first])}" a="{count($goals[@s = 'away'][@pd &lt; $first])}"/>
      <stage k="extra-time" h="{count($goals[@s = 'home'])}" a="{count($goals[@s = 'away'])}"/>
    </xsl:if>
    <xsl:if test="$kicks">
      <stage k="shoot-out" h="{count($kicks[@s = 'home'][@rs = 'gol'])}" a="{count($kicks[@s = 'away'][@rs = 'gol'])}"/>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
