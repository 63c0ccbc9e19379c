import { contractTexts } from '../contractTexts.en.ts'

/** Texts of the market shares of contracts. */
export const texts = {
  resources: {
    marketShares: {
      title: 'Contract Raw Material',
      fields: {
        ...contractTexts.fields,
        year: 'Year',
        endUser: 'Final Customer',
        standard: 'STD',
        partNumber: 'PN',
        average: 'Average',
        least: 'Min',
        most: 'Max',
        load: 'Load',
        shipped: 'Embarked Parts',
        overMinShare: 'Vs Load Min MS',
        overMaxShare: 'Vs Load Max MS',
      },
      filters: { customer: 'Customer' },
    },
  },
  marketShare: {
    title: 'Contract Raw Material',
    according: 'According to the agreed share',
    within: 'Within the agreed share',
    below: 'Below the agreed share',
    parts: '%{smart_count} part of a year |||| %{smart_count} parts of a year',
  },
}
