<?xml version="1.0" encoding="UTF-8"?>
<!-- The starters in rows, for the pitch and for the card of a line-up: who stands how far forward, and from left to right. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    extension-element-prefixes="exsl">

  <xsl:include href="part-positions.xsl"/>

  <!-- The starters: id, s, n, busy, their name, and place, depth and side as part-positions.xsl gives them; known 1 if the
       text says that a player other than the goalkeeper has it. A player without a known position is put in the middle of
       the field. Provisional starters count only for a side without known ones. -->
  <xsl:variable name="starter-tree">
    <xsl:for-each select="$sides">
      <xsl:variable name="listed-starters" select="$listed[@s = current()/@id][@starter = 1]"/>
      <xsl:element name="{@id}">
        <xsl:apply-templates mode="starter" select="$listed-starters
            | $squads[@s = current()/@id][@starter = 1][not($listed-starters)]"/>
      </xsl:element>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="starters" select="exsl:node-set($starter-tree)/*/starter"/>

  <xsl:template match="player" mode="starter">
    <xsl:variable name="place">
      <xsl:choose>
        <xsl:when test="@porter = 'si'">0 0</xsl:when>
        <xsl:otherwise>
          <xsl:call-template name="position"><xsl:with-param name="text" select="@posicio"/></xsl:call-template>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <starter id="{@pl}" s="{@s}" n="{@n}" busy="{@busy}" place="{concat($place, substring('3 0', 1, 3 * ($place = '')))}">
      <xsl:if test="translate(substring-before($place, ' '), '0', '') != ''"><xsl:attribute name="known">1</xsl:attribute></xsl:if>
      <xsl:value-of select="@name"/>
    </starter>
  </xsl:template>

  <!-- The rows of a side from its goal forward: row, with the starters from left to right. Wingers stand beside the forwards, or
       beside attacking midfielders who have a forward before them. -->
  <xsl:variable name="row-tree">
    <xsl:for-each select="exsl:node-set($starter-tree)/*">
      <side id="{name()}">
        <xsl:variable name="side" select="starter"/>
        <xsl:variable name="wingers" select="6 - 2 * ($side[starts-with(@place, '4')]
            and $side[starts-with(@place, '6')])"/>
        <xsl:call-template name="row">
          <xsl:with-param name="of" select="$side[starts-with(@place, '0')]"/>
        </xsl:call-template>
        <xsl:call-template name="row">
          <xsl:with-param name="of" select="$side[starts-with(@place, '1')]"/>
        </xsl:call-template>
        <xsl:call-template name="row">
          <xsl:with-param name="of" select="$side[starts-with(@place, '2')]"/>
        </xsl:call-template>
        <xsl:call-template name="row">
          <xsl:with-param name="of" select="$side[starts-with(@place, '3')]"/>
        </xsl:call-template>
        <xsl:call-template name="row">
          <xsl:with-param name="of" select="$side[starts-with(@place, '4') or starts-with(@place, '5')
              and $wingers = 4]"/>
        </xsl:call-template>
        <xsl:call-template name="row">
          <xsl:with-param name="of" select="$side[starts-with(@place, '6') or starts-with(@place, '5')
              and $wingers = 6]"/>
        </xsl:call-template>
      </side>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="row-sides" select="exsl:node-set($row-tree)/side"/>

  <xsl:template name="row">
    <xsl:param name="of"/>
    <xsl:if test="$of">
      <row>
        <xsl:for-each select="$of">
          <xsl:sort select="substring-after(@place, ' ')" data-type="number"/>
          <xsl:copy-of select="."/>
        </xsl:for-each>
      </row>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
