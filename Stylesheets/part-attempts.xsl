<?xml version="1.0" encoding="UTF-8"?>
<!-- The attempts at goal, one by one. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:param name="attempts-heading">
    <xsl:if test="$has-chances or $attempts[@origen != '' or @superficie != '']">
      <xsl:value-of select="f:w('attempts')"/>
    </xsl:if>
  </xsl:param>

  <xsl:template name="attempts">
    <!-- The score sheet already has the goals. Without other attempts, goals appear here only if they have further
         details. -->
    <xsl:if test="$attempts-heading != ''">
      <section class="wide" id="attempts">
        <h2><xsl:value-of select="$attempts-heading"/></h2>
        <details>
        <summary><xsl:value-of select="$word-unfold"/></summary>
        <table class="list">
          <caption><xsl:value-of select="f:w('attempts-caption')"/></caption>
          <thead>
            <tr>
              <th scope="col"><xsl:copy-of select="$minute-abbr"/></th>
              <th scope="col"><xsl:value-of select="$word-player"/></th>
              <th scope="col"><xsl:value-of select="f:w('outcome')"/></th>
            </tr>
          </thead>
          <tbody><xsl:apply-templates select="$goal-events | $chances" mode="attempt"/></tbody>
        </table>
        </details>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template match="*" mode="attempt">
    <tr>
      <td class="m"><xsl:value-of select="@mt"/></td>
      <th scope="row">
        <xsl:call-template name="side-sign"/>
        <xsl:call-template name="known"/>
        <xsl:if test="@how or @w2 != ''"><span class="how"><xsl:call-template name="how"/></span></xsl:if>
      </th>
      <td class="w">
        <xsl:choose>
          <xsl:when test="self::goal">
            <b><xsl:value-of select="@wt"/></b>
            <xsl:if test="not(@void)"><xsl:text> </xsl:text><xsl:call-template name="running"/></xsl:if>
          </xsl:when>
          <xsl:when test="$has-outcomes"><xsl:value-of select="f:code('outcome', string(@oc))"/></xsl:when>
          <!-- If the file contains no outcomes at all, "unknown" is not repeated for every chance. -->
          <xsl:otherwise><xsl:value-of select="@wt"/></xsl:otherwise>
        </xsl:choose>
      </td>
    </tr>
  </xsl:template>
</xsl:stylesheet>
