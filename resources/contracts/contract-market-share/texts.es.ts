import { contractTexts } from '../texts.es.ts'

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
}
