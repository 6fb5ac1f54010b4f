<?xml version="1.0" encoding="UTF-8"?>
<!-- The head of the page: competition, the score and its stages, scorers, when and where; and the foot. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl" exclude-result-prefixes="f">

  <xsl:key name="scorer" match="e[@k = 'goal'][not(@void)]" use="concat(@s, '|', @w, '|', @own)"/>

  <xsl:template name="header">
    <header>
      <xsl:if test="$is-private"><p class="state"><xsl:value-of select="f:t('private')"/></p></xsl:if>
      <xsl:call-template name="line">
        <xsl:with-param name="class" select="'over'"/>
        <xsl:with-param name="items" select="$partit/@competicio | $partit/@jornada | $partit/@temporada"/>
      </xsl:call-template>
      <h1>
        <span class="team">
          <xsl:call-template name="team-name"><xsl:with-param name="side" select="$home"/></xsl:call-template>
        </span>
        <xsl:text> </xsl:text>
        <span class="score">
          <xsl:if test="$has-begun">
            <span data-stat="score" data-team="home"><xsl:value-of select="f:count('score home')"/></span>
          </xsl:if>
          <xsl:text>–</xsl:text>
          <xsl:if test="$has-begun">
            <span data-stat="score" data-team="away"><xsl:value-of select="f:count('score away')"/></span>
          </xsl:if>
        </span>
        <xsl:text> </xsl:text>
        <span class="team">
          <xsl:call-template name="team-name"><xsl:with-param name="side" select="$away"/></xsl:call-template>
        </span>
        <xsl:if test="$winner != ''">
          <xsl:text> </xsl:text>
          <span class="winner"><xsl:value-of select="$winner"/></span>
        </xsl:if>
      </h1>
      <xsl:variable name="state" select="f:state()"/>
      <xsl:if test="$state != ''"><p class="state"><xsl:value-of select="$state"/></p></xsl:if>
      <xsl:if test="$partit/@adjudicat != '' and not($first-half-only)">
        <p class="state"><xsl:value-of select="f:t('awarded', $partit/@adjudicat)"/></p>
      </xsl:if>
      <xsl:variable name="stages"><xsl:call-template name="stages"/></xsl:variable>
      <xsl:if test="exsl:node-set($stages)/stage">
        <p class="stages">
          <xsl:for-each select="exsl:node-set($stages)/stage">
            <xsl:if test="position() &gt; 1"> · </xsl:if>
            <xsl:value-of select="concat(f:t(concat('stage-', @k)), ' ')"/>
            <b>
              <span data-stat="score-{@k}" data-team="home"><xsl:value-of select="@h"/></span>
              <xsl:text>–</xsl:text>
              <span data-stat="score-{@k}" data-team="away"><xsl:value-of select="@a"/></span>
            </b>
          </xsl:for-each>
        </p>
      </xsl:if>
      <xsl:if test="$goals">
        <div class="scorers">
          <xsl:for-each select="$sides">
            <div>
              <xsl:if test="not($goals[@s = current()/@id])">&#160;</xsl:if>
              <xsl:if test="$goals[@s = current()/@id]">
                <ul role="list" aria-label="{f:t('scorers-of', @name)}">
                  <xsl:apply-templates select="$goals[@s = current()/@id][generate-id() = generate-id(
                      key('scorer', concat(@s, '|', @w, '|', @own))[1])]" mode="scorer"/>
                </ul>
              </xsl:if>
            </div>
          </xsl:for-each>
        </div>
      </xsl:if>
      <xsl:call-template name="facts"/>
    </header>
  </xsl:template>

  <xsl:template match="e" mode="scorer">
    <li>
      <!-- Under the name of the other team its goals need no other one. -->
      <xsl:if test="not(@other and f:minute(.) != '')"><xsl:value-of select="f:known(@w)"/></xsl:if>
      <xsl:for-each select="key('scorer', concat(@s, '|', @w, '|', @own))">
        <xsl:if test="position() &gt; 1">,</xsl:if>
        <xsl:if test="f:minute(.) != ''"><xsl:text> </xsl:text><span class="m"><xsl:value-of select="f:minute(.)"/></span></xsl:if>
        <xsl:if test="@og = 'penal'"><xsl:value-of select="concat(' ', f:t('penalty-mark'))"/></xsl:if>
        <xsl:if test="@own"><xsl:value-of select="concat(' ', f:t('own-goal-mark'))"/></xsl:if>
      </xsl:for-each>
    </li>
  </xsl:template>

  <xsl:template name="facts">
    <xsl:if test="$partit/@data != '' or $partit/@estadi != '' or $partit/@arbitre != '' or $partit/@espectadors != ''">
      <p class="facts">
        <xsl:if test="$partit/@data != ''">
          <span>
            <xsl:value-of select="f:date(string($partit/@data))"/>
            <xsl:if test="$partit/@hora != ''"><xsl:value-of select="concat(', ', $partit/@hora)"/></xsl:if>
          </span>
        </xsl:if>
        <xsl:if test="$partit/@estadi != ''"><span><xsl:value-of select="$partit/@estadi"/></span></xsl:if>
        <xsl:if test="$partit/@arbitre != ''">
          <span><xsl:value-of select="f:t('referee', $partit/@arbitre)"/></span>
        </xsl:if>
        <xsl:if test="$partit/@espectadors != ''">
          <span><xsl:value-of select="f:t('attendance', $partit/@espectadors)"/></span>
        </xsl:if>
      </p>
    </xsl:if>
  </xsl:template>

  <!-- A line of what is known, with dots between. -->
  <xsl:template name="line">
    <xsl:param name="class"/>
    <xsl:param name="items"/>
    <xsl:if test="$items[. != '']">
      <p class="{$class}">
        <xsl:for-each select="$items[. != '']">
          <xsl:if test="position() &gt; 1"> · </xsl:if>
          <xsl:value-of select="."/>
        </xsl:for-each>
      </p>
    </xsl:if>
  </xsl:template>

  <xsl:template name="foot">
    <footer>
      <p>
        <xsl:text>FutbolStats · </xsl:text>
        <xsl:if test="$file != ''"><xsl:value-of select="concat(f:t('from-file', f:visible($file)), ' · ')"/></xsl:if>
        <xsl:choose>
          <xsl:when test="$dtd != ''"><xsl:value-of select="f:t('valid-under', $dtd)"/></xsl:when>
          <xsl:when test="$documented"><xsl:value-of select="f:t('format-of', 'partit-2011.dtd')"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="f:t('format-of', 'partit.dtd')"/></xsl:otherwise>
        </xsl:choose>
      </p>
    </footer>
  </xsl:template>
</xsl:stylesheet>
