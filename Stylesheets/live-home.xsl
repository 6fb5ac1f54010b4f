<?xml version="1.0" encoding="UTF-8"?>
<!-- The page for spectators: score and clock, the events (newest first), the figures and the line-ups. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:str="http://exslt.org/strings" xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="str func" exclude-result-prefixes="f">

  <xsl:include href="live-frame.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-result.xsl"/>

  <xsl:template name="live-content">
    <header id="score" data-part="score">
      <xsl:call-template name="unreadable"/>
      <p class="over">
        <xsl:value-of select="concat($partit/@competicio, substring(' · ', 1, 9 * ($partit/@competicio != ''
            and $match-phase != '')), $match-phase)"/>
      </p>
      <h1>
        <xsl:for-each select="$sides">
          <span class="team {@id} {$name-size}">
            <xsl:call-template name="live-crest"/>
            <span class="name"><xsl:value-of select="@name"/></span>
          </span>
          <xsl:if test="position() = 1">
            <xsl:text> </xsl:text>
            <span class="result" data-stat="score">
              <xsl:if test="string-length(f:score()) &gt; 3">
                <xsl:attribute name="class">result long</xsl:attribute>
              </xsl:if>
              <xsl:value-of select="f:score()"/>
            </span>
            <xsl:text> </xsl:text>
          </xsl:if>
        </xsl:for-each>
      </h1>
      <p class="now">
        <xsl:call-template name="phase"/><xsl:text> </xsl:text><xsl:call-template name="clock"/><xsl:text> </xsl:text>
        <xsl:call-template name="announced"/>
      </p>
      <xsl:if test="$kick-off != ''"><p class="over"><xsl:value-of select="$kick-off"/></p></xsl:if>
      <xsl:if test="$state = 'pending' and $partit/@estadi != ''">
        <p class="over"><xsl:value-of select="$partit/@estadi"/></p>
      </xsl:if>
      <xsl:if test="$kicks or $state = 'shoot-out'">
        <div class="shoot-out">
          <xsl:for-each select="$sides">
            <p>
              <xsl:call-template name="dots"/>
              <b><xsl:value-of select="$kicks-home * (@id = 'home') + $kicks-away * (@id = 'away')"/></b>
            </p>
          </xsl:for-each>
        </div>
        <xsl:if test="$kicker != '' and $state = 'shoot-out'">
          <p class="next"><xsl:value-of select="f:t('live-kicker', $sides[@id = $kicker]/@name)"/></p>
        </xsl:if>
      </xsl:if>
      <xsl:if test="$winner != ''"><p class="next"><xsl:value-of select="$winner"/></p></xsl:if>
      <xsl:if test="$next != ''"><p class="next"><xsl:value-of select="f:t('live-next', $next)"/></p></xsl:if>
      <div class="both"><xsl:for-each select="$sides"><xsl:call-template name="side-facts"/></xsl:for-each></div>
    </header>
    <section id="events" data-part="events">
      <xsl:if test="$followed">
        <h2><xsl:value-of select="f:w('log')"/></h2>
        <ol class="events" role="list">
          <xsl:apply-templates select="$followed" mode="followed">
            <xsl:sort select="@i" data-type="number" order="descending"/>
          </xsl:apply-templates>
        </ol>
      </xsl:if>
    </section>
    <section id="figures" data-part="figures"><xsl:call-template name="facing"/></section>
    <section id="squads" data-part="squads">
      <xsl:if test="$squads">
        <h2><xsl:value-of select="f:w('squads')"/></h2>
        <div class="both">
          <xsl:for-each select="$sides">
            <div>
              <h3><xsl:value-of select="@name"/></h3>
              <ul role="list">
                <xsl:apply-templates select="$squads[@s = current()/@id][@starter = 1]" mode="listed"/>
              </ul>
              <xsl:if test="$squads[@s = current()/@id][@starter = 0]">
                <h4><xsl:value-of select="f:w('substitutes')"/></h4>
                <ul role="list">
                  <xsl:apply-templates select="$squads[@s = current()/@id][@starter = 0]" mode="listed"/>
                </ul>
              </xsl:if>
            </div>
          </xsl:for-each>
        </div>
      </xsl:if>
    </section>
    <nav>
      <a href="board{$links}"><xsl:value-of select="f:w('live-board')"/></a><xsl:text> </xsl:text>
      <a href="report{$links}"><xsl:value-of select="f:w('live-report')"/></a>
      <xsl:for-each select="str:tokenize($languages)[. != $language]">
        <xsl:text> </xsl:text>
        <a lang="{.}" hreflang="{.}">
          <xsl:attribute name="href">
            <xsl:choose>
              <xsl:when test="$feed = ''"><xsl:value-of select="concat('index.', ., '.html')"/></xsl:when>
              <xsl:otherwise><xsl:value-of select="concat('?lang=', .)"/></xsl:otherwise>
            </xsl:choose>
          </xsl:attribute>
          <xsl:value-of select="translate(., 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')"/>
        </a>
      </xsl:for-each>
      <xsl:if test="$site != ''">
        <xsl:text> </xsl:text>
        <a href="{$site}"><xsl:value-of select="f:t('site-index')"/></a>
      </xsl:if>
    </nav>
  </xsl:template>

  <xsl:template match="*" mode="followed">
    <li class="{name()} {@s}" id="e{@i}">
      <xsl:if test="@color != ''">
        <xsl:attribute name="data-card"><xsl:value-of select="@color"/></xsl:attribute>
      </xsl:if>
      <span class="minute"><xsl:value-of select="@mt"/></span>
      <span class="what">
        <b><xsl:value-of select="@wt"/></b>
        <xsl:if test="self::goal and not(@void)">
          <xsl:text> </xsl:text>
          <span class="running"><xsl:call-template name="running"/></span>
        </xsl:if>
        <xsl:variable name="particulars"><xsl:call-template name="particulars-alone"/></xsl:variable>
        <xsl:if test="$particulars != ''"><br/><xsl:value-of select="$particulars"/></xsl:if>
        <xsl:if test="@s != ''">
          <span class="whose"><xsl:value-of select="$sides[@id = current()/@s]/@name"/></span>
        </xsl:if>
      </span>
    </li>
  </xsl:template>

  <!-- That a player came on, went off or was sent off: off 60′. -->
  <xsl:template match="*" mode="moved">
    <xsl:param name="pl"/>
    <xsl:text> </xsl:text>
    <span class="moved">
      <xsl:choose>
        <xsl:when test="@bt"><xsl:value-of select="@bt"/></xsl:when>
        <xsl:otherwise>
          <xsl:value-of select="f:w(concat('badge-', substring('outin', 1 + 3 * (@came = $pl), 3)))"/>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:value-of select="concat(' ', @mt)"/>
    </span>
  </xsl:template>

  <xsl:template match="player" mode="listed">
    <li>
      <xsl:if test="@n != ''"><b><xsl:value-of select="@n"/></b><xsl:text> </xsl:text></xsl:if>
      <xsl:value-of select="@name"/>
      <xsl:if test="@porter = 'si'"><xsl:value-of select="concat(' ', f:w('keeper-mark'))"/></xsl:if>
      <xsl:if test="@capita = 'si'"><xsl:value-of select="concat(' ', f:w('captain-mark'))"/></xsl:if>
      <xsl:apply-templates select="$event-list/*[@came = current()/@pl or @went = current()/@pl]" mode="moved">
        <xsl:with-param name="pl" select="string(@pl)"/>
      </xsl:apply-templates>
    </li>
  </xsl:template>
</xsl:stylesheet>
