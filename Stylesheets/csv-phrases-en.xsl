<?xml version="1.0" encoding="UTF-8"?>
<!-- Phrases in English, made from Sources/Phrases/en.po by “make phrases”: change them there, not here.
     {1}, {2} and {3} are places that are filled, in any order; {n} is a number; one is the singular and other the plural. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="csv-phrases-en">
    <p k="column-action">Action</p>
    <p k="column-added">Added</p>
    <p k="column-body">Body part</p>
    <p k="column-breach">Against law</p>
    <p k="column-card">Card</p>
    <p k="column-interval">Interval</p>
    <p k="column-minute">Minute</p>
    <p k="column-note">Note</p>
    <p k="column-number">Number</p>
    <p k="column-number-2">Second number</p>
    <p k="column-order">Order</p>
    <p k="column-origin">Origin</p>
    <p k="column-outcome">Outcome</p>
    <p k="column-period">Period</p>
    <p k="column-player">Player</p>
    <p k="column-player-2">Second player</p>
    <p k="column-private">{1} (private)</p>
    <p k="column-reason">Reason</p>
    <p k="column-score-away">Away score</p>
    <p k="column-score-home">Home score</p>
    <p k="column-starter">Starter</p>
    <p k="column-team">Team</p>
    <p k="column-zone">Zone</p>
  </xsl:template>
</xsl:stylesheet>
