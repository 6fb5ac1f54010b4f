<?xml version="1.0" encoding="UTF-8"?>
<!-- Names with links to their pages, dates, scores and form. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="func"
    exclude-result-prefixes="f">

  <!-- -01-Jan-02-Feb ... -12-Dec-: looked up about ten thousand times, which is too slow with f:t. -->
  <xsl:variable name="months" select="concat('-01-', f:t('month-01'), '-02-', f:t('month-02'), '-03-', f:t('month-03'),
      '-04-', f:t('month-04'),
      '-05-', f:t('month-05'), '-06-', f:t('month-06'), '-07-', f:t('month-07'),
      '-08-', f:t('month-08'), '-09-', f:t('month-09'),
      '-10-', f:t('month-10'), '-11-', f:t('month-11'),
      '-12-', f:t('month-12'), '-')"/>

  <!-- Won–drawn–lost, or in a game that cannot be drawn won–lost. -->
  <xsl:variable name="has-draws" select="not(/resum/@empats = 'no')"/>
  <xsl:variable name="word-record">
    <xsl:choose>
      <xsl:when test="$has-draws"><xsl:value-of select="f:t('record')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:t('record-without-draws')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
  <xsl:variable name="word-record-playing">
    <xsl:choose>
      <xsl:when test="$has-draws"><xsl:value-of select="f:t('record-playing')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:t('record-playing-without-draws')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
  <func:function name="f:record">
    <xsl:param name="won"/>
    <xsl:param name="drawn"/>
    <xsl:param name="lost"/>
    <func:result select="concat($won, '–', substring(concat($drawn, '–'), 1, 99 * $has-draws), $lost)"/>
  </func:function>

  <!-- Columns of cards that the game does not have. -->
  <xsl:variable name="absent">
    <xsl:if test="contains(concat(' ', /resum/@sense, ' '), ' grogues ')"> yellows </xsl:if>
    <xsl:if test="contains(concat(' ', /resum/@sense, ' '), ' dobles ')"> second-yellows </xsl:if>
    <xsl:if test="contains(concat(' ', /resum/@sense, ' '), ' vermelles ')"> reds </xsl:if>
  </xsl:variable>
  <xsl:variable name="absent-cards" select="string($absent)"/>

  <!-- Goals, or points. -->
  <xsl:variable name="of-points" select="/resum/@punts = 'si'"/>
  <xsl:variable name="word-scored">
    <xsl:choose>
      <xsl:when test="$of-points"><xsl:value-of select="f:t('full-points')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:t('goals')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
  <xsl:variable name="scored">
    <xsl:choose><xsl:when test="$of-points">points</xsl:when><xsl:otherwise>goals</xsl:otherwise></xsl:choose>
  </xsl:variable>
  <xsl:variable name="word-scorers">
    <xsl:choose>
      <xsl:when test="$of-points"><xsl:value-of select="f:t('full-points')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:t('scorers')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>

  <!-- 21 Nov 2026. -->
  <xsl:template name="day">
    <xsl:param name="date"/>
    <xsl:choose>
      <xsl:when test="string-length($date) = 10">
        <xsl:value-of select="concat(number(substring($date, 9, 2)), '&#xA0;', substring-before(substring-after($months,
            substring($date, 5, 4)), '-'), '&#xA0;', substring($date, 1, 4))"/>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$date"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- A text that may end with a date, such as a match: Inca 2-1 Sóller, 2026-11-21. -->
  <xsl:template name="dated">
    <xsl:param name="text"/>
    <xsl:variable name="date" select="substring($text, string-length($text) - 9)"/>
    <xsl:variable name="is-dated" select="translate($date, '0123456789', '9999999999') = '9999-99-99'"/>
    <xsl:value-of select="substring($text, 1, string-length($text) - 10 * $is-dated)"/>
    <xsl:if test="$is-dated"><xsl:call-template name="day"><xsl:with-param name="date" select="$date"/></xsl:call-template></xsl:if>
  </xsl:template>

  <xsl:template name="table-name">
    <xsl:param name="table"/>
    <xsl:choose>
      <xsl:when test="$table/@nom != ''"><xsl:value-of select="$table/@nom"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:t('table')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The name of the current table, with a link to its page. -->
  <xsl:template name="table-way">
    <xsl:variable name="name">
      <xsl:call-template name="table-name"><xsl:with-param name="table" select="."/></xsl:call-template>
    </xsl:variable>
    <xsl:variable name="short">
      <xsl:if test="$group-names and @grup != ''"><xsl:value-of select="substring-after($name, ', ')"/></xsl:if>
    </xsl:variable>
    <xsl:call-template name="way">
      <xsl:with-param name="to" select="concat('table-', @codi, '.html')"/>
      <xsl:with-param name="text" select="concat($short, substring($name, 1 div not($short != '')))"/>
    </xsl:call-template>
  </xsl:template>

  <!-- A text with a link, if there is a page. -->
  <xsl:template name="way">
    <xsl:param name="to"/>
    <xsl:param name="text"/>
    <xsl:choose>
      <xsl:when test="$alone = 'yes' or $to = ''"><xsl:value-of select="$text"/></xsl:when>
      <xsl:otherwise><a href="{$to}"><xsl:value-of select="$text"/></a></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="team">
    <xsl:param name="code"/>
    <xsl:call-template name="way">
      <xsl:with-param name="to" select="concat('team-', $code, '.html')"/>
      <xsl:with-param name="text" select="key('equip', $code)/@nom"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="player">
    <xsl:param name="code"/>
    <xsl:variable name="player" select="key('jugador', $code)"/>
    <!-- Players who were in no match have no page. -->
    <xsl:call-template name="way">
      <xsl:with-param name="to"
          select="substring(concat('player-', $code, '.html'), 1 div boolean($player/@convocatories &gt; 0))"/>
      <xsl:with-param name="text" select="$player/@nom"/>
    </xsl:call-template>
  </xsl:template>

  <!-- A player of any team. One who is known by number only is followed by the team. -->
  <xsl:template name="player-of-any-team">
    <xsl:param name="code"/>
    <xsl:variable name="team" select="f:team-of-number(key('jugador', $code))"/>
    <xsl:call-template name="player"><xsl:with-param name="code" select="$code"/></xsl:call-template>
    <xsl:if test="$team != ''"><span class="zone"><xsl:value-of select="concat(' ', $team)"/></span></xsl:if>
  </xsl:template>

  <!-- A player in a table with a column for the team ($team), which a narrow screen shows beside the name instead. -->
  <xsl:template name="player-and-team">
    <xsl:param name="code"/>
    <xsl:param name="team"/>
    <xsl:call-template name="player"><xsl:with-param name="code" select="$code"/></xsl:call-template>
    <span class="zone few"><xsl:value-of select="concat(' ', key('equip', $team)/@nom)"/></span>
  </xsl:template>

  <!-- The team of a player who is known by number only. -->
  <func:function name="f:team-of-number">
    <xsl:param name="player"/>
    <func:result select="string(key('equip', $player/@equip)[$player/@nom = concat(substring-before($number-as-name, '|'),
        substring-before(concat($player/@dorsals, ' '), ' '), substring-after($number-as-name, '|'))]/@nom)"/>
  </func:function>
  <xsl:variable name="number-as-name" select="f:t('nameless', '|')"/>

  <!-- The score of a match, linked if it has a page; a dash before it is played. -->
  <xsl:template match="partit" mode="score">
    <!-- A dash if there is no score. -->
    <xsl:choose>
      <xsl:when test="@pagina != '' and $alone != 'yes'">
        <a href="{@pagina}">
          <xsl:value-of select="concat(@gl, '–', @gv)"/>
          <span class="v">
            <xsl:value-of select="concat(' ', key('equip', @local)/@nom, ' – ', key('equip', @visitant)/@nom)"/>
          </span>
        </a>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="concat(@gl, '–', @gv)"/></xsl:otherwise>
    </xsl:choose>
    <xsl:if test="@estat = 'adjudicat'">*</xsl:if>
  </xsl:template>

  <!-- What became of the match, if it was not just played to its end. -->
  <xsl:template match="partit" mode="state">
    <xsl:if test="@estat != 'acabat' and @estat != 'pendent'">
      <xsl:value-of select="concat(' ', f:t(concat('state-', @estat)))"/>
    </xsl:if>
    <xsl:if test="@motiu != ''"><xsl:value-of select="concat(' (', @motiu, ')')"/></xsl:if>
  </xsl:template>

  <!-- Wins, draws and losses as letters in boxes, the newest last. The letters are in the page's list of abbreviations. -->
  <xsl:template name="form">
    <xsl:param name="form"/>
    <xsl:if test="$form != ''">
      <xsl:variable name="one" select="substring($form, 1, 1)"/>
      <b>
        <xsl:choose>
          <xsl:when test="$one = 'g'"><xsl:attribute name="class">w</xsl:attribute></xsl:when>
          <xsl:when test="$one = 'p'"><xsl:attribute name="class">l</xsl:attribute></xsl:when>
        </xsl:choose>
        <abbr>
          <xsl:attribute name="title">
            <xsl:choose>
              <xsl:when test="$one = 'g'"><xsl:value-of select="f:t('full-won')"/></xsl:when>
              <xsl:when test="$one = 'p'"><xsl:value-of select="f:t('full-lost')"/></xsl:when>
              <xsl:otherwise><xsl:value-of select="f:t('full-drawn')"/></xsl:otherwise>
            </xsl:choose>
          </xsl:attribute>
          <xsl:value-of select="f:t(concat('letter-', $one))"/>
        </abbr>
      </b>
      <xsl:call-template name="form"><xsl:with-param name="form" select="substring($form, 2)"/></xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- A number, or an empty cell. -->
  <xsl:template name="cell">
    <xsl:param name="of"/>
    <xsl:param name="stat"/>
    <xsl:param name="class"/>
    <xsl:if test="not(contains($absent-cards, concat(' ', $stat, ' ')))">
      <td data-stat="{$stat}">
        <xsl:if test="$class != ''"><xsl:attribute name="class"><xsl:value-of select="$class"/></xsl:attribute></xsl:if>
        <xsl:choose>
          <xsl:when test="$of = '' or $of = '0'"><span class="z"><xsl:value-of select="$of"/></span></xsl:when>
          <xsl:otherwise><xsl:value-of select="$of"/></xsl:otherwise>
        </xsl:choose>
      </td>
    </xsl:if>
  </xsl:template>

  <!-- The full name of a column. -->
  <xsl:template name="full">
    <xsl:param name="key"/>
    <xsl:choose>
      <xsl:when test="$of-points and contains(' for against difference plus-minus ', concat(' ', $key, ' '))">
        <xsl:value-of select="f:t(concat('full-points-', $key))"/>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="f:t(concat('full-', $key))"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The head of a column: an abbreviation and its full name. -->
  <xsl:template name="head">
    <xsl:param name="key"/>
    <xsl:param name="class"/>
    <xsl:if test="not(contains($absent-cards, concat(' ', $key, ' ')))">
      <th scope="col">
        <xsl:if test="$class != ''"><xsl:attribute name="class"><xsl:value-of select="$class"/></xsl:attribute></xsl:if>
        <abbr>
          <xsl:attribute name="title">
            <xsl:call-template name="full"><xsl:with-param name="key" select="$key"/></xsl:call-template>
          </xsl:attribute>
          <xsl:value-of select="f:t(concat('head-', $key))"/>
        </abbr>
      </th>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
