<?xml version="1.0" encoding="UTF-8"?>
<!-- Frases en castellano, hechas de Sources/Phrases/es.po con «make phrases»: cámbialas allí, no aquí.
     {1}, {2} y {3} son lugares que se rellenan, en cualquier orden; {n} es un número; one es el singular y other el plural. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="clips-phrases-es">
    <p k="clip-approximate">aproximado</p>
    <p k="clip-assist">Asistencia</p>
    <p k="clip-body">Remate</p>
    <p k="clip-card">Tarjeta</p>
    <p k="clip-minute">Minuto</p>
    <p k="clip-note">Nota</p>
    <p k="clip-off">Sale</p>
    <p k="clip-official">Cuerpo técnico</p>
    <p k="clip-on">Entra</p>
    <p k="clip-opponent">Rival</p>
    <p k="clip-origin">Origen</p>
    <p k="clip-outcome">Resultado</p>
    <p k="clip-period">Parte</p>
    <p k="clip-player">Jugador/a</p>
    <p k="clip-reason">Motivo</p>
    <p k="clip-score">Marcador</p>
    <p k="clip-team">Equipo</p>
    <p k="clip-victim">Víctima</p>
    <p k="clip-zone">Zona</p>
    <p k="clips-left-out"><one>{n} acción no tiene sitio en el vídeo y se omite</one><other>{n} acciones no tienen sitio en el vídeo y se omiten</other></p>
    <p k="row-arrival">entra</p>
    <p k="row-captain">cambio de brazalete</p>
    <p k="row-card">tarjeta</p>
    <p k="row-chance">ocasión</p>
    <p k="row-corner">córner</p>
    <p k="row-departure">sale</p>
    <p k="row-foul">falta</p>
    <p k="row-goal">gol</p>
    <p k="row-keeper">cambio de portería</p>
    <p k="row-kick">tanda</p>
    <p k="row-kick-off">Inicio {1}</p>
    <p k="row-miss">fallado</p>
    <p k="row-note">nota</p>
    <p k="row-offside">fuera de juego</p>
    <p k="row-sub">cambio</p>
  </xsl:template>
</xsl:stylesheet>
