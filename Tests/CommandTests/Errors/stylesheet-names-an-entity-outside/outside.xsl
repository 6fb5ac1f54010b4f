<!DOCTYPE xsl:stylesheet [<!ENTITY head SYSTEM "head.txt">]>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:template match="/"><p>&head;</p></xsl:template>
</xsl:stylesheet>
