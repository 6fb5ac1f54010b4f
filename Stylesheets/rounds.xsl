<?xml version="1.0" encoding="UTF-8"?>
<!-- Names of groups and rounds, made by make phrases from Sources/Standings: words before the name of a group, beginnings of
     the name of a group stage, words before the number of a matchday, and knock-out rounds with their number of teams. See
     part-phase.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:variable name="group-words" select="' girone group groupe grup grupo gruppe pool poule '"/>
  <xsl:variable name="group-stage-names" select="'|fase de grup|fase grup|group matches|group phase|group stage|gruppenphase|'"/>
  <xsl:variable name="matchday-words" select="' fecha giornata jornada journée matchday rodada speelronde spieltag '"/>
  <xsl:variable name="round-names"><xsl:text>
|1/16=32
|1/16 de final=32
|1/16 final=32
|1/2=4
|1/2 de final=4
|1/2 final=4
|1/32=64
|1/32 de final=64
|1/32 final=64
|1/4=8
|1/4 de final=8
|1/4 final=8
|1/64=128
|1/64 de final=128
|1/64 final=128
|1/8=16
|1/8 de final=16
|1/8 final=16
|3er lugar=third
|3er puesto=third
|3er y 4º puesto=third
|3r i 4t=third
|3r i 4t lloc=third
|3r lloc=third
|3rd place=third
|3rd place final=third
|3rd place match=third
|3rd place play off=third
|bronce=third
|bronze=third
|bronze final=third
|bronze match=third
|cuartos=8
|cuartos de final=8
|dieciseisavos=32
|dieciseisavos de final=32
|eighth final=16
|eighth finals=16
|final=2
|gran final=2
|la final=2
|last 128=128
|last 16=16
|last 32=32
|last 64=64
|last 8=8
|match for third place=third
|octavos=16
|octavos de final=16
|partido por el tercer lugar=third
|partido por el tercer puesto=third
|partit pel tercer lloc=third
|play off for third place=third
|quart de final=8
|quarter=8
|quarter final=8
|quarter finals=8
|quarterfinal=8
|quarterfinals=8
|quarters=8
|quarts=8
|quarts de final=8
|round of 128=128
|round of 16=16
|round of 32=32
|round of 64=64
|round of 8=8
|semi=4
|semi final=4
|semi finals=4
|semifinal=4
|semifinales=4
|semifinals=4
|semis=4
|setzens=32
|setzens de final=32
|tercer i quart=third
|tercer i quart lloc=third
|tercer lloc=third
|tercer lugar=third
|tercer puesto=third
|tercer y cuarto=third
|tercer y cuarto puesto=third
|third and fourth=third
|third and fourth place=third
|third place=third
|third place match=third
|third place play off=third
|third place playoff=third
|treintaidosavos=64
|treintaidosavos de final=64
|trenta dosens=64
|trenta dosens de final=64
|vuitens=16
|vuitens de final=16
</xsl:text></xsl:variable>
</xsl:stylesheet>
