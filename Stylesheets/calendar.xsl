<?xml version="1.0" encoding="UTF-8"?>
<!-- A match as an event of a calendar (iCalendar, RFC 5545).

     Parameters, strings:
       lang       the language of the description: ca, es or en
       part       calendar (the default): a whole file; event: the event alone, for a calendar with several

     The identifier comes from the calendar from which the match was imported, or else from the teams and the competition, but not
     the day: when a match is moved, calendars move their entry. The event begins at the date and time of the match (data, hora),
     in local time; without a time it lasts all day. The clock of the recording gives the duration, and the beginning only if the
     match has no date. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:date="http://exslt.org/dates-and-times" xmlns:str="http://exslt.org/strings"
    xmlns:exsl="http://exslt.org/common" xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="date str exsl func" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>

  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:strip-space elements="*"/>

  <xsl:param name="part" select="'calendar'"/>

  <!-- For part-visible.xsl: the event contains no names of players, and lines are only broken by folding. -->
  <xsl:variable name="private" select="'no'"/>
  <xsl:variable name="breaks" select="'&#9;&#10;&#13;'"/>
  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-phrases.xsl"/>
  <xsl:include href="part-phase.xsl"/>

  <xsl:variable name="end" select="'&#13;&#10;'"/>
  <!-- ASCII characters. -->
  <xsl:variable name="plain">
    <xsl:text> !"#$%&amp;'()*+,-./0123456789:;&lt;=&gt;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ</xsl:text>
    <xsl:text>[\]^_`abcdefghijklmnopqrstuvwxyz{|}~</xsl:text>
  </xsl:variable>

  <xsl:template match="/">
    <xsl:apply-templates select="$partit" mode="event"/>
  </xsl:template>

  <xsl:template match="partit" mode="event">
    <xsl:if test="$part = 'calendar'">
      <xsl:value-of select="concat('BEGIN:VCALENDAR', $end, 'VERSION:2.0', $end,
          'PRODID:-//FutbolStats//futbolstats//EN', $end)"/>
    </xsl:if>
    <xsl:variable name="start" select="periodes/periode[@inici][1]/@inici"/>
    <xsl:variable name="stop" select="periodes/periode[last()]/@fi"/>
    <xsl:variable name="day" select="translate(@data, '-', '')"/>
    <xsl:value-of select="concat('BEGIN:VEVENT', $end)"/>
    <xsl:call-template name="line">
      <xsl:with-param name="name">UID:</xsl:with-param>
      <xsl:with-param name="text"><xsl:call-template name="identifier"/></xsl:with-param>
    </xsl:call-template>
    <!-- RFC 5545 requires a stamp. The time of creation is unknown, and equal input must give equal output. -->
    <xsl:variable name="stamp">
      <xsl:choose>
        <xsl:when test="$start">
          <xsl:call-template name="utc"><xsl:with-param name="seconds" select="$start"/></xsl:call-template>
        </xsl:when>
        <xsl:when test="string-length($day) = 8"><xsl:value-of select="concat($day, 'T000000Z')"/></xsl:when>
        <xsl:otherwise>19700101T000000Z</xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:value-of select="concat('DTSTAMP:', $stamp, $end)"/>
    <!-- A recording longer than a day was interrupted, so its length is not the length of the match. -->
    <xsl:variable name="length" select="floor($stop - $start)"/>
    <xsl:variable name="duration">
      <xsl:choose>
        <xsl:when test="$length &gt; 0 and $length &lt; 86400">
          <xsl:value-of select="concat('DURATION:PT', $length, 'S', $end)"/>
        </xsl:when>
        <xsl:otherwise><xsl:value-of select="concat('DURATION:PT1H45M', $end)"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="string-length($day) = 8 and string-length(@hora) = 5">
        <xsl:value-of select="concat('DTSTART:', $day, 'T', translate(@hora, ':', ''), '00', $end, $duration)"/>
      </xsl:when>
      <xsl:when test="string-length($day) = 8">
        <xsl:value-of select="concat('DTSTART;VALUE=DATE:', $day, $end)"/>
      </xsl:when>
      <xsl:when test="$start"><xsl:value-of select="concat('DTSTART:', $stamp, $end, $duration)"/></xsl:when>
    </xsl:choose>
    <xsl:call-template name="line">
      <xsl:with-param name="name">SUMMARY:</xsl:with-param>
      <xsl:with-param name="text">
        <xsl:value-of select="equip[1]/dadesequip/nom"/>
        <xsl:choose>
          <xsl:when test="contains(@adjudicat, '-')"><xsl:value-of select="concat(' ', @adjudicat, ' ')"/></xsl:when>
          <xsl:when test="@estat = 'acabat' or @estat = 'abandonat' or @estat = 'enjoc'">
            <xsl:value-of select="concat(' ', count(equip[1]/dadespartit/gols/gol[not(@anullat = 'si'
                or @punts)]) + sum(equip[1]/dadespartit/gols/gol[not(@anullat = 'si')]/@punts), '-',
                count(equip[2]/dadespartit/gols/gol[not(@anullat = 'si'
                or @punts)]) + sum(equip[2]/dadespartit/gols/gol[not(@anullat = 'si')]/@punts), ' ')"/>
          </xsl:when>
          <xsl:otherwise><xsl:text> - </xsl:text></xsl:otherwise>
        </xsl:choose>
        <xsl:value-of select="equip[2]/dadesequip/nom"/>
      </xsl:with-param>
    </xsl:call-template>
    <xsl:if test="string(@estadi)">
      <xsl:call-template name="line">
        <xsl:with-param name="name">LOCATION:</xsl:with-param>
        <xsl:with-param name="text" select="@estadi"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:if test="$match-phase != ''">
      <xsl:call-template name="line">
        <xsl:with-param name="name">DESCRIPTION:</xsl:with-param>
        <xsl:with-param name="text" select="f:capital($match-phase)"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:if test="string(@competicio)">
      <xsl:call-template name="line">
        <xsl:with-param name="name">CATEGORIES:</xsl:with-param>
        <xsl:with-param name="text" select="@competicio"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:value-of select="concat('END:VEVENT', $end)"/>
    <xsl:if test="$part = 'calendar'"><xsl:value-of select="concat('END:VCALENDAR', $end)"/></xsl:if>
  </xsl:template>

  <xsl:template name="identifier">
    <xsl:choose>
      <xsl:when test="starts-with(@procedencia, 'ics:') and contains(substring-after(@procedencia, 'ics:'), ':')">
        <xsl:value-of select="substring-after(substring-after(@procedencia, 'ics:'), ':')"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="parts" select="concat(@competicio, '-', @temporada, '-', @jornada, '-',
            equip[1]/dadesequip/nom, '-', equip[2]/dadesequip/nom)"/>
        <xsl:variable name="day">
          <xsl:if test="not(string(@jornada))"><xsl:value-of select="concat('-', @data)"/></xsl:if>
        </xsl:variable>
        <xsl:value-of select="concat(str:encode-uri(translate(concat($parts, $day), ' ', '-'), true()), '@futbolstats')"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Formats seconds since 1970 as 20261121T163104Z. -->
  <xsl:template name="utc">
    <xsl:param name="seconds"/>
    <xsl:value-of select="concat(translate(substring(date:add('1970-01-01T00:00:00Z', date:duration(floor($seconds))),
        1, 19), '-:', ''), 'Z')"/>
  </xsl:template>

  <!-- A property with its text escaped and its line folded. -->
  <xsl:template name="line">
    <xsl:param name="name"/><xsl:param name="text"/>
    <xsl:variable name="slashes">
      <xsl:call-template name="replaced">
        <xsl:with-param name="text" select="normalize-space($text)"/>
        <xsl:with-param name="sign">\</xsl:with-param>
      </xsl:call-template>
    </xsl:variable>
    <xsl:variable name="semicolons">
      <xsl:call-template name="replaced">
        <xsl:with-param name="text" select="$slashes"/>
        <xsl:with-param name="sign">;</xsl:with-param>
      </xsl:call-template>
    </xsl:variable>
    <xsl:variable name="escaped">
      <xsl:call-template name="replaced">
        <xsl:with-param name="text" select="$semicolons"/>
        <xsl:with-param name="sign">,</xsl:with-param>
      </xsl:call-template>
    </xsl:variable>
    <xsl:call-template name="folded">
      <xsl:with-param name="text" select="concat($name, $escaped)"/><xsl:with-param name="room" select="75"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="replaced">
    <xsl:param name="text"/><xsl:param name="sign"/>
    <xsl:choose>
      <xsl:when test="contains($text, $sign)">
        <xsl:value-of select="concat(substring-before($text, $sign), '\', $sign)"/>
        <xsl:call-template name="replaced">
          <xsl:with-param name="text" select="substring-after($text, $sign)"/>
          <xsl:with-param name="sign" select="$sign"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$text"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Lines of at most 75 octets; a non-ASCII character counts as four. -->
  <xsl:template name="folded">
    <xsl:param name="text"/><xsl:param name="room"/>
    <xsl:variable name="count">
      <xsl:call-template name="fitting">
        <xsl:with-param name="text" select="substring($text, 1, $room)"/><xsl:with-param name="room" select="$room"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:value-of select="concat(substring($text, 1, $count), $end)"/>
    <xsl:if test="string-length($text) &gt; $count">
      <xsl:text> </xsl:text>
      <xsl:call-template name="folded">
        <xsl:with-param name="text" select="substring($text, $count + 1)"/><xsl:with-param name="room" select="74"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="fitting">
    <xsl:param name="text"/><xsl:param name="room"/>
    <xsl:variable name="octets" select="string-length($text) + 3 * string-length(translate($text, $plain, ''))"/>
    <xsl:choose>
      <xsl:when test="$octets &lt;= $room"><xsl:value-of select="string-length($text)"/></xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="fitting">
          <xsl:with-param name="text" select="substring($text, 1, string-length($text) - ceiling(($octets - $room)
              div 4))"/>
          <xsl:with-param name="room" select="$room"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
