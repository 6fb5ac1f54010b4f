<?xml version="1.0" encoding="UTF-8"?>
<!-- Actions declared by the rule set: as events, in words, and counted. Their definitions and names are in the file, in joc.

     Their statistics: own.CODE, all of them; own.CODE.OUTCOME, those with an outcome; own.CODE.share, the first of two
     outcomes in per cent of both; faced.CODE and faced.CODE.OUTCOME, those against a player. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:str="http://exslt.org/strings" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func str" exclude-result-prefixes="f">

  <!-- own  code, name, letters, field (zone or pitch); children o: the outcomes with code, sign and name. -->
  <xsl:variable name="own-tree">
    <xsl:for-each select="$partit/joc/mena[@classe = 'action']">
      <xsl:variable name="action" select="@codi"/>
      <own code="{$action}" name="{f:own-name($action)}" letters="{substring-before(@valor, ' ')}"
          opponent="{contains(@valor, ' opponent')}">
        <xsl:for-each select="str:tokenize(@valor, ' ')[. = 'zone' or . = 'pitch']">
          <xsl:attribute name="field"><xsl:value-of select="."/></xsl:attribute>
        </xsl:for-each>
        <xsl:for-each select="str:tokenize(@valor, ' ')[position() &gt; 2][not(. = 'zone' or . = 'pitch'
            or . = 'opponent')]">
          <xsl:variable name="code" select="translate(substring(., 2), ':', '')"/>
          <o code="{$code}" sign="{translate(substring(., 1, 1), '-', '−')}"
              name="{f:own-name(concat($action, '.', $code))}"/>
        </xsl:for-each>
      </own>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="owns" select="exsl:node-set($own-tree)/own"/>

  <!-- foul  code, name, team: a kind of foul that the rules distinguish, and whether it accumulates for the team. -->
  <xsl:variable name="own-foul-tree">
    <xsl:for-each select="$partit/joc/mena[@classe = 'foul'][@codi != 'ma']">
      <foul code="{@codi}" name="{f:own-name(@codi)}" team="{not(contains(concat(@valor, ' '), ' no-team '))}"/>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="own-fouls" select="exsl:node-set($own-foul-tree)/foul"/>

  <!-- card  code, name, mark: a sanction declared by the rules, or the card that some of them add up to, with the text
       on its icon. -->
  <xsl:variable name="own-card-tree">
    <xsl:for-each select="$partit/joc/mena[@classe = 'sanction']
        | $partit/joc/mena[@classe = 'sum'][contains(concat(@valor, ' '), ' becomes ')]">
      <xsl:variable name="effect" select="concat(' ', @valor, ' ')"/>
      <xsl:variable name="minutes" select="translate(substring-before(substring-after($effect, ' away '), ' '), '+',
          '')"/>
      <card code="{@codi}" name="{f:own-name(@codi)}">
        <xsl:attribute name="mark"><xsl:choose>
          <xsl:when test="$minutes != ''"><xsl:value-of select="concat($minutes, '′')"/></xsl:when>
          <xsl:when test="@classe = 'sum'">
            <xsl:value-of select="concat('×', substring-before(@valor, ' '))"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:value-of select="translate(substring-before(@valor, ' '), 'abcdefghijklmnopqrstuvwxyz',
                'ABCDEFGHIJKLMNOPQRSTUVWXYZ')"/>
          </xsl:otherwise>
        </xsl:choose></xsl:attribute>
      </card>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="own-cards" select="exsl:node-set($own-card-tree)/card"/>

  <!-- Whether fouls accumulate for the team: the rules have a word for the consequence, or a parameter that sets the
       limit. -->
  <xsl:variable name="adds-fouls" select="boolean($partit/joc/mena[@classe = 'words'][@codi = 'team-fouls'])
      and not(contains(concat(' ', $partit/@parametres), ' team-fouls=none'))
      or contains(concat(' ', $partit/@parametres), ' team-fouls=')
      and not(contains(concat(' ', $partit/@parametres), ' team-fouls=none'))"/>

  <!-- The name of an action, or of an outcome after a dot; the code if it is unnamed. A card whose words have its
       full name, as in “azul tarjeta_azul”, has that one, because “azul” alone would not say what is blue. -->
  <func:function name="f:own-name">
    <xsl:param name="code"/>
    <xsl:variable name="word" select="f:own-word($code)"/>
    <xsl:variable name="full" select="f:code('declared', $code)"/>
    <xsl:choose>
      <xsl:when test="$partit/joc/mena[@codi = $code][@classe = 'sanction'] and contains(concat(' ',
          normalize-space($partit/joc/mena[@codi = $code][@classe = 'sanction']/@*[name() = $language]), ' '),
          concat(' ', translate($full, ' ', '_'), ' '))">
        <func:result select="$full"/>
      </xsl:when>
      <xsl:otherwise><func:result select="$word"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The name for a count of several, where the catalogue has the name in the singular. -->
  <func:function name="f:own-names">
    <xsl:param name="code"/>
    <xsl:variable name="name" select="f:own-name($code)"/>
    <xsl:choose>
      <xsl:when test="$name = f:code('declared', $code)"><func:result select="f:code('declared-plural', $code)"/></xsl:when>
      <xsl:otherwise><func:result select="$name"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The first of the words in the rules; the code if they have no words. -->
  <func:function name="f:own-word">
    <xsl:param name="code"/>
    <xsl:variable name="mena" select="$partit/joc/mena[@codi = $code][@ca != '' or @es != '' or @en != ''][1]"/>
    <xsl:variable name="words" select="$mena/@*[name() = $language]"/>
    <xsl:variable name="word" select="substring-before(concat(normalize-space($words), ' '), ' ')"/>
    <xsl:variable name="last"><xsl:choose>
      <xsl:when test="contains($code, '.')"><xsl:value-of select="substring-after($code, '.')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="$code"/></xsl:otherwise>
    </xsl:choose></xsl:variable>
    <func:result select="translate(concat($word, substring($last, 1, string-length($last) * ($word = ''))), '_', ' ')"/>
  </func:function>

  <!-- The origin of an attempt: in the catalogue's words, in those of the rules, or its code. -->
  <func:function name="f:origin">
    <xsl:param name="code"/>
    <xsl:variable name="codi" select="concat('origin.', translate($code, ' ', '-'))"/>
    <xsl:choose>
      <xsl:when test="$partit/joc/mena[@codi = $codi]">
        <func:result select="f:own-name($codi)"/>
      </xsl:when>
      <xsl:otherwise><func:result select="f:code('origin', $code)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The action as an event. -->
  <xsl:template match="accio" mode="event">
    <xsl:param name="i"/>
    <xsl:param name="s"/>
    <own i="{$i}" s="{$s}" wt="{f:capital(f:own-name(string(@tipus)))}">
      <xsl:call-template name="moment"/>
      <xsl:if test="@dorsal or contains(concat(' ', @desconeguts), ' dorsal:')">
        <xsl:call-template name="first">
          <xsl:with-param name="s" select="$s"/>
          <xsl:with-param name="number" select="@dorsal"/>
          <xsl:with-param name="field" select="'dorsal'"/>
        </xsl:call-template>
      </xsl:if>
      <xsl:call-template name="second">
        <xsl:with-param name="s" select="$sides[@id = $s]/@other"/>
        <xsl:with-param name="number" select="@dorsalrival"/>
        <xsl:with-param name="field" select="'dorsalrival'"/>
      </xsl:call-template>
    </own>
  </xsl:template>

  <!-- Outcome, zone and opponent, for the log. -->
  <xsl:template name="own-particulars">
    <xsl:variable name="parts">
      <xsl:if test="@w != ''"><p><xsl:value-of select="f:by(.)"/></p></xsl:if>
      <xsl:if test="@resultat != ''"><p><xsl:value-of select="f:own-name(concat(@tipus, '.', @resultat))"/></p></xsl:if>
      <xsl:if test="@zona != ''"><p><xsl:value-of select="f:t('in-zone', @zona)"/></p></xsl:if>
      <xsl:if test="@w2 != ''"><p><xsl:value-of select="f:t('own-against', @w2)"/></p></xsl:if>
    </xsl:variable>
    <xsl:for-each select="exsl:node-set($parts)/p">
      <xsl:if test="position() &gt; 1"> · </xsl:if>
      <xsl:value-of select="."/>
    </xsl:for-each>
  </xsl:template>

  <!-- Rows for the list of statistics: for teams, and for players in tables of their own. -->
  <xsl:template name="own-statistics">
    <xsl:for-each select="$own-cards">
      <s t="card.{@code}" of="team player" name="{f:capital(f:own-names(string(@code)))}" one="{f:capital(@name)}"
          short="{@mark}"/>
    </xsl:for-each>
    <xsl:for-each select="$own-fouls">
      <s t="fouls.{@code}" of="team" name="{f:t('fouls-of-kind', @name)}"/>
    </xsl:for-each>
    <xsl:for-each select="$owns">
      <xsl:variable name="action" select="."/>
      <s t="own.{@code}" of="team column" name="{f:capital(f:own-names(string(@code)))}" one="{f:capital(@name)}"
          short="{@letters}"/>
      <xsl:for-each select="o">
        <s t="own.{$action/@code}.{@code}" of="team column" name="{f:capital($action/@name)}: {@name}"
            short="{$action/@letters}{@sign}"/>
      </xsl:for-each>
      <xsl:if test="@opponent = 'true'">
        <s t="faced.{@code}" of="column" name="{f:t('own-faced', f:capital(@name))}"
            short="{@letters}{f:w('own-faced-mark')}"/>
        <xsl:for-each select="o">
          <s t="faced.{$action/@code}.{@code}" of="column"
              name="{f:t('own-faced', concat(f:capital($action/@name), ': ', @name))}"
              short="{$action/@letters}{f:w('own-faced-mark')}{@sign}"/>
        </xsl:for-each>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <!-- The marks of a declared action. -->
  <xsl:template match="own" mode="mark">
    <xsl:param name="s"/>
    <xsl:variable name="other" select="substring('awayhome', 1 + 4 * ($s = 'away'), 4)"/>
    <xsl:variable name="p" select="concat($s, ' p', @part)"/>
    <xsl:variable name="d" select="concat(@pl, substring(concat($s, '-'), 1, 5 * not(@pl)))"/>
    <xsl:variable name="t" select="concat('own.', @tipus)"/>
    <c a="{$t} {$s}" p="{$t} {$p}" d="{$t} {$d}"/>
    <xsl:if test="@resultat != ''">
      <c a="{$t}.{@resultat} {$s}" p="{$t}.{@resultat} {$p}" d="{$t}.{@resultat} {$d}"/>
    </xsl:if>
    <xsl:if test="@pl2 or @w2 != ''">
      <xsl:variable name="f" select="concat('faced.', @tipus)"/>
      <xsl:variable name="by" select="concat(@pl2, substring(concat($other, '-'), 1, 5 * not(@pl2)))"/>
      <c a="{$f} {$other}" d="{$f} {$by}"/>
      <xsl:if test="@resultat != ''"><c a="{$f}.{@resultat} {$other}" d="{$f}.{@resultat} {$by}"/></xsl:if>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
