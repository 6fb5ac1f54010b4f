<?xml version="1.0" encoding="UTF-8"?>
<!-- The line-up on the field: a little more than a team's half, its goal at the foot, the players in rows from left to
     right with signs for what they did. Omitted if too few positions are known. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:variable name="pitch-desc">
    <xsl:choose>
      <xsl:when test="$has-keeper"><xsl:value-of select="f:w('pitch-desc')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:w('pitch-desc-court')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- The number of rows beyond four, for the side with more rows. -->
  <xsl:variable name="most-rows">
    <xsl:choose>
      <xsl:when test="$row-sides/row[6]">2</xsl:when>
      <xsl:otherwise><xsl:value-of select="number(boolean($row-sides/row[5]))"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- The field of the current side, if the position of any player other than the goalkeeper is known. More than six
       players in a row cannot have known positions. -->
  <xsl:template name="pitch">
    <xsl:variable name="side" select="."/>
    <xsl:for-each select="$row-sides[@id = $side/@id][row/starter/@known][not(row/starter[7])]">
      <!-- Four rows have the usual height; each further row makes the fields of both teams higher. -->
      <xsl:variable name="more" select="$most-rows"/>
      <xsl:variable name="foot" select="$field/@foot + 66 * $more"/>
      <xsl:variable name="step" select="($foot - 84) div (count(row) - 1 + (count(row) = 1))"/>
      <svg class="pitch lineup" role="img" viewBox="0 0 360 {$foot + 1}">
        <title><xsl:value-of select="f:t('pitch-title', $side/@name)"/></title>
        <desc><xsl:value-of select="$pitch-desc"/></desc>
        <path class="lines" d="M1 1H359V{$foot}H1zM1 24H359"/>
        <g transform="translate(0 {$foot - $field/@foot})">
          <path class="lines" d="{$field/@half}"/>
          <xsl:if test="$field/@half-dash"><path class="grid" d="{$field/@half-dash}"/></xsl:if>
        </g>
        <xsl:if test="$field/@circle != ''"><path class="lines" d="{$field/@circle}"/></xsl:if>
        <xsl:for-each select="row">
          <xsl:call-template name="pitch-row">
            <xsl:with-param name="y" select="$foot - 33 - round((position() - 1) * $step)"/>
          </xsl:call-template>
        </xsl:for-each>
      </svg>
    </xsl:for-each>
  </xsl:template>

  <!-- Players side by side. If there are more than four, or if a name is wider than its share of the row, every other
       player stands a little further back, so that each name has the width of two places. A name that would cross the
       edge is moved inwards, and one that is wider than its room is set smaller. -->
  <xsl:template name="pitch-row">
    <xsl:param name="y"/>
    <xsl:variable name="count" select="count(starter)"/>
    <xsl:variable name="share" select="360 div $count"/>
    <xsl:variable name="letters" select="floor($share div 8) - (floor($share div 8) - 14) * ($share &gt; 112)"/>
    <xsl:variable name="name-tree">
      <xsl:for-each select="starter">
        <xsl:choose>
          <!-- A short name fits whatever its letters. -->
          <xsl:when test="string-length(.) * 12.1 &lt; $share - 10">
            <name width="0"><xsl:value-of select="."/></name>
          </xsl:when>
          <xsl:otherwise>
            <xsl:variable name="name">
              <xsl:call-template name="label">
                <xsl:with-param name="name" select="string()"/><xsl:with-param name="room" select="$letters"/>
              </xsl:call-template>
            </xsl:variable>
            <name width="{f:ems($name) * 11.5}"><xsl:value-of select="$name"/></name>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="names" select="exsl:node-set($name-tree)/name"/>
    <xsl:variable name="staggered" select="$count &gt; 4 or $count &gt; 1 and $names/@width &gt; $share - 4"/>
    <xsl:variable name="room" select="$share * (1 + ($staggered and $count &gt; 2)) - 4"/>
    <xsl:for-each select="starter">
      <xsl:variable name="place" select="position()"/>
      <xsl:variable name="name" select="$names[$place]"/>
      <xsl:variable name="x" select="round(($place - 0.5) * $share)"/>
      <xsl:variable name="back" select="$staggered * 15 * (1 - 2 * ($place mod 2))"/>
      <xsl:variable name="width" select="$name/@width - ($name/@width - $room) * ($name/@width &gt; $room)"/>
      <xsl:variable name="over-left" select="$width div 2 + 3 - $x"/>
      <xsl:variable name="over-right" select="$x + $width div 2 - 357"/>
      <g class="man" transform="translate({$x} {$y + $back})">
        <circle class="b{@s}" r="11"/>
        <text class="mid shirt" y="4"><xsl:value-of select="@n"/></text>
        <xsl:if test="$name != ''">
          <text class="mid name" y="22">
            <xsl:if test="$over-left &gt; 0 or $over-right &gt; 0">
              <xsl:attribute name="x">
                <xsl:value-of select="round($over-left * ($over-left &gt; 0) - $over-right * ($over-right &gt; 0))"/>
              </xsl:attribute>
            </xsl:if>
            <xsl:if test="$name/@width &gt; $room">
              <xsl:attribute name="style">
                <xsl:value-of select="concat('font-size:', format-number(11.5 * $room div $name/@width, '0.#'), 'px')"/>
              </xsl:attribute>
            </xsl:if>
            <xsl:value-of select="$name"/>
          </text>
        </xsl:if>
        <xsl:if test="@busy != ''">
          <xsl:variable name="id" select="@id"/>
          <xsl:for-each select="$event-list">
          <xsl:variable name="of" select="key('of', $id)"/>
          <xsl:variable name="goals" select="$of[self::goal][@pl = $id][not(@void or @punts)]"/>
          <xsl:if test="$goals">
            <xsl:variable name="scored" select="$goals[not(@own)]"/>
            <xsl:call-template name="pitch-goals"><xsl:with-param name="goals" select="$scored"/></xsl:call-template>
            <xsl:call-template name="pitch-goals">
              <xsl:with-param name="goals" select="$goals[@own]"/><xsl:with-param name="shape" select="'own'"/>
              <xsl:with-param name="y" select="-8 + 13 * boolean($scored)"/>
            </xsl:call-template>
          </xsl:if>
          <xsl:variable name="card" select="$of[self::card or @off = 'out' and @pl = $id][last()]"/>
          <xsl:if test="$card"><use x="15" y="-8" href="#m-{$card/@sign}"/></xsl:if>
          <xsl:variable name="off" select="$of[self::sub][@pl2 = $id][1]"/>
          <!-- Moved inwards near the edge of the pitch. -->
          <xsl:choose>
            <xsl:when test="not($off)"/>
            <xsl:when test="$x &gt; 290">
              <use href="#m-out" x="-17" y="6" class="small"/>
              <text class="off before" x="-24" y="10"><xsl:value-of select="$off/@mt"/></text>
            </xsl:when>
            <xsl:otherwise>
              <use href="#m-out" x="17" y="6" class="small"/>
              <text class="off" x="24" y="10"><xsl:value-of select="$off/@mt"/></text>
            </xsl:otherwise>
          </xsl:choose>
          </xsl:for-each>
        </xsl:if>
      </g>
    </xsl:for-each>
  </xsl:template>

  <!-- A player's goals: one mark, and how many if there are several. -->
  <xsl:template name="pitch-goals">
    <xsl:param name="goals"/>
    <xsl:param name="shape" select="'goal'"/>
    <xsl:param name="y" select="-8"/>
    <xsl:if test="$goals">
      <use x="-16" y="{$y}" href="#m-{$shape}"/>
      <xsl:if test="count($goals) &gt; 1">
        <text class="times" x="-24" y="{$y + 4}"><xsl:value-of select="concat('×', count($goals))"/></text>
      </xsl:if>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
