export const texts = {
  resources: {
    consignments: {
      title: 'Consignaciones',
      fields: {
        providerPartNumber: 'Número de parte de %{product}',
        price: 'Precio',
        purchaseOrder: 'OC',
        proforma: 'Proforma',
      },
    },
  },
  consignments: { partNumber: 'Número de parte', all: 'Todos' },
}
