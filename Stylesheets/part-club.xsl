<?xml version="1.0" encoding="UTF-8"?>
<!-- Colours, crests and font from the parameters, and the style that they make.

     The teams' colours replace blue and orange. The browser keeps their hue and adjusts the lightness (of oklch) to a
     contrast of at least 3 to 1 for shapes, in light and in dark mode. Values that are not a colour of six hexadecimal
     digits, or not the name of a font, are ignored. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">

  <xsl:variable name="home-own" select="substring($home-colour, 2, 6 * (string-length($home-colour) = 7
      and starts-with($home-colour, '#')
      and translate($home-colour, '0123456789abcdefABCDEF', '') = '#'))"/>
  <xsl:variable name="away-own" select="substring($away-colour, 2, 6 * (string-length($away-colour) = 7
      and starts-with($away-colour, '#')
      and translate($away-colour, '0123456789abcdefABCDEF', '') = '#'))"/>
  <!-- Only embedded images are accepted. -->
  <xsl:variable name="crest-home" select="substring($home-crest, 1, string-length($home-crest)
      * starts-with($home-crest, 'data:image/'))"/>
  <xsl:variable name="crest-away" select="substring($away-crest, 1, string-length($away-crest)
      * starts-with($away-crest, 'data:image/'))"/>

  <xsl:variable name="own-font" select="substring($font, 1, string-length($font) * not(translate($font, $font-letters, '')))"/>
  <xsl:variable name="font-letters" select="'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -'"/>
  <xsl:variable name="quote">'</xsl:variable>
  <xsl:variable name="font-first" select="substring(concat($quote, $own-font, $quote, ', '), 1, 99 * ($own-font != ''))"/>

  <xsl:variable name="club-rules">
    <xsl:if test="$home-own != '' or $away-own != ''">
      <xsl:text>&#10;@supports (color: oklch(from red l c h)) {&#10;  :root {</xsl:text>
      <xsl:if test="$home-own != ''">
        <xsl:value-of select="concat(' --home: oklch(from #', $home-own, ' min(l, .52) c h);')"/>
      </xsl:if>
      <xsl:if test="$away-own != ''">
        <xsl:value-of select="concat(' --away: oklch(from #', $away-own, ' min(l, .52) c h);')"/>
      </xsl:if>
      <xsl:text> }&#10;  @media screen and (prefers-color-scheme: dark) { :root {</xsl:text>
      <xsl:if test="$home-own != ''">
        <xsl:value-of select="concat(' --home: oklch(from #', $home-own, ' max(l, .74) c h);')"/>
      </xsl:if>
      <xsl:if test="$away-own != ''">
        <xsl:value-of select="concat(' --away: oklch(from #', $away-own, ' max(l, .74) c h);')"/>
      </xsl:if>
      <xsl:text> } }&#10;}&#10;</xsl:text>
    </xsl:if>
    <xsl:if test="$own-font != ''">
      <xsl:value-of select="concat('&#10;body { font-family: ', $font-first, 'system-ui, sans-serif; }&#10;')"/>
    </xsl:if>
  </xsl:variable>

  <!-- A ball; browsers would ask for a file otherwise. -->
  <xsl:variable name="icon" select="concat(
      &quot;data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2016%2016'%3E&quot;,
      &quot;%3Ccircle%20cx='8'%20cy='8'%20r='7'%20fill='%23fff'%20stroke='%231b5ea6'%20stroke-width='2'/%3E&quot;,
      &quot;%3Cpath%20d='M8%204l4%203-1.5%204.5h-5L4%207z'%20fill='%231b5ea6'/%3E%3C/svg%3E&quot;)"/>
</xsl:stylesheet>
