import { contractTexts } from '../texts.en.ts'

/** Texts of the market shares of contracts. */
export const texts = {
  resources: {
    marketShares: {
      title: 'Contract Raw Material',
      fields: {
        ...contractTexts.fields,
        year: 'Year',
        endUser: 'Final Customer',
        providerPartNumber: 'STD',
        partNumber: 'PN',
        demand: 'Average',
        demandMin: 'Min',
        demandMax: 'Max',
        load: 'Load',
        shipped: 'Embarked Parts',
        overMinShare: 'Vs Load Min MS',
        overMaxShare: 'Vs Load Max MS',
      },
      filters: { customer: 'Customer' },
    },
  },
}
