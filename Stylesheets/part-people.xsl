<?xml version="1.0" encoding="UTF-8"?>
<!-- The two sides and their players, as in the match file.

     $sides/side      id home or away, name, other (the other side's id), ours
     $shown           the sides whose players are listed; $unnamed: the ids of the others, as text
     $roster/list     of a side, s; it contains
       person         what events say about a player: pl as home-9, n the number, w the name shown: 9 Iniesta, with $number-space. In the
                      one-sided version, for the other side, w is the team, other is 1, and n is missing
         man          the rest: s, name, starter 1 or 0, attributes of the file (capita, porter, posicio), and unseen for an
                      empty line of the squad -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl func" exclude-result-prefixes="f">

  <!-- By pl. People with neither name nor number are not found. -->
  <xsl:key name="person" match="/list/person" use="@pl[../@w != '']"/>

  <xsl:variable name="side-tree">
    <side id="home" other="away" name="{$equips[1]/dadesequip/nom}" ours="{number($partit/@nostre = 'local')}"/>
    <side id="away" other="home" name="{$equips[2]/dadesequip/nom}" ours="{number($partit/@nostre = 'visitant')}"/>
  </xsl:variable>
  <xsl:variable name="sides" select="exsl:node-set($side-tree)/side"/>
  <xsl:variable name="home" select="$sides[1]"/>
  <xsl:variable name="away" select="$sides[2]"/>
  <xsl:variable name="home-name" select="string($home/@name)"/>
  <xsl:variable name="away-name" select="string($away/@name)"/>

  <!-- The sides whose players are listed: both, or only ours in the one-sided version. -->
  <xsl:variable name="shown" select="$sides[$team != 'ours' or @ours = 1 or not($sides/@ours = 1)]"/>

  <!-- The ids of the sides without names. -->
  <xsl:variable name="unnamed">
    <xsl:for-each select="$sides[not(@id = $shown/@id)]"><xsl:value-of select="concat(@id, ' ')"/></xsl:for-each>
  </xsl:variable>
  <xsl:variable name="one-sided" select="$unnamed != ''"/>
  <xsl:variable name="plain" select="$full-names and not($one-sided)"/>

  <!-- Starters in the order of the file, the bench by number. -->
  <xsl:variable name="roster-tree">
    <xsl:for-each select="$equips">
      <xsl:variable name="s" select="substring('homeaway', 4 * position() - 3, 4)"/>
      <list s="{$s}">
      <xsl:variable name="starters" select="plantilla/jugador[titular = 'si' or titular != 'no' and f:yes(titular)]"/>
      <xsl:apply-templates select="$starters" mode="person">
        <xsl:with-param name="s" select="$s"/><xsl:with-param name="starter" select="1"/>
      </xsl:apply-templates>
      <xsl:apply-templates select="plantilla/jugador[not(titular = 'si' or titular != 'no' and f:yes(titular))]"
          mode="person">
        <xsl:sort select="dorsal" data-type="number"/>
        <!-- 00 comes before 0. -->
        <xsl:sort select="string-length(dorsal)" data-type="number" order="descending"/>
        <xsl:with-param name="s" select="$s"/><xsl:with-param name="starter" select="0"/>
      </xsl:apply-templates>
      </list>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="roster" select="exsl:node-set($roster-tree)"/>

  <!-- Most people have a name and a visible number and take the short path. -->
  <xsl:template match="jugador" mode="person">
    <xsl:param name="s"/>
    <xsl:param name="starter"/>
    <xsl:variable name="number" select="normalize-space(dorsal)"/>
    <xsl:variable name="whole" select="normalize-space(nom)"/>
    <xsl:choose>
      <xsl:when test="$plain and $whole and $number and not(@dorsalfictici)">
        <person pl="{$s}-{$number}" n="{$number}" w="{$number}{$number-space}{$whole}">
          <man s="{$s}" starter="{$starter}" name="{$whole}">
            <xsl:copy-of select="@*[$has-keeper or name() != 'porter']"/>
          </man>
        </person>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="name" select="f:shown-name($whole)"/>
        <person pl="{$s}-{$number}">
          <xsl:choose>
            <xsl:when test="contains($unnamed, $s)">
              <xsl:attribute name="other">1</xsl:attribute>
              <xsl:attribute name="w"><xsl:value-of select="$sides[@id = $s]/@name"/></xsl:attribute>
            </xsl:when>
            <!-- A placeholder number is not shown if there is a name to show. -->
            <xsl:when test="@dorsalfictici = 'si' and $name != ''">
              <xsl:attribute name="w"><xsl:value-of select="$name"/></xsl:attribute>
            </xsl:when>
            <xsl:otherwise>
              <xsl:attribute name="n"><xsl:value-of select="$number"/></xsl:attribute>
              <xsl:attribute name="w">
                <xsl:value-of select="concat($number, substring($number-space, 1, number($number != '' and $name != '')),
                    $name)"/>
              </xsl:attribute>
            </xsl:otherwise>
          </xsl:choose>
          <man s="{$s}" starter="{$starter}" name="{$name}">
            <xsl:copy-of select="@*[$has-keeper or name() != 'porter']"/>
            <xsl:if test="$one-sided"><xsl:attribute name="n"><xsl:value-of select="$number"/></xsl:attribute></xsl:if>
            <xsl:if test="@vist = 'no' and $whole = ''"><xsl:attribute name="unseen">1</xsl:attribute></xsl:if>
          </man>
        </person>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The player of an event without the number before the name; the number if there is no name. -->
  <func:function name="f:unnumbered">
    <xsl:param name="e"/>
    <xsl:choose>
      <xsl:when test="$e/@n and contains($e/@w, $number-space)">
        <func:result select="substring-after($e/@w, $number-space)"/>
      </xsl:when>
      <xsl:otherwise><func:result select="string($e/@w)"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The 2011 documentation leaves open how a starter is marked. -->
  <func:function name="f:yes">
    <xsl:param name="text"/>
    <xsl:variable name="word" select="translate(normalize-space($text), 'SIÍTRUEYVDAOC', 'siítrueyvdaoc')"/>
    <func:result select="$word = 'si' or $word = 'sí' or $word = '1' or $word = 'true' or $word = 'yes' or $word = 'y'
        or $word = 's'"/>
  </func:function>
</xsl:stylesheet>
