import { contractTexts } from '../texts.en.ts'

/** Texts of the price revisions of contracts. */
export const texts = {
  resources: {
    priceRevisions: {
      title: 'Contract Price Revision',
      fields: {
        ...contractTexts.fields,
        billetSize: 'Billet Size',
        contractPrice: 'Contract Price',
        agreedPrice: 'Price agreed',
        difference: 'Difference',
        pricing: '$ Variable or Fixed',
        leadTimeWeeks: 'Lead Time',
      },
      words: { pricing: { variable: 'Variable', fixed: 'Fixed' } },
    },
  },
  priceRevision: {
    views: 'Views',
    information: 'Information',
    reconciliation: 'Reconciliation',
  },
}
