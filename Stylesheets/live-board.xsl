<?xml version="1.0" encoding="UTF-8"?>
<!-- The scoreboard for a television or a tablet, and the overlay for a stream. They have no statistics, which take a
     third of the time that a page needs.

       page   board or overlay; the others are those of live-frame.xsl -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func"
    exclude-result-prefixes="f">

  <xsl:include href="live-frame.xsl"/>
  <xsl:include href="part-own-events.xsl"/>

  <xsl:template name="live-content">
    <xsl:choose>
      <xsl:when test="$page = 'overlay'"><xsl:call-template name="overlay"/></xsl:when>
      <xsl:otherwise><xsl:call-template name="board"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="board">
    <xsl:for-each select="$sides">
      <section id="{@id}" data-part="{@id}">
        <xsl:attribute name="class">
          <xsl:value-of select="concat(@id, ' ', $name-size)"/>
          <xsl:if test="$has-facts"> facts</xsl:if>
          <xsl:if test="$kicks or $state = 'shoot-out'"> shot</xsl:if>
        </xsl:attribute>
        <p class="team"><xsl:call-template name="live-crest"/><span><xsl:value-of select="@name"/></span></p>
        <xsl:variable name="score" select="$score-home * (@id = 'home') + $score-away * (@id = 'away')"/>
        <p class="points d{string-length($score)}"><span><xsl:value-of select="$score"/></span></p>
        <xsl:if test="$kicks or $state = 'shoot-out'">
          <p class="kicks"><xsl:call-template name="dots"/><b><xsl:value-of
              select="$kicks-home * (@id = 'home') + $kicks-away * (@id = 'away')"/></b></p>
        </xsl:if>
        <xsl:call-template name="side-facts"/>
      </section>
    </xsl:for-each>
    <section id="time" data-part="time">
      <p class="now"><xsl:call-template name="clock"/><xsl:call-template name="announced"/></p>
      <p class="where"><xsl:call-template name="phase"/></p>
      <xsl:if test="$winner != ''"><p class="occasion"><xsl:value-of select="$winner"/></p></xsl:if>
      <xsl:if test="$kick-off != ''"><p class="occasion"><xsl:value-of select="$kick-off"/></p></xsl:if>
      <xsl:if test="$match-phase != ''"><p class="occasion"><xsl:value-of select="$match-phase"/></p></xsl:if>
      <xsl:call-template name="unreadable"/>
    </section>
  </xsl:template>

  <xsl:template name="overlay">
    <div id="bug" data-part="bug">
      <xsl:for-each select="$sides">
        <span class="team {@id} {$name-size}">
          <xsl:call-template name="live-crest"/><span class="name"><xsl:value-of select="@name"/></span>
        </span>
        <xsl:if test="position() = 1"><span class="result"><xsl:value-of select="f:score()"/></span></xsl:if>
      </xsl:for-each>
      <span class="time">
        <xsl:call-template name="clock"/>
        <xsl:call-template name="announced"/>
        <span class="where"><xsl:call-template name="phase"/></span>
      </span>
      <xsl:if test="$kicks or $state = 'shoot-out'">
        <span class="kicks">
          <xsl:for-each select="$sides">
            <span><xsl:call-template name="dots"/><b><xsl:value-of
                select="$kicks-home * (@id = 'home') + $kicks-away * (@id = 'away')"/></b></span>
          </xsl:for-each>
        </span>
      </xsl:if>
    </div>
    <p id="news" hidden="hidden"></p>
  </xsl:template>
</xsl:stylesheet>
