/** Texts of the travel log, in Spanish. */
export const texts = {
  resources: {
    travelVisits: {
      title: 'Bitácora de viaje',
      fields: { city: 'Ciudad', country: 'País', visitedOn: 'Fecha', visitor: 'Visitante', note: 'Nota' },
    },
  },
  travelLog: { map: 'Mapa de las visitas: %{cities}', visits: 'Visitas' },
}
