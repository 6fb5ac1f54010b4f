<?xml version="1.0" encoding="UTF-8"?>
<!-- Pages to print: the scouting sheet of a team, on one A4 sheet, and playing time by position, for parents. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    xmlns:exsl="http://exslt.org/common" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <!-- The document has these sections only if it is private. On paper they fill one sheet. The type is as large as the
       text allows; if the text would need less than 10 points, the oldest notes are left out. -->
  <xsl:template match="equip" mode="scout">
    <xsl:variable name="notes" select="apartat[@codi = 'notes']/linia"/>
    <xsl:variable name="length">
      <xsl:call-template name="lines-on-paper"><xsl:with-param name="size" select="10"/></xsl:call-template>
    </xsl:variable>
    <xsl:variable name="length-of-notes">
      <xsl:call-template name="lines-on-paper">
        <xsl:with-param name="size" select="10"/>
        <xsl:with-param name="of" select="$notes"/>
        <xsl:with-param name="besides" select="0"/>
      </xsl:call-template>
    </xsl:variable>
    <!-- 105 lines of 10 points fill both columns. -->
    <xsl:variable name="room" select="105 - ($length - $length-of-notes)"/>
    <xsl:variable name="most" select="floor($room div $length-of-notes * count($notes))"/>
    <div>
      <xsl:attribute name="class">
        <xsl:text>sheet size</xsl:text>
        <xsl:call-template name="size-on-paper"/>
      </xsl:attribute>
      <xsl:apply-templates select="apartat">
        <xsl:with-param name="kept">
          <xsl:choose>
            <xsl:when test="$length &gt; 105 and $most &gt; 5"><xsl:value-of select="$most"/></xsl:when>
            <xsl:when test="$length &gt; 105">5</xsl:when>
            <xsl:otherwise><xsl:value-of select="count($notes)"/></xsl:otherwise>
          </xsl:choose>
        </xsl:with-param>
      </xsl:apply-templates>
      <xsl:call-template name="goal-groups"/>
    </div>
  </xsl:template>

  <!-- A section. All notes are on the page, but only so many on paper. -->
  <xsl:template match="apartat">
    <xsl:param name="kept" select="count(linia)"/>
    <section>
      <h2><xsl:value-of select="@nom"/></h2>
      <ul class="lines">
        <xsl:for-each select="linia">
          <li>
            <xsl:if test="../@codi = 'notes' and position() &gt; $kept">
              <xsl:attribute name="class">old</xsl:attribute>
            </xsl:if>
            <xsl:value-of select="."/>
          </li>
        </xsl:for-each>
        <xsl:if test="@codi = 'notes' and count(linia) &gt; $kept">
          <li class="paper"><xsl:value-of select="f:n('older-notes', count(linia) - $kept)"/></li>
        </xsl:if>
      </ul>
    </section>
  </xsl:template>

  <!-- About how many lines of a column some lines of text take on paper, besides the headings and the table of goals:
       a column holds 460 characters divided by the size of the type, and on average the last line is half full. -->
  <xsl:template name="lines-on-paper">
    <xsl:param name="size"/>
    <xsl:param name="of" select="apartat/linia"/>
    <xsl:param name="besides" select="2 * (count(apartat) + 1) + 1.3 * (count(grup) + 1)"/>
    <xsl:variable name="text"><xsl:for-each select="$of"><xsl:value-of select="."/></xsl:for-each></xsl:variable>
    <xsl:value-of select="string-length($text) * $size div 460 + .5 * count($of) + $besides"/>
  </xsl:template>

  <!-- The largest size with which two columns of a sheet, 1050 points in all, hold the text. -->
  <xsl:template name="size-on-paper">
    <xsl:param name="size" select="14"/>
    <xsl:variable name="lines">
      <xsl:call-template name="lines-on-paper"><xsl:with-param name="size" select="$size"/></xsl:call-template>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="$size = 10 or $lines * $size &lt;= 1050"><xsl:value-of select="$size"/></xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="size-on-paper"><xsl:with-param name="size" select="$size - 1"/></xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Our players by name. -->
  <xsl:template name="positions">
    <xsl:variable name="part" select="/resum/minuts/repartiment"/>
    <xsl:variable name="sums" select="key('jugador', $part/de/@jugador)[not(total[@equip = $part/@equip])]
        | key('jugador', $part/de/@jugador)/total[@equip = $part/@equip]"/>
    <!-- The lines in which anybody played, found once for all the rows. -->
    <xsl:variable name="line-tree">
      <xsl:if test="$sums/@mporteria"><line of="mporteria">goalkeeper</line></xsl:if>
      <xsl:if test="$sums/@mdefensa"><line of="mdefensa">defence</line></xsl:if>
      <xsl:if test="$sums/@mmigcamp"><line of="mmigcamp">midfield</line></xsl:if>
      <xsl:if test="$sums/@matac"><line of="matac">attack</line></xsl:if>
      <xsl:if test="$sums/@mbases"><line of="mbases">guards</line></xsl:if>
      <xsl:if test="$sums/@malers"><line of="malers">forwards</line></xsl:if>
      <xsl:if test="$sums/@mpivots"><line of="mpivots">centres</line></xsl:if>
    </xsl:variable>
    <xsl:variable name="lines" select="exsl:node-set($line-tree)/line"/>
    <section>
      <xsl:choose>
        <xsl:when test="$sums">
          <table>
            <thead>
              <tr>
                <th scope="col" class="t"><xsl:value-of select="f:t('player')"/></th>
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'called'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'starts'"/></xsl:call-template>
                <xsl:call-template name="head">
                  <xsl:with-param name="key" select="'unused'"/><xsl:with-param name="class" select="'opt'"/>
                </xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'minutes'"/></xsl:call-template>
                <xsl:call-template name="head"><xsl:with-param name="key" select="'share'"/></xsl:call-template>
                <xsl:for-each select="$lines">
                  <xsl:call-template name="head"><xsl:with-param name="key" select="string()"/></xsl:call-template>
                </xsl:for-each>
              </tr>
            </thead>
            <tbody>
              <xsl:for-each select="$sums">
                <xsl:sort select="ancestor-or-self::jugador/@nom" lang="{$language}"/>
                <xsl:sort select="ancestor-or-self::jugador/@codi"/>
                <tr>
                  <th scope="row" class="t"><xsl:value-of select="ancestor-or-self::jugador/@nom"/></th>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@convocatories"/><xsl:with-param name="stat" select="'called'"/>
                    <xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@inicis"/><xsl:with-param name="stat" select="'starts'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@banqueta"/><xsl:with-param name="stat" select="'unused'"/>
                    <xsl:with-param name="class" select="'opt'"/>
                  </xsl:call-template>
                  <xsl:call-template name="cell">
                    <xsl:with-param name="of" select="@minuts"/><xsl:with-param name="stat" select="'minutes'"/>
                  </xsl:call-template>
                  <td data-stat="share">
                    <xsl:if test="@quota"><xsl:value-of select="f:t('percent', @quota)"/></xsl:if>
                  </td>
                  <xsl:variable name="sum" select="."/>
                  <xsl:for-each select="$lines">
                    <td data-stat="minutes-{.}"><xsl:value-of select="$sum/@*[name() = current()/@of]"/></td>
                  </xsl:for-each>
                </tr>
              </xsl:for-each>
            </tbody>
          </table>
        </xsl:when>
        <xsl:when test="$timed"><p><xsl:value-of select="f:t('nobody')"/></p></xsl:when>
      </xsl:choose>
      <xsl:call-template name="not-followed"/>
    </section>
  </xsl:template>
</xsl:stylesheet>
