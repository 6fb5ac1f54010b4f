<?xml version="1.0" encoding="UTF-8"?>
<!-- Who scored, for cards and messages: a list for each side, with an item for each scorer. In games with many goals,
     such as handball and basketball, an item has the player's total, the highest first; otherwise the minutes of the
     goals.

     A stylesheet that includes it has a template scorer-name, which writes the name; $figures follow it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:variable name="only-totals" select="$own-scores or count($goals) &gt; 24"/>

  <xsl:variable name="scorer-tree">
    <xsl:for-each select="$sides">
      <list s="{@id}">
        <xsl:apply-templates select="$first-goals[@s = current()/@id]" mode="scorer">
          <xsl:sort select="number($only-totals) * (count(key('scorer', concat(@s, ' ', boolean(@own), ' ', @w))[not(@punts)])
              + sum(key('scorer', concat(@s, ' ', boolean(@own), ' ', @w))/@punts))" data-type="number" order="descending"/>
          <!-- Equal totals in the order of the squad, as in the head of the page; unidentified scorers come last. -->
          <xsl:sort select="number($only-totals) * not($squads/@pl = current()/@pl)" data-type="number"/>
          <xsl:sort select="number($only-totals) * count($squads[@pl = current()/@pl]/preceding-sibling::player)"
              data-type="number"/>
        </xsl:apply-templates>
      </list>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="scorer-lists" select="exsl:node-set($scorer-tree)/list"/>

  <xsl:template match="goal" mode="scorer">
    <xsl:variable name="theirs" select="key('scorer', concat(@s, ' ', boolean(@own), ' ', @w))"/>
    <xsl:variable name="figures">
      <xsl:choose>
        <xsl:when test="$only-totals">
          <xsl:value-of select="count($theirs[not(@punts)]) + sum($theirs/@punts)"/>
          <xsl:if test="@own"><xsl:value-of select="concat(' ', f:w('own-goal-mark'))"/></xsl:if>
        </xsl:when>
        <xsl:otherwise>
          <xsl:for-each select="$theirs">
            <xsl:value-of select="concat(substring(', ', 1, 2 * (position() &gt; 1)), @mt)"/>
            <xsl:if test="@origen = 'penal'"><xsl:value-of select="concat(' ', f:w('penalty-mark'))"/></xsl:if>
            <xsl:if test="@own"><xsl:value-of select="concat(' ', f:w('own-goal-mark'))"/></xsl:if>
          </xsl:for-each>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <item>
      <!-- If the players of a side are not named, the item has only the figures. -->
      <xsl:if test="not(@other)">
        <xsl:variable name="name" select="f:unnumbered(.)"/>
        <xsl:choose>
          <xsl:when test="$name = ''"><xsl:value-of select="f:known($name)"/></xsl:when>
          <!-- A number, of the other team for an own goal. A colon separates it from the figures. -->
          <xsl:when test="f:known($name) != $name">
            <xsl:value-of select="concat(f:known-of($name, $sides[current()/@own][@id = current()/@s]/@other), ':')"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="scorer-name">
              <xsl:with-param name="name" select="$name"/>
              <xsl:with-param name="figures" select="string($figures)"/>
            </xsl:call-template>
          </xsl:otherwise>
        </xsl:choose>
        <xsl:text> </xsl:text>
      </xsl:if>
      <xsl:value-of select="$figures"/>
    </item>
  </xsl:template>
</xsl:stylesheet>
