<?xml version="1.0" encoding="UTF-8"?>
<!-- Events in words, for the logs of all formats: kind, player, details, and the score afterwards. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
    xmlns:str="http://exslt.org/strings" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="func str" exclude-result-prefixes="f">

  <xsl:include href="part-field.xsl"/>

  <xsl:variable name="extra-time" select="$periods[@kind = 'prorroga']"/>
  <xsl:variable name="parts" select="count($periods) - count($extra-time)"/>

  <!-- In the file, the numbers of extra-time periods follow those of the regular ones. A match of four periods has
       quarters, and one of any other number but two has no halves. -->
  <func:function name="f:period-name">
    <xsl:param name="n"/>
    <xsl:param name="form" select="'period'"/>
    <xsl:choose>
      <xsl:when test="$n = 'tanda'"><func:result select="f:t(concat($form, '-shoot-out'))"/></xsl:when>
      <xsl:when test="$extra-time and $periods[@n = $n]/@kind = 'prorroga'">
        <func:result select="f:t(concat($form, '-extra'), $n - $parts)"/>
      </xsl:when>
      <xsl:when test="$half = 2 and $n &lt;= 4">
        <func:result select="f:w(concat($form, '-quarter-', $n))"/>
      </xsl:when>
      <xsl:when test="$half = 1 and $parts &lt;= 2 and ($n = 1 or $n = 2)">
        <func:result select="f:w(concat($form, '-half-', $n))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:t(concat($form, '-n'), $n)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <xsl:variable name="word-end">
    <xsl:choose>
      <xsl:when test="$half = 2"><xsl:value-of select="f:w('match-end')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:code('kind', 'final')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- The most frequent words, looked up once. -->
  <xsl:variable name="word-goal" select="f:code('kind', 'goal')"/>
  <xsl:variable name="word-foul">
    <xsl:if test="$told/self::falta"><xsl:value-of select="f:code('kind', 'foul')"/></xsl:if>
  </xsl:variable>
  <xsl:variable name="word-sub" select="f:code('kind', 'sub')"/>
  <xsl:variable name="word-note">
    <xsl:if test="$told/self::nota"><xsl:value-of select="f:code('kind', 'note')"/></xsl:if>
  </xsl:variable>
  <xsl:variable name="word-own-goal" select="f:w('kind-goal-own')"/>
  <xsl:variable name="word-chance">
    <xsl:if test="$told/self::jugada"><xsl:value-of select="f:w('chance-unknown')"/></xsl:if>
  </xsl:variable>
  <xsl:variable name="word-yellow" select="f:code('card', 'groga')"/>
  <xsl:variable name="word-before" select="f:w('before')"/>
  <xsl:variable name="word-shoot-out">
    <xsl:if test="$shoot-out"><xsl:value-of select="f:w('short-shoot-out')"/></xsl:if>
  </xsl:variable>

  <!-- A card in a documented file has no colour; an unknown colour is shown unchanged. -->
  <func:function name="f:card">
    <xsl:param name="colour"/>
    <xsl:choose>
      <xsl:when test="string($colour) = ''"><func:result select="f:w('card-unknown')"/></xsl:when>
      <xsl:when test="$own-cards/@code = string($colour)">
        <func:result select="f:capital(f:own-name(string($colour)))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:code('card', string($colour))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <xsl:variable name="is-over" select="not($first-half-only)
      and ($documented or $partit/@ordrefi or $partit/@estat = 'acabat' or $partit/@estat = 'abandonat')"/>

  <!-- The player. An own goal is listed with the side that benefits, but its scorer is of the other side. -->
  <func:function name="f:by">
    <xsl:param name="e"/>
    <xsl:choose>
      <xsl:when test="$e/@own and $e/@w != '' and not($e/@other)">
        <func:result select="concat(f:known($e/@w), ' (', $sides[@id != $e/@s]/@name, ')')"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($e/@w)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Phrases with placeholders, which are filled for each event. -->
  <xsl:variable name="assist-by" select="f:t('assist-by', '{1}')"/>
  <xsl:variable name="set-up-by" select="f:t('set-up-by', '{1}')"/>

  <!-- Body part, origin and zone of an attempt; an unknown outcome is shown unchanged. -->
  <xsl:template name="came-about">
    <xsl:variable name="e" select="."/>
    <xsl:variable name="list">
      <xsl:if test="self::jugada and @resultat != '' and not(contains($outcomes-known, concat('|', @resultat, '|')))">
        <xsl:value-of select="concat(', ', @resultat)"/>
      </xsl:if>
      <xsl:if test="@superficie != '' or @origen != ''">
        <xsl:for-each select="$phrases">
          <xsl:if test="$e/@superficie != ''">
            <xsl:variable name="body" select="key('phrase', concat('body:', $e/@superficie))"/>
            <xsl:value-of select="concat(', ', $body, $e/@superficie[not($body)])"/>
          </xsl:if>
          <xsl:if test="$e/@origen != ''"><xsl:value-of select="concat(', ', f:origin(string($e/@origen)))"/></xsl:if>
        </xsl:for-each>
      </xsl:if>
      <xsl:if test="@zona != ''"><xsl:value-of select="concat(', ', f:zone(@zona))"/></xsl:if>
    </xsl:variable>
    <xsl:if test="$list != ''">
      <xsl:attribute name="how"><xsl:value-of select="substring($list, 3)"/></xsl:attribute>
    </xsl:if>
  </xsl:template>

  <!-- A zone of the attacking half in words: centre of the box, top of the key. -->
  <func:function name="f:zone">
    <xsl:param name="zone"/>
    <xsl:variable name="name"
        select="substring-before(substring-after($zone-names, concat('&#10;', $zone, '=')), '&#10;')"/>
    <xsl:choose>
      <xsl:when test="$name != ''"><func:result select="$name"/></xsl:when>
      <xsl:otherwise><func:result select="f:t('in-zone', $zone)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
  <xsl:variable name="zone-name-list">
    <xsl:if test="$actions/@zona != ''">
      <xsl:for-each select="str:tokenize('1 2 3 4 5 6 7 8 9', ' ')">
        <!-- The three farthest from the goal have the same names in every game. -->
        <xsl:variable name="game" select="substring(concat($field/@zones, '-'), 1, 99 * (. &lt; 7 and $field/@zones != ''))"/>
        <xsl:value-of select="concat('&#10;', ., '=', f:t(concat('zone-', $game, .)))"/>
      </xsl:for-each>
      <xsl:text>&#10;</xsl:text>
    </xsl:if>
  </xsl:variable>
  <xsl:variable name="zone-names" select="string($zone-name-list)"/>

  <!-- How an attempt came about, and the assist. -->
  <xsl:template name="how">
    <xsl:value-of select="@how"/>
    <xsl:if test="@w2 != ''">
      <xsl:if test="@how"> · </xsl:if>
      <!-- An assist leads to a goal. -->
      <xsl:variable name="by">
        <xsl:choose>
          <xsl:when test="self::chance"><xsl:value-of select="$set-up-by"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="$assist-by"/></xsl:otherwise>
        </xsl:choose>
      </xsl:variable>
      <xsl:value-of select="concat(substring-before($by, '{1}'), @w2, substring-after($by, '{1}'))"/>
    </xsl:if>
  </xsl:template>

  <!-- The player and the details in one line of text. -->
  <xsl:template name="particulars">
    <xsl:param name="player" select="string(@w)"/>
    <xsl:choose>
      <xsl:when test="self::sub and not(@other)">
        <xsl:choose>
          <xsl:when test="@w != '' and @w2 != ''"><xsl:value-of select="f:t('on-for', @w, @w2)"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="f:t('on-for', f:known(@w), f:known(@w2))"/></xsl:otherwise>
        </xsl:choose>
        <xsl:if test="@commocio = 'si'"><xsl:value-of select="concat(' · ', f:w('concussion'))"/></xsl:if>
      </xsl:when>
      <xsl:when test="self::note">
        <xsl:if test="@w != ''"><xsl:value-of select="concat(@w, ': ')"/></xsl:if>
        <xsl:value-of select="@anotacio"/>
      </xsl:when>
      <xsl:when test="self::own"><xsl:call-template name="own-particulars"/></xsl:when>
      <xsl:when test="@own"><xsl:value-of select="f:by(.)"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="$player"/></xsl:otherwise>
    </xsl:choose>
    <xsl:choose>
      <xsl:when test="self::goal or self::chance">
        <xsl:if test="(@how or @w2 != '') and @w != ''"> · </xsl:if>
        <xsl:call-template name="how"/>
      </xsl:when>
      <xsl:when test="self::foul">
        <xsl:choose>
          <xsl:when test="@wn"><xsl:value-of select="concat(' · ', @wn)"/></xsl:when>
          <xsl:when test="@tipus != '' and @tipus != 'ma'"><xsl:value-of select="concat(' · ', @tipus)"/></xsl:when>
        </xsl:choose>
        <xsl:if test="@w2 != ''"><xsl:value-of select="concat(' · ', f:t('on-victim', @w2))"/></xsl:if>
        <xsl:if test="@sum"><xsl:value-of select="concat(' · ', @sum)"/></xsl:if>
      </xsl:when>
      <xsl:when test="self::card">
        <xsl:if test="@sum"><xsl:value-of select="concat(' · ', @sum)"/></xsl:if>
        <xsl:if test="@durada"><xsl:value-of select="concat(' · ', f:t('minutes-given', @durada))"/></xsl:if>
        <!-- The card implies this reason. -->
        <xsl:if test="@motiu != '' and @motiu != 'segona groga'">
          <xsl:value-of select="concat(' · ', f:code('reason', string(@motiu)))"/>
        </xsl:if>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- The player; "No. 9" if only the number is known, "unknown player" without one. An own goal also has the scorer's
       team: "No. 9 (Inca)". -->
  <xsl:template name="known">
    <xsl:choose>
      <xsl:when test="@own"><xsl:value-of select="f:known(f:by(.))"/></xsl:when>
      <xsl:when test="translate(@w, '0123456789', '') != ''"><xsl:value-of select="@w"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:known(@w)"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
  <xsl:variable name="unknown-player" select="f:w('unknown-player')"/>

  <func:function name="f:known">
    <xsl:param name="who"/>
    <xsl:choose>
      <xsl:when test="string($who) = ''"><func:result select="$unknown-player"/></xsl:when>
      <xsl:when test="translate($who, '0123456789', '') = ''">
        <func:result select="f:t('number-only', $who)"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($who)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The same where nothing else says whose number it is: “No. 9 (Inca)”. -->
  <func:function name="f:known-of">
    <xsl:param name="who"/>
    <xsl:param name="side"/>
    <xsl:variable name="team"
        select="$sides[$who != '' and translate($who, '0123456789', '') = ''][@id = $side][@name != '']/@name"/>
    <func:result select="concat(f:known($who), substring(concat(' (', $team, ')'), 1 div boolean($team)))"/>
  </func:function>

  <!-- The score after a goal, as 2–1. -->
  <func:function name="f:running">
    <xsl:param name="e"/>
    <xsl:variable name="score">
      <xsl:for-each select="$e"><xsl:call-template name="running"/></xsl:for-each>
    </xsl:variable>
    <func:result select="string($score)"/>
  </func:function>
  <xsl:template name="running">
    <!-- libxslt evaluates global variables on first use, and fails if one of them and this template use the same
         variable name. -->
    <xsl:variable name="running-goal" select="string(@i)"/>
    <xsl:for-each select="$stretch-list">
      <xsl:variable name="running-stretch" select="key('stretch', $running-goal)[1]"/>
      <xsl:if test="$running-stretch">
        <xsl:value-of select="concat($running-stretch/@home, '–', $running-stretch/@away)"/>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>
  <xsl:variable name="date-in-words">
    <xsl:if test="$partit/@data != ''"><xsl:value-of select="f:date(string($partit/@data))"/></xsl:if>
  </xsl:variable>

  <!-- 2014-07-13 in words; anything else unchanged. -->
  <func:function name="f:date">
    <xsl:param name="date"/>
    <xsl:variable name="month" select="number(substring($date, 6, 2))"/>
    <xsl:choose>
      <xsl:when test="translate($date, '0123456789', '') = '--' and string-length($date) = 10 and $month &gt; 0
          and $month &lt; 13">
        <func:result select="f:t('date', number(substring($date, 9, 2)), f:t(concat('month-', $month)), substring($date,
            1, 4))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($date)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The latest event with a minute; the end of a period counts. -->
  <xsl:variable name="latest-minute" select="$events[@minut != '' or self::period-end[@l != '']][last()]"/>

  <!-- The state of the match, unless it has ended normally. -->
  <func:function name="f:state">
    <xsl:choose>
      <xsl:when test="$first-half-only"><func:result select="f:w('half-time')"/></xsl:when>
      <xsl:when test="$partit/@estat = 'abandonat' and $partit/@motiu != ''">
        <func:result select="concat($abandoned, ': ', $partit/@motiu)"/>
      </xsl:when>
      <xsl:when test="$partit/@estat = 'abandonat'"><func:result select="string($abandoned)"/></xsl:when>
      <xsl:when test="$partit/@estat = 'pendent'"><func:result select="f:w('not-started')"/></xsl:when>
      <!-- Kicks have no minute. -->
      <xsl:when test="$partit/@estat = 'enjoc' and $shoot-out">
        <func:result select="f:t('in-progress', f:w('period-shoot-out'))"/>
      </xsl:when>
      <xsl:when test="$partit/@estat = 'enjoc' and $periods[last()]/@ended and count($periods) = $half">
        <func:result select="f:w('half-time')"/>
      </xsl:when>
      <xsl:when test="$partit/@estat = 'enjoc' and $latest-minute">
        <func:result select="f:t('in-progress', concat($latest-minute/@mt, $latest-minute/self::period-end/@l,
            substring('′', 1, count($latest-minute/self::period-end))))"/>
      </xsl:when>
      <xsl:when test="$partit/@estat = 'enjoc'">
        <func:result select="f:t('in-progress', f:period-name(string($periods[last()]/@n)))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="''"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- Match abandoned, 78′: the minute is known unless it was in an interval. -->
  <xsl:variable name="abandoned">
    <xsl:value-of select="f:w('abandoned')"/>
    <xsl:if test="$partit/@minutfi &gt; 0 and not($partit/@intervalfi = 'si')">
      <xsl:value-of select="concat(', ', $partit/@minutfi, substring(concat('+',
          $partit/@afegitfi), 1, 9 * ($partit/@afegitfi &gt; 0)), '′')"/>
    </xsl:if>
  </xsl:variable>

  <xsl:variable name="score-now" select="f:score()"/>

  <!-- The score as 2–1; none before the match begins. -->
  <func:function name="f:score">
    <xsl:choose>
      <xsl:when test="$has-begun"><func:result select="concat($score-home, '–', $score-away)"/></xsl:when>
      <xsl:otherwise><func:result select="'–'"/></xsl:otherwise>
    </xsl:choose>
  </func:function>
  <xsl:variable name="score-home" select="count($home-points)"/>
  <xsl:variable name="score-away" select="count($away-points)"/>
  <xsl:variable name="has-begun" select="not($partit/@estat = 'pendent') and ($periods or $goals)"/>

  <!-- The result that an authority awarded, in words. -->
  <xsl:variable name="award">
    <xsl:if test="$partit/@adjudicat != '' and not($first-half-only)">
      <xsl:value-of select="f:t('awarded', translate($partit/@adjudicat, '-', '–'))"/>
    </xsl:if>
  </xsl:variable>

  <!-- The winner of the shoot-out, once it is over. -->
  <xsl:variable name="winner">
    <xsl:variable name="scored" select="$kicks[@resultat = 'gol']"/>
    <xsl:if test="$scored and $partit/@estat = 'acabat'">
      <xsl:variable name="h" select="count($scored[@s = 'home'])"/>
      <xsl:variable name="a" select="count($scored) - $h"/>
      <xsl:choose>
        <xsl:when test="$h &gt; $a">
          <xsl:value-of select="f:t('shoot-out-won', $home/@name, concat($h, '–', $a))"/>
        </xsl:when>
        <xsl:when test="$a &gt; $h">
          <xsl:value-of select="f:t('shoot-out-won', $away/@name, concat($a, '–', $h))"/>
        </xsl:when>
      </xsl:choose>
    </xsl:if>
  </xsl:variable>

  <!-- The number of periods before half-time. There are two periods unless the rules have another number; half of an
       odd number is rounded. -->
  <xsl:variable name="half">
    <xsl:choose>
      <xsl:when test="contains($rules, ' periods=')">
        <xsl:value-of select="substring-before(substring-after($rules, ' periods='), ' ') div 2"/>
      </xsl:when>
      <!-- A file contains only the differences from its rule set. -->
      <xsl:when test="$partit/@reglament = 'seven' or $partit/@reglament = 'hockey'
          or $partit/@reglament = 'basketball'">2</xsl:when>
      <xsl:otherwise>1</xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- Whether a period belongs to the first half; period 1 always does. -->
  <func:function name="f:is-first-half">
    <xsl:param name="number"/>
    <func:result select="$number &lt;= 1 or $number &lt;= $half"/>
  </func:function>

  <!-- The score by stages: half-time, full time, extra time, shoot-out. -->
  <xsl:template name="stages">
    <xsl:if test="$periods[not(@kind = 'prorroga')][@n = $half + 1]">
      <stage k="half-time" h="{count($points[@s = 'home'][@part &lt;= $half])}"
          a="{count($points[@s = 'away'][@part &lt;= $half])}"/>
    </xsl:if>
    <xsl:if test="$periods[@kind = 'prorroga']">
      <xsl:variable name="first" select="$periods[@kind = 'prorroga'][1]/@n"/>
      <stage k="regulation" h="{count($points[@s = 'home'][@part &lt; $first])}"
          a="{count($points[@s = 'away'][@part &lt; $first])}"/>
      <stage k="extra-time" h="{count($points[@s = 'home'])}" a="{count($points[@s = 'away'])}"/>
    </xsl:if>
    <xsl:if test="$kicks">
      <stage k="shoot-out" h="{count($kicks[@s = 'home'][@resultat = 'gol'])}"
          a="{count($kicks[@s = 'away'][@resultat = 'gol'])}"/>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
