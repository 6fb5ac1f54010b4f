<?xml version="1.0" encoding="UTF-8"?>
<!-- Kinds of events with a single player. Each is defined here completely: its word, its event (see part-events.xsl for
     the attributes), and what it counts as (part-statistics.xsl has the row of the statistic). -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <!-- Offside -->

  <xsl:variable name="word-offside">
    <xsl:if test="$told/self::foradejoc"><xsl:value-of select="f:code('kind', 'offside')"/></xsl:if>
  </xsl:variable>

  <xsl:template match="foradejoc" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <offside i="{$i}" s="{$s}" wt="{$word-offside}">
      <xsl:call-template name="moment"/>
      <xsl:call-template name="first">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@jugador"/>
        <xsl:with-param name="name" select="jugador/nom"/>
        <xsl:with-param name="field" select="'jugador'"/>
      </xsl:call-template>
    </offside>
  </xsl:template>

  <xsl:template match="offside" mode="mark">
    <xsl:param name="s"/>
    <xsl:variable name="p" select="concat($s, ' p', @part)"/>
    <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
    <xsl:variable name="l" select="concat($s, ' ', @sl)"/>
    <c a="offsides {$s}" p="offsides {$p}" d="offsides {$d}" l="offsides {$l}"/>
  </xsl:template>

  <!-- Corner -->

  <xsl:variable name="word-corner">
    <xsl:if test="$told/self::corner"><xsl:value-of select="f:code('kind', 'corner')"/></xsl:if>
  </xsl:variable>

  <xsl:template match="corner" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <corner i="{$i}" s="{$s}" wt="{$word-corner}">
      <xsl:call-template name="moment"/>
      <xsl:call-template name="first">
        <xsl:with-param name="s" select="$s"/>
        <xsl:with-param name="number" select="@dorsal"/>
        <xsl:with-param name="field" select="'dorsal'"/>
      </xsl:call-template>
    </corner>
  </xsl:template>

  <xsl:template match="corner" mode="mark">
    <xsl:param name="s"/>
    <xsl:param name="w"/>
    <xsl:param name="m"/>
    <xsl:variable name="p" select="concat($s, ' p', @part)"/>
    <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
    <xsl:variable name="l" select="concat($s, ' ', @sl)"/>
    <c a="corners {$s}" p="corners {$p}" d="corners {$d}" l="corners {$l}" w="corners {$w}" m="corners {$m}"/>
  </xsl:template>
</xsl:stylesheet>
