<?xml version="1.0" encoding="UTF-8"?>
<!-- Shared by all pages of a match in progress: the parameters, and the parts of the report that the pages consist of.

     Parameters, besides those of parameters.xsl that apply (lang, names, colours and crests). The program derives them from the
     rules of the game; see docs/LIVE.md.
       home-image, away-image    addresses of the crests, if they are files beside the page
       number       of this state of the match
       state        pending, playing, interval, shoot-out, over or abandoned
       phase        where the match is, in words: second half
       next         what may come next, in words: extra time, first half
       kind         of the period: regular, extra or shoot-out
       clock        running, standing or none
       shows        up or down
       start        seconds since 1970 at which the period's clock was at zero
       now          seconds since 1970 when this was made
       elapsed      seconds of the period then
       base         seconds of the periods before
       length       seconds of the period by the rules
       overtime     yes if the clock goes on beyond them
       announced    minutes of stoppage time
       closed       places that nobody may take: side, number and the second of the period at which they open, each ended by a
                    semicolon: "home 4 192;away 9 ;"
       men-home, men-away        players on the field, if a team is short
       fouls-home, fouls-away    team fouls that count
       bonus-home, bonus-away    what the next one brings, in words
       time-outs-home, time-outs-away   left
       kicker       the side whose kick is next
       kicks-each   of each side before sudden death
       since        time of day since when the file has been unreadable: 17:05 -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:str="http://exslt.org/strings" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl str"
    exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>

  <xsl:param name="home-image"/>
  <xsl:param name="away-image"/>
  <xsl:param name="number" select="'0'"/>
  <xsl:param name="state" select="'pending'"/>
  <xsl:param name="phase"/>
  <xsl:param name="next"/>
  <xsl:param name="kind"/>
  <xsl:param name="clock" select="'none'"/>
  <xsl:param name="shows" select="'up'"/>
  <xsl:param name="start"/>
  <xsl:param name="now"/>
  <xsl:param name="elapsed" select="'0'"/>
  <xsl:param name="base" select="'0'"/>
  <xsl:param name="length" select="'0'"/>
  <xsl:param name="overtime" select="'yes'"/>
  <xsl:param name="announced"/>
  <xsl:param name="closed"/>
  <xsl:param name="men-home"/>
  <xsl:param name="men-away"/>
  <xsl:param name="fouls-home"/>
  <xsl:param name="fouls-away"/>
  <xsl:param name="bonus-home"/>
  <xsl:param name="bonus-away"/>
  <xsl:param name="time-outs-home"/>
  <xsl:param name="time-outs-away"/>
  <xsl:param name="kicker"/>
  <xsl:param name="kicks-each" select="'5'"/>
  <xsl:param name="since"/>

  <!-- Private data is never shown; there are no parameters for it. -->
  <xsl:variable name="team" select="'all'"/>
  <xsl:variable name="half-time" select="'no'"/>
  <xsl:variable name="private" select="'no'"/>
  <xsl:variable name="breaks" select="'&#9;&#10;&#13;'"/>

  <xsl:include href="part-phrases.xsl"/>
  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-words.xsl"/>
  <xsl:include href="part-phase.xsl"/>
  <xsl:include href="part-look.xsl"/>
  <xsl:include href="part-paints.xsl"/>

  <!-- The events that spectators follow, in the order of the match: no chances or corners, and no fouls without a
       dismissal. -->
  <xsl:variable name="followed" select="$event-list/*[self::goal or self::card or @off = 'out' or self::sub or self::kick
      or self::arrival or self::departure or self::period-start or self::period-end or self::final or self::own[@tipus = 'tempsmort']]"/>
  <xsl:variable name="latest" select="$followed[last()]"/>

  <xsl:variable name="closed-tree">
    <xsl:for-each select="str:tokenize($closed, ';')">
      <xsl:variable name="rest" select="substring-after(., ' ')"/>
      <place s="{substring-before(., ' ')}" n="{substring-before($rest, ' ')}" end="{substring-after($rest, ' ')}"/>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="closed-places" select="exsl:node-set($closed-tree)/place"/>

  <xsl:variable name="kicks-home" select="count($kicks[@s = 'home'][@resultat = 'gol'])"/>
  <xsl:variable name="kicks-away" select="count($kicks[@s = 'away'][@resultat = 'gol'])"/>

  <!-- Where the match is; for an abandoned match with the minute. -->
  <xsl:variable name="phase-in-words">
    <xsl:choose>
      <xsl:when test="$state = 'abandoned'">
        <xsl:value-of select="concat(f:lower(substring(f:state(), 1, 1)), substring(f:state(), 2))"/>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$phase"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- The time shown on the clock: 23:10. -->
  <xsl:variable name="clock-text">
    <xsl:if test="$clock != 'none'">
      <xsl:variable name="run" select="floor($elapsed) * ($overtime = 'yes' or $elapsed &lt; $length)
          + $length * not($overtime = 'yes' or $elapsed &lt; $length)"/>
      <xsl:variable name="shown" select="($base + $run) * ($shows != 'down') + ($length - $run) * ($shows = 'down')"/>
      <xsl:value-of select="concat(floor($shown div 60), ':', format-number(floor($shown) mod 60, '00'))"/>
    </xsl:if>
  </xsl:variable>

  <!-- The latest event, for screen readers and the overlay. -->
  <xsl:template match="*" mode="told">
    <xsl:variable name="particulars"><xsl:call-template name="particulars-alone"/></xsl:variable>
    <xsl:if test="@s != ''"><xsl:value-of select="concat($sides[@id = current()/@s]/@name, ': ')"/></xsl:if>
    <xsl:value-of select="@wt"/>
    <xsl:if test="$particulars != ''"><xsl:value-of select="concat(', ', $particulars)"/></xsl:if>
    <xsl:if test="self::goal and not(@void)"><xsl:text>, </xsl:text><xsl:call-template name="running"/></xsl:if>
  </xsl:template>
  <!-- The particulars without the dot in front of the first if the player is missing. -->
  <xsl:template name="particulars-alone">
    <xsl:variable name="dotted"><xsl:call-template name="particulars"/></xsl:variable>
    <xsl:value-of select="substring($dotted, 1 + 3 * starts-with($dotted, ' · '))"/>
  </xsl:template>
  <xsl:variable name="news"><xsl:apply-templates select="$latest" mode="told"/></xsl:variable>
</xsl:stylesheet>
