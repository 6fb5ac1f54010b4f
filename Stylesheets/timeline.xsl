<?xml version="1.0" encoding="UTF-8"?>
<!-- The match as a timeline of its video: XML in the format of Sportscode, which many video analysis programs read.

     The parameters are in parameters.xsl and part-clips.xsl.

     The output is pure ASCII, as some readers expect ASCII and others UTF-8. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <xsl:import href="parameters.xsl"/>
  <xsl:import href="part-phrases.xsl"/>

  <!-- The declaration below nevertheless says UTF-8, because some readers know no other name. -->
  <xsl:output method="xml" encoding="US-ASCII" omit-xml-declaration="yes" indent="no"/>
  <xsl:strip-space elements="*"/>

  <xsl:variable name="half-time" select="'no'"/>
  <xsl:variable name="breaks" select="'&#9;&#10;&#13;'"/>

  <xsl:include href="part-visible.xsl"/>
  <xsl:include href="part-clock.xsl"/>
  <xsl:include href="part-events.xsl"/>
  <xsl:include href="part-squads.xsl"/>
  <xsl:include href="part-statistics.xsl"/>
  <xsl:include href="part-words.xsl"/>
  <xsl:include href="part-clips.xsl"/>

  <xsl:template match="/">
    <xsl:call-template name="say-what-is-left-out"/>
    <xsl:text disable-output-escaping="yes">&lt;?xml version="1.0" encoding="UTF-8"?&gt;&#10;</xsl:text>
    <file>
      <xsl:text>&#10;  </xsl:text>
      <SORT_INFO><sort_type>sort order</sort_type></SORT_INFO>
      <xsl:text>&#10;  </xsl:text>
      <ALL_INSTANCES>
        <xsl:for-each select="$instances">
          <xsl:sort select="@start" data-type="number"/>
          <xsl:sort select="@i" data-type="number"/>
          <xsl:text>&#10;    </xsl:text>
          <instance>
            <ID><xsl:value-of select="position()"/></ID>
            <start><xsl:value-of select="f:seconds(@start)"/></start>
            <end><xsl:value-of select="f:seconds(@end)"/></end>
            <code><xsl:value-of select="@row"/></code>
            <!-- Events do not tell which team is at home, or the name of a team without events. -->
            <xsl:if test="@k = 'kick-off' and @i = $instances[@k = 'kick-off'][1]/@i">
              <xsl:for-each select="$sides">
                <xsl:call-template name="clip-label">
                  <xsl:with-param name="group" select="'team'"/><xsl:with-param name="text" select="@name"/>
                </xsl:call-template>
              </xsl:for-each>
            </xsl:if>
            <xsl:apply-templates select="f:event(@i[not(../@mark)])" mode="labels">
              <xsl:with-param name="about" select="@about"/>
            </xsl:apply-templates>
          </instance>
        </xsl:for-each>
        <xsl:text>&#10;  </xsl:text>
      </ALL_INSTANCES>
      <xsl:text>&#10;  </xsl:text>
      <ROWS>
        <xsl:for-each select="$instances[generate-id() = generate-id(key('row', @row)[1])]">
          <xsl:text>&#10;    </xsl:text>
          <row><code><xsl:value-of select="@row"/></code><xsl:call-template name="colour"/></row>
        </xsl:for-each>
        <xsl:text>&#10;  </xsl:text>
      </ROWS>
      <xsl:text>&#10;</xsl:text>
    </file>
    <xsl:text>&#10;</xsl:text>
  </xsl:template>

  <!-- Kick-offs, with which analysts synchronise a timeline with its video, and the clips. -->
  <xsl:variable name="instance-tree">
    <xsl:for-each select="$event-list/period-start[f:offset(string(@part)) = f:offset(string(@part))]">
      <xsl:variable name="offset" select="f:offset(string(@part))"/>
      <clip i="{@i}" start="{$offset}" end="{$offset + 6}" row="{f:t('row-kick-off', @part)}" mark="1" k="kick-off"/>
    </xsl:for-each>
    <xsl:for-each select="$clips">
      <xsl:variable name="e" select="f:event(@i)"/>
      <clip i="{@i}" start="{@start}" end="{@end}" row="{f:row($e)}" k="{name($e)}">
        <xsl:copy-of select="@about"/>
      </clip>
    </xsl:for-each>
  </xsl:variable>
  <xsl:key name="row" match="clip" use="@row"/>
  <xsl:variable name="instances" select="exsl:node-set($instance-tree)/clip"/>

  <xsl:template match="*" mode="labels">
    <xsl:param name="about"/>
    <xsl:variable name="source" select="f:source(@i)"/>
    <xsl:if test="not(@s = '' or @sc = 'partit')">
      <xsl:call-template name="clip-label">
        <xsl:with-param name="group" select="'team'"/>
        <xsl:with-param name="text" select="$sides[@id = current()/@s]/@name"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:choose>
      <xsl:when test="self::sub">
        <xsl:call-template name="clip-label">
          <xsl:with-param name="group" select="'off'"/><xsl:with-param name="text" select="@w2"/>
        </xsl:call-template>
        <xsl:call-template name="clip-label">
          <xsl:with-param name="group" select="'on'"/><xsl:with-param name="text" select="@w"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:when test="@of">
        <xsl:call-template name="clip-label">
          <xsl:with-param name="group" select="'official'"/><xsl:with-param name="text" select="@of"/>
        </xsl:call-template>
        <xsl:call-template name="clip-label">
          <xsl:with-param name="group" select="'victim'"/><xsl:with-param name="text" select="@w2"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="clip-label">
          <xsl:with-param name="group" select="'player'"/><xsl:with-param name="text" select="@w"/>
        </xsl:call-template>
        <xsl:call-template name="clip-label">
          <xsl:with-param name="group">
            <xsl:choose>
              <xsl:when test="self::own">opponent</xsl:when>
              <xsl:when test="self::foul">victim</xsl:when>
              <xsl:otherwise>assist</xsl:otherwise>
            </xsl:choose>
          </xsl:with-param>
          <xsl:with-param name="text" select="@w2"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:call-template name="outcome"/>
    <xsl:if test="@superficie != ''">
      <xsl:call-template name="clip-label">
        <xsl:with-param name="group" select="'body'"/>
        <xsl:with-param name="text" select="f:code('body', string(@superficie))"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:if test="@origen != ''">
      <xsl:call-template name="clip-label">
        <xsl:with-param name="group" select="'origin'"/>
        <xsl:with-param name="text" select="f:code('origin', string(@origen))"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:call-template name="clip-label">
      <xsl:with-param name="group" select="'zone'"/><xsl:with-param name="text" select="@zona"/>
    </xsl:call-template>
    <xsl:if test="self::card">
      <xsl:call-template name="clip-label">
        <xsl:with-param name="group" select="'card'"/><xsl:with-param name="text" select="f:card(@color)"/>
      </xsl:call-template>
      <xsl:if test="@motiu != ''">
        <xsl:call-template name="clip-label">
          <xsl:with-param name="group" select="'reason'"/>
          <xsl:with-param name="text" select="f:code('reason', string(@motiu))"/>
        </xsl:call-template>
      </xsl:if>
    </xsl:if>
    <xsl:if test="self::note">
      <xsl:call-template name="clip-label">
        <xsl:with-param name="group" select="'note'"/><xsl:with-param name="text" select="@anotacio"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:call-template name="clip-label">
      <xsl:with-param name="group" select="'minute'"/><xsl:with-param name="text" select="f:label(.)"/>
    </xsl:call-template>
    <xsl:call-template name="clip-label">
      <xsl:with-param name="group" select="'period'"/><xsl:with-param name="text" select="@part"/>
    </xsl:call-template>
    <xsl:if test="self::goal and not(@void)">
      <xsl:call-template name="clip-label">
        <xsl:with-param name="group" select="'score'"/><xsl:with-param name="text" select="f:score-after(.)"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:if test="$about">
      <label><text><xsl:value-of select="f:t('clip-approximate')"/></text></label>
    </xsl:if>
    <!-- Labels that allow an import: kind, second of the period, order, interval, and the code of a declared action or
         way of scoring. -->
    <label>
      <group>futbolstats</group>
      <text>
        <xsl:choose>
          <xsl:when test="self::captain">capita </xsl:when>
          <xsl:when test="self::arrival">entra </xsl:when>
          <xsl:when test="self::departure">surt </xsl:when>
          <xsl:otherwise><xsl:value-of select="concat($source/@name, ' ')"/></xsl:otherwise>
        </xsl:choose>
        <xsl:choose>
          <xsl:when test="$source/@second != ''"><xsl:value-of select="$source/@second"/></xsl:when>
          <xsl:otherwise>-</xsl:otherwise>
        </xsl:choose>
        <xsl:value-of select="concat(' ', $source/@order)"/>
        <xsl:if test="@in"> interval</xsl:if>
        <xsl:if test="self::own or self::goal[@tipus] or self::miss or self::foul and @wn or self::card
            and @color = $own-cards/@code">
          <xsl:value-of select="concat(' tipus:', @tipus, @color)"/>
        </xsl:if>
        <xsl:if test="self::own and @resultat != ''"><xsl:value-of select="concat(' resultat:', @resultat)"/></xsl:if>
      </text>
    </label>
  </xsl:template>

  <!-- The outcome of an attempt or a kick, and further properties of a goal or a foul. -->
  <xsl:template name="outcome">
    <xsl:variable name="text">
      <xsl:choose>
        <xsl:when test="self::goal and @void"><xsl:value-of select="f:t('kind-goal-annulled')"/></xsl:when>
        <xsl:when test="self::goal and @own"><xsl:value-of select="f:t('kind-goal-own')"/></xsl:when>
        <xsl:when test="self::chance and @resultat != ''">
          <xsl:value-of select="f:code('outcome', string(@resultat))"/>
        </xsl:when>
        <xsl:when test="self::kick"><xsl:value-of select="f:code('kick', string(@resultat))"/></xsl:when>
        <xsl:when test="self::miss"><xsl:value-of select="f:code('kick', 'fallat')"/></xsl:when>
        <xsl:when test="self::own and @resultat != ''">
          <xsl:value-of select="f:own-name(concat(@tipus, '.', @resultat))"/>
        </xsl:when>
        <xsl:when test="self::foul and @tipus = 'ma'"><xsl:value-of select="f:t('kind-handball')"/></xsl:when>
        <xsl:when test="self::foul and @wn"><xsl:value-of select="@wn"/></xsl:when>
        <xsl:when test="self::sub and @commocio = 'si'"><xsl:value-of select="f:t('concussion')"/></xsl:when>
      </xsl:choose>
    </xsl:variable>
    <xsl:call-template name="clip-label">
      <xsl:with-param name="group" select="'outcome'"/><xsl:with-param name="text" select="$text"/>
    </xsl:call-template>
    <!-- An own goal may also be annulled. -->
    <xsl:if test="self::goal and @void and @own">
      <xsl:call-template name="clip-label">
        <xsl:with-param name="group" select="'outcome'"/><xsl:with-param name="text" select="f:t('kind-goal-own')"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="clip-label">
    <xsl:param name="group"/>
    <xsl:param name="text"/>
    <xsl:if test="string($text) != ''">
      <label>
        <group><xsl:value-of select="f:t(concat('clip-', $group))"/></group>
        <text><xsl:value-of select="$text"/></text>
      </label>
    </xsl:if>
  </xsl:template>

  <!-- Colours have 16 bits per channel; a kind has the same colour for both sides. -->
  <xsl:template name="colour">
    <xsl:choose>
      <xsl:when test="@k = 'goal'"><R>50000</R><G>12000</G><B>9000</B></xsl:when>
      <xsl:when test="@k = 'chance' or @k = 'miss' or @k = 'kick'"><R>60000</R><G>40000</G><B>8000</B></xsl:when>
      <xsl:when test="@k = 'card'"><R>62000</R><G>56000</G><B>6000</B></xsl:when>
      <xsl:when test="@k = 'foul' or @k = 'offside'"><R>26000</R><G>20000</G><B>48000</B></xsl:when>
      <xsl:when test="@k = 'kick-off'"><R>12000</R><G>12000</G><B>12000</B></xsl:when>
      <xsl:otherwise><R>12000</R><G>36000</G><B>30000</B></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
