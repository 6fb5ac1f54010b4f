<?xml version="1.0" encoding="UTF-8"?>
<!-- From the file to one list of events in the order of the match, written once so that no other part needs
     to know how the file says it, nor whether it is ours or one documented in 2011.

     $events/e  i   its place: 1, 2, ...            k   its kind: goal chance offside foul card corner sub note
                s   home or away                        keeper captain arrival departure kick
                                                        period-start period-end final
                pd  period, or tanda; in  in the interval after it
                m   minute  x  added minutes  l  label such as 45+2  p  minutes of the regulation clock
                sl  its quarter of an hour, as 31-45
                pl  the player, as home-9   n  his number   w  how he is called: 9 Iniesta, ?1, a coach
                pl2, n2, w2   the second one: assistant, victim, who comes off
                other  in the one-sided version, where w is of the other side: nobody is named, w is the team, and n is missing
                at  1 where it is an attempt at goal of this side: every chance and every goal but an own goal
                oc  how the attempt ended: gol aturada pal desviada blocada, or unknown
                og, bd, zn    origin, body part and zone as the file says
                mt, wt        its minute and what happened, in words
                own, void     own goal; annulled goal
                as            1 where somebody passed the ball, identified or not
                cd, rs        colour and reason of a card
                av            laws it breaks though confirmed; dn  players not identified: in a private report only
       mv   on or off the field: pl (home- for somebody not identified), d (on, off), i and p of the event -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <!-- Who is who, by side and number, a line each: to find one in a text costs a tenth of going through a list. -->
  <xsl:variable name="roster">
    <xsl:choose>
      <xsl:when test="$names-shown = 'full'">
        <xsl:for-each select="$equips[1]/plantilla/jugador">
          <xsl:value-of select="concat('&#10;home-', normalize-space(dorsal), '=', normalize-space(concat(dorsal[not(../@dorsalfictici = 'si' and ../nom != '')], ' ', nom)))"/>
        </xsl:for-each>
        <xsl:for-each select="$equips[2]/plantilla/jugador">
          <xsl:value-of select="concat('&#10;away-', normalize-space(dorsal), '=', normalize-space(concat(dorsal[not(../@dorsalfictici = 'si' and ../nom != '')], ' ', nom)))"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="$equips/plantilla/jugador">
          <xsl:value-of select="concat('&#10;', substring('homeaway', 1 + 4 * count(../../preceding-sibling::equip), 4), '-',
              normalize-space(dorsal), '=', normalize-space(concat(dorsal[not(../@dorsalfictici = 'si' and ../nom != '')], ' ', f:shown-name(nom))))"/>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:text>&#10;</xsl:text>
  </xsl:variable>
  <xsl:variable name="called" select="string($roster)"/>

  <!-- Where the rules have temporary dismissals, who is cautioned leaves the field; he returns by an arrival. -->
  <xsl:variable name="sin-bin" select="contains($rules, ' sin-bin=') and not(contains($rules, ' sin-bin=none '))
      or contains($rules, ' sanction.groga=y%20away%20')"/>

  <!-- Notes, and what is still to be cleared up, are for those who recorded them. -->
  <xsl:variable name="is-private" select="$private = 'yes'"/>
  <xsl:variable name="told" select="$actions[$is-private or not(self::nota)]"/>

  <!-- Marks of the match itself are attributes with their place; actions are elements that carry it. -->
  <xsl:variable name="event-tree">
    <xsl:variable name="everything" select="$told | $partit/tanda/llancament
        | $partit/periodes/periode/@ordre | $partit/periodes/periode/@ordrefi | $partit/@ordrefi"/>
    <xsl:choose>
      <xsl:when test="$documented">
        <xsl:apply-templates select="$told[not($first-half-only) or f:period(.) = '1']" mode="documented">
          <xsl:sort select="string(number(string(@minut) = ''))"/>
          <xsl:sort select="@minut" data-type="number"/>
        </xsl:apply-templates>
      </xsl:when>
      <xsl:when test="$first-half-only">
        <xsl:apply-templates select="$everything[
            (self::*[@part = '0' or @part = '1'] | self::node()[not(self::*)][../@num = '1'])]" mode="event">
          <xsl:sort select="@ordre | self::node()[not(self::*)]" data-type="number"/>
        </xsl:apply-templates>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates select="$everything" mode="event">
          <xsl:sort select="@ordre | self::node()[not(self::*)]" data-type="number"/>
        </xsl:apply-templates>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
  <xsl:variable name="event-list" select="exsl:node-set($event-tree)"/>
  <xsl:variable name="events" select="$event-list/e"/>
  <!-- By kind, once, and not wherever one is asked for. -->
  <xsl:variable name="goal-events" select="$events[@k = 'goal']"/>
  <xsl:variable name="goals" select="$goal-events[not(@void)]"/>
  <xsl:variable name="chances" select="$events[@k = 'chance']"/>
  <xsl:variable name="attempts" select="$goals[@at] | $chances"/>
  <xsl:variable name="cards" select="$events[@k = 'card']"/>
  <xsl:variable name="subs" select="$events[@k = 'sub']"/>
  <xsl:variable name="kicks" select="$events[@k = 'kick']"/>

  <!-- A documented file has no periods of its own. -->
  <xsl:template match="*" mode="documented">
    <xsl:apply-templates select="." mode="event">
      <xsl:with-param name="period" select="f:period(.)"/>
      <xsl:with-param name="place" select="position()"/>
    </xsl:apply-templates>
  </xsl:template>

  <!-- What all actions share, then what is the kind's own. Almost all are within a period: these take the short way. -->
  <xsl:template match="*" mode="event">
    <xsl:param name="period" select="string(@part)"/>
    <xsl:param name="place" select="position()"/>
    <xsl:variable name="side" select="number(boolean(ancestor::equip/preceding-sibling::equip) or @equip = 'visitant')"/>
    <xsl:variable name="of" select="$periods[@n = $period]"/>
    <xsl:variable name="within" select="not(@interval = 'si') and @minut &gt; $of/@start and @minut &lt;= $of/@end and @minut &lt;= $match-end"/>
    <xsl:variable name="clock">
      <xsl:choose>
        <xsl:when test="$within"><xsl:value-of select="number(@minut)"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="f:clock(., $period)"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <e i="{$place}" s="{substring('homeaway', 1 + 4 * $side, 4)}" pd="{$period}" m="{@minut}" p="{$clock}">
      <xsl:choose>
        <xsl:when test="$within and not(@afegit &gt; 0)">
          <xsl:attribute name="l"><xsl:value-of select="@minut"/></xsl:attribute>
          <xsl:attribute name="mt"><xsl:value-of select="concat(@minut, '′')"/></xsl:attribute>
        </xsl:when>
        <xsl:otherwise><xsl:call-template name="minutes"><xsl:with-param name="period" select="$period"/></xsl:call-template></xsl:otherwise>
      </xsl:choose>
      <xsl:if test="$is-private">
        <xsl:if test="@avis != ''"><xsl:attribute name="av"><xsl:value-of select="@avis"/></xsl:attribute></xsl:if>
        <xsl:if test="@desconeguts != ''">
          <xsl:attribute name="dn"><xsl:value-of select="@desconeguts"/></xsl:attribute>
        </xsl:if>
      </xsl:if>
      <!-- A quarter of an hour of its period: 1-15, 16-30, 31-45, 46-60, ...; added time falls into the last one. -->
      <xsl:if test="not(@interval = 'si') and @minut &gt; $of/@start">
        <xsl:variable name="minute" select="number(@minut[. &lt;= $of/@end] | $of/@end[. &lt; current()/@minut])"/>
        <xsl:variable name="from" select="$of/@start + 15 * floor(($minute - $of/@start - 1) div 15) + 1"/>
        <xsl:attribute name="sl">
          <xsl:value-of select="concat($from, '-', $from + 14 - ($from + 14 &gt; $of/@end) * ($from + 14 - $of/@end))"/>
        </xsl:attribute>
      </xsl:if>
      <xsl:apply-templates select="." mode="own">
        <xsl:with-param name="side" select="$side"/>
        <xsl:with-param name="place" select="$place"/>
        <xsl:with-param name="clock" select="string($clock)"/>
      </xsl:apply-templates>
    </e>
  </xsl:template>

  <!-- The whistles. They too may break a law. -->
  <xsl:template match="periode/@ordre" mode="event">
    <e i="{position()}" k="period-start" s="" pd="{../@num}" l="" wt="{f:t('period-start', f:period-name(string(../@num)))}">
      <xsl:if test="$is-private and ../@avis != ''"><xsl:attribute name="av"><xsl:value-of select="../@avis"/></xsl:attribute></xsl:if>
    </e>
  </xsl:template>
  <xsl:template match="periode/@ordrefi" mode="event">
    <e i="{position()}" k="period-end" s="" pd="{../@num}" l="{../@minutfi}" wt="{f:t('period-end', f:period-name(string(../@num)))}">
      <xsl:if test="../@afegitfi &gt; 0">
        <xsl:attribute name="l"><xsl:value-of select="concat(../@minutfi, '+', ../@afegitfi)"/></xsl:attribute>
      </xsl:if>
      <xsl:if test="$is-private and ../@avisfi != ''"><xsl:attribute name="av"><xsl:value-of select="../@avisfi"/></xsl:attribute></xsl:if>
    </e>
  </xsl:template>
  <xsl:template match="partit/@ordrefi" mode="event">
    <e i="{position()}" k="final" s="" pd="{$periods[last()]/@n}" l="" wt="{f:code('kind', 'final')}">
      <xsl:if test="$is-private and ../@avisfi != ''"><xsl:attribute name="av"><xsl:value-of select="../@avisfi"/></xsl:attribute></xsl:if>
    </e>
  </xsl:template>

  <!-- Added time, the interval, and what stands before or after the match. -->
  <xsl:template name="minutes">
    <xsl:param name="period"/>
    <xsl:if test="@interval = 'si'"><xsl:attribute name="in">1</xsl:attribute></xsl:if>
    <xsl:choose>
      <xsl:when test="@afegit &gt; 0">
        <xsl:attribute name="x"><xsl:value-of select="@afegit"/></xsl:attribute>
        <xsl:attribute name="l"><xsl:value-of select="concat(@minut, '+', @afegit)"/></xsl:attribute>
      </xsl:when>
      <!-- A documented file has nowhere else to put the added time: its 93 is 90+3. -->
      <xsl:when test="$documented and @minut &gt; 90">
        <xsl:attribute name="x"><xsl:value-of select="@minut - 90"/></xsl:attribute>
        <xsl:attribute name="l"><xsl:value-of select="concat('90+', @minut - 90)"/></xsl:attribute>
      </xsl:when>
      <xsl:otherwise><xsl:attribute name="l"><xsl:value-of select="@minut"/></xsl:attribute></xsl:otherwise>
    </xsl:choose>
    <xsl:attribute name="mt">
      <xsl:choose>
        <xsl:when test="$period = '0'"><xsl:value-of select="$word-before"/></xsl:when>
        <xsl:when test="$period = 'tanda'"><xsl:value-of select="$word-shoot-out"/></xsl:when>
        <xsl:when test="@interval = 'si'">
          <xsl:choose>
            <xsl:when test="$is-over and $period = $periods[last()]/@n and not($shoot-out)"><xsl:value-of select="f:t('after')"/></xsl:when>
            <xsl:when test="$period = $half"><xsl:value-of select="f:t('interval-half')"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="f:t('interval')"/></xsl:otherwise>
          </xsl:choose>
        </xsl:when>
        <xsl:when test="@minut = ''"/>
        <xsl:when test="@afegit &gt; 0"><xsl:value-of select="concat(@minut, '+', @afegit, '′')"/></xsl:when>
        <xsl:when test="$documented and @minut &gt; 90"><xsl:value-of select="concat('90+', @minut - 90, '′')"/></xsl:when>
        <xsl:when test="@minut"><xsl:value-of select="concat(@minut, '′')"/></xsl:when>
      </xsl:choose>
    </xsl:attribute>
  </xsl:template>

  <xsl:template match="gol | jugada" mode="own">
    <xsl:param name="side"/>
    <!-- A documented file gives no number to the scorer of an own goal, but his name, which only the other side knows. -->
    <xsl:variable name="scorer" select="normalize-space(autor)"/>
    <xsl:variable name="own" select="@propia = 'si' or self::gol[not(@propia or @desconeguts)][@dorsalautor = ''] and $scorer != ''
        and not(ancestor::equip/plantilla/jugador[normalize-space(nom) = $scorer])
        and $equips/plantilla/jugador[normalize-space(nom) = $scorer]"/>
    <xsl:variable name="numbers" select="$equips[2 - $side][$own][$scorer != '']/plantilla/jugador[normalize-space(nom) = $scorer]/dorsal"/>
    <xsl:attribute name="k">
      <xsl:choose><xsl:when test="self::gol">goal</xsl:when><xsl:otherwise>chance</xsl:otherwise></xsl:choose>
    </xsl:attribute>
    <xsl:attribute name="og"><xsl:value-of select="@origen"/></xsl:attribute>
    <xsl:attribute name="bd"><xsl:value-of select="@superficie"/></xsl:attribute>
    <xsl:attribute name="zn"><xsl:value-of select="@zona"/></xsl:attribute>
    <xsl:attribute name="oc">
      <xsl:choose>
        <xsl:when test="self::gol">gol</xsl:when>
        <xsl:when test="@resultat = ''">unknown</xsl:when>
        <xsl:when test="contains('|aturada|pal|desviada|blocada|', concat('|', @resultat, '|'))">
          <xsl:value-of select="@resultat"/>
        </xsl:when>
        <xsl:otherwise>unknown</xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
    <xsl:if test="@resultat != ''"><xsl:attribute name="rs"><xsl:value-of select="@resultat"/></xsl:attribute></xsl:if>
    <xsl:if test="@dorsalassistencia != '' or contains(concat(' ', @desconeguts), ' dorsalassistencia:')">
      <xsl:attribute name="as">1</xsl:attribute>
    </xsl:if>
    <xsl:if test="$own"><xsl:attribute name="own">1</xsl:attribute></xsl:if>
    <xsl:if test="@anullat = 'si'"><xsl:attribute name="void">1</xsl:attribute></xsl:if>
    <xsl:if test="not($own) and not(@anullat = 'si')"><xsl:attribute name="at">1</xsl:attribute></xsl:if>
    <xsl:attribute name="wt">
      <xsl:choose>
        <xsl:when test="self::gol[@anullat = 'si']"><xsl:value-of select="f:t('kind-goal-annulled')"/></xsl:when>
        <xsl:when test="self::gol[$own]"><xsl:value-of select="f:t('kind-goal-own')"/></xsl:when>
        <xsl:when test="self::gol"><xsl:value-of select="$word-goal"/></xsl:when>
        <xsl:when test="contains('|aturada|pal|desviada|blocada|', concat('|', @resultat, '|'))">
          <xsl:value-of select="f:t(concat('chance-', @resultat))"/>
        </xsl:when>
        <xsl:otherwise><xsl:value-of select="f:t('chance-unknown')"/></xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="($own and $side = 0) or (not($own) and $side = 1)"/>
      <xsl:with-param name="number" select="concat(@dorsalautor, normalize-space($numbers[current()/@dorsalautor = ''][last() = 1]))"/>
      <xsl:with-param name="name" select="autor"/>
      <xsl:with-param name="field" select="'dorsalautor'"/>
    </xsl:call-template>
    <xsl:call-template name="second">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsalassistencia"/>
      <xsl:with-param name="name" select="assistencia"/>
      <xsl:with-param name="field" select="'dorsalassistencia'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="foradejoc" mode="own">
    <xsl:param name="side"/>
    <xsl:attribute name="k">offside</xsl:attribute>
    <xsl:attribute name="wt"><xsl:value-of select="$word-offside"/></xsl:attribute>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@jugador"/>
      <xsl:with-param name="name" select="jugador/nom"/>
      <xsl:with-param name="field" select="'jugador'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="falta" mode="own">
    <xsl:param name="side"/>
    <xsl:attribute name="k">foul</xsl:attribute>
    <xsl:attribute name="wt">
      <xsl:choose>
        <xsl:when test="@tipus = 'ma'"><xsl:value-of select="f:t('kind-handball')"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="$word-foul"/></xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
    <xsl:if test="@tipus != ''"><xsl:attribute name="ft"><xsl:value-of select="@tipus"/></xsl:attribute></xsl:if>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsal"/>
      <xsl:with-param name="field" select="'dorsal'"/>
    </xsl:call-template>
    <xsl:call-template name="second">
      <xsl:with-param name="side" select="1 - $side"/>
      <xsl:with-param name="number" select="@dorsalvictima"/>
      <xsl:with-param name="field" select="'dorsalvictima'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="targeta" mode="own">
    <xsl:param name="side"/>
    <xsl:param name="place"/>
    <xsl:param name="clock"/>
    <xsl:attribute name="k">card</xsl:attribute>
    <xsl:attribute name="cd"><xsl:value-of select="@color"/></xsl:attribute>
    <xsl:attribute name="rs"><xsl:value-of select="@motiu"/></xsl:attribute>
    <xsl:attribute name="wt">
      <xsl:choose>
        <!-- A second yellow one may have been followed by no sending-off. -->
        <xsl:when test="$is-private and @color = 'groga' and contains(concat(' ', @avis, ' '), ' C3 ')">
          <xsl:value-of select="f:t('card-not-off')"/>
        </xsl:when>
        <xsl:otherwise><xsl:value-of select="f:card(@color)"/></xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsal"/>
      <xsl:with-param name="field" select="'dorsal'"/>
    </xsl:call-template>
    <xsl:if test="(@color = 'vermella' or @color = 'segonagroga') and not(@dorsal = '' and @tecnic != '')
        or $sin-bin and @color = 'groga' and @dorsal != ''">
      <mv pl="{substring('homeaway', 1 + 4 * $side, 4)}-{@dorsal}" d="off" i="{$place}" p="{$clock}"/>
    </xsl:if>
  </xsl:template>

  <xsl:template match="corner" mode="own">
    <xsl:param name="side"/>
    <xsl:attribute name="k">corner</xsl:attribute>
    <xsl:attribute name="wt"><xsl:value-of select="$word-corner"/></xsl:attribute>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsal"/>
      <xsl:with-param name="field" select="'dorsal'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="canvi" mode="own">
    <xsl:param name="side"/>
    <xsl:param name="place"/>
    <xsl:param name="clock"/>
    <xsl:attribute name="k">sub</xsl:attribute>
    <xsl:attribute name="wt"><xsl:value-of select="$word-sub"/></xsl:attribute>
    <xsl:if test="@commocio = 'si'"><xsl:attribute name="con">1</xsl:attribute></xsl:if>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsalentra"/>
      <xsl:with-param name="field" select="'dorsalentra'"/>
    </xsl:call-template>
    <xsl:call-template name="second">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsalsurt"/>
      <xsl:with-param name="field" select="'dorsalsurt'"/>
    </xsl:call-template>
    <mv pl="{substring('homeaway', 1 + 4 * $side, 4)}-{@dorsalsurt}" d="off" i="{$place}" p="{$clock}"/>
    <mv pl="{substring('homeaway', 1 + 4 * $side, 4)}-{@dorsalentra}" d="on" i="{$place}" p="{$clock}"/>
  </xsl:template>

  <xsl:template match="nota" mode="own">
    <xsl:param name="side"/>
    <xsl:attribute name="k">note</xsl:attribute>
    <xsl:attribute name="wt"><xsl:value-of select="f:code('kind', 'note')"/></xsl:attribute>
    <xsl:attribute name="tx"><xsl:value-of select="@anotacio"/></xsl:attribute>
    <xsl:attribute name="sc">
      <xsl:choose>
        <xsl:when test="@ambit"><xsl:value-of select="@ambit"/></xsl:when>
        <xsl:when test="@dorsalJugador != ''">jugador</xsl:when>
        <xsl:otherwise>equip</xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsalJugador"/>
      <xsl:with-param name="field" select="'dorsalJugador'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="porter" mode="own">
    <xsl:param name="side"/>
    <xsl:attribute name="k">
      <xsl:choose>
        <xsl:when test="@tipus = 'capita'">captain</xsl:when><xsl:otherwise>keeper</xsl:otherwise>
      </xsl:choose>
    </xsl:attribute>
    <xsl:attribute name="wt"><xsl:value-of select="f:code('kind', concat(substring('captain', 1, 7 * (@tipus = 'capita')), substring('keeper', 1, 6 * not(@tipus = 'capita'))))"/></xsl:attribute>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsal"/>
      <xsl:with-param name="field" select="'dorsal'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="entrada" mode="own">
    <xsl:param name="side"/>
    <xsl:param name="place"/>
    <xsl:param name="clock"/>
    <xsl:variable name="in" select="@tipus = 'entra'"/>
    <xsl:attribute name="k">
      <xsl:choose><xsl:when test="$in">arrival</xsl:when><xsl:otherwise>departure</xsl:otherwise></xsl:choose>
    </xsl:attribute>
    <xsl:attribute name="wt"><xsl:value-of select="f:code('kind', concat(substring('arrival', 1, 7 * $in), substring('departure', 1, 9 * not($in))))"/></xsl:attribute>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsal"/>
      <xsl:with-param name="field" select="'dorsal'"/>
    </xsl:call-template>
    <mv pl="{substring('homeaway', 1 + 4 * $side, 4)}-{@dorsal}" i="{$place}" p="{$clock}">
      <xsl:attribute name="d">
        <xsl:choose><xsl:when test="$in">on</xsl:when><xsl:otherwise>off</xsl:otherwise></xsl:choose>
      </xsl:attribute>
    </mv>
  </xsl:template>

  <xsl:template match="llancament" mode="own">
    <xsl:param name="side"/>
    <xsl:attribute name="k">kick</xsl:attribute>
    <xsl:attribute name="wt"><xsl:value-of select="f:t('kind-kick', f:code('kick', string(@resultat)))"/></xsl:attribute>
    <xsl:attribute name="rs"><xsl:value-of select="@resultat"/></xsl:attribute>
    <xsl:call-template name="first">
      <xsl:with-param name="side" select="$side"/>
      <xsl:with-param name="number" select="@dorsal"/>
      <xsl:with-param name="field" select="'dorsal'"/>
    </xsl:call-template>
  </xsl:template>

  <!-- An added kind of action that this stylesheet does not know yet: its name, in the log. -->
  <xsl:template match="*" mode="own">
    <xsl:attribute name="k"><xsl:value-of select="name()"/></xsl:attribute>
    <xsl:attribute name="wt"><xsl:value-of select="f:code('kind', name())"/></xsl:attribute>
  </xsl:template>

  <!-- Who did it: pl, n and w. A number that the squad has not is nobody's. -->
  <xsl:template name="first">
    <xsl:param name="side"/>
    <xsl:param name="number"/>
    <xsl:param name="name"/>
    <xsl:param name="field"/>
    <!-- The visitors' number is 1. -->
    <xsl:variable name="id" select="concat(substring('homeaway', 1 + 4 * $side, 4), '-', $number)"/>
    <xsl:variable name="player" select="substring-before(substring-after($called, concat('&#10;', $id, '=')), '&#10;')"/>
    <xsl:if test="$player != ''"><xsl:attribute name="pl"><xsl:value-of select="$id"/></xsl:attribute></xsl:if>
    <xsl:choose>
      <xsl:when test="contains($unnamed, substring($id, 1, 4))">
        <xsl:attribute name="other">1</xsl:attribute>
        <xsl:attribute name="w"><xsl:value-of select="$sides[@id = substring($id, 1, 4)]/@name"/></xsl:attribute>
      </xsl:when>
      <xsl:when test="$player != ''">
        <!-- A placeholder is no number to show, where there is a name. -->
        <xsl:if test="starts-with($player, $number)"><xsl:attribute name="n"><xsl:value-of select="$number"/></xsl:attribute></xsl:if>
        <xsl:attribute name="w"><xsl:value-of select="$player"/></xsl:attribute>
      </xsl:when>
      <xsl:when test="$number != ''">
        <xsl:attribute name="n"><xsl:value-of select="$number"/></xsl:attribute>
        <xsl:attribute name="w"><xsl:value-of select="normalize-space($number)"/></xsl:attribute>
      </xsl:when>
      <xsl:when test="@tecnic != ''">
        <xsl:attribute name="w">
          <xsl:value-of select="f:official($equips[1 + $side]/tecnics/tecnic[@codi = current()/@tecnic], @tecnic)"/>
        </xsl:attribute>
      </xsl:when>
      <xsl:otherwise>
        <xsl:attribute name="w">
          <xsl:call-template name="who">
            <xsl:with-param name="name" select="$name"/>
            <xsl:with-param name="field" select="$field"/>
          </xsl:call-template>
        </xsl:attribute>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:if test="$number = '' and @tecnic != ''">
      <xsl:attribute name="of"><xsl:value-of select="@tecnic"/></xsl:attribute>
    </xsl:if>
  </xsl:template>

  <xsl:template name="second">
    <xsl:param name="side"/>
    <xsl:param name="number"/>
    <xsl:param name="name"/>
    <xsl:param name="field"/>
    <!-- The visitors' number is 1. -->
    <xsl:choose>
      <xsl:when test="$number != ''">
        <xsl:variable name="id" select="concat(substring('homeaway', 1 + 4 * $side, 4), '-', $number)"/>
        <xsl:variable name="player" select="substring-before(substring-after($called, concat('&#10;', $id, '=')), '&#10;')"/>
        <xsl:if test="$player != ''"><xsl:attribute name="pl2"><xsl:value-of select="$id"/></xsl:attribute></xsl:if>
        <xsl:if test="not(contains($unnamed, substring($id, 1, 4)))">
          <xsl:if test="$player = '' or starts-with($player, $number)"><xsl:attribute name="n2"><xsl:value-of select="$number"/></xsl:attribute></xsl:if>
          <xsl:attribute name="w2">
            <xsl:value-of select="$player"/>
            <xsl:if test="$player = ''"><xsl:value-of select="normalize-space($number)"/></xsl:if>
          </xsl:attribute>
        </xsl:if>
      </xsl:when>
      <xsl:when test="($name or @desconeguts) and not(contains($unnamed, substring('homeaway', 1 + 4 * $side, 4)))">
        <xsl:attribute name="w2">
          <xsl:call-template name="who">
            <xsl:with-param name="name" select="$name"/>
            <xsl:with-param name="field" select="$field"/>
          </xsl:call-template>
        </xsl:attribute>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- ?1 for someone nobody has identified yet; else the name the file gives. -->
  <xsl:template name="who">
    <xsl:param name="name"/>
    <xsl:param name="field"/>
    <xsl:choose>
      <xsl:when test="contains(concat(' ', @desconeguts), concat(' ', $field, ':'))">
        <xsl:value-of select="concat('?', substring-before(concat(substring-after(
            concat(' ', @desconeguts), concat(' ', $field, ':')), ' '), ' '))"/>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="f:shown-name($name)"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <func:function name="f:official">
    <xsl:param name="official"/>
    <xsl:param name="code"/>
    <xsl:choose>
      <xsl:when test="$official/@nom != ''">
        <func:result select="concat($official/@nom, ' (', f:role(string($code)), ')')"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:role(string($code))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- What an official is called: of several the number stands behind it, coach 2. -->
  <func:function name="f:role">
    <xsl:param name="code"/>
    <xsl:variable name="word" select="translate($code, '0123456789', '')"/>
    <xsl:variable name="number" select="substring-after($code, $word)"/>
    <func:result select="normalize-space(concat(f:code('official', $word), ' ', $number))"/>
  </func:function>
</xsl:stylesheet>
