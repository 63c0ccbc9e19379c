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
        standard: 'STD',
        partNumber: 'NP',
        average: 'Promedio',
        least: 'Mín.',
        most: 'Máx.',
        load: 'Carga',
        shipped: 'Piezas embarcadas',
        overMinShare: 'Contra carga mín.',
        overMaxShare: 'Contra carga máx.',
      },
      filters: { customer: 'Cliente' },
    },
  },
  marketShare: {
    title: 'Contratos de materia prima',
    according: 'Según la participación acordada',
    within: 'Dentro de la participación acordada',
    below: 'Debajo de la participación acordada',
    parts: '%{smart_count} parte de un año |||| %{smart_count} partes de un año',
  },
}
