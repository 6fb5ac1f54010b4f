<?xml version="1.0" encoding="UTF-8"?>
<!-- Frases en castellano, hechas de Sources/Phrases/es.po con «make phrases»: cámbialas allí, no aquí.
     {1}, {2} y {3} son lugares que se rellenan, en cualquier orden; {n} es un número; one es el singular y other el plural. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="csv-phrases-es">
    <p k="column-action">Acción</p>
    <p k="column-added">Añadido</p>
    <p k="column-body">Cuerpo</p>
    <p k="column-breach">Contra la regla</p>
    <p k="column-card">Tarjeta</p>
    <p k="column-interval">Intervalo</p>
    <p k="column-minute">Minuto</p>
    <p k="column-note">Nota</p>
    <p k="column-number">Dorsal</p>
    <p k="column-number-2">Segundo dorsal</p>
    <p k="column-order">Orden</p>
    <p k="column-origin">Origen</p>
    <p k="column-outcome">Resultado</p>
    <p k="column-period">Parte</p>
    <p k="column-player">Jugador/a</p>
    <p k="column-player-2">Segundo jugador</p>
    <p k="column-private">{1} (privado)</p>
    <p k="column-reason">Motivo</p>
    <p k="column-score-away">Goles visitante</p>
    <p k="column-score-home">Goles local</p>
    <p k="column-starter">Titular</p>
    <p k="column-team">Equipo</p>
    <p k="column-zone">Zona</p>
  </xsl:template>
</xsl:stylesheet>
