<?xml version="1.0" encoding="UTF-8"?>
<!-- The style of the page beyond that of the program: of the club, and of an importing stylesheet. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">

  <xsl:include href="part-club.xsl"/>

  <xsl:variable name="look">
    <xsl:value-of select="$club-rules"/>
    <xsl:call-template name="own-style"/>
  </xsl:variable>

  <!-- A hook for the CSS rules of an importing stylesheet. -->
  <xsl:template name="own-style"/>
</xsl:stylesheet>
