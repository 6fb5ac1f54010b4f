<?xml version="1.0" encoding="UTF-8"?>
<!-- The line-ups: each side's starters on the field if their positions are known, and as a list with signs for what each
     player did; below, the players who came on, the unused substitutes and the staff; and the key to the signs. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common"
    xmlns:str="http://exslt.org/strings" xmlns:f="urn:futbolstats:functions" extension-element-prefixes="exsl str"
    exclude-result-prefixes="f">

  <!-- Provisional starters are listed only before the kick-off, and only if no player is known. -->
  <xsl:variable name="entered" select="$listed[@s = $shown/@id]"/>
  <xsl:variable name="lined-up" select="$entered | $squads-shown[not($has-begun or $entered)]"/>

  <xsl:param name="lineups-heading">
    <xsl:choose>
      <xsl:when test="$one-sheet or not($lined-up)"/>
      <xsl:when test="$follows"><xsl:value-of select="f:w('lineups')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="f:w('squads')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:param>

  <xsl:template name="lineups">
    <section class="wide" id="lineups">
      <h2><xsl:value-of select="$lineups-heading"/></h2>
      <xsl:if test="not($follows)"><p class="legend"><xsl:value-of select="f:w('not-followed')"/></p></xsl:if>
      <div class="pair">
        <xsl:for-each select="$shown[@id = $lined-up/@s or $equips[1 + (current()/@id = 'away')]/tecnics/tecnic]">
          <xsl:variable name="of-side" select="$lined-up[@s = current()/@id]"/>
          <div>
            <h3><xsl:call-template name="team-name"><xsl:with-param name="side" select="."/></xsl:call-template></h3>
            <xsl:call-template name="pitch"/>
            <ul class="squad" role="list">
              <xsl:apply-templates select="$of-side[@starter = 1][@porter = 'si']" mode="lineup"/>
              <xsl:apply-templates select="$of-side[@starter = 1][not(@porter = 'si')]" mode="lineup"/>
              <xsl:apply-templates select="$of-side[@starter = 0][stint or @busy]" mode="lineup"/>
            </ul>
            <xsl:variable name="unused" select="$of-side[@starter = 0][not(stint or @busy)]"/>
            <xsl:if test="$unused">
              <p class="officials">
                <b><xsl:value-of select="$word-bench"/></b><xsl:text> </xsl:text>
                <xsl:for-each select="$unused">
                  <xsl:value-of select="concat(substring(' · ', 1, 3 * (position() &gt; 1)), @w)"/>
                </xsl:for-each>
              </p>
            </xsl:if>
            <xsl:if test="$is-private and $medical != ''"><xsl:call-template name="medical-remarks"/></xsl:if>
            <xsl:call-template name="officials"/>
          </div>
        </xsl:for-each>
      </div>
      <xsl:call-template name="lineup-key"/>
    </section>
  </xsl:template>

  <!-- The medical remarks about the players of a side. -->
  <xsl:template name="medical-remarks">
    <xsl:variable name="side" select="."/>
    <xsl:variable name="of-side" select="$squad-home[$side/@id = 'home'] | $squad-away[$side/@id = 'away']"/>
    <xsl:variable name="remarks" select="str:tokenize($medical, '&#10;')[starts-with(., substring('lv', 1
        + ($side/@id = 'away'), 1))]"/>
    <xsl:if test="$remarks">
      <p class="officials">
        <b><xsl:value-of select="f:w('medical')"/></b><xsl:text> </xsl:text>
        <xsl:for-each select="$remarks">
          <xsl:variable name="pl" select="concat($side/@id, '-', substring(substring-before(., ' '), 2))"/>
          <xsl:value-of select="concat(substring(' · ', 1, 3 * (position() &gt; 1)), $of-side[@pl = $pl]/@w, ': ',
              substring-after(., ' '))"/>
        </xsl:for-each>
      </p>
    </xsl:if>
  </xsl:template>

  <!-- A player's line: number, name and signs. -->
  <xsl:template match="player" mode="lineup">
    <li data-player="{@pl}"><xsl:call-template name="named-player"/></li>
  </xsl:template>

  <xsl:template name="named-player">
    <xsl:value-of select="@w"/>
    <!-- Omitted in a team without names, where every line would repeat it. -->
    <xsl:if test="@name = '' and $names-shown != 'numbers' and @s = $squads[@name != '']/@s">
      <xsl:text> </xsl:text><span class="z"><xsl:value-of select="f:w('unnamed')"/></span>
    </xsl:if>
    <xsl:if test="@porter = 'si'"><xsl:copy-of select="$keeper-sign"/></xsl:if>
    <xsl:if test="@capita = 'si'"><xsl:copy-of select="$captain-sign"/></xsl:if>
    <xsl:if test="@busy">
      <xsl:variable name="id" select="string(@pl)"/>
      <xsl:for-each select="$event-list">
        <xsl:if test="$is-high-scoring and not($own-scores)">
          <xsl:variable name="n" select="count(key('of', $id)[self::goal][@pl = $id][not(@void or @own)])"/>
          <xsl:if test="$n &gt; 0">
            <span class="badge">
              <xsl:copy-of select="$goal-badge"/>
              <xsl:if test="$n &gt; 1"><xsl:value-of select="concat('×', $n)"/></xsl:if>
            </span>
          </xsl:if>
        </xsl:if>
        <xsl:apply-templates select="key('of', $id)" mode="badge">
          <xsl:with-param name="id" select="$id"/>
        </xsl:apply-templates>
      </xsl:for-each>
    </xsl:if>
  </xsl:template>

  <!-- The signs that occur, in words. -->
  <xsl:template name="lineup-key">
    <xsl:if test="$goals[not(@punts)] or $cards or $foul-dismissals or $subs or $unreplaced-told">
      <p class="legend">
        <xsl:if test="$goals[not(@punts or @own)]">
          <xsl:call-template name="legend"><xsl:with-param name="shape" select="'goal'"/></xsl:call-template>
        </xsl:if>
        <xsl:if test="$goals[@own]">
          <xsl:call-template name="legend"><xsl:with-param name="shape" select="'own'"/></xsl:call-template>
        </xsl:if>
        <xsl:if test="$goals[@pl2][not($is-high-scoring)]">
          <xsl:call-template name="legend">
            <xsl:with-param name="shape" select="'assist'"/><xsl:with-param name="words" select="f:w('badge-assist')"/>
          </xsl:call-template>
        </xsl:if>
        <xsl:call-template name="card-legend"/>
        <xsl:if test="$subs or $unreplaced-told[self::arrival]">
          <xsl:call-template name="legend">
            <xsl:with-param name="shape" select="'in'"/><xsl:with-param name="words" select="f:w('badge-in')"/>
          </xsl:call-template>
        </xsl:if>
        <xsl:if test="$subs or $unreplaced-told[self::departure]">
          <xsl:call-template name="legend">
            <xsl:with-param name="shape" select="'out'"/><xsl:with-param name="words" select="f:w('badge-out')"/>
          </xsl:call-template>
        </xsl:if>
      </p>
    </xsl:if>
  </xsl:template>

  <!-- The icons beside a name, made once. -->
  <xsl:variable name="keeper-sign">
    <xsl:text> </xsl:text><abbr title="{f:w('keeper')}"><xsl:value-of select="f:w('keeper-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="captain-sign">
    <xsl:text> </xsl:text><abbr title="{f:w('captain')}"><xsl:value-of select="f:w('captain-mark')"/></abbr>
  </xsl:variable>
  <xsl:variable name="goal-badge">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape" select="'goal'"/><xsl:with-param name="words" select="f:w('badge-goal')"/>
    </xsl:call-template>
  </xsl:variable>
  <xsl:variable name="assist-badge">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape" select="'assist'"/><xsl:with-param name="words" select="f:w('badge-assist')"/>
    </xsl:call-template>
  </xsl:variable>
  <xsl:variable name="own-badge">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape" select="'own'"/><xsl:with-param name="words" select="f:w('badge-own')"/>
    </xsl:call-template>
  </xsl:variable>
  <xsl:variable name="in-badge">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape" select="'in'"/><xsl:with-param name="words" select="f:w('badge-in')"/>
    </xsl:call-template>
  </xsl:variable>
  <xsl:variable name="out-badge">
    <xsl:call-template name="sign">
      <xsl:with-param name="shape" select="'out'"/><xsl:with-param name="words" select="f:w('badge-out')"/>
    </xsl:call-template>
  </xsl:variable>

  <!-- The icons of an event beside the name of the player with that id: of a goal, the scorer and the assistant; of a
       substitution, both players. Goals that are counted beside the name have none, except own goals. -->
  <xsl:template match="*" mode="badge"/>
  <xsl:template match="goal" mode="badge">
    <xsl:param name="id"/>
    <xsl:if test="@pl2 = $id and not(@void or $is-high-scoring)">
      <span class="badge"><xsl:copy-of select="$assist-badge"/><xsl:value-of select="@mt"/></span>
    </xsl:if>
    <xsl:if test="@pl = $id and not(@void or $is-high-scoring and not(@own))">
      <span class="badge">
        <xsl:choose>
          <xsl:when test="@own"><xsl:copy-of select="$own-badge"/></xsl:when>
          <xsl:otherwise><xsl:copy-of select="$goal-badge"/></xsl:otherwise>
        </xsl:choose>
        <xsl:value-of select="@mt"/>
      </span>
    </xsl:if>
  </xsl:template>
  <xsl:template match="card" mode="badge">
    <span class="badge"><xsl:call-template name="card-sign"/><xsl:value-of select="@mt"/></span>
  </xsl:template>
  <!-- A foul is shown if it led to a dismissal. -->
  <xsl:template match="foul" mode="badge">
    <xsl:param name="id"/>
    <xsl:if test="@off = 'out' and (@pl = $id or not($id))">
      <span class="badge"><xsl:call-template name="card-sign"/><xsl:value-of select="@mt"/></span>
    </xsl:if>
  </xsl:template>
  <xsl:template match="sub" mode="badge">
    <xsl:param name="id"/>
    <xsl:choose>
      <xsl:when test="@pl = $id">
        <span class="badge"><xsl:copy-of select="$in-badge"/><xsl:value-of select="@mt"/></span>
      </xsl:when>
      <xsl:otherwise>
        <span class="badge"><xsl:copy-of select="$out-badge"/><xsl:value-of select="@mt"/></span>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
  <xsl:template match="arrival | departure" mode="badge">
    <xsl:if test="$unreplaced-told">
      <span class="badge">
        <xsl:choose>
          <xsl:when test="self::arrival"><xsl:copy-of select="$in-badge"/></xsl:when>
          <xsl:otherwise><xsl:copy-of select="$out-badge"/></xsl:otherwise>
        </xsl:choose>
        <xsl:value-of select="@mt"/>
      </span>
    </xsl:if>
  </xsl:template>

  <xsl:variable name="word-bench">
    <xsl:choose>
      <xsl:when test="$has-begun"><xsl:value-of select="f:w('unused')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="concat(f:w('substitutes'), ':')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:variable>
  <xsl:variable name="staff-cards" select="($cards | $foul-dismissals)[@of]"/>

  <!-- The officials in the technical area: name and role, or the role alone, and their cards
       and dismissals. -->
  <xsl:template name="officials">
    <xsl:variable name="side" select="@id"/>
    <xsl:variable name="officials" select="$equips[1 + ($side = 'away')]/tecnics/tecnic"/>
    <xsl:if test="$officials">
      <xsl:variable name="theirs" select="$staff-cards[@s = $side]"/>
      <p class="officials">
        <b><xsl:value-of select="f:w('staff')"/></b>
        <xsl:text> </xsl:text>
        <xsl:for-each select="$officials">
          <xsl:variable name="code" select="string(@codi)"/>
          <xsl:variable name="carrec" select="string(@carrec)"/>
          <xsl:variable name="role" select="f:role(concat($carrec, substring($code, 1, 999 * ($carrec = ''))))"/>
          <xsl:if test="position() &gt; 1"> · </xsl:if>
          <xsl:choose>
            <xsl:when test="not(@nom != '')"><xsl:value-of select="$role"/></xsl:when>
            <xsl:when test="$role = ''"><xsl:value-of select="@nom"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="concat(@nom, ' (', $role, ')')"/></xsl:otherwise>
          </xsl:choose>
          <xsl:apply-templates select="$theirs[@of = $code]" mode="badge"/>
        </xsl:for-each>
      </p>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
