import { contractTexts } from '../texts.en.ts'

/** Texts of the direct customers of contracts. */
export const texts = {
  resources: {
    directParts: {
      title: 'Contract Direct Customers',
      fields: {
        ...contractTexts.fields,
        contract: 'LTA',
        customer: 'Direct Customers',
      },
      filters: contractTexts.filters,
    },
  },
  directParts: {
    disclaimer: 'Pieces as agreed for each year; no commitment to buy or to deliver. This text awaits legal review.',
  },
}
