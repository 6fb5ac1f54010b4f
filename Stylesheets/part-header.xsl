<?xml version="1.0" encoding="UTF-8"?>
<!-- The header of the page: competition, score and its stages, scorers, date and place; and the footer. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:str="http://exslt.org/strings" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl str" exclude-result-prefixes="f">

  <xsl:template name="header">
    <header>
      <xsl:if test="$is-private"><p class="state"><xsl:value-of select="f:w('private')"/></p></xsl:if>
      <xsl:if test="$occasion-and-season != ''">
        <p class="over"><xsl:value-of select="$occasion-and-season"/></p>
      </xsl:if>
      <h1>
        <span class="team">
          <xsl:call-template name="crest"><xsl:with-param name="image" select="$crest-home"/></xsl:call-template>
          <xsl:copy-of select="$signed-home"/>
        </span>
        <xsl:text> </xsl:text>
        <span class="score">
          <xsl:if test="string-length($score-now) &gt; 6"><xsl:attribute name="class">score long</xsl:attribute></xsl:if>
          <xsl:if test="$has-begun">
            <span data-stat="score" data-team="home"><xsl:value-of select="$score-home"/></span>
          </xsl:if>
          <xsl:text>–</xsl:text>
          <xsl:if test="$has-begun">
            <span data-stat="score" data-team="away"><xsl:value-of select="$score-away"/></span>
          </xsl:if>
        </span>
        <xsl:text> </xsl:text>
        <span class="team">
          <xsl:call-template name="crest"><xsl:with-param name="image" select="$crest-away"/></xsl:call-template>
          <xsl:copy-of select="$signed-away"/>
        </span>
      </h1>
      <xsl:call-template name="state-line"/>
      <xsl:if test="$award != ''">
        <p class="state">
          <xsl:call-template name="unbroken"><xsl:with-param name="text" select="string($award)"/></xsl:call-template>
        </p>
      </xsl:if>
      <xsl:call-template name="story"/>
      <xsl:call-template name="scorers"/>
      <xsl:call-template name="facts"/>
      <xsl:if test="not($one-sheet)"><xsl:call-template name="facing"/></xsl:if>
    </header>
  </xsl:template>

  <!-- One line: full time, the minute or the state; and the score by stages. -->
  <xsl:template name="state-line">
    <xsl:variable name="stage-tree"><xsl:call-template name="stages"/></xsl:variable>
    <xsl:variable name="stages" select="exsl:node-set($stage-tree)/stage"/>
    <xsl:variable name="state" select="f:state()"/>
    <xsl:variable name="line">
      <xsl:choose>
        <xsl:when test="$state != ''"><xsl:value-of select="$state"/></xsl:when>
        <xsl:when test="$is-over and $has-begun and not($stages[@k = 'extra-time' or @k = 'shoot-out'])">
          <xsl:value-of select="$word-end"/>
        </xsl:when>
      </xsl:choose>
    </xsl:variable>
    <xsl:if test="$line != '' or $stages">
      <p class="state">
        <xsl:value-of select="$line"/>
        <xsl:apply-templates select="$stages[not(@k = 'shoot-out')]" mode="state-line">
          <xsl:with-param name="follows" select="$line != ''"/>
        </xsl:apply-templates>
        <!-- The score of each period, such as a quarter. -->
        <xsl:if test="$parts &gt; 2">
          <xsl:value-of select="concat(' · ', f:w('stage-periods'), ' ')"/>
          <xsl:for-each select="$periods">
            <xsl:if test="position() &gt; 1">, </xsl:if>
            <span class="whole">
              <xsl:value-of select="concat(count($home-points[@part = current()/@n]), '–',
                  count($away-points[@part = current()/@n]))"/>
            </span>
          </xsl:for-each>
        </xsl:if>
        <xsl:apply-templates select="$stages[@k = 'shoot-out']" mode="state-line"/>
      </p>
    </xsl:if>
  </xsl:template>

  <xsl:template match="stage" mode="state-line">
    <xsl:param name="follows" select="true()"/>
    <xsl:if test="$follows or position() &gt; 1"> · </xsl:if>
    <span class="whole">
      <xsl:value-of select="concat(f:w(concat('stage-', @k)), ' ')"/>
      <span data-stat="score-{@k}" data-team="home"><xsl:value-of select="@h"/></span>
      <xsl:text>–</xsl:text>
      <span data-stat="score-{@k}" data-team="away"><xsl:value-of select="@a"/></span>
    </span>
  </xsl:template>

  <!-- The scorers with their minutes, or in a game of many goals with their totals. -->
  <xsl:template name="scorers">
    <xsl:if test="$goals">
      <div class="scorers">
        <xsl:for-each select="$sides">
          <div>
            <xsl:if test="not($goals[@s = current()/@id])">&#160;</xsl:if>
            <xsl:if test="$goals[@s = current()/@id]">
              <ul role="list" aria-label="{f:t('scorers-of', @name)}">
                <xsl:if test="$own-scores">
                  <xsl:attribute name="aria-label">
                    <xsl:value-of select="concat($statistics[@t = 'points']/@name, ': ', @name)"/>
                  </xsl:attribute>
                </xsl:if>
                <xsl:choose>
                  <xsl:when test="$is-high-scoring"><xsl:call-template name="scorer-totals"/></xsl:when>
                  <xsl:otherwise>
                    <xsl:apply-templates select="$first-goals[@s = current()/@id]" mode="scorer"/>
                  </xsl:otherwise>
                </xsl:choose>
              </ul>
            </xsl:if>
          </div>
        </xsl:for-each>
      </div>
    </xsl:if>
  </xsl:template>

  <!-- The six top scorers and how many more there are, or all seven; then own goals, as the totals are of goals scored
       for the player's own team. -->
  <xsl:template name="scorer-totals">
    <xsl:variable name="s" select="string(@id)"/>
    <xsl:variable name="t" select="concat(substring('goalspoints', 1 + 5 * boolean($own-scores), 5 + boolean($own-scores)), ' ')"/>
    <xsl:variable name="total-tree">
      <xsl:for-each select="$squads[@s = $s][@busy][not(@other)]">
        <xsl:variable name="player" select="."/>
        <xsl:for-each select="$marks">
          <xsl:variable name="n" select="count(key('mark', concat($t, $player/@pl)))"/>
          <xsl:if test="$n &gt; 0"><total w="{$player/@w}" n="{$n}"/></xsl:if>
        </xsl:for-each>
      </xsl:for-each>
    </xsl:variable>
    <xsl:for-each select="exsl:node-set($total-tree)/total">
      <xsl:sort select="@n" data-type="number" order="descending"/>
      <xsl:choose>
        <xsl:when test="position() &lt; 7 or last() = 7">
          <li><xsl:call-template name="known"/><xsl:text> </xsl:text><b><xsl:value-of select="@n"/></b></li>
        </xsl:when>
        <xsl:when test="position() = last()"><li><xsl:value-of select="f:n('and-more', last() - 6)"/></li></xsl:when>
      </xsl:choose>
    </xsl:for-each>
    <xsl:apply-templates select="$first-goals[@s = $s][@own]" mode="scorer"/>
  </xsl:template>

  <!-- A player who scored several times is listed once. -->
  <xsl:template match="*" mode="scorer">
    <li>
      <!-- In the one-sided version, the other team's goals are listed without a name. -->
      <xsl:if test="not(@other and @mt != '')">
        <xsl:value-of select="f:known-of(@w, $sides[current()/@own][@id = current()/@s]/@other)"/>
      </xsl:if>
      <xsl:for-each select="key('scorer', concat(@s, ' ', boolean(@own), ' ', @w))">
        <xsl:if test="position() &gt; 1">,</xsl:if>
        <xsl:if test="@mt != ''"><xsl:text> </xsl:text><span class="m"><xsl:value-of select="@mt"/></span></xsl:if>
        <xsl:if test="@origen = 'penal'"><xsl:text>&#xA0;</xsl:text><xsl:copy-of select="$penalty-abbr"/></xsl:if>
        <xsl:if test="@own"><xsl:text>&#xA0;</xsl:text><xsl:copy-of select="$own-goal-abbr"/></xsl:if>
      </xsl:for-each>
    </li>
  </xsl:template>

  <xsl:template name="facts">
    <xsl:if test="$partit/@data != '' or $partit/@estadi != '' or $partit/@arbitre != '' or $partit/@espectadors != ''">
      <p class="facts">
        <xsl:if test="$partit/@data != ''">
          <span>
            <xsl:value-of select="$date-in-words"/>
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

  <!-- A team's crest. It needs no alternative text because the name stands beside it. -->
  <xsl:template name="crest">
    <xsl:param name="image"/>
    <xsl:if test="$image != ''"><img class="crest" src="{$image}" alt=""/></xsl:if>
  </xsl:template>

  <!-- In print, every sheet names the match; the page numbers come from the style sheet. -->
  <xsl:template name="foot">
    <footer>
      <xsl:if test="normalize-space($sponsor) != ''"><p><xsl:value-of select="normalize-space($sponsor)"/></p></xsl:if>
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

  <!-- A text in which the score, 4–3, must not be broken across lines after its dash. -->
  <xsl:template name="unbroken">
    <xsl:param name="text"/>
    <xsl:variable name="before" select="substring-before($text, '–')"/>
    <xsl:variable name="after" select="substring-after($text, '–')"/>
    <xsl:variable name="home" select="string(str:tokenize($before, ' (')[last()])"/>
    <xsl:variable name="away" select="substring-before(concat($after, ' '), ' ')"/>
    <xsl:choose>
      <xsl:when test="$home = '' or translate(concat($home, $away), '0123456789', '') != ''
          or substring($before, string-length($before)) = ' '">
        <xsl:value-of select="$text"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:value-of select="substring($before, 1, string-length($before) - string-length($home))"/>
        <span class="nobr"><xsl:value-of select="concat($home, '–', $away)"/></span>
        <xsl:value-of select="substring($after, string-length($away) + 1)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
