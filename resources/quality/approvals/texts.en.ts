export const texts = {
  resources: {
    approvals: {
      title: 'Approvals',
      fields: {
        providerPartNumber: '%{product} Part Number',
        partNumber: 'Customer Part Number',
        purchaseOrder: 'PO',
        quantity: 'Quantity',
        since: 'Days in status',
      },
    },
  },
}
