<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:import href="report.xsl"/>
  <xsl:param name="home-colour" select="'#8a1538'"/>
  <xsl:param name="home-crest" select="'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%208%208%22%3E%3Cpath%20d=%22M0%200h8v4L4%208%200%204z%22%20fill=%22%238a1538%22/%3E%3C/svg%3E'"/>
  <xsl:template name="own-phrases"><p k="timeline">How it went</p></xsl:template>
  <xsl:template name="own-section">
    <section id="next"><h2>Next match</h2><p>Saturday at five, at home: bring the drums.</p></section>
  </xsl:template>
</xsl:stylesheet>
