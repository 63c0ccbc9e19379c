/** Texts of the page about the company, in Spanish. */
export const texts = {
  aboutUs: {
    presentations: 'Presentaciones',
    films: 'Videos',
    slides: '%{smart_count} lámina |||| %{smart_count} láminas',
    slide: 'Lámina %{number} de %{count}: %{text}',
    decks: {
      company: 'Acerca de la empresa',
      safety: 'Reglas de seguridad',
      mexico: 'México',
    },
    video: {
      institutional: 'Video institucional',
      steelMill: 'Acería',
      mexico: 'México',
    },
    play: 'Ver el video',
    review: 'Dibujos y videos propios, pendientes de revisión.',
  },
}
