<?xml version="1.0" encoding="UTF-8"?>
<!-- The knock-out rounds, drawn as a bracket: a column per round, or one below the other on a narrow screen. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions"
    exclude-result-prefixes="f">

  <xsl:template match="quadre" mode="page">
    <section>
      <xsl:if test="$page != 'bracket'">
        <h2>
          <xsl:call-template name="way">
            <xsl:with-param name="to" select="concat('bracket-', ../@codi, '.html')"/>
            <xsl:with-param name="text" select="f:t('bracket')"/>
          </xsl:call-template>
        </h2>
      </xsl:if>
      <xsl:if test="@campio and $page = 'bracket'">
        <p class="champion"><xsl:value-of select="@campio"/></p>
      </xsl:if>
      <xsl:variable name="drawn" select="ronda[@equips]"/>
      <xsl:variable name="uneven">
        <xsl:for-each select="$drawn">
          <xsl:variable name="next" select="following-sibling::ronda[@equips][1]"/>
          <xsl:if test="$next and count($next/creuament) * 2 != count(creuament) or not($next) and count(creuament) != 1"
            >x</xsl:if>
        </xsl:for-each>
      </xsl:variable>
      <xsl:if test="$drawn">
        <div>
          <!-- Lines between the rounds need twice as many ties in each as in the next. -->
          <xsl:attribute name="class">
            <xsl:text>bracket</xsl:text>
            <xsl:if test="$uneven = ''"> tree</xsl:if>
          </xsl:attribute>
          <xsl:apply-templates select="$drawn" mode="bracket"/>
        </div>
      </xsl:if>
      <xsl:if test="ronda[not(@equips)]">
        <div class="cards">
          <xsl:apply-templates select="ronda[not(@equips)]" mode="bracket"/>
        </div>
      </xsl:if>
    </section>
  </xsl:template>

  <xsl:template match="ronda" mode="bracket">
    <div class="round">
      <h3><xsl:value-of select="@nom"/></h3>
      <ol><xsl:apply-templates select="creuament" mode="bracket"/></ol>
    </div>
  </xsl:template>

  <xsl:template match="creuament" mode="bracket">
    <li>
      <div class="tie">
        <xsl:for-each select="costat">
          <p>
            <xsl:attribute name="class">
              <xsl:text>side</xsl:text>
              <xsl:if test="@guanya"> won</xsl:if>
              <xsl:if test="@equip = $us"> us</xsl:if>
            </xsl:attribute>
            <xsl:call-template name="team"><xsl:with-param name="code" select="@equip"/></xsl:call-template>
            <xsl:text> </xsl:text>
            <span class="score">
              <xsl:value-of select="@gols"/>
              <xsl:if test="@penals"><small><xsl:value-of select="concat(' (', @penals, ')')"/></small></xsl:if>
            </span>
          </p>
        </xsl:for-each>
        <xsl:variable name="match" select="key('partit', @partit)"/>
        <xsl:if test="$match/@data != '' or @nota != ''">
          <p class="zone">
            <xsl:variable name="day">
              <xsl:call-template name="day"><xsl:with-param name="date" select="string($match/@data)"/></xsl:call-template>
            </xsl:variable>
            <xsl:call-template name="way">
              <xsl:with-param name="to" select="string($match/@pagina)"/>
              <xsl:with-param name="text" select="string($day)"/>
            </xsl:call-template>
            <xsl:if test="$match/@data != '' and @nota != ''">, </xsl:if>
            <xsl:value-of select="@nota"/>
          </p>
        </xsl:if>
      </div>
    </li>
  </xsl:template>

  <!-- The final by itself, on the start page. -->
  <xsl:template match="quadre" mode="final">
    <xsl:for-each select="ronda[@equips = 2]">
      <section>
        <h2><xsl:value-of select="@nom"/></h2>
        <xsl:if test="../@campio"><p class="champion"><xsl:value-of select="../@campio"/></p></xsl:if>
        <ol class="alone"><xsl:apply-templates select="creuament" mode="bracket"/></ol>
      </section>
    </xsl:for-each>
  </xsl:template>

  <!-- Teams in one place of their groups; the first ones go through. -->
  <xsl:template match="millors">
    <section>
      <h2><xsl:value-of select="@nom"/></h2>
      <table>
        <thead>
          <tr>
            <xsl:call-template name="head"><xsl:with-param name="key" select="'rank'"/></xsl:call-template>
            <th scope="col" class="t"><xsl:value-of select="f:t('team')"/></th>
            <xsl:call-template name="head"><xsl:with-param name="key" select="'played'"/></xsl:call-template>
            <xsl:call-template name="head"><xsl:with-param name="key" select="'for'"/></xsl:call-template>
            <xsl:call-template name="head"><xsl:with-param name="key" select="'difference'"/></xsl:call-template>
            <xsl:call-template name="head"><xsl:with-param name="key" select="'points'"/></xsl:call-template>
          </tr>
        </thead>
        <tbody>
          <xsl:for-each select="fila">
            <tr>
              <xsl:if test="position() &lt;= ../@classificats"><xsl:attribute name="class">us</xsl:attribute></xsl:if>
              <td data-stat="rank">
                <xsl:value-of select="concat(@lloc, substring('=', 1, number(@compartit = 'si')))"/>
              </td>
              <th scope="row" class="t">
                <xsl:call-template name="team"><xsl:with-param name="code" select="@equip"/></xsl:call-template>
              </th>
              <td data-stat="played"><xsl:value-of select="@jugats"/></td>
              <td data-stat="for"><xsl:value-of select="@favor"/></td>
              <td data-stat="difference"><xsl:value-of select="translate(@diferencia, '-', '−')"/></td>
              <td data-stat="points" class="sum"><xsl:value-of select="@punts"/></td>
            </tr>
          </xsl:for-each>
        </tbody>
      </table>
    </section>
  </xsl:template>

  <xsl:variable name="bracket-look">
.site .champion { font-weight: 700; font-size: 1.15em; margin: 0 0 .5em; }
.site .round h3 { margin: .6em 0 .3em; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.site .round ol, .site ol.alone { list-style: none; margin: 0; padding: 0; }
.site .tie { flex: 1; min-width: 0; border: 1px solid var(--rule); border-radius: .3em; padding: .15em .5em; }
.site ol.alone .tie { max-width: 320px; }
.site .tie p { margin: 0; }
.site .tie .side { display: flex; justify-content: space-between; gap: .5em; }
.site .tie .side a { overflow-wrap: anywhere; }
.site .tie .won { font-weight: 700; }
.site .tie .side:not(.won) .score { font-weight: 400; }
.site .bracket { display: flex; gap: 26px; }
.site .bracket .round { flex: 1 1 0; min-width: 0; display: flex; flex-direction: column; }
.site .bracket ol { flex: 1; display: flex; flex-direction: column; }
.site .bracket li { flex: 1; display: flex; align-items: center; position: relative; padding: 4px 0; }
.site .cards .round li { padding: 4px 0; max-width: 320px; }
.site .tree .round:not(:last-child) li::after { content: ""; position: absolute; left: 100%; width: 13px; height: 50%;
  border-right: 1px solid var(--soft); }
.site .tree .round:not(:last-child) li:nth-child(odd)::after { top: 50%; border-top: 1px solid var(--soft); }
.site .tree .round:not(:last-child) li:nth-child(even)::after { bottom: 50%; border-bottom: 1px solid var(--soft); }
.site .tree .round:not(:first-child) li::before { content: ""; position: absolute; right: 100%; width: 13px; top: 50%;
  border-top: 1px solid var(--soft); }
@media screen and (max-width: 719px) {
  .site .bracket, .site .bracket ol { display: block; }
  .site .bracket li { display: block; }
  .site .bracket li:nth-child(even) { margin-bottom: 10px; }
  .site .tree li::before, .site .tree li::after { display: none; }
}
  </xsl:variable>
</xsl:stylesheet>
