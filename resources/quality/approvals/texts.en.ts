export const texts = {
  resources: {
    approvals: {
      title: 'Approvals',
      fields: {
        providerPartNumber: '%{product} part number',
        partNumber: 'Customer part number',
        quantity: 'Quantity',
        since: 'Days in status',
      },
    },
  },
}
