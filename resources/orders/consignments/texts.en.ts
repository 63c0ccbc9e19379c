export const texts = {
  resources: {
    consignments: {
      title: 'Consignments',
      fields: {
        providerPartNumber: '%{product} Part Number',
        price: 'Price',
        purchaseOrder: 'PO',
        proforma: 'Proforma',
      },
    },
  },
  consignments: { partNumber: 'Part Number', all: 'All' },
}
