<?xml version="1.0" encoding="UTF-8"?>
<!-- The time axis of the charts, and the timeline: home above the line, visitors below it, one lane for each kind.

     Unlike the regulation clock, the axis has room for added time. Widths are in per cent of the whole, so that a chart fits
     any screen without shrinking its text. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:math="http://exslt.org/math" xmlns:func="http://exslt.org/functions" xmlns:f="urn:futbolstats:functions"
    extension-element-prefixes="exsl math func" exclude-result-prefixes="f">

  <xsl:variable name="added" select="$events[@x]"/>
  <xsl:variable name="width-tree">
    <xsl:for-each select="$periods">
      <xsl:variable name="n" select="string(@n)"/>
      <xsl:variable name="length" select="@stop - @start"/>
      <xsl:variable name="start" select="@start"/>
      <period n="{$n}" start="{$start}" width="{$length + math:max($added[@part = $n]/@x | exsl:node-set('0'))}"/>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="axis-width" select="sum(exsl:node-set($width-tree)/period/@width)"/>

  <!-- before: the width of the periods before it; shift: added to a minute of the regulation clock, it gives the middle
       of its place on the axis. -->
  <xsl:variable name="axis-tree">
    <xsl:for-each select="exsl:node-set($width-tree)/period">
      <xsl:variable name="before" select="sum(preceding-sibling::period/@width)"/>
      <period n="{@n}" width="{@width}" before="{$before}" shift="{$before - @start - 0.5}"/>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="axis" select="exsl:node-set($axis-tree)/period"/>

  <!-- The position of an event in per cent of the axis, without the sign. -->
  <xsl:template name="x">
    <xsl:variable name="part" select="string(@part)"/>
    <xsl:variable name="here" select="$axis[@n = $part]"/>
    <xsl:choose>
      <xsl:when test="not($here)">0</xsl:when>
      <xsl:when test="@in">
        <xsl:value-of select="substring-before(f:per-cent($here/@before + $here/@width, $axis-width), '%')"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="at" select="$here/@shift + @p + concat('0', @x)"/>
        <xsl:value-of select="format-number(100 * $at * ($at &gt; 0) div $axis-width, '0.#')"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <func:function name="f:per-cent">
    <xsl:param name="part"/>
    <xsl:param name="whole"/>
    <xsl:choose>
      <xsl:when test="$whole &gt; 0 and $part &gt; 0">
        <xsl:variable name="share" select="100 * $part div $whole"/>
        <func:result select="concat(format-number($share - ($share &gt; 100) * ($share - 100), '0.#'), '%')"/>
      </xsl:when>
      <xsl:otherwise><func:result select="'0%'"/></xsl:otherwise>
    </xsl:choose>
  </func:function>

  <!-- The marks on the timeline, in lanes from the line outwards: chances as strokes, substitutions, cards, and goals with the
       score and the scorer. Marks of a lane that would overlap on a screen of 720 px, the narrowest with a timeline, are
       stacked in levels. A lane's reach is the width of a mark on that screen, in per cent; its step is the height of a level.

       lane    s, k: side and kind
       mark    x: per cent of the axis; c: the middle of its box, which differs from x only near the ends, where a name would
               be cut off; n: its level, 0 next to the line; long: a long stroke; shape, title, name, score: its parts -->
  <xsl:variable name="on-timeline" select="($goal-events | $cards | $foul-dismissals | $subs | $unreplaced-told
      | $chances)[not($is-high-scoring)][@part != 'tanda'][@minut != '' or @in]"/>

  <xsl:variable name="unstacked-tree">
    <xsl:for-each select="$sides">
      <xsl:variable name="s" select="string(@id)"/>
      <xsl:variable name="of" select="$on-timeline[@s = $s]"/>
      <lane s="{$s}" k="chance" reach="0.4" step="13">
        <xsl:apply-templates select="$of[self::chance]" mode="place">
          <xsl:sort select="@p" data-type="number"/>
        </xsl:apply-templates>
      </lane>
      <lane s="{$s}" k="sub" reach="2.2" step="13">
        <xsl:apply-templates select="$of[self::sub or self::arrival or self::departure]" mode="place">
          <xsl:sort select="@p" data-type="number"/><xsl:with-param name="team" select="@name"/>
        </xsl:apply-templates>
      </lane>
      <lane s="{$s}" k="card" reach="2.2" step="13">
        <xsl:apply-templates select="$of[self::card or self::foul]" mode="place">
          <xsl:sort select="@p" data-type="number"/><xsl:with-param name="team" select="@name"/>
        </xsl:apply-templates>
      </lane>
      <xsl:variable name="goal-tree">
        <xsl:apply-templates select="$of[self::goal]" mode="place">
          <xsl:sort select="@p" data-type="number"/><xsl:with-param name="team" select="@name"/>
        </xsl:apply-templates>
      </xsl:variable>
      <xsl:variable name="goals-here" select="exsl:node-set($goal-tree)/mark"/>
      <xsl:if test="$goals-here">
        <xsl:variable name="longest" select="math:max($goals-here/@room | exsl:node-set('3'))"/>
        <xsl:variable name="reach" select="3.6 + 0.95 * ($longest - 3)"/>
        <lane s="{$s}" k="goal" reach="{$reach}" step="40">
          <xsl:for-each select="$goals-here">
            <!-- Text that would cross the edge is moved inwards. -->
            <xsl:variable name="half" select="1.8 + 0.475 * (sum(@room) - 3) * (sum(@room) &gt; 3)"/>
            <mark>
              <xsl:copy-of select="@*"/>
              <xsl:if test="@x &lt; $half">
                <xsl:attribute name="c"><xsl:value-of select="$half"/></xsl:attribute>
              </xsl:if>
              <xsl:if test="@x &gt; 100 - $half">
                <xsl:attribute name="c"><xsl:value-of select="100 - $half"/></xsl:attribute>
              </xsl:if>
            </mark>
          </xsl:for-each>
        </lane>
      </xsl:if>
    </xsl:for-each>
  </xsl:variable>

  <xsl:template match="chance" mode="place">
    <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
    <mark x="{$x}" c="{$x}" long="{number(@oc = 'aturada' or @oc = 'pal')}"/>
  </xsl:template>

  <xsl:template match="sub" mode="place">
    <xsl:param name="team"/>
    <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
    <mark x="{$x}" c="{$x}" shape="in" title="{concat($team, ', ', @mt, ' ', @wt, ' ', @w, ' / ', @w2)}"/>
  </xsl:template>

  <xsl:template match="arrival | departure" mode="place">
    <xsl:param name="team"/>
    <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
    <mark x="{$x}" c="{$x}" shape="{substring('outin', 1 + 3 * boolean(self::arrival), 3)}"
        title="{concat($team, ', ', @mt, ' ', @wt, ' ', @w)}"/>
  </xsl:template>

  <xsl:template match="card | foul" mode="place">
    <xsl:param name="team"/>
    <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
    <mark x="{$x}" c="{$x}" shape="{@sign}" title="{concat($team, ', ', @mt, ' ', @bt, ' ', @w)}"/>
  </xsl:template>

  <xsl:template match="goal" mode="place">
    <xsl:param name="team"/>
    <xsl:variable name="x"><xsl:call-template name="x"/></xsl:variable>
    <mark x="{$x}" c="{$x}" title="{concat($team, ', ', @mt, ' ', @wt, ' ', f:by(.))}">
      <xsl:attribute name="shape">
        <xsl:choose>
          <xsl:when test="@void">void</xsl:when>
          <xsl:when test="@own">own</xsl:when>
          <xsl:otherwise>goal</xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:if test="not(@void)">
        <xsl:variable name="name">
          <xsl:if test="not(@other)">
            <xsl:call-template name="label">
              <xsl:with-param name="name" select="f:unnumbered(.)"/>
            </xsl:call-template>
          </xsl:if>
        </xsl:variable>
        <xsl:attribute name="name"><xsl:value-of select="$name"/></xsl:attribute>
        <xsl:attribute name="room"><xsl:value-of select="string-length($name)"/></xsl:attribute>
        <xsl:attribute name="score"><xsl:call-template name="running"/></xsl:attribute>
      </xsl:if>
    </mark>
  </xsl:template>

  <xsl:variable name="lane-tree">
    <xsl:for-each select="exsl:node-set($unstacked-tree)/lane[mark]">
      <xsl:variable name="reach" select="@reach"/>
      <lane s="{@s}" k="{@k}" step="{@step}">
        <!-- For each mark with room before it, stacks those that follow within reach. -->
        <xsl:apply-templates select="mark[not(@c &lt; preceding-sibling::mark[1]/@c + $reach)]" mode="stack">
          <xsl:with-param name="reach" select="$reach"/>
        </xsl:apply-templates>
      </lane>
    </xsl:for-each>
  </xsl:variable>
  <xsl:variable name="stacked" select="exsl:node-set($lane-tree)/lane"/>

  <!-- The lowest level with room; taken contains, in six characters per level, where each has room again. There are at
       most 16, because more are unreadable; further marks go to the last. Each mark calls the next one outside any other
       instruction, because instructions count towards the template depth, which limits the number of marks in a
       lane. -->
  <xsl:template match="mark" mode="stack">
    <xsl:param name="reach"/>
    <xsl:param name="taken"/>
    <xsl:variable name="n">
      <xsl:call-template name="lowest"><xsl:with-param name="taken" select="$taken"/></xsl:call-template>
    </xsl:variable>
    <mark n="{$n - ($n = 16)}"><xsl:copy-of select="@*"/></mark>
    <xsl:variable name="next" select="following-sibling::mark[1]"/>
    <xsl:apply-templates select="$next[@c &lt; current()/@c + $reach]" mode="stack">
      <xsl:with-param name="reach" select="$reach"/>
      <xsl:with-param name="taken" select="substring(concat(substring($taken, 1, 6 * $n), format-number(@c + $reach,
          '000.00'), substring($taken, 6 * $n + 7)), 1, 6 * 16)"/>
    </xsl:apply-templates>
  </xsl:template>

  <!-- The first level from `from` that has room, or `to` if none has. -->
  <xsl:template name="lowest">
    <xsl:param name="taken"/>
    <xsl:param name="from" select="0"/>
    <xsl:param name="to" select="string-length($taken) div 6"/>
    <xsl:choose>
      <xsl:when test="$to - $from &gt; 1">
        <xsl:variable name="middle" select="floor(($from + $to) div 2)"/>
        <xsl:variable name="n">
          <xsl:call-template name="lowest">
            <xsl:with-param name="taken" select="$taken"/><xsl:with-param name="from" select="$from"/>
            <xsl:with-param name="to" select="$middle"/>
          </xsl:call-template>
        </xsl:variable>
        <xsl:choose>
          <xsl:when test="$n &lt; $middle"><xsl:value-of select="$n"/></xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="lowest">
              <xsl:with-param name="taken" select="$taken"/><xsl:with-param name="from" select="$middle"/>
              <xsl:with-param name="to" select="$to"/>
            </xsl:call-template>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:when>
      <xsl:when test="$to &gt; $from and substring($taken, 6 * $from + 1, 6) &gt; @c">
        <xsl:value-of select="$to"/>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$from"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The heights of the lanes. -->
  <xsl:variable name="height-tree">
    <xsl:for-each select="$stacked"><lane s="{@s}" h="{@step * (1 + math:max(mark/@n))}"/></xsl:for-each>
  </xsl:variable>
  <xsl:variable name="heights" select="exsl:node-set($height-tree)/lane"/>

  <!-- Periods as bands, with a tick at every slice. -->
  <xsl:template name="axis">
    <xsl:param name="top" select="0"/>
    <xsl:param name="height"/>
    <xsl:param name="labels"/>
    <xsl:for-each select="$axis">
      <xsl:variable name="before" select="@before"/>
      <xsl:variable name="period" select="$periods[@n = current()/@n]"/>
      <rect x="{f:per-cent($before, $axis-width)}" y="{$top}" width="{f:per-cent(@width, $axis-width)}"
          height="{$height}" class="band{position() mod 2}"/>
      <xsl:call-template name="ticks">
        <xsl:with-param name="minute" select="0"/>
        <xsl:with-param name="period" select="$period"/>
        <xsl:with-param name="before" select="$before"/>
        <xsl:with-param name="top" select="$top"/>
        <xsl:with-param name="bottom" select="$top + $height"/>
        <xsl:with-param name="labels" select="$labels"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="ticks">
    <xsl:param name="minute"/>
    <xsl:param name="period"/>
    <xsl:param name="before"/>
    <xsl:param name="top"/>
    <xsl:param name="bottom"/>
    <xsl:param name="labels"/>
    <xsl:variable name="x" select="f:per-cent($before + $minute, $axis-width)"/>
    <xsl:if test="$minute &gt; 0 or $before &gt; 0">
      <line class="tick" x1="{$x}" x2="{$x}" y1="{$top}" y2="{$bottom}"/>
    </xsl:if>
    <text class="tick" x="{$x}" y="{$labels}" dx="2">
      <xsl:value-of select="concat($period/@start + $minute, '′')"/>
    </text>
    <xsl:if test="$period/@start + $minute + $slice-length &lt; $period/@stop">
      <xsl:call-template name="ticks">
        <xsl:with-param name="minute" select="$minute + $slice-length"/>
        <xsl:with-param name="period" select="$period"/>
        <xsl:with-param name="before" select="$before"/>
        <xsl:with-param name="top" select="$top"/>
        <xsl:with-param name="bottom" select="$bottom"/>
        <xsl:with-param name="labels" select="$labels"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:param name="timeline-heading">
    <xsl:if test="$on-timeline or $incidents and not($one-sheet)"><xsl:value-of select="f:w('timeline')"/></xsl:if>
  </xsl:param>

  <xsl:template name="timeline">
    <section class="wide" id="timeline">
      <h2><xsl:value-of select="$timeline-heading"/></h2>
      <xsl:if test="$on-timeline"><xsl:call-template name="timeline-chart"/></xsl:if>
      <xsl:if test="not($one-sheet)"><xsl:call-template name="incidents"/></xsl:if>
    </section>
  </xsl:template>

  <xsl:template name="timeline-chart">
    <div class="broad" role="group" aria-label="{f:t('timeline-desc', $home/@name, $away/@name)}">
      <xsl:variable name="above" select="2 + sum($heights[@s = 'home']/@h)"/>
      <xsl:variable name="below" select="2 + sum($heights[@s = 'away']/@h)"/>
      <svg class="chart" width="100%" height="{16 + $above + $below}">
        <g transform="translate(0 {$above})">
          <g aria-hidden="true">
            <xsl:call-template name="axis">
              <xsl:with-param name="top" select="0 - $above"/>
              <xsl:with-param name="height" select="16 + $above + $below"/>
              <xsl:with-param name="labels" select="12"/>
            </xsl:call-template>
            <line class="base" x1="0" x2="100%" y1="0" y2="0"/>
            <line class="base" x1="0" x2="100%" y1="16" y2="16"/>
          </g>
          <xsl:apply-templates select="$stacked" mode="timeline"/>
        </g>
      </svg>
      <p class="legend">
        <xsl:call-template name="sign"><xsl:with-param name="shape" select="'home'"/></xsl:call-template>
        <xsl:value-of select="f:t('above', $home/@name)"/><xsl:text> </xsl:text>
        <xsl:call-template name="sign"><xsl:with-param name="shape" select="'away'"/></xsl:call-template>
        <xsl:value-of select="f:t('below', $away/@name)"/>
        <!-- The line-ups already explain the others. -->
        <xsl:if test="$lineups-heading = ''">
          <xsl:if test="$goal-events">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'goal'"/></xsl:call-template>
          </xsl:if>
          <xsl:if test="$goal-events[@own]">
            <xsl:call-template name="legend"><xsl:with-param name="shape" select="'own'"/></xsl:call-template>
          </xsl:if>
          <xsl:call-template name="card-legend"/>
          <xsl:choose>
            <xsl:when test="$subs">
              <xsl:call-template name="legend"><xsl:with-param name="shape" select="'in'"/></xsl:call-template>
            </xsl:when>
            <xsl:when test="$unreplaced-told[self::arrival]">
              <xsl:call-template name="legend">
                <xsl:with-param name="shape" select="'in'"/><xsl:with-param name="words" select="f:w('badge-in')"/>
              </xsl:call-template>
            </xsl:when>
          </xsl:choose>
          <xsl:if test="$unreplaced-told[self::departure]">
            <xsl:call-template name="legend">
              <xsl:with-param name="shape" select="'out'"/><xsl:with-param name="words" select="f:w('badge-out')"/>
            </xsl:call-template>
          </xsl:if>
        </xsl:if>
        <xsl:if test="$goal-events[@void]">
          <xsl:call-template name="legend"><xsl:with-param name="shape" select="'void'"/></xsl:call-template>
        </xsl:if>
        <xsl:if test="$has-chances">
          <xsl:call-template name="legend"><xsl:with-param name="shape" select="'chance'"/></xsl:call-template>
        </xsl:if>
      </p>
    </div>
  </xsl:template>

  <!-- The cards that were shown, in words. -->
  <xsl:template name="card-legend">
    <xsl:if test="$cards[@color = 'groga']">
      <xsl:call-template name="legend"><xsl:with-param name="shape" select="'groga'"/></xsl:call-template>
    </xsl:if>
    <xsl:if test="$cards[@color = 'segonagroga']">
      <xsl:call-template name="legend"><xsl:with-param name="shape" select="'segonagroga'"/></xsl:call-template>
    </xsl:if>
    <xsl:if test="$cards[@color = 'vermella']">
      <xsl:call-template name="legend"><xsl:with-param name="shape" select="'vermella'"/></xsl:call-template>
    </xsl:if>
    <xsl:for-each select="$own-cards[@code = $cards/@color]">
      <xsl:call-template name="legend">
        <xsl:with-param name="shape" select="concat('card-', @code)"/>
        <xsl:with-param name="words" select="@name"/>
      </xsl:call-template>
    </xsl:for-each>
    <xsl:if test="$added-dismissals">
      <xsl:call-template name="legend"><xsl:with-param name="shape" select="'off'"/></xsl:call-template>
    </xsl:if>
    <xsl:if test="$cards[not(@color != '')]">
      <xsl:call-template name="legend"><xsl:with-param name="shape" select="'card'"/></xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="legend">
    <xsl:param name="shape"/>
    <xsl:param name="words" select="f:w(concat('legend-', $shape))"/>
    <xsl:text> </xsl:text>
    <span class="nobr">
      <xsl:call-template name="sign"><xsl:with-param name="shape" select="$shape"/></xsl:call-template>
      <xsl:value-of select="$words"/>
    </span>
  </xsl:template>

  <!-- The home side's lanes go up from the upper line, the visitors' down from the lower one. The stroke of a chance is
       long if it was on target or hit the woodwork. -->
  <xsl:template match="lane" mode="timeline">
    <xsl:variable name="up" select="1 - 2 * (@s = 'home')"/>
    <xsl:variable name="line" select="16 * (@s = 'away')"/>
    <xsl:variable name="step" select="@step"/>
    <xsl:variable name="place" select="position()"/>
    <xsl:variable name="from" select="sum($heights[position() &lt; $place][@s = current()/@s]/@h)"/>
    <xsl:choose>
      <xsl:when test="@k = 'chance'">
        <g class="s{substring(@s, 1, 1)}" aria-hidden="true">
          <xsl:for-each select="mark">
            <xsl:variable name="out" select="$from + $step * @n"/>
            <line x1="{@x}%" x2="{@x}%" y1="{$line + $up * $out}" y2="{$line + $up * ($out + 5 + 6 * @long)}"/>
          </xsl:for-each>
        </g>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="mark">
          <xsl:variable name="y" select="8 + (15 + $from + $step * @n) * $up"/>
          <svg x="{@x}%" y="{$y}" class="at" role="img">
            <title><xsl:value-of select="@title"/></title>
            <use href="#m-{@shape}"/>
          </svg>
          <xsl:if test="@score">
            <!-- A box that was moved inwards touches the edge, and its text as well, however wide the screen is. -->
            <xsl:variable name="at-start" select="@c &gt; @x"/>
            <xsl:variable name="at-end" select="@c &lt; @x"/>
            <xsl:variable name="x" select="@c * not($at-start or $at-end) + 100 * $at-end"/>
            <xsl:variable name="anchor" select="concat(substring('start', 1, 5 * $at-start), substring('end', 1, 3
                * $at-end), substring('mid', 1, 3 * not($at-start or $at-end)))"/>
            <text class="{$anchor}" x="{$x}%" y="{$y + 4 + 15 * $up}" aria-hidden="true">
              <xsl:value-of select="@score"/>
            </text>
            <text class="{$anchor} who" x="{$x}%" y="{$y + 4 + 27 * $up}" aria-hidden="true">
              <xsl:value-of select="@name"/>
            </text>
          </xsl:if>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
