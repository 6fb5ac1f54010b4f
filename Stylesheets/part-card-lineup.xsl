<?xml version="1.0" encoding="UTF-8"?>
<!-- The card of a line-up: the starters on the pitch if their positions are known, otherwise as a list; below them the
     substitutes and the coach. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns="http://www.w3.org/2000/svg"
    xmlns:exsl="http://exslt.org/common" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl"
    exclude-result-prefixes="f">

  <!-- In addition to the layout in part-card.xsl: from, where the pitch begins; below, where it ends and the bench begins;
       end, where that ends; r, the largest radius of a number; names and bench, the largest size of a name on the pitch and
       below; bench-high, the most that the list of substitutes may take. -->
  <xsl:variable name="lineup-tree">
    <lineup xmlns="" size="square" top="40" from="190" below="880" end="1056" r="44" names="34" bench="28" bench-high="148"/>
    <lineup xmlns="" size="wide" top="24" from="140" below="500" end="618" r="28" names="27" bench="23" bench-high="91"/>
    <lineup xmlns="" size="story" top="240" from="410" below="1460" end="1740" r="52" names="38" bench="34" bench-high="240"/>
  </xsl:variable>
  <xsl:variable name="lineup" select="exsl:node-set($lineup-tree)/lineup[@size = $layout/@size]"/>

  <xsl:template name="card-lineup">
    <xsl:variable name="paint" select="$paints[@s = $whose/@id]"/>
    <xsl:variable name="eleven" select="$starters[@s = $whose/@id]"/>
    <xsl:variable name="rows" select="$row-sides[@id = $whose/@id]/row"/>
    <xsl:variable name="foot-tree"><xsl:call-template name="card-bench"/></xsl:variable>
    <xsl:variable name="foot" select="exsl:node-set($foot-tree)/line"/>
    <xsl:variable name="from" select="number($lineup/@from)"/>
    <xsl:variable name="to" select="$lineup/@end - sum($foot/@high) - 14 * boolean($foot)"/>
    <rect width="{$w}" height="{$h}" fill="{$paint/@c}"/>
    <xsl:call-template name="card-title">
      <xsl:with-param name="paint" select="$paint"/><xsl:with-param name="top" select="number($lineup/@top)"/>
      <xsl:with-param name="high" select="$from - $lineup/@top - 24"/>
      <xsl:with-param name="below" select="concat($home/@name, ' – ', $away/@name)"/>
    </xsl:call-template>
    <xsl:choose>
      <!-- More than six players in a row cannot have known positions. -->
      <xsl:when test="$rows/starter/@known and not($rows/starter[7])">
        <xsl:variable name="high" select="$to - $from"/>
        <xsl:variable name="box"
            select="round(0.94 * (($w - 2 * $layout/@margin) * $wide + $high * not($wide)) div count($rows))"/>
        <!-- The goal is at the foot, or at the left of a wide card. -->
        <g fill="none" stroke="{$paint/@on}" stroke-width="3" opacity="0.4">
          <rect x="{$layout/@margin}" y="{$from}" width="{$w - 2 * $layout/@margin}" height="{$high}"/>
          <xsl:choose>
            <xsl:when test="$field/@area = 'round' and $wide">
              <xsl:variable name="r" select="f:least($box, round($high div 2) - 60)"/>
              <path d="M{$layout/@margin} {$from + $high div 2 - 60 - $r}a{$r} {$r} 0 0 1 {$r} {$r}v120a{$r} {$r} 0 0 1 -{$r} {$r}"/>
            </xsl:when>
            <xsl:when test="$field/@area = 'round'">
              <xsl:variable name="r" select="f:least($box, round($w div 2) - $layout/@margin - 60)"/>
              <path d="M{$w div 2 - 60 - $r} {$to}a{$r} {$r} 0 0 1 {$r} -{$r}h120a{$r} {$r} 0 0 1 {$r} {$r}"/>
            </xsl:when>
            <xsl:when test="$wide">
              <path d="M{$layout/@margin} {$from + 0.2 * $high}h{$box}v{0.6 * $high}h-{$box}"/>
            </xsl:when>
            <xsl:otherwise><path d="M{$w div 2 - 230} {$to}v-{$box}h460v{$box}"/></xsl:otherwise>
          </xsl:choose>
        </g>
        <xsl:for-each select="$rows">
          <xsl:variable name="middle" select="(position() - 0.5) div count($rows)"/>
          <xsl:choose>
            <xsl:when test="$wide">
              <xsl:call-template name="card-row">
                <xsl:with-param name="paint" select="$paint"/>
                <xsl:with-param name="x" select="$layout/@margin + ($w - 2 * $layout/@margin) * $middle"/>
                <xsl:with-param name="dx" select="0"/>
                <xsl:with-param name="y" select="$from + $high div 2 div count(starter)"/>
                <xsl:with-param name="dy" select="$high div count(starter)"/>
                <xsl:with-param name="room" select="($w - 2 * $layout/@margin) div count($rows) - 16"/>
                <xsl:with-param name="step" select="$high div count(starter)"/>
              </xsl:call-template>
            </xsl:when>
            <xsl:otherwise>
              <xsl:variable name="share" select="($w - 2 * $layout/@margin) div count(starter)"/>
              <xsl:call-template name="card-row">
                <xsl:with-param name="paint" select="$paint"/>
                <xsl:with-param name="x" select="$layout/@margin + 0.5 * $share"/>
                <xsl:with-param name="dx" select="$share"/>
                <xsl:with-param name="y" select="$to - $high * $middle"/><xsl:with-param name="dy" select="0"/>
                <xsl:with-param name="room" select="f:least($share - 16, 460)"/>
                <xsl:with-param name="step" select="$high div count($rows)"/>
              </xsl:call-template>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:for-each>
      </xsl:when>
      <!-- Numbers alone, in rows. -->
      <xsl:when test="not($eleven[. != ''])">
        <xsl:variable name="columns" select="4 + 2 * $wide - ($h &gt; 1.5 * $w)"/>
        <xsl:variable name="across" select="($w - 2 * $layout/@margin) div $columns"/>
        <xsl:variable name="down" select="($to - $from) div ceiling((count($eleven) + not($eleven)) div $columns)"/>
        <xsl:variable name="r" select="round(0.36 * f:least($across, $down))"/>
        <xsl:for-each select="$eleven">
          <xsl:variable name="cx" select="round($layout/@margin + $across * ((position() - 1) mod $columns + 0.5))"/>
          <xsl:variable name="cy" select="round($from + $down * (floor((position() - 1) div $columns) + 0.5))"/>
          <xsl:call-template name="card-number">
            <xsl:with-param name="x" select="$cx"/><xsl:with-param name="y" select="$cy"/>
            <xsl:with-param name="r" select="$r"/><xsl:with-param name="paint" select="$paint"/>
          </xsl:call-template>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <!-- Two columns on a wide card, one on the others; all names in one size. -->
        <xsl:variable name="lines" select="ceiling(count($eleven) div (1 + $wide))"/>
        <xsl:variable name="step" select="($to - $from) div ($lines * ($lines &gt; 0) + ($lines = 0))"/>
        <xsl:variable name="room" select="($w - 2 * $layout/@margin) div (1 + $wide) - 20 * $wide"/>
        <xsl:variable name="name-tree">
          <xsl:for-each select="$eleven">
            <xsl:sort select="f:ems(string($squads[@pl = current()/@id]/@w))" data-type="number" order="descending"/>
            <name xmlns="" ems="{f:ems(string($squads[@pl = current()/@id]/@w))}"/>
          </xsl:for-each>
        </xsl:variable>
        <xsl:variable name="most" select="f:least(64, floor($step * 0.62))"/>
        <xsl:variable name="fits" select="floor($room div exsl:node-set($name-tree)/name[1]/@ems)"/>
        <xsl:variable name="size" select="f:least($fits * ($fits &gt; 20) + 20 * not($fits &gt; 20), $most)"/>
        <xsl:for-each select="$eleven">
          <xsl:variable name="column" select="number(position() &gt; $lines)"/>
          <xsl:call-template name="fitted">
            <xsl:with-param name="text" select="string($squads[@pl = current()/@id]/@w)"/>
            <xsl:with-param name="x" select="$layout/@margin + ($room + 40) * $column"/>
            <xsl:with-param name="y" select="round($from + $step * (position() - 0.5 - $lines * $column) + 0.36 * $size)"/>
            <xsl:with-param name="room" select="$room"/><xsl:with-param name="most" select="$size"/>
            <xsl:with-param name="least" select="$size"/>
            <xsl:with-param name="anchor" select="'start'"/><xsl:with-param name="fill" select="$paint/@on"/>
          </xsl:call-template>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:for-each select="$foot">
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string()"/><xsl:with-param name="x" select="$w div 2"/>
        <xsl:with-param name="y" select="round($lineup/@end - sum(@high | following-sibling::line/@high) + @size)"/>
        <xsl:with-param name="room" select="$w - 2 * $layout/@margin"/><xsl:with-param name="most" select="@size"/>
        <xsl:with-param name="least" select="14"/>
        <xsl:with-param name="fill" select="$paint/@on"/><xsl:with-param name="weight" select="string(@weight)"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <!-- The lines below the pitch: the bench in up to five lines, the coach, the sponsor. -->
  <xsl:template name="card-bench">
    <xsl:variable name="bench" select="$squads[@s = $whose/@id][@starter = 0][@w != '']"/>
    <xsl:variable name="size" select="number($lineup/@bench)"/>
    <xsl:if test="$bench">
      <xsl:variable name="list-tree">
        <list xmlns="">
          <xsl:for-each select="$bench">
            <item>
              <xsl:variable name="name">
                <xsl:call-template name="label"><xsl:with-param name="name" select="string(@name)"/></xsl:call-template>
              </xsl:variable>
              <xsl:value-of select="f:joined(string(@n), string($name), ' ')"/>
            </item>
          </xsl:for-each>
        </list>
      </xsl:variable>
      <xsl:variable name="flow-tree">
        <xsl:call-template name="flow">
          <xsl:with-param name="lists" select="exsl:node-set($list-tree)/list"/>
          <xsl:with-param name="room" select="$w - 2 * $layout/@margin"/>
          <xsl:with-param name="high" select="$lineup/@bench-high"/><xsl:with-param name="most" select="$size"/>
          <xsl:with-param name="least" select="floor(0.8 * $size)"/>
          <xsl:with-param name="together" select="true()"/>
        </xsl:call-template>
      </xsl:variable>
      <line xmlns="" size="{$size}" high="{round(1.3 * $size)}" weight="700"><xsl:value-of select="f:w('substitutes')"/></line>
      <xsl:for-each select="exsl:node-set($flow-tree)/list/line">
        <line xmlns="" size="{../@size}" high="{round(1.3 * ../@size)}" weight="400"><xsl:value-of select="."/></line>
      </xsl:for-each>
    </xsl:if>
    <xsl:for-each select="$equips[1 + ($whose/@id = 'away')]/tecnics/tecnic[@nom != ''][starts-with(@codi, 'coach')
        or starts-with(@codi, 'entrenador')][1]">
      <line xmlns="" size="{$size}" high="{round(1.4 * $size)}"
          weight="400"><xsl:value-of select="concat(f:capital(f:role(string(@codi))), ': ', @nom)"/></line>
    </xsl:for-each>
    <xsl:if test="normalize-space($sponsor) != ''">
      <line xmlns="" size="{$size}" high="{round(1.5 * $size)}"
          weight="400"><xsl:value-of select="normalize-space($sponsor)"/></line>
    </xsl:if>
  </xsl:template>

  <!-- Crest and name on the team's colour, with two lines below: the match and the occasion. -->
  <xsl:template name="card-title">
    <xsl:param name="paint"/>
    <xsl:param name="top"/>
    <xsl:param name="high"/>
    <xsl:param name="below"/>
    <xsl:variable name="with-crest" select="$paint/@crest != ''"/>
    <xsl:variable name="left" select="$layout/@margin + ($high + 24) * $with-crest"/>
    <xsl:if test="$with-crest">
      <xsl:call-template name="card-crest">
        <xsl:with-param name="paint" select="$paint"/><xsl:with-param name="x" select="$layout/@margin + $high div 2"/>
        <xsl:with-param name="y" select="$top"/><xsl:with-param name="side" select="$high"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:variable name="room" select="$w - $left - $layout/@margin"/>
    <!-- Two long names take two lines, and then all lines are smaller. -->
    <xsl:variable name="below-tree">
      <xsl:call-template name="name-lines">
        <xsl:with-param name="text" select="$below"/>
        <xsl:with-param name="room" select="$room div (0.17 * $high * f:weight('400'))"/>
      </xsl:call-template>
    </xsl:variable>
    <xsl:variable name="below-lines" select="exsl:node-set($below-tree)/line"/>
    <xsl:variable name="most" select="0.21 - 0.03 * count($below-lines[2])"/>
    <xsl:variable name="line-tree">
      <line xmlns="" y="{0.46 - 0.14 * count($below-lines[2])}" most="{0.5 - 0.1 * count($below-lines[2])}" least="0.16"
          weight="700"><xsl:value-of select="$paint/@name"/></line>
      <xsl:for-each select="$below-lines">
        <line xmlns="" y="{1 - 0.23 * (last() - position() + 1) - 0.02 * (last() = 1)}" most="{$most}" least="0.13"
            weight="400"><xsl:value-of select="."/></line>
      </xsl:for-each>
      <line xmlns="" y="1" most="{$most}" least="0.13"
          weight="400"><xsl:value-of select="f:joined(string($occasion), string($date-in-words))"/></line>
    </xsl:variable>
    <xsl:for-each select="exsl:node-set($line-tree)/line">
      <xsl:call-template name="fitted">
        <xsl:with-param name="text" select="string()"/><xsl:with-param name="x" select="$left"/>
        <xsl:with-param name="y" select="round($top + @y * $high)"/>
        <xsl:with-param name="room" select="$room"/>
        <xsl:with-param name="most" select="round(@most * $high)"/>
        <xsl:with-param name="least" select="round(@least * $high)"/>
        <xsl:with-param name="anchor" select="'start'"/><xsl:with-param name="fill" select="$paint/@on"/>
        <xsl:with-param name="weight" select="string(@weight)"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <!-- The number (@n) on a disc. -->
  <xsl:template name="card-number">
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="r"/>
    <xsl:param name="paint"/>
    <circle cx="{$x}" cy="{$y}" r="{$r}" fill="{$paint/@on}"/>
    <xsl:call-template name="fitted">
      <xsl:with-param name="text" select="string(@n)"/><xsl:with-param name="x" select="$x"/>
      <xsl:with-param name="y" select="round($y + 0.36 * $r)"/>
      <xsl:with-param name="room" select="1.7 * $r"/><xsl:with-param name="most" select="$r"/>
      <xsl:with-param name="fill" select="$paint/@c"/>
    </xsl:call-template>
  </xsl:template>

  <!-- A row of starters. All its names have the size that fits the widest one, unless that is too small to read: then
       only the names that are too wide are smaller, in two lines if they have a hyphen. Names are below the numbers, or
       beside them on a wide card. -->
  <xsl:template name="card-row">
    <xsl:param name="paint"/>
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="dx"/>
    <xsl:param name="dy"/>
    <xsl:param name="room"/>
    <xsl:param name="step"/>
    <xsl:variable name="named" select="boolean(starter[. != ''])"/>
    <xsl:variable name="beside" select="$wide and $named"/>
    <xsl:variable name="r" select="f:least($lineup/@r * (1 + 0.4 * not($named)), floor($step div (3.6 - $wide)))"/>
    <xsl:variable name="name-room" select="$room - (2 * $r + 8) * $beside"/>
    <!-- The number of letters that fit in the largest size. If it is small, the card leaves out all given names. -->
    <xsl:variable name="letters" select="floor($name-room div $lineup/@names div 0.66)"/>
    <xsl:variable name="name-tree">
      <xsl:for-each select="starter">
        <xsl:variable name="name">
          <xsl:call-template name="label">
            <xsl:with-param name="name" select="string()"/><xsl:with-param name="room" select="$letters"/>
            <xsl:with-param name="given" select="$letters &gt; 11"/>
          </xsl:call-template>
        </xsl:variable>
        <name xmlns="" ems="{f:ems($name)}" n="{@n}"><xsl:value-of select="$name"/></name>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="row-names" select="exsl:node-set($name-tree)/name"/>
    <xsl:variable name="most" select="f:least(number($lineup/@names), floor($step div (4.2 - 1.7 * $beside)))"/>
    <xsl:variable name="size">
      <xsl:for-each select="$row-names">
        <xsl:sort select="@ems" data-type="number" order="descending"/>
        <xsl:if test="position() = 1">
          <xsl:variable name="legible" select="round(0.85 * $lineup/@names)"/>
          <xsl:variable name="fits" select="floor($name-room div (@ems + (@ems = 0)))"/>
          <xsl:value-of select="f:least($fits * ($fits &gt; $legible) + $legible * ($fits &lt;= $legible), $most)"/>
        </xsl:if>
      </xsl:for-each>
    </xsl:variable>
    <!-- The disc and the name below it are centred together. -->
    <xsl:variable name="up" select="round(0.6 * $size) * ($named and not($beside))"/>
    <xsl:variable name="shift" select="($room div 2 - $r) * $beside"/>
    <xsl:for-each select="$row-names">
      <xsl:variable name="cx" select="round($x + $dx * (position() - 1) - $shift)"/>
      <xsl:variable name="cy" select="round($y + $dy * (position() - 1)) - $up"/>
      <xsl:call-template name="card-number">
        <xsl:with-param name="x" select="$cx"/>
        <xsl:with-param name="y" select="$cy"/>
        <xsl:with-param name="r" select="$r"/>
        <xsl:with-param name="paint" select="$paint"/>
      </xsl:call-template>
      <xsl:variable name="half" select="string-length(substring-before(., '-')) + 1"/>
      <xsl:variable name="is-split" select="$half &gt; 1 and @ems * $size &gt; $name-room"/>
      <xsl:variable name="line-tree">
        <xsl:if test="$is-split"><line xmlns=""><xsl:value-of select="substring(., 1, $half)"/></line></xsl:if>
        <line xmlns=""><xsl:value-of select="substring(., 1 + $half * $is-split)"/></line>
      </xsl:variable>
      <xsl:variable name="high" select="floor($size * (1 - 0.25 * $is-split))"/>
      <xsl:for-each select="exsl:node-set($line-tree)/line">
        <xsl:call-template name="fitted">
          <xsl:with-param name="text" select="string()"/>
          <xsl:with-param name="x" select="$cx + ($r + 8) * $beside"/>
          <xsl:with-param name="y" select="round($cy + ($r + 1.05 * $high * position()) * not($beside)
              + $high * (0.36 + position() - (last() + 1) div 2) * $beside)"/>
          <xsl:with-param name="room" select="$name-room"/>
          <xsl:with-param name="most" select="$high"/>
          <xsl:with-param name="least" select="0.55 * $size"/>
          <xsl:with-param name="anchor" select="substring('middlestart', 1 + 6 * $beside, 6 - $beside)"/>
          <xsl:with-param name="fill" select="$paint/@on"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
