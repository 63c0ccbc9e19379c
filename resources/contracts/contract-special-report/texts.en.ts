import { contractTexts } from '../contractTexts.en.ts'

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
      filters: { partNumber: 'Customer Part Number' },
      all: { customer: 'Select Material' },
    },
  },
}
