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
    review: 'Ilustraciones y videos provisionales, pendientes de revisión.',
  },
  commercialTerms: {
    heading: 'Términos y condiciones comerciales',
    download: 'Descargar documento',
    version: 'Versión %{version}, vigente desde %{day}',
    review: 'Texto provisional, pendiente de revisión legal.',
  },
  team: {
    review: 'Nombres y dibujos provisionales, pendientes de revisión.',
  },
  testimonies: {
    quotes: 'Lo que dicen los clientes',
    customers: 'Clientes',
    users: 'Usuarios',
    unit: 'Unidad de negocio %{number}',
    share: 'Proporción de usuarios',
    clientsByUnit: 'Clientes por unidad de negocio',
    of: '%{users} usuarios',
    review: 'Cifras y dibujos provisionales, pendientes de revisión.',
  },
}
