<?xml version="1.0" encoding="UTF-8"?>
<!-- The report of a match as plain text, 80 columns wide, for the terminal and for e-mail.

     The parameters are in parameters.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>

  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:strip-space elements="*"/>

  <xsl:variable name="breaks" select="'&#9;&#10;&#13;'"/>

  <xsl:include href="part-phrases.xsl"/>
  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-words.xsl"/>
  <xsl:include href="part-phase.xsl"/>
  <xsl:include href="part-text.xsl"/>

  <xsl:template match="/">
    <xsl:call-template name="head"/>
    <xsl:if test="$events[not(self::note)][@s != '']"><xsl:call-template name="comparison"/></xsl:if>
    <xsl:for-each select="$shown"><xsl:call-template name="squad"/></xsl:for-each>
    <xsl:call-template name="abbreviations"/>
    <xsl:call-template name="log"/>
    <xsl:call-template name="unresolved"/>
    <xsl:text>&#10;FutbolStats · </xsl:text>
    <xsl:if test="$file != ''"><xsl:value-of select="concat(f:t('from-file', f:visible($file)), ' · ')"/></xsl:if>
    <xsl:choose>
      <xsl:when test="$dtd != ''"><xsl:value-of select="f:t('valid-under', $dtd)"/></xsl:when>
      <xsl:when test="$documented"><xsl:value-of select="f:t('format-of', 'partit-2011.dtd')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:t('format-of', 'partit.dtd')"/></xsl:otherwise>
    </xsl:choose>
    <xsl:text>&#10;</xsl:text>
  </xsl:template>

  <xsl:template name="head">
    <xsl:if test="$is-private"><xsl:value-of select="concat(f:t('private'), '&#10;&#10;')"/></xsl:if>
    <xsl:if test="$occasion-and-season != ''"><xsl:value-of select="concat($occasion-and-season, '&#10;')"/></xsl:if>
    <xsl:value-of select="concat($home/@name, '  ', f:score(), '  ', $away/@name, '&#10;')"/>
    <xsl:if test="$winner != ''"><xsl:value-of select="concat($winner, '&#10;')"/></xsl:if>
    <xsl:variable name="stages"><xsl:call-template name="stages"/></xsl:variable>
    <xsl:for-each select="exsl:node-set($stages)/stage">
      <xsl:if test="position() &gt; 1"> · </xsl:if>
      <xsl:value-of select="concat(f:t(concat('stage-', @k)), ' ', @h, '–', @a)"/>
      <xsl:if test="position() = last()"><xsl:text>&#10;</xsl:text></xsl:if>
    </xsl:for-each>
    <xsl:variable name="state" select="f:state()"/>
    <xsl:if test="$state != ''"><xsl:value-of select="concat($state, '&#10;')"/></xsl:if>
    <xsl:if test="$award != ''"><xsl:value-of select="concat($award, '&#10;')"/></xsl:if>
    <xsl:if test="$partit/@data != ''">
      <xsl:value-of select="f:date(string($partit/@data))"/>
      <xsl:if test="$partit/@hora != ''"><xsl:value-of select="concat(', ', $partit/@hora)"/></xsl:if>
      <xsl:text>&#10;</xsl:text>
    </xsl:if>
    <xsl:if test="$partit/@estadi != ''"><xsl:value-of select="concat($partit/@estadi, '&#10;')"/></xsl:if>
    <xsl:if test="$partit/@arbitre != ''">
      <xsl:value-of select="concat(f:t('referee', $partit/@arbitre), '&#10;')"/>
    </xsl:if>
    <xsl:if test="$partit/@espectadors != ''">
      <xsl:value-of select="concat(f:t('attendance', $partit/@espectadors), '&#10;')"/>
    </xsl:if>
    <xsl:if test="$goals[not(@punts)]">
      <xsl:text>&#10;</xsl:text>
      <xsl:for-each select="$goals[not(@punts)]">
        <xsl:variable name="name" select="$sides[@id = current()/@s]/@name"/>
        <xsl:variable name="scorer">
          <xsl:if test="not(@other)">
            <xsl:value-of select="f:known-of(@w, $sides[current()/@own][@id = current()/@s]/@other)"/>
          </xsl:if>
          <xsl:if test="@origen = 'penal'"><xsl:value-of select="concat(' ', f:t('penalty-mark'))"/></xsl:if>
          <xsl:if test="@own"><xsl:value-of select="concat(' ', f:t('own-goal-mark'))"/></xsl:if>
        </xsl:variable>
        <xsl:value-of select="concat(f:right(@mt, 6), '  ', f:left(f:running(.), 6),
            normalize-space($scorer), substring(' · ', 1, 3 * ($scorer != '')), $name, '&#10;')"/>
      </xsl:for-each>
    </xsl:if>
  </xsl:template>

  <!-- Totals, with the periods in brackets. -->
  <xsl:template name="comparison">
    <xsl:call-template name="heading"><xsl:with-param name="text" select="f:t('comparison')"/></xsl:call-template>
    <xsl:value-of select="concat(f:left($home/@name, 26), substring($blanks, 1, 29), $away/@name, '&#10;')"/>
    <xsl:for-each select="$statistics[contains(@of, 'team')]">
      <xsl:variable name="h" select="f:team(@t, 'home', '')"/>
      <xsl:variable name="a" select="f:team(@t, 'away', '')"/>
      <xsl:if test="@always or $h &gt; 0 or $a &gt; 0">
        <xsl:variable name="name" select="f:left(@name, 26)"/>
        <xsl:value-of select="f:right(concat(f:periods(@t, 'home'), f:right(f:figure($h), 4)), 26)"/>
        <xsl:value-of select="concat('  ', $name, f:right(f:figure($a), 3), ' ', f:periods(@t, 'away'))"/>
        <xsl:text>&#10;</xsl:text>
        <xsl:if test="@t = 'goals' and $goals[@own]">
          <xsl:value-of select="concat(substring($blanks, 1, 28), f:t('with-own-goals', f:score()), '&#10;')"/>
        </xsl:if>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <func:function name="f:periods">
    <xsl:param name="t"/>
    <xsl:param name="side"/>
    <xsl:variable name="list">
      <xsl:for-each select="$periods">
        <xsl:if test="position() &gt; 1">, </xsl:if>
        <xsl:value-of select="f:figure(f:team($t, $side, concat(' p', @n)))"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="$periods[2]"><func:result select="concat('(', $list, ')')"/></xsl:when>
      <xsl:otherwise><func:result select="''"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- One line per player: minutes, then everything that is not zero. -->
  <xsl:template name="squad">
    <xsl:variable name="players" select="$listed[@s = current()/@id]"/>
    <xsl:if test="$players">
      <xsl:call-template name="heading"><xsl:with-param name="text" select="@name"/></xsl:call-template>
      <xsl:apply-templates select="$players[@starter = 1]"/>
      <xsl:if test="$players[@starter = 0]">
        <xsl:value-of select="concat('  ', f:t('substitutes'), '&#10;')"/>
        <xsl:apply-templates select="$players[@starter = 0]"/>
      </xsl:if>
      <xsl:call-template name="unattributed"/>
    </xsl:if>
  </xsl:template>

  <xsl:template match="player">
    <xsl:variable name="id" select="@pl"/>
    <xsl:variable name="name">
      <xsl:value-of select="@name"/>
      <xsl:if test="@porter = 'si'"><xsl:value-of select="concat(' ', f:t('keeper-mark'))"/></xsl:if>
      <xsl:if test="@capita = 'si'"><xsl:value-of select="concat(' ', f:t('captain-mark'))"/></xsl:if>
    </xsl:variable>
    <xsl:value-of select="concat(f:right(@n, 3), ' ', f:left(string($name), 27))"/>
    <xsl:choose>
      <xsl:when test="stint and $has-seconds"><xsl:value-of select="f:right(f:played(.), 6)"/></xsl:when>
      <xsl:when test="stint"><xsl:value-of select="f:right(concat(@minutes, '′'), 5)"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:right('–', 5 + $has-seconds)"/></xsl:otherwise>
    </xsl:choose>
    <xsl:call-template name="figures"><xsl:with-param name="id" select="$id"/></xsl:call-template>
    <xsl:text>&#10;</xsl:text>
  </xsl:template>

  <!-- The figures of a player's line, including the actions that a game declares. -->
  <xsl:variable name="player-statistics" select="$statistics[contains(@of, 'player')
      or contains(@of, 'column')][@t != 'minutes' and @t != 'conversion']"/>

  <xsl:template name="figures">
    <xsl:param name="id"/>
    <xsl:variable name="who" select="."/>
    <xsl:for-each select="$player-statistics">
      <xsl:variable name="value" select="count(key('mark', concat(@t, ' ', $id)))
          + sum($who/@for[current()/@t = 'goals-for']) + sum($who/@against[current()/@t = 'goals-against'])"/>
      <xsl:if test="$value &gt; 0"><xsl:value-of select="concat('  ', @short, ' ', $value)"/></xsl:if>
    </xsl:for-each>
  </xsl:template>

  <!-- Actions of no listed player: officials and unidentified players. -->
  <xsl:template name="unattributed">
    <xsl:variable name="figures">
      <xsl:call-template name="figures"><xsl:with-param name="id" select="concat(@id, '-')"/></xsl:call-template>
    </xsl:variable>
    <xsl:if test="$figures != ''">
      <xsl:value-of select="concat('    ', f:left(f:t('unattributed'), 32), $figures, '&#10;')"/>
    </xsl:if>
  </xsl:template>

  <!-- The meanings of the abbreviations used above, in two columns. -->
  <xsl:template name="abbreviations">
    <xsl:variable name="used" select="$player-statistics[key('mark', concat(@t, ' home'))[$shown/@id = 'home']
        or key('mark', concat(@t, ' away'))[$shown/@id = 'away']
        or @t = 'goals-for' and $listed[@s = $shown/@id]/@for &gt; 0
        or @t = 'goals-against' and $listed[@s = $shown/@id]/@against &gt; 0]"/>
    <xsl:if test="$used">
      <xsl:call-template name="heading"><xsl:with-param name="text" select="f:t('abbreviations')"/></xsl:call-template>
      <xsl:for-each select="$used">
        <xsl:variable name="entry" select="concat(f:left(@short, 4), @name)"/>
        <xsl:choose>
          <xsl:when test="position() mod 2 = 1 and position() != last()">
            <xsl:value-of select="f:left($entry, 40)"/>
          </xsl:when>
          <xsl:otherwise><xsl:value-of select="concat($entry, '&#10;')"/></xsl:otherwise>
        </xsl:choose>
      </xsl:for-each>
    </xsl:if>
  </xsl:template>

  <xsl:template name="log">
    <xsl:variable name="told" select="$events[@s = '' or @s = $shown/@id or self::goal or @sc = 'partit']"/>
    <xsl:if test="$told">
      <xsl:call-template name="heading"><xsl:with-param name="text" select="f:t('log')"/></xsl:call-template>
      <xsl:for-each select="$told">
        <xsl:choose>
          <xsl:when test="@s = ''"><xsl:value-of select="concat('-- ', @wt)"/></xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="event-line"/>
            <xsl:if test="self::goal and not(@void)"><xsl:value-of select="concat(' ', f:running(.))"/></xsl:if>
          </xsl:otherwise>
        </xsl:choose>
        <xsl:text>&#10;</xsl:text>
      </xsl:for-each>
    </xsl:if>
  </xsl:template>

  <!-- Minute, team, kind and particulars, which begin with a space and a dot if the player is missing. -->
  <xsl:template name="event-line">
    <xsl:variable name="particulars"><xsl:call-template name="particulars"/></xsl:variable>
    <xsl:value-of select="concat(f:right(@mt, 10), '  ', f:left(f:mark-of(.), 3), @wt,
        substring(' ', 1, number($particulars != '' and not(starts-with($particulars, ' ')))), $particulars)"/>
  </xsl:template>

  <!-- The initial of the home side or the visitors; empty for a note on the match. -->
  <func:function name="f:mark-of">
    <xsl:param name="e"/>
    <xsl:choose>
      <xsl:when test="$e/@sc = 'partit' or $e/@s = ''"><func:result select="''"/></xsl:when>
      <xsl:otherwise><func:result select="substring(f:t(string($e/@s)), 1, 1)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <xsl:template name="unresolved">
    <xsl:variable name="open" select="$events[@av or @dn][@s = '' or @s = $shown/@id]"/>
    <xsl:if test="$open">
      <xsl:call-template name="heading"><xsl:with-param name="text" select="f:t('unresolved')"/></xsl:call-template>
      <xsl:for-each select="$open">
        <xsl:call-template name="event-line"/>
        <xsl:if test="@av"><xsl:value-of select="concat(' — ', f:t('breaks', @av))"/></xsl:if>
        <xsl:if test="@dn"><xsl:value-of select="concat(' — ', f:t('unidentified'))"/></xsl:if>
        <xsl:text>&#10;</xsl:text>
      </xsl:for-each>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
