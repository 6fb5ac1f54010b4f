<?xml version="1.0" encoding="UTF-8"?>
<!-- Who starts in which line, for the pitch and for the card of a line-up. A position is what somebody wrote in the squad, in any
     of the three languages: its first letters say which line it is. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    extension-element-prefixes="exsl">

  <xsl:variable name="letters" select="'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÉÍÓÚ'"/>
  <xsl:variable name="small-letters" select="'abcdefghijklmnopqrstuvwxyzaeiou'"/>

  <!-- Of the starters whose side is shown: id, n, label and line, 0 the goalkeeper to 3 the forwards. -->
  <xsl:variable name="line-tree">
    <home><xsl:apply-templates select="$squad-home[@starter = 1]" mode="line"/></home>
    <away><xsl:apply-templates select="$squad-away[@starter = 1]" mode="line"/></away>
  </xsl:variable>
  <xsl:variable name="men" select="exsl:node-set($line-tree)/*/man"/>

  <xsl:template match="player" mode="line">
    <man id="{@pl}" s="{@s}" n="{@n}" busy="{@busy}">
      <xsl:attribute name="line">
        <xsl:choose>
          <xsl:when test="@porter = 'si'">0</xsl:when>
          <xsl:when test="contains(' GK DF MF FW ', concat(' ', @posicio, ' ')) and @posicio != ''">
            <xsl:value-of select="substring(substring-after('GK0 DF1 MF2 FW3', @posicio), 1, 1)"/>
          </xsl:when>
          <xsl:otherwise><xsl:call-template name="line-by-position"/></xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:call-template name="label"><xsl:with-param name="name" select="@name"/></xsl:call-template>
    </man>
  </xsl:template>

  <xsl:template name="line-by-position">
    <xsl:variable name="p" select="translate(@posicio, $letters, $small-letters)"/>
    <xsl:variable name="p1" select="substring($p, 1, 1)"/>
    <xsl:variable name="p2" select="concat(' ', substring($p, 1, 3))"/>
    <xsl:choose>
      <xsl:when test="$p1 = 'g' or starts-with($p, 'po') or starts-with($p, 'ar')">0</xsl:when>
      <xsl:when test="$p1 = 'f' or contains(' del dav ext pun str st att ata win', $p2) and $p != ''">3</xsl:when>
      <xsl:when test="$p1 = 'd' and not(starts-with($p, 'dm')) or $p1 = 'l' or contains(' cb rb bac car', $p2) and $p != '' or starts-with($p, 'central')">1</xsl:when>
      <xsl:otherwise>2</xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- A name in the room there is for it: the last words of a long one, as far as they go. -->
  <xsl:template name="label">
    <xsl:param name="name"/>
    <xsl:param name="room" select="12"/>
    <xsl:choose>
      <xsl:when test="string-length($name) &lt;= $room"><xsl:value-of select="$name"/></xsl:when>
      <xsl:when test="contains($name, ' ')">
        <xsl:call-template name="label">
          <xsl:with-param name="name" select="substring-after($name, ' ')"/><xsl:with-param name="room" select="$room"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="concat(substring($name, 1, $room - 1), '…')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
