<?xml version="1.0" encoding="UTF-8"?>
<!-- The icons of the page. Each has its own shape and, where it stands alone, a text for screen readers: a disc is the
     home side, a diamond the visitors; colour is never the only distinction. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:futbolstats:functions" exclude-result-prefixes="f">

  <xsl:template name="mark-shapes">
    <svg width="0" height="0" class="defs" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="fa" d="M0 0h2.2v4H0z"/>
        </pattern>
        <path id="m-home" class="fh" d="M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z"/>
        <path id="m-away" class="fa" d="M0-6L6 0L0 6L-6 0z"/>
        <g id="m-goal"><circle class="ink" r="5.5"/><circle class="hole" r="2"/></g>
        <g id="m-own"><circle class="ring" r="5"/><circle class="ink" r="2"/></g>
        <xsl:if test="$kicks or $unscored-penalties">
          <g id="m-miss"><circle class="ring" r="5"/><path class="stroke" d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"/></g>
          <g id="m-saved"><circle class="ring" r="5"/><path class="stroke" d="M-5 0H5"/></g>
        </xsl:if>
        <g id="m-void"><circle class="ring" r="5"/><path class="stroke" d="M-4 4L4-4"/></g>
        <path id="m-groga" class="yellow" d="M-3.5-5h7v10h-7z"/>
        <g id="m-vermella">
          <path class="red" d="M-3.5-5h7v10h-7z"/><path class="cross" d="M-2-2.5L2 2.5M2-2.5L-2 2.5"/>
        </g>
        <g id="m-segonagroga"><path class="yellow" d="M-5-5.5h7v9h-7z"/><path class="red" d="M-2-3.5h7v9h-7z"/></g>
        <xsl:for-each select="$own-cards">
          <g id="m-card-{@code}">
            <path class="ring" d="M-5.5-5h11v10h-11z"/>
            <text class="ink" y="3" text-anchor="middle" style="font-size:8px"><xsl:value-of select="@mark"/></text>
          </g>
        </xsl:for-each>
        <xsl:if test="$added-dismissals">
          <g id="m-off">
            <path class="ring" d="M-5-5h10v10h-10z"/><path class="stroke" d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"/>
          </g>
        </xsl:if>
        <xsl:if test="$goals/@pl2"><path id="m-assist" class="stroke" d="M-4 4L4-4M-2-4H4V2"/></xsl:if>
        <path id="m-card" class="ring" d="M-3.5-5h7v10h-7z"/>
        <path id="m-in" class="in" d="M0-5L5 4H-5z"/>
        <path id="m-out" class="ring" d="M0 5L5-4H-5z"/>
        <xsl:if test="$has-chances"><path id="m-chance" class="ink" d="M-1-5h2v11h-2z"/></xsl:if>
        <xsl:if test="$zones-heading != ''"><xsl:call-template name="attempt-shapes"/></xsl:if>
        <!-- The same for use in a line of text. -->
        <symbol id="s-home" viewBox="-7 -7 14 14"><use href="#m-home"/></symbol>
        <symbol id="s-away" viewBox="-7 -7 14 14"><use href="#m-away"/></symbol>
        <symbol id="s-goal" viewBox="-7 -7 14 14"><use href="#m-goal"/></symbol>
        <symbol id="s-own" viewBox="-7 -7 14 14"><use href="#m-own"/></symbol>
        <xsl:if test="$kicks or $unscored-penalties">
          <symbol id="s-miss" viewBox="-7 -7 14 14"><use href="#m-miss"/></symbol>
          <symbol id="s-saved" viewBox="-7 -7 14 14"><use href="#m-saved"/></symbol>
        </xsl:if>
        <symbol id="s-void" viewBox="-7 -7 14 14"><use href="#m-void"/></symbol>
        <symbol id="s-groga" viewBox="-7 -7 14 14"><use href="#m-groga"/></symbol>
        <symbol id="s-vermella" viewBox="-7 -7 14 14"><use href="#m-vermella"/></symbol>
        <symbol id="s-segonagroga" viewBox="-7 -7 14 14"><use href="#m-segonagroga"/></symbol>
        <xsl:for-each select="$own-cards">
          <symbol id="s-card-{@code}" viewBox="-7 -7 14 14"><use href="#m-card-{@code}"/></symbol>
        </xsl:for-each>
        <xsl:if test="$added-dismissals"><symbol id="s-off" viewBox="-7 -7 14 14"><use href="#m-off"/></symbol></xsl:if>
        <xsl:if test="$goals/@pl2">
          <symbol id="s-assist" viewBox="-7 -7 14 14"><use href="#m-assist"/></symbol>
        </xsl:if>
        <symbol id="s-card" viewBox="-7 -7 14 14"><use href="#m-card"/></symbol>
        <symbol id="s-in" viewBox="-7 -7 14 14"><use href="#m-in"/></symbol>
        <symbol id="s-out" viewBox="-7 -7 14 14"><use href="#m-out"/></symbol>
        <xsl:if test="$has-chances">
          <symbol id="s-chance" viewBox="-7 -7 14 14"><use href="#m-chance"/></symbol>
        </xsl:if>
      </defs>
    </svg>
  </xsl:template>

  <!-- An icon in a line of text. -->
  <xsl:template name="sign">
    <xsl:param name="shape"/>
    <xsl:param name="words"/>
    <svg class="i" aria-hidden="true"><use href="#s-{$shape}"/></svg>
    <xsl:if test="$words != ''"><span class="v"><xsl:value-of select="$words"/><xsl:text> </xsl:text></span></xsl:if>
  </xsl:template>

  <!-- The icon of a side. The style sheet draws the disc or the diamond; the text is for screen readers and browsers
       without styles. -->
  <xsl:variable name="home-word" select="f:w('home')"/>
  <xsl:variable name="away-word" select="f:w('away')"/>
  <xsl:template name="side-sign">
    <xsl:choose>
      <xsl:when test="@s = 'away'"><i class="a"><xsl:value-of select="$away-word"/></i></xsl:when>
      <xsl:otherwise><i class="h"><xsl:value-of select="$home-word"/></i></xsl:otherwise>
    </xsl:choose>
    <xsl:text> </xsl:text>
  </xsl:template>

  <!-- The icon of a card, or of a foul that led to a dismissal, with its description. -->
  <xsl:template name="card-sign">
    <svg class="i" aria-hidden="true"><use href="#s-{@sign}"/></svg>
    <span class="v"><xsl:value-of select="@bt"/><xsl:text> </xsl:text></span>
  </xsl:template>

  <!-- The same without a description, where words stand beside it. -->
  <xsl:template name="card-shape"><svg class="i" aria-hidden="true"><use href="#s-{@sign}"/></svg></xsl:template>

  <!-- A team's name with its icon for headings and captions, made once. -->
  <xsl:template name="team-name">
    <xsl:param name="side"/>
    <xsl:choose>
      <xsl:when test="$side/@id = 'home'"><xsl:copy-of select="$signed-home"/></xsl:when>
      <xsl:otherwise><xsl:copy-of select="$signed-away"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
  <xsl:variable name="signed-home">
    <svg class="i" aria-hidden="true"><use href="#s-home"/></svg>
    <xsl:value-of select="$home-name"/>
  </xsl:variable>
  <xsl:variable name="signed-away">
    <svg class="i" aria-hidden="true"><use href="#s-away"/></svg>
    <xsl:value-of select="$away-name"/>
  </xsl:variable>
</xsl:stylesheet>
