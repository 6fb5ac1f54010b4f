<?xml version="1.0" encoding="UTF-8"?>
<!-- The people in an event. A number that is not in the squad belongs to no player. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="func" exclude-result-prefixes="f">

  <!-- The player or official: pl, n and w; other in the one-sided version; of, the code of an official. -->
  <xsl:template name="first">
    <xsl:param name="s"/>
    <xsl:param name="number"/>
    <xsl:param name="name"/>
    <xsl:param name="field"/>
    <xsl:variable name="action" select="."/>
    <xsl:variable name="id" select="concat($s, '-', $number)"/>
    <xsl:for-each select="$roster">
      <xsl:variable name="person" select="key('person', $id)[1]"/>
      <xsl:choose>
        <xsl:when test="$person"><xsl:copy-of select="$person/@*"/></xsl:when>
        <xsl:when test="$one-sided and contains($unnamed, $s)">
          <xsl:attribute name="other">1</xsl:attribute>
          <xsl:attribute name="w"><xsl:value-of select="$sides[@id = $s]/@name"/></xsl:attribute>
        </xsl:when>
        <xsl:when test="$number != ''">
          <xsl:attribute name="n"><xsl:value-of select="$number"/></xsl:attribute>
          <xsl:attribute name="w"><xsl:value-of select="normalize-space($number)"/></xsl:attribute>
        </xsl:when>
        <xsl:when test="$action/@tecnic != ''">
          <xsl:attribute name="w">
            <xsl:value-of select="f:official($equips[1 + ($s = 'away')]/tecnics/tecnic[@codi = $action/@tecnic],
                $action/@tecnic)"/>
          </xsl:attribute>
        </xsl:when>
        <xsl:otherwise>
          <xsl:attribute name="w"><xsl:value-of select="f:who($action, $name, $field)"/></xsl:attribute>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
    <xsl:if test="$number = '' and @tecnic != ''">
      <xsl:attribute name="of"><xsl:value-of select="@tecnic"/></xsl:attribute>
    </xsl:if>
  </xsl:template>

  <!-- The second player: pl2, n2 and w2, if that side is shown. -->
  <xsl:template name="second">
    <xsl:param name="s"/>
    <xsl:param name="number"/>
    <xsl:param name="name"/>
    <xsl:param name="field"/>
    <xsl:choose>
      <xsl:when test="$number != ''">
        <xsl:variable name="id" select="concat($s, '-', $number)"/>
        <xsl:for-each select="$roster">
          <xsl:variable name="person" select="key('person', $id)[1]"/>
          <xsl:if test="$person"><xsl:attribute name="pl2"><xsl:value-of select="$id"/></xsl:attribute></xsl:if>
          <xsl:choose>
            <xsl:when test="$one-sided and contains($unnamed, $s)"/>
            <xsl:when test="$person">
              <xsl:if test="$person/@n">
                <xsl:attribute name="n2"><xsl:value-of select="$number"/></xsl:attribute>
              </xsl:if>
              <xsl:attribute name="w2"><xsl:value-of select="$person/@w"/></xsl:attribute>
            </xsl:when>
            <xsl:otherwise>
              <xsl:attribute name="n2"><xsl:value-of select="$number"/></xsl:attribute>
              <xsl:attribute name="w2"><xsl:value-of select="normalize-space($number)"/></xsl:attribute>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:for-each>
      </xsl:when>
      <xsl:when test="($name != '' or @desconeguts) and not(contains($unnamed, $s))">
        <xsl:attribute name="w2"><xsl:value-of select="f:who(., $name, $field)"/></xsl:attribute>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- The name in the file. An unidentified player has no name, but is ?1 in a private report. -->
  <func:function name="f:who">
    <xsl:param name="action"/>
    <xsl:param name="name"/>
    <xsl:param name="field"/>
    <xsl:variable name="mark" select="concat(' ', $field, ':')"/>
    <xsl:variable name="marks" select="concat(' ', $action/@desconeguts, ' ')"/>
    <xsl:choose>
      <xsl:when test="$is-private and contains($marks, $mark)">
        <func:result select="concat('?', substring-before(substring-after($marks, $mark), ' '))"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:shown-name($name)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <func:function name="f:official">
    <xsl:param name="official"/>
    <xsl:param name="code"/>
    <xsl:choose>
      <xsl:when test="$official/@nom != ''">
        <func:result select="concat($official/@nom, ' (', f:role(string($code)), ')')"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:role(string($code))"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The name of an official's role, numbered if there are several: coach 2. -->
  <func:function name="f:role">
    <xsl:param name="code"/>
    <xsl:variable name="word" select="translate($code, '0123456789', '')"/>
    <xsl:choose>
      <xsl:when test="$word = $code"><func:result select="f:code('official', $code)"/></xsl:when>
      <xsl:otherwise>
        <func:result select="normalize-space(concat(f:code('official', $word), ' ', substring-after($code, $word)))"/>
      </xsl:otherwise>
    </xsl:choose>
  </func:function>
</xsl:stylesheet>
