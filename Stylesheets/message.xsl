<?xml version="1.0" encoding="UTF-8"?>
<!-- The result of a match as a message for a chat or an e-mail: plain text without columns.

     The parameters are in parameters.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>

  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:strip-space elements="*"/>

  <xsl:variable name="card" select="'result'"/>

  <xsl:variable name="breaks" select="'&#9;&#10;&#13;'"/>

  <xsl:include href="part-phrases.xsl"/>
  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-words.xsl"/>
  <xsl:include href="part-phase.xsl"/>
  <xsl:include href="part-result.xsl"/>
  <xsl:include href="part-occasion.xsl"/>
  <xsl:include href="part-scorers.xsl"/>

  <xsl:template match="/">
    <xsl:call-template name="line"><xsl:with-param name="text" select="$occasion"/></xsl:call-template>
    <xsl:choose>
      <xsl:when test="$is-fixture">
        <xsl:call-template name="line"><xsl:with-param name="text"
            select="concat($home/@name, ' – ', $away/@name)"/></xsl:call-template>
        <xsl:call-template name="line"><xsl:with-param name="text" select="$when"/></xsl:call-template>
        <xsl:call-template name="line"><xsl:with-param name="text" select="$place"/></xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="line">
          <xsl:with-param name="text" select="concat($home/@name, ' ', f:score(), ' ', $away/@name)"/>
        </xsl:call-template>
        <!-- Why the match was abandoned, or its state and the winner of the shoot-out. -->
        <xsl:variable name="standing">
          <xsl:choose>
            <xsl:when test="$partit/@estat = 'abandonat'"><xsl:value-of select="f:state()"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="$status"/></xsl:otherwise>
          </xsl:choose>
        </xsl:variable>
        <xsl:call-template name="line"><xsl:with-param name="text"
            select="f:joined(string($standing), string($stages))"/></xsl:call-template>
        <xsl:call-template name="line"><xsl:with-param name="text" select="$winner"/></xsl:call-template>
        <xsl:call-template name="goals"/>
        <xsl:call-template name="bookings">
          <xsl:with-param name="heading" select="f:w('stat-cards')"/><xsl:with-param name="events" select="$cards"/>
        </xsl:call-template>
        <xsl:call-template name="bookings">
          <xsl:with-param name="heading" select="f:w('dismissals')"/>
          <xsl:with-param name="events" select="$foul-dismissals"/>
        </xsl:call-template>
        <xsl:if test="$when != '' or $place != ''">
          <xsl:text>&#10;</xsl:text>
          <xsl:call-template name="line"><xsl:with-param name="text" select="f:joined($when, $place)"/></xsl:call-template>
        </xsl:if>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:call-template name="line"><xsl:with-param name="text" select="$next-match"/></xsl:call-template>
  </xsl:template>

  <!-- Writes nothing if the text is empty. -->
  <xsl:template name="line">
    <xsl:param name="text"/>
    <xsl:if test="$text != ''"><xsl:value-of select="concat($text, '&#10;')"/></xsl:if>
  </xsl:template>

  <!-- Each goal with the score after it; if there are many, one line per team instead. -->
  <xsl:template name="goals">
    <xsl:variable name="scored"
        select="concat(substring('goals', 1, 5 * not($own-scores)), substring('points', 1, 6 * boolean($own-scores)))"/>
    <xsl:if test="$goals">
      <xsl:value-of select="concat('&#10;', f:w(concat('stat-', $scored)), '&#10;')"/>
    </xsl:if>
    <xsl:choose>
      <xsl:when test="$only-totals">
        <xsl:for-each select="$scorer-lists[item]">
          <xsl:value-of select="concat($sides[@id = current()/@s]/@name, ': ')"/>
          <xsl:for-each select="item">
            <xsl:if test="position() &gt; 1">, </xsl:if>
            <xsl:value-of select="."/>
          </xsl:for-each>
          <xsl:text>&#10;</xsl:text>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="$goals">
          <xsl:value-of select="concat(@mt, substring(' ', 1, number(@mt != '')), f:running(.), ' ')"/>
          <xsl:call-template name="who"/>
          <xsl:if test="@origen = 'penal'"><xsl:value-of select="concat(' ', f:w('penalty-mark'))"/></xsl:if>
          <xsl:if test="@own"><xsl:value-of select="concat(' ', f:w('own-goal-mark'))"/></xsl:if>
          <xsl:text>&#10;</xsl:text>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- One line per kind of card or dismissal and team: Red card, Inca: Puig 63′ -->
  <xsl:template name="bookings">
    <xsl:param name="heading"/>
    <xsl:param name="events"/>
    <xsl:if test="$events"><xsl:value-of select="concat('&#10;', $heading, '&#10;')"/></xsl:if>
    <xsl:for-each select="$events">
      <xsl:variable name="kind" select="@bt"/>
      <xsl:variable name="alike" select="$events[@s = current()/@s][@bt = $kind]"/>
      <xsl:if test="@i = $alike[1]/@i">
        <xsl:value-of select="concat($kind, ', ', $sides[@id = current()/@s]/@name, ': ')"/>
        <xsl:for-each select="$alike">
          <xsl:if test="position() &gt; 1">, </xsl:if>
          <xsl:if test="not(@other)"><xsl:call-template name="who"/><xsl:text> </xsl:text></xsl:if>
          <xsl:value-of select="@mt"/>
        </xsl:for-each>
        <xsl:text>&#10;</xsl:text>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <!-- The player without the number that stands before a name; the team if its players are not named. A number alone
       is of the other team for an own goal. -->
  <xsl:template name="who">
    <xsl:call-template name="scorer-name">
      <xsl:with-param name="name"
          select="f:known-of(f:unnumbered(.), $sides[current()/@own][@id = current()/@s]/@other)"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="scorer-name">
    <xsl:param name="name"/>
    <xsl:value-of select="$name"/>
  </xsl:template>
</xsl:stylesheet>
