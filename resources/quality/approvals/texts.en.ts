export const texts = {
  resources: {
    approvals: {
      title: 'Approvals',
      fields: {
        providerPartNumber: '%{product} Part Number',
        partNumber: 'Customer Part Number',
        quantity: 'Quantity',
        since: 'Days in status',
      },
    },
  },
}
