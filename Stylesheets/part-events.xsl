<?xml version="1.0" encoding="UTF-8"?>
<!-- Converts the file to a list of events in order, so that no other part depends on the format of the file, be it ours
     or the one documented in 2011.

     $events   of the kinds goal chance offside foul card corner sub note keeper captain arrival departure kick own
               period-start period-end final, which are the element names; an unknown kind keeps the name in the file. An
               action has the attributes that it has in the file, but keeper captain arrival departure kick only those that
               they need; always part for the period; and
                i   its index: 1, 2, ...        s   home or away, empty for whistles
                in  in the interval after the period    x  added minutes
                p   minutes of the regulation clock, if it changes the players on the field or the score
                sl  its slice, as 31-45
                pl  the player, as home-9   n  the number   w  the name shown: 9 Iniesta, ?1, a coach
                pl2, n2, w2   the second player: assistant, victim, player replaced
                other  in the one-sided version, for players of the other side: w is the team, and n is missing
                at  1 for an attempt at goal of this side: all chances, and all goals but own goals
                oc  the outcome of an attempt: gol aturada pal desviada blocada, or unknown; how  its origin, in words
                mt, wt        its minute and kind, in words; l  of whistles and of events outside periods: 45+2
                own, void     own goal; annulled goal
                punts, tipus  its points and its way of scoring, in a game with several; miss  a failed attempt
                wn            the kind of foul, in words; effect, off, sum  as in part-dismissals.xsl
                bt, sign      of a card, or of a foul with an effect: what led to it, in words, and its mark
                as            1 if there was an assist, whether or not by an identified player
                sc            the subject of a note: jugador, equip or partit
                av            confirmed breaches of laws; dn  unidentified players: in a private report only
                came, went  the players who came on and went off the field, as pl; home- if unidentified -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:set="http://exslt.org/sets" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func set" exclude-result-prefixes="f">

  <xsl:include href="part-people.xsl"/>
  <xsl:include href="part-who.xsl"/>
  <xsl:include href="part-kinds.xsl"/>
  <xsl:include href="part-scores.xsl"/>
  <xsl:include href="part-dismissals.xsl"/>

  <!-- Notes and unresolved items are for the people who recorded the match. -->
  <xsl:variable name="is-private" select="$private = 'yes'"/>
  <xsl:variable name="told" select="$actions[$is-private or not(self::nota)]"/>

  <!-- Whistles and the like are attributes that contain their order; actions are elements with an order attribute. -->
  <xsl:variable name="event-tree">
    <events>
    <xsl:variable name="everything" select="$told | $partit/tanda/llancament
        | $partit/periodes/periode/@ordre | $partit/periodes/periode/@ordrefi | $partit/@ordrefi"/>
    <xsl:choose>
      <xsl:when test="$documented">
        <xsl:for-each select="$told[not($first-half-only) or f:period(.) = '1']">
          <xsl:sort select="string(number(string(@minut) = ''))"/>
          <xsl:sort select="@minut" data-type="number"/>
          <xsl:sort select="@afegit" data-type="number"/>
          <xsl:call-template name="event"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:when test="$first-half-only">
        <xsl:for-each select="$everything[(self::*[f:is-first-half(@part)]
            | self::node()[not(self::*)][f:is-first-half(../@num)])]">
          <xsl:sort select="@ordre | self::node()[not(self::*)]" data-type="number"/>
          <xsl:call-template name="event"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="$everything">
          <xsl:sort select="@ordre | self::node()[not(self::*)]" data-type="number"/>
          <xsl:call-template name="event"/>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
    </events>
  </xsl:variable>
  <xsl:variable name="event-list" select="exsl:node-set($event-tree)/events"/>
  <xsl:variable name="events" select="$event-list/*"/>
  <!-- Events by kind, selected only once. -->
  <xsl:variable name="goal-events" select="$event-list/goal"/>
  <xsl:variable name="goals" select="$goal-events[not(@void)]"/>
  <!-- A person's goals, by side, whether own goals, and name; and the first goal of each person, because looking up every
       goal in the key takes too long if there are thousands. -->
  <xsl:key name="scorer" match="/events/goal[not(@void)]" use="concat(@s, ' ', boolean(@own), ' ', @w)"/>
  <xsl:variable name="first-goals" select="set:distinct($goals[@s = 'home'][not(@own)]/@w)/..
      | set:distinct($goals[@s = 'home'][@own]/@w)/.. | set:distinct($goals[@s = 'away'][not(@own)]/@w)/..
      | set:distinct($goals[@s = 'away'][@own]/@w)/.."/>
  <xsl:variable name="chances" select="$event-list/chance"/>
  <xsl:variable name="attempts" select="$goals[@at] | $chances"/>
  <xsl:variable name="cards" select="$event-list/card"/>
  <xsl:variable name="subs" select="$event-list/sub"/>
  <!-- Departures without a substitute, and arrivals that are not substitutions. -->
  <xsl:variable name="unreplaced" select="$event-list/arrival | $event-list/departure"/>
  <!-- Those in the line-ups, on the timeline and in its list: none if there are far more than in any match, because the page
       would then need more memory than a transformation may have. The log has all of them. -->
  <xsl:variable name="unreplaced-told" select="$event-list[count($unreplaced) &lt;= 1000]/*[self::arrival
      or self::departure]"/>
  <xsl:variable name="kicks" select="$event-list/kick"/>

  <xsl:template name="event">
    <xsl:apply-templates select="." mode="event">
      <xsl:with-param name="i" select="position()"/>
      <xsl:with-param name="s" select="substring('homeaway', 1 + 4 * (@equip = 'visitant'
          or boolean(../../../preceding-sibling::equip)), 4)"/>
    </xsl:apply-templates>
  </xsl:template>

  <!-- The whistles, which may also break a law. -->
  <xsl:template match="periode/@ordre" mode="event">
    <xsl:param name="i"/>
    <period-start i="{$i}" s="" part="{../@num}" l=""
        wt="{f:capital(f:t('period-start', f:period-name(string(../@num), 'log-period')))}">
      <xsl:if test="$is-private and ../@avis != ''">
        <xsl:attribute name="av"><xsl:value-of select="../@avis"/></xsl:attribute>
      </xsl:if>
    </period-start>
  </xsl:template>
  <xsl:template match="periode/@ordrefi" mode="event">
    <xsl:param name="i"/>
    <period-end i="{$i}" s="" part="{../@num}" l="{../@minutfi}"
        wt="{f:capital(f:t('period-end', f:period-name(string(../@num), 'log-period')))}">
      <xsl:if test="../@afegitfi &gt; 0">
        <xsl:attribute name="l"><xsl:value-of select="concat(../@minutfi, '+', ../@afegitfi)"/></xsl:attribute>
      </xsl:if>
      <xsl:if test="$is-private and ../@avisfi != ''">
        <xsl:attribute name="av"><xsl:value-of select="../@avisfi"/></xsl:attribute>
      </xsl:if>
    </period-end>
  </xsl:template>
  <xsl:template match="partit/@ordrefi" mode="event">
    <xsl:param name="i"/>
    <final i="{$i}" s="" part="{$periods[last()]/@n}" l="">
      <xsl:attribute name="wt">
        <xsl:choose>
          <xsl:when test="../@estat = 'abandonat'"><xsl:value-of select="f:state()"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="$word-end"/></xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:if test="$is-private and ../@avisfi != ''">
        <xsl:attribute name="av"><xsl:value-of select="../@avisfi"/></xsl:attribute>
      </xsl:if>
    </final>
  </xsl:template>

  <!-- Attributes of all actions. Most are in regular play and take the short path. If is-counted is false, only those that
       an action outside the statistics needs: there may be thousands, and each takes as much memory as an element. -->
  <xsl:template name="moment">
    <xsl:param name="clocked"/>
    <xsl:param name="is-counted" select="true()"/>
    <xsl:variable name="part" select="string(@part)"/>
    <xsl:variable name="span" select="$spans[@n = $part]"/>
    <xsl:choose>
      <xsl:when test="$is-counted"><xsl:copy-of select="@*"/></xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="@minut | @part | @afegit | @interval | @segons[not($follows) or $has-seconds] | @resultat"/>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:choose>
      <xsl:when test="@minut &gt; $span/@start and @minut &lt;= $span/@until and not(@afegit &gt; 0
          or @interval = 'si')">
        <xsl:attribute name="mt"><xsl:value-of select="concat(@minut, '′')"/></xsl:attribute>
        <xsl:if test="$is-counted">
          <xsl:variable name="slice" select="floor((@minut - $span/@start - 1) div $slice-length) + 1"/>
          <xsl:attribute name="sl"><xsl:value-of select="$span/q[$slice]"/></xsl:attribute>
        </xsl:if>
        <xsl:if test="$clocked"><xsl:attribute name="p"><xsl:value-of select="number(@minut)"/></xsl:attribute></xsl:if>
      </xsl:when>
      <xsl:otherwise><xsl:call-template name="moment-apart"/></xsl:otherwise>
    </xsl:choose>
    <xsl:if test="$is-private">
      <xsl:if test="@avis != ''"><xsl:attribute name="av"><xsl:value-of select="@avis"/></xsl:attribute></xsl:if>
      <xsl:if test="@desconeguts != ''">
        <xsl:attribute name="dn"><xsl:value-of select="@desconeguts"/></xsl:attribute>
      </xsl:if>
    </xsl:if>
  </xsl:template>

  <!-- The long path: added time, intervals, actions before and after the match, and documented files. -->
  <xsl:template name="moment-apart">
    <xsl:variable name="period">
      <xsl:choose>
        <xsl:when test="$documented"><xsl:value-of select="f:period(.)"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="@part"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="of" select="$periods[@n = $period]"/>
    <xsl:attribute name="part"><xsl:value-of select="$period"/></xsl:attribute>
    <xsl:attribute name="p"><xsl:value-of select="f:clock(., string($period))"/></xsl:attribute>
    <xsl:if test="@interval = 'si'"><xsl:attribute name="in">1</xsl:attribute></xsl:if>
    <!-- Added time belongs to the last slice. -->
    <xsl:if test="not(@interval = 'si') and @minut &gt; $of/@start">
      <xsl:variable name="minute" select="f:least(@minut, $of/@end)"/>
      <xsl:variable name="slice" select="floor(($minute - $of/@start - 1) div $slice-length) + 1"/>
      <xsl:attribute name="sl"><xsl:value-of select="$spans[@n = $period]/q[$slice]"/></xsl:attribute>
    </xsl:if>
    <xsl:choose>
      <xsl:when test="@afegit &gt; 0">
        <xsl:attribute name="x"><xsl:value-of select="@afegit"/></xsl:attribute>
        <xsl:attribute name="l"><xsl:value-of select="concat(@minut, '+', @afegit)"/></xsl:attribute>
      </xsl:when>
      <xsl:otherwise><xsl:attribute name="l"><xsl:value-of select="@minut"/></xsl:attribute></xsl:otherwise>
    </xsl:choose>
    <xsl:attribute name="mt">
      <xsl:choose>
        <xsl:when test="$period = '0'"><xsl:value-of select="$word-before"/></xsl:when>
        <xsl:when test="$period = 'tanda'"><xsl:value-of select="$word-shoot-out"/></xsl:when>
        <xsl:when test="@interval = 'si'">
          <xsl:choose>
            <xsl:when test="$is-over and $period = $periods[last()]/@n and not($shoot-out)">
              <xsl:value-of select="f:w('after')"/>
            </xsl:when>
            <xsl:when test="$period = $half"><xsl:value-of select="f:w('interval-half')"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="f:w('interval')"/></xsl:otherwise>
          </xsl:choose>
        </xsl:when>
        <xsl:when test="@minut = ''"/>
        <xsl:when test="@afegit &gt; 0"><xsl:value-of select="concat(@minut, '+', @afegit, '′')"/></xsl:when>
        <xsl:when test="@minut"><xsl:value-of select="concat(@minut, '′')"/></xsl:when>
      </xsl:choose>
    </xsl:attribute>
  </xsl:template>

  <!-- One template for each kind. -->
  <xsl:template match="gol" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <!-- For an own goal, a documented file gives the scorer's name without a number, so it must be looked up on the
         other side. -->
    <xsl:variable name="scorer" select="normalize-space(autor)"/>
    <xsl:variable name="own" select="@propia = 'si' or not(@propia or @desconeguts) and @dorsalautor = ''
        and $scorer != ''
        and not(ancestor::equip/plantilla/jugador[normalize-space(nom) = $scorer])
        and $equips/plantilla/jugador[normalize-space(nom) = $scorer]"/>
    <goal i="{$i}" s="{$s}" oc="gol" origen="" superficie="" zona="">
      <xsl:call-template name="moment"><xsl:with-param name="clocked" select="true()"/></xsl:call-template>
      <xsl:call-template name="passed"/>
      <xsl:call-template name="came-about"/>
      <xsl:variable name="void" select="@anullat = 'si'"/>
      <xsl:if test="$void"><xsl:attribute name="void">1</xsl:attribute></xsl:if>
      <xsl:choose>
        <xsl:when test="$void">
          <xsl:attribute name="wt"><xsl:value-of select="f:w('kind-goal-annulled')"/></xsl:attribute>
        </xsl:when>
        <xsl:when test="$own">
          <xsl:attribute name="wt"><xsl:value-of select="$word-own-goal"/></xsl:attribute>
        </xsl:when>
        <xsl:when test="@tipus">
          <xsl:attribute name="wt"><xsl:value-of select="f:capital(f:own-name(string(@tipus)))"/></xsl:attribute>
        </xsl:when>
        <xsl:otherwise>
          <xsl:attribute name="at">1</xsl:attribute>
          <xsl:attribute name="wt"><xsl:value-of select="$word-goal"/></xsl:attribute>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:choose>
        <xsl:when test="$own">
          <xsl:attribute name="own">1</xsl:attribute>
          <xsl:variable name="numbers" select="$equips[1
              + ($s = 'home')][$scorer != '']/plantilla/jugador[normalize-space(nom) = $scorer]/dorsal"/>
          <xsl:call-template name="first">
            <xsl:with-param name="s" select="$sides[@id = $s]/@other"/>
            <xsl:with-param name="number" select="concat(@dorsalautor,
                normalize-space($numbers[current()/@dorsalautor = ''][last() = 1]))"/>
            <xsl:with-param name="name" select="autor"/>
            <xsl:with-param name="field" select="'dorsalautor'"/>
          </xsl:call-template>
        </xsl:when>
        <xsl:otherwise>
          <xsl:call-template name="first">
            <xsl:with-param name="s" select="$s"/>
            <xsl:with-param name="number" select="@dorsalautor"/>
            <xsl:with-param name="name" select="autor"/>
            <xsl:with-param name="field" select="'dorsalautor'"/>
          </xsl:call-template>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:call-template name="second">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsalassistencia"/>
        <xsl:with-param name="name" select="assistencia"/>
        <xsl:with-param name="field" select="'dorsalassistencia'"/>
      </xsl:call-template>
    </goal>
  </xsl:template>

  <xsl:variable name="outcomes-known" select="'|aturada|pal|desviada|blocada|'"/>
  <xsl:template match="jugada" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <xsl:choose>
      <xsl:when test="@tipus">
        <xsl:call-template name="miss"><xsl:with-param name="i" select="$i"/><xsl:with-param name="s" select="$s"/></xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="chance"><xsl:with-param name="i" select="$i"/><xsl:with-param name="s" select="$s"/></xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="chance">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <chance i="{$i}" s="{$s}" at="1" oc="unknown" wt="{$word-chance}" origen="" superficie="" zona="">
      <xsl:call-template name="moment"><xsl:with-param name="clocked" select="true()"/></xsl:call-template>
      <xsl:if test="@resultat != '' and contains($outcomes-known, concat('|', @resultat, '|'))">
        <xsl:attribute name="oc"><xsl:value-of select="@resultat"/></xsl:attribute>
        <xsl:attribute name="wt"><xsl:value-of select="f:t(concat('chance-', @resultat))"/></xsl:attribute>
      </xsl:if>
      <xsl:call-template name="passed"/>
      <xsl:call-template name="came-about"/>
      <xsl:call-template name="first">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsalautor"/>
        <xsl:with-param name="name" select="autor"/>
        <xsl:with-param name="field" select="'dorsalautor'"/>
      </xsl:call-template>
      <xsl:call-template name="second">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsalassistencia"/>
        <xsl:with-param name="name" select="assistencia"/>
        <xsl:with-param name="field" select="'dorsalassistencia'"/>
      </xsl:call-template>
    </chance>
  </xsl:template>

  <xsl:template name="passed">
    <xsl:if test="@dorsalassistencia != '' or contains(concat(' ', @desconeguts), ' dorsalassistencia:')">
      <xsl:attribute name="as">1</xsl:attribute>
    </xsl:if>
  </xsl:template>

  <xsl:template match="falta" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <xsl:variable name="consequences" select="$effects[$punishes-fouls and (not(@n) and @code = current()/@tipus
        or @n and f:completes(current(), .))]"/>
    <foul i="{$i}" s="{$s}" wt="{$word-foul}">
      <xsl:call-template name="moment">
        <xsl:with-param name="clocked" select="boolean($consequences[@out = 1 or @away &gt; 0])"/>
      </xsl:call-template>
      <xsl:choose>
        <xsl:when test="@tipus = 'ma'">
          <xsl:attribute name="wt"><xsl:value-of select="f:w('kind-handball')"/></xsl:attribute>
        </xsl:when>
        <xsl:when test="$own-fouls/@code = @tipus">
          <xsl:attribute name="wn"><xsl:value-of select="$own-fouls[@code = current()/@tipus]/@name"/></xsl:attribute>
        </xsl:when>
      </xsl:choose>
      <xsl:if test="$consequences">
        <xsl:attribute name="bt"><xsl:value-of select="f:capital(f:own-name(string(@tipus)))"/></xsl:attribute>
        <xsl:attribute name="sign">off</xsl:attribute>
        <xsl:call-template name="consequence">
          <xsl:with-param name="effects" select="$consequences"/>
        </xsl:call-template>
      </xsl:if>
      <xsl:call-template name="first">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsal"/>
        <xsl:with-param name="field" select="'dorsal'"/>
      </xsl:call-template>
      <xsl:call-template name="second">
        <xsl:with-param name="s" select="$sides[@id = $s]/@other"/>
        <xsl:with-param name="number" select="@dorsalvictima"/>
        <xsl:with-param name="field" select="'dorsalvictima'"/>
      </xsl:call-template>
      <xsl:call-template name="moves-off">
        <xsl:with-param name="s" select="$s"/><xsl:with-param name="effects" select="$consequences"/>
      </xsl:call-template>
    </foul>
  </xsl:template>

  <xsl:template match="targeta" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <xsl:variable name="consequences" select="$effects[not(@n) and @code = current()/@color
        or @n and f:completes(current(), .)]"/>
    <xsl:variable name="words"><xsl:choose>
      <!-- A second yellow card may not have been followed by a dismissal. -->
      <xsl:when test="$is-private and @color = 'groga' and contains(concat(' ', @avis, ' '), ' C3 ')">
        <xsl:value-of select="f:w('card-not-off')"/>
      </xsl:when>
      <xsl:when test="@color = 'groga'"><xsl:value-of select="$word-yellow"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:card(@color)"/></xsl:otherwise>
    </xsl:choose></xsl:variable>
    <card i="{$i}" s="{$s}" wt="{$words}" bt="{$words}">
      <xsl:call-template name="moment"><xsl:with-param name="clocked" select="true()"/></xsl:call-template>
      <xsl:attribute name="sign"><xsl:choose>
        <xsl:when test="@color = 'groga' or @color = 'segonagroga' or @color = 'vermella'">
          <xsl:value-of select="@color"/>
        </xsl:when>
        <xsl:when test="@color = $own-cards/@code"><xsl:value-of select="concat('card-', @color)"/></xsl:when>
        <xsl:otherwise>card</xsl:otherwise>
      </xsl:choose></xsl:attribute>
      <xsl:call-template name="consequence"><xsl:with-param name="effects" select="$consequences"/></xsl:call-template>
      <xsl:call-template name="first">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsal"/>
        <xsl:with-param name="field" select="'dorsal'"/>
      </xsl:call-template>
      <xsl:call-template name="moves-off">
        <xsl:with-param name="s" select="$s"/><xsl:with-param name="effects" select="$consequences"/>
      </xsl:call-template>
    </card>
  </xsl:template>

  <xsl:template match="canvi" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <sub i="{$i}" s="{$s}" wt="{$word-sub}" came="{$s}-{@dorsalentra}" went="{$s}-{@dorsalsurt}">
      <xsl:call-template name="moment"><xsl:with-param name="clocked" select="true()"/></xsl:call-template>
      <!-- A player's health is private. -->
      <xsl:if test="not($is-private) and @commocio"><xsl:attribute name="commocio"/></xsl:if>
      <xsl:call-template name="first">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsalentra"/>
        <xsl:with-param name="field" select="'dorsalentra'"/>
      </xsl:call-template>
      <xsl:call-template name="second">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsalsurt"/>
        <xsl:with-param name="field" select="'dorsalsurt'"/>
      </xsl:call-template>
    </sub>
  </xsl:template>

  <xsl:template match="nota" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <note i="{$i}" s="{$s}" wt="{$word-note}">
      <xsl:call-template name="moment"/>
      <xsl:attribute name="sc">
        <xsl:choose>
          <xsl:when test="@ambit"><xsl:value-of select="@ambit"/></xsl:when>
          <xsl:when test="@dorsalJugador != ''">jugador</xsl:when>
          <xsl:otherwise>equip</xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:call-template name="first">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsalJugador"/>
        <xsl:with-param name="field" select="'dorsalJugador'"/>
      </xsl:call-template>
    </note>
  </xsl:template>

  <xsl:template match="porter" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <xsl:choose>
      <xsl:when test="@tipus = 'capita'">
        <captain i="{$i}" s="{$s}" wt="{f:code('kind', 'captain')}">
          <xsl:call-template name="of-one"><xsl:with-param name="s" select="$s"/></xsl:call-template>
        </captain>
      </xsl:when>
      <xsl:otherwise>
        <keeper i="{$i}" s="{$s}" wt="{f:code('kind', 'keeper')}">
          <xsl:call-template name="of-one"><xsl:with-param name="s" select="$s"/></xsl:call-template>
        </keeper>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="entrada" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <xsl:choose>
      <xsl:when test="@tipus = 'entra'">
        <arrival i="{$i}" s="{$s}" wt="{f:code('kind', 'arrival')}" came="{$s}-{@dorsal}">
          <xsl:call-template name="of-one"><xsl:with-param name="s" select="$s"/></xsl:call-template>
        </arrival>
      </xsl:when>
      <xsl:otherwise>
        <departure i="{$i}" s="{$s}" wt="{f:code('kind', 'departure')}" went="{$s}-{@dorsal}">
          <xsl:call-template name="of-one"><xsl:with-param name="s" select="$s"/></xsl:call-template>
        </departure>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="llancament" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <kick i="{$i}" s="{$s}" wt="{f:t('kind-shoot-out-kick', f:code('kick', string(@resultat)))}">
      <xsl:call-template name="of-one"><xsl:with-param name="s" select="$s"/></xsl:call-template>
    </kick>
  </xsl:template>

  <xsl:template name="of-one">
    <xsl:param name="s"/>
    <xsl:call-template name="moment">
      <xsl:with-param name="clocked" select="true()"/>
      <xsl:with-param name="is-counted" select="false()"/>
    </xsl:call-template>
    <xsl:call-template name="first">
      <xsl:with-param name="s" select="$s"/>
      <xsl:with-param name="number" select="@dorsal"/>
      <xsl:with-param name="field" select="'dorsal'"/>
    </xsl:call-template>
  </xsl:template>

  <!-- A kind of action unknown to this stylesheet: its name appears in the log. -->
  <xsl:template match="*" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <xsl:element name="{local-name()}">
      <xsl:attribute name="i"><xsl:value-of select="$i"/></xsl:attribute>
      <xsl:attribute name="s"><xsl:value-of select="$s"/></xsl:attribute>
      <xsl:call-template name="moment"/>
      <xsl:attribute name="wt"><xsl:value-of select="f:code('kind', name())"/></xsl:attribute>
    </xsl:element>
  </xsl:template>
</xsl:stylesheet>
