<?xml version="1.0" encoding="UTF-8"?>
<!-- Frases en català, fetes de Sources/Phrases/ca.po amb «make phrases»: canvia-les allà, no aquí.
     {1}, {2} i {3} són llocs que s'omplen, en qualsevol ordre; {n} és un nombre; one és el singular i other el plural. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template name="csv-phrases-ca">
    <p k="column-action">Acció</p>
    <p k="column-added">Afegit</p>
    <p k="column-body">Cos</p>
    <p k="column-breach">Contra la regla</p>
    <p k="column-card">Targeta</p>
    <p k="column-interval">Interval</p>
    <p k="column-minute">Minut</p>
    <p k="column-note">Nota</p>
    <p k="column-number">Dorsal</p>
    <p k="column-number-2">Segon dorsal</p>
    <p k="column-order">Ordre</p>
    <p k="column-origin">Origen</p>
    <p k="column-outcome">Resultat</p>
    <p k="column-period">Part</p>
    <p k="column-player">Jugador/a</p>
    <p k="column-player-2">Segon jugador</p>
    <p k="column-private">{1} (privat)</p>
    <p k="column-reason">Motiu</p>
    <p k="column-score-away">Gols visitant</p>
    <p k="column-score-home">Gols local</p>
    <p k="column-starter">Titular</p>
    <p k="column-team">Equip</p>
    <p k="column-zone">Zona</p>
  </xsl:template>
</xsl:stylesheet>
