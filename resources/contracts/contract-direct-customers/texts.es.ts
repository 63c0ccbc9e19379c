import { contractTexts } from '../texts.es.ts'

/** Texts of the direct customers of contracts, in Spanish. */
export const texts = {
  resources: {
    directParts: {
      title: 'Contratos de clientes directos',
      fields: {
        ...contractTexts.fields,
        contract: 'LTA',
        customer: 'Clientes directos',
      },
      filters: contractTexts.filters,
    },
  },
  directParts: {
    disclaimer: 'Piezas acordadas por año; no obligan a comprar ni a entregar. Este texto espera revisión legal.',
  },
}
