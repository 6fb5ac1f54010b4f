<?xml version="1.0" encoding="UTF-8"?>
<!-- Phrases in English, made from Sources/Phrases/en.po by “make phrases”: change them there, not here.
     {1}, {2} and {3} are places that are filled, in any order; {n} is a number; one is the singular and other the plural. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="clips-phrases-en">
    <p k="clip-approximate">approximate</p>
    <p k="clip-assist">Assist</p>
    <p k="clip-body">Body part</p>
    <p k="clip-card">Card</p>
    <p k="clip-minute">Minute</p>
    <p k="clip-note">Note</p>
    <p k="clip-off">Off</p>
    <p k="clip-official">Official</p>
    <p k="clip-on">On</p>
    <p k="clip-opponent">Opponent</p>
    <p k="clip-origin">Origin</p>
    <p k="clip-outcome">Outcome</p>
    <p k="clip-period">Period</p>
    <p k="clip-player">Player</p>
    <p k="clip-reason">Reason</p>
    <p k="clip-score">Score</p>
    <p k="clip-team">Team</p>
    <p k="clip-victim">Victim</p>
    <p k="clip-zone">Zone</p>
    <p k="clips-left-out"><one>{n} event has no place in the video and is left out</one><other>{n} events have no place in the video and are left out</other></p>
    <p k="row-arrival">comes on</p>
    <p k="row-captain">new captain</p>
    <p k="row-card">card</p>
    <p k="row-chance">chance</p>
    <p k="row-corner">corner</p>
    <p k="row-departure">goes off</p>
    <p k="row-foul">foul</p>
    <p k="row-goal">goal</p>
    <p k="row-keeper">new goalkeeper</p>
    <p k="row-kick">shoot-out</p>
    <p k="row-kick-off">Kick-off {1}</p>
    <p k="row-miss">missed</p>
    <p k="row-note">note</p>
    <p k="row-offside">offside</p>
    <p k="row-sub">substitution</p>
  </xsl:template>
</xsl:stylesheet>
