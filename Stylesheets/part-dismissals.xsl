<?xml version="1.0" encoding="UTF-8"?>
<!-- The effects of sanctions and fouls on the player and the team, from joc, parametres and the rule set; and the events
     that send players off.

     $effects/effect     class (sanction, sum or foul) and code; for a sum, n and kinds: how many sanctions and fouls of
                         which codes (between spaces; fouls stands for any foul); if the last one is recorded as a card of
                         this code, shown instead: the card that the referee showed (between spaces); away, short: minutes;
                         out, closed: 1 if permanent; goal, always: 1 if the rules say so; open 1 if the referee may decide
                         the duration
     $foul-dismissals    the fouls that led to a sending-off
     $added-dismissals   those, and the cards that completed a sum: no card stands for them -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:str="http://exslt.org/strings" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func str" exclude-result-prefixes="f">

  <!-- Football's cards in the built-in rule sets. -->
  <xsl:variable name="known-sanction-tree">
    <mena reglament="futsal" classe="sanction" codi="vermella" valor="r out short 2 goal"/>
    <mena reglament="futsal" classe="sum" codi="segonagroga" valor="2 of groga : out short 2 goal becomes"/>
    <mena reglament="handball" classe="sanction" codi="vermella" valor="r out short 2 always"/>
    <mena reglament="handball" classe="sum" codi="segonagroga" valor=""/>
    <mena reglament="hockey" classe="sanction" codi="groga" valor="y away 5+ short 5+"/>
    <mena reglament="hockey" classe="sum" codi="segonagroga" valor=""/>
    <mena reglament="rink" classe="sanction" codi="vermella" valor="r out short 4 goal"/>
    <mena reglament="rink" classe="sum" codi="segonagroga" valor=""/>
    <mena reglament="" classe="sanction" codi="groga" valor="y stays"/>
    <mena reglament="" classe="sanction" codi="vermella" valor="r out short"/>
    <mena reglament="" classe="sum" codi="segonagroga" valor="2 of groga : out short becomes"/>
  </xsl:variable>

  <xsl:variable name="effect-tree">
    <xsl:variable name="parameter-tree">
      <xsl:for-each select="str:tokenize($rules, ' ')[starts-with(., 'sanction.') or starts-with(., 'sum.')
          or starts-with(., 'foul.')]">
        <mena classe="{substring-before(., '.')}" codi="{substring-before(substring-after(., '.'), '=')}"
            valor="{str:replace(substring-after(., '='), '%20', ' ')}"/>
      </xsl:for-each>
      <!-- A cautioned player leaves the field and returns with an arrival. -->
      <xsl:variable name="sin-bin" select="substring-before(substring-after($rules, ' sin-bin='), ' ')"/>
      <xsl:if test="$sin-bin &gt; 0">
        <mena classe="sanction" codi="groga" valor="y away {$sin-bin} short {$sin-bin}"/>
      </xsl:if>
    </xsl:variable>
    <xsl:variable name="parameters" select="exsl:node-set($parameter-tree)/mena"/>
    <xsl:variable name="known" select="exsl:node-set($known-sanction-tree)/mena"/>
    <xsl:variable name="own" select="$parameters | $partit/joc/mena[@classe = 'sanction' or @classe = 'sum'
        or @classe = 'foul'][not(@codi = $parameters/@codi)]"/>
    <xsl:variable name="set" select="$known[@reglament = $partit/@reglament][not(@codi = $own/@codi)]"/>
    <xsl:for-each select="$own | $set | $known[@reglament = ''][not(@codi = $own/@codi or @codi = $set/@codi)]">
      <xsl:variable name="words" select="concat(' ', translate(@valor, '+', ''), ' ')"/>
      <xsl:variable name="short" select="number(substring-before(substring-after($words, ' short '), ' '))"/>
      <effect class="{@classe}" code="{@codi}" out="{number(contains($words, ' out '))}"
          away="{substring-before(substring-after($words, ' away '), ' ')}"
          goal="{number(contains($words, ' goal '))}" always="{number(contains($words, ' always '))}"
          open="{number(contains(@valor, '+'))}">
        <xsl:choose>
          <xsl:when test="$short &gt; 0">
            <xsl:attribute name="short"><xsl:value-of select="$short"/></xsl:attribute>
          </xsl:when>
          <xsl:when test="contains($words, ' short ')"><xsl:attribute name="closed">1</xsl:attribute></xsl:when>
        </xsl:choose>
        <xsl:if test="@classe = 'sum' and @valor != ''">
          <xsl:variable name="kinds" select="concat(' ', normalize-space(substring-before(substring-after(@valor, ' of '),
              ':')), ' ')"/>
          <xsl:choose>
            <xsl:when test="contains($words, ' becomes ')">
              <xsl:attribute name="shown">
                <xsl:value-of select="concat(' ', substring-before(substring($kinds, 2), ' '), ' ')"/>
              </xsl:attribute>
            </xsl:when>
            <xsl:otherwise>
              <xsl:attribute name="n"><xsl:value-of select="substring-before(@valor, ' ')"/></xsl:attribute>
              <xsl:attribute name="kinds"><xsl:value-of select="$kinds"/></xsl:attribute>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:if>
      </effect>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="effects" select="exsl:node-set($effect-tree)/effect"/>
  <xsl:variable name="sums" select="$effects[@n]"/>
  <xsl:variable name="punishes-fouls" select="boolean($effects[@class = 'foul'][@out = 1 or @away &gt; 0]
      | $sums[contains(@kinds, ' fouls ') or str:tokenize(@kinds) = $effects[@class = 'foul']/@code])"/>

  <xsl:variable name="foul-dismissals" select="$event-list/foul[$punishes-fouls][@off = 'out']"/>
  <xsl:variable name="added-dismissals" select="$foul-dismissals | $cards[$sums][@sum][@off = 'out']"/>

  <!-- The severity of an effect: for the player first, then for the team. -->
  <func:function name="f:harshness">
    <xsl:param name="effect"/>
    <func:result select="1000000 * $effect/@out + 1000 * sum($effect/@away[number() &gt; 0]) + 999
        * count($effect/@closed) + sum($effect/@short)"/>
  </func:function>

  <!-- True if a card or a foul in the file completes the sum for the person. A player of whom nothing is known may be a
       different one each time. The shoot-out has a separate count of cards. -->
  <func:function name="f:completes">
    <xsl:param name="last"/>
    <xsl:param name="sum"/>
    <xsl:choose>
      <xsl:when test="f:amount($last, $sum/@kinds) = 0 or contains(concat(' ', $last/@avis, ' '), ' C3 ')
          or $sum/@n &gt; 1 and f:carded($last) = '  '">
        <func:result select="false()"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="who" select="f:carded($last)"/>
        <xsl:variable name="earlier" select="($last/../../*/targeta[boolean(@part = 'tanda') = ($last/@part = 'tanda')]
            | $last/../../*/falta)[@ordre &lt; $last/@ordre][@dorsal = $last/@dorsal][f:carded(.) = $who]"/>
        <func:result select="f:amount($earlier, $sum/@kinds) mod $sum/@n = $sum/@n - 1"/>
      </xsl:otherwise>
    </xsl:choose>
  </func:function>

  <func:function name="f:amount">
    <xsl:param name="actions"/>
    <xsl:param name="kinds"/>
    <func:result select="count($actions[contains($kinds, concat(' ', @color, self::falta/@tipus, ' '))]
        | $actions[@color = $effects[@shown][contains($kinds, @shown)]/@code])
        + count($actions[contains($kinds, ' fouls ')]/self::falta)"/>
  </func:function>

  <!-- Attributes of an event for the most severe of its effects: effect, its code; off, out or away; and if several
       sanctions or fouls added up to it, sum, its name, and the words and the mark of the sum. -->
  <xsl:template name="consequence">
    <xsl:param name="effects"/>
    <xsl:for-each select="$effects">
      <xsl:sort select="f:harshness(.)" data-type="number" order="descending"/>
      <xsl:if test="position() = 1">
        <xsl:attribute name="effect"><xsl:value-of select="@code"/></xsl:attribute>
        <xsl:choose>
          <xsl:when test="@out = 1"><xsl:attribute name="off">out</xsl:attribute></xsl:when>
          <xsl:when test="@away &gt; 0"><xsl:attribute name="off">away</xsl:attribute></xsl:when>
        </xsl:choose>
        <xsl:if test="@n">
          <xsl:variable name="name" select="f:own-name(string(@code))"/>
          <xsl:attribute name="sum"><xsl:value-of select="$name"/></xsl:attribute>
          <xsl:attribute name="bt"><xsl:value-of select="f:capital($name)"/></xsl:attribute>
          <xsl:if test="@out = 1"><xsl:attribute name="sign">off</xsl:attribute></xsl:if>
        </xsl:if>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <!-- Players leave the field, but not officials. An unidentified person who is sent off for a time may be a
       substitute. -->
  <xsl:template name="moves-off">
    <xsl:param name="s"/>
    <xsl:param name="effects"/>
    <xsl:if test="$effects/@out = 1 and not(@dorsal = '' and @tecnic != '') or $effects/@away &gt; 0 and @dorsal != ''">
      <xsl:attribute name="went"><xsl:value-of select="concat($s, '-', @dorsal)"/></xsl:attribute>
    </xsl:if>
  </xsl:template>

  <!-- The person who was shown a card or committed a foul: the number, the office, or ?1 as 1. -->
  <func:function name="f:carded">
    <xsl:param name="card"/>
    <func:result select="concat($card/@dorsal, ' ', $card/@tecnic, ' ', substring-before(substring-after(concat(' ',
        $card[@dorsal = '']/@desconeguts, ' '), ' dorsal:'), ' '))"/>
  </func:function>
</xsl:stylesheet>
