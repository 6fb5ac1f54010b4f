<?xml version="1.0" encoding="UTF-8"?>
<!-- Frases en català, fetes de Sources/Phrases/ca.po amb «make phrases»: canvia-les allà, no aquí.
     {1}, {2} i {3} són llocs que s'omplen, en qualsevol ordre; {n} és un nombre; one és el singular i other el plural. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="clips-phrases-ca">
    <p k="clip-approximate">aproximat</p>
    <p k="clip-assist">Assistència</p>
    <p k="clip-body">Remat</p>
    <p k="clip-card">Targeta</p>
    <p k="clip-minute">Minut</p>
    <p k="clip-note">Nota</p>
    <p k="clip-off">Surt</p>
    <p k="clip-official">Cos tècnic</p>
    <p k="clip-on">Entra</p>
    <p k="clip-opponent">Rival</p>
    <p k="clip-origin">Origen</p>
    <p k="clip-outcome">Resultat</p>
    <p k="clip-period">Part</p>
    <p k="clip-player">Jugador/a</p>
    <p k="clip-reason">Motiu</p>
    <p k="clip-score">Marcador</p>
    <p k="clip-team">Equip</p>
    <p k="clip-victim">Víctima</p>
    <p k="clip-zone">Zona</p>
    <p k="clips-left-out"><one>{n} acció no té lloc al vídeo i s'omet</one><other>{n} accions no tenen lloc al vídeo i s'ometen</other></p>
    <p k="row-arrival">entra</p>
    <p k="row-captain">canvi de braçalet</p>
    <p k="row-card">targeta</p>
    <p k="row-chance">ocasió</p>
    <p k="row-corner">córner</p>
    <p k="row-departure">surt</p>
    <p k="row-foul">falta</p>
    <p k="row-goal">gol</p>
    <p k="row-keeper">canvi de porteria</p>
    <p k="row-kick">tanda</p>
    <p k="row-kick-off">Inici {1}</p>
    <p k="row-miss">fallat</p>
    <p k="row-note">nota</p>
    <p k="row-offside">fora de joc</p>
    <p k="row-sub">canvi</p>
  </xsl:template>
</xsl:stylesheet>
