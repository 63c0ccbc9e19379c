import { contractTexts } from '../texts.en.ts'

/** Texts of the special report. */
export const texts = {
  resources: {
    specialOrders: {
      title: 'Contract Special Report',
      fields: {
        ...contractTexts.fields,
        description: 'PN Description',
        alloy: 'Alloy',
        requestDate: 'Customer Request Date',
        commitmentDate: '%{product} Commitment Date',
        invoiceYear: 'Invoice Year',
      },
      filters: contractTexts.filters,
      all: { customer: 'Select Material' },
    },
  },
}
