<?xml version="1.0" encoding="UTF-8"?>
<!-- The line-up on the pitch: a team's own half and more, its goal at the foot, in lines by position; what everybody of it did,
     as signs. Without positions there is none, nor where too few are known to say who stood where: the list below tells who played.

     A position is what somebody wrote in the squad, in any of the three languages: its first letters say which line it is. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:variable name="pitch-desc" select="f:w('pitch-desc')"/>

  <xsl:template name="pitches">
    <!-- More than six side by side are those nobody gave a position, and their names would stand on each other. -->
    <xsl:variable name="sides-with" select="$shown[@id = 'home' and $squad-home[@starter = 1]/@posicio != '' and not(exsl:node-set($line-tree)/home/man[@line = 2][7])
        or @id = 'away' and $squad-away[@starter = 1]/@posicio != '' and not(exsl:node-set($line-tree)/away/man[@line = 2][7])]"/>
    <xsl:if test="$sides-with">
      <div class="pair">
        <xsl:for-each select="$sides-with">
          <xsl:variable name="of-side" select="exsl:node-set($line-tree)/*[name() = current()/@id]/man"/>
          <figure>
            <figcaption>
              <xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template>
            </figcaption>
            <svg class="pitch lineup" role="img" viewBox="0 0 360 304">
              <title><xsl:value-of select="f:t('pitch-title', @name)"/></title>
              <desc><xsl:value-of select="$pitch-desc"/></desc>
              <path class="lines" d="M1 1H359V303H1zM1 24H359M145 24a35 35 0 0 0 70 0M90 303V248H270V303M145 303V282H215V303M150 248a34 34 0 0 1 60 0"/>
              <xsl:call-template name="line-of"><xsl:with-param name="line" select="$of-side[@line = 0]"/><xsl:with-param name="y" select="270"/></xsl:call-template>
              <xsl:call-template name="line-of"><xsl:with-param name="line" select="$of-side[@line = 1]"/><xsl:with-param name="y" select="199"/></xsl:call-template>
              <xsl:call-template name="line-of"><xsl:with-param name="line" select="$of-side[@line = 2]"/><xsl:with-param name="y" select="127"/></xsl:call-template>
              <xsl:call-template name="line-of"><xsl:with-param name="line" select="$of-side[@line = 3]"/><xsl:with-param name="y" select="51"/></xsl:call-template>
            </svg>
          </figure>
        </xsl:for-each>
      </div>
    </xsl:if>
  </xsl:template>

  <!-- Side by side; of more than four, every other one stands a little back, so that the names find room. -->
  <xsl:template name="line-of">
    <xsl:param name="line"/>
    <xsl:param name="y"/>
    <xsl:variable name="count" select="count($line)"/>
    <xsl:for-each select="$line">
      <xsl:variable name="x" select="round((position() - 0.5) * 360 div $count)"/>
      <xsl:variable name="back" select="($count &gt; 4) * 15 * (1 - 2 * (position() mod 2))"/>
      <g class="man" transform="translate({$x} {$y + $back})">
        <circle class="b{@s}" r="11"/>
        <text class="mid shirt" y="4"><xsl:value-of select="@n"/></text>
        <text class="mid name" y="22">
          <xsl:choose>
            <xsl:when test="$count = 4 and string-length() &gt; 10">
              <xsl:call-template name="label"><xsl:with-param name="name" select="string()"/><xsl:with-param name="room" select="10"/></xsl:call-template>
            </xsl:when>
            <xsl:otherwise><xsl:value-of select="."/></xsl:otherwise>
          </xsl:choose>
        </text>
        <xsl:if test="@busy != ''">
          <xsl:variable name="id" select="@id"/>
          <xsl:for-each select="$event-list">
          <xsl:variable name="of" select="key('of', $id)"/>
          <xsl:variable name="goals" select="$of[self::goal][@pl = $id][not(@void)]"/>
          <xsl:if test="$goals">
            <xsl:variable name="own" select="$goals/@own"/>
            <use x="-14" y="-8"><xsl:attribute name="href"><xsl:choose><xsl:when test="$own">#m-own</xsl:when><xsl:otherwise>#m-goal</xsl:otherwise></xsl:choose></xsl:attribute></use>
            <xsl:if test="count($goals) &gt; 1"><text class="times" x="-22" y="-4"><xsl:value-of select="concat('×', count($goals))"/></text></xsl:if>
          </xsl:if>
          <xsl:variable name="card" select="$of[self::card][last()]/@color"/>
          <xsl:if test="$of[self::card]">
            <use x="14" y="-8"><xsl:attribute name="href"><xsl:choose>
              <xsl:when test="$card = 'groga' or $card = 'segonagroga' or $card = 'vermella'"><xsl:value-of select="concat('#m-', $card)"/></xsl:when>
              <xsl:otherwise>#m-card</xsl:otherwise>
            </xsl:choose></xsl:attribute></use>
          </xsl:if>
          <xsl:variable name="off" select="$of[self::sub][@pl2 = $id][1]"/>
          <!-- Towards the middle where the edge of the pitch is near. -->
          <xsl:choose>
            <xsl:when test="not($off)"/>
            <xsl:when test="$x &gt; 290"><use href="#m-out" x="-15" y="6" class="small"/><text class="off before" x="-22" y="10"><xsl:value-of select="$off/@mt"/></text></xsl:when>
            <xsl:otherwise><use href="#m-out" x="15" y="6" class="small"/><text class="off" x="22" y="10"><xsl:value-of select="$off/@mt"/></text></xsl:otherwise>
          </xsl:choose>
          </xsl:for-each>
        </xsl:if>
      </g>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
