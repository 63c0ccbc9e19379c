/** Texts of the direct customers of contracts. */
export const texts = {
  resources: {
    directParts: {
      title: 'Contract Direct Customers',
      fields: {
        contract: 'LTA',
        program: 'Program',
        customer: 'Direct Customers',
        partNumber: 'Customer PN',
        standard: '%{product} PN',
      },
      filters: {
        customer: 'Direct Customer',
        purchaseOrder: 'Purchase Order',
        partNumber: 'Customer Part Number',
      },
    },
  },
  directParts: {
    disclaimer:
      'The pieces of each year are what was agreed and no commitment to buy or to deliver. This text awaits legal review.',
  },
}
