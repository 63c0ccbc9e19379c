/** Texts of the travel log. */
export const texts = {
  resources: {
    travelVisits: {
      title: 'Travel Log',
      fields: { city: 'City', country: 'Country', visitedOn: 'Date', visitor: 'Visitor', note: 'Note' },
    },
  },
  travelLog: { map: 'Map of the visits: %{cities}', visits: 'Visits' },
}
