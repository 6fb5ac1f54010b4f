<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg">
  <xsl:import href="card.xsl"/>
  <xsl:param name="home-colour" select="'#8a1538'"/>
  <xsl:template name="own-phrases"><p xmlns="" k="kind:final">It is over</p></xsl:template>
  <xsl:template name="card-head">
    <rect width="{$w}" height="{$layout/@head}" fill="#ffd700"/>
    <text x="{$w div 2}" y="{$layout/@top}" text-anchor="middle" font-size="{$layout/@text}">Inca for ever</text>
  </xsl:template>
</xsl:stylesheet>
