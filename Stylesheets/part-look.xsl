<?xml version="1.0" encoding="UTF-8"?>
<!-- Additional rules of style: from the club's look, and from a stylesheet that imports the program's. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">

  <xsl:include href="part-club.xsl"/>

  <xsl:variable name="look">
    <xsl:value-of select="$club-rules"/>
    <xsl:call-template name="own-style"/>
  </xsl:variable>

  <!-- A hook for the CSS rules of an importing stylesheet. -->
  <xsl:template name="own-style"/>
</xsl:stylesheet>
