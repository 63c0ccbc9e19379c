import { contractTexts } from '../contractTexts.es.ts'

/** Texts of the market shares of contracts, in Spanish. */
export const texts = {
  resources: {
    marketShares: {
      title: 'Contratos de materia prima',
      fields: {
        ...contractTexts.fields,
        year: 'Año',
        endUser: 'Cliente final',
        providerPartNumber: 'STD',
        partNumber: 'NP',
        demand: 'Promedio',
        demandMin: 'Mín.',
        demandMax: 'Máx.',
        load: 'Carga',
        shipped: 'Piezas embarcadas',
        overMinShare: 'Contra carga mín.',
        overMaxShare: 'Contra carga máx.',
      },
      filters: { customer: 'Cliente' },
    },
  },
  marketShare: {
    according: 'Según la participación acordada',
    within: 'Dentro de la participación acordada',
    below: 'Debajo de la participación acordada',
    parts: '%{smart_count} parte en los años |||| %{smart_count} partes en los años',
  },
}
