export const texts = {
  resources: {
    approvals: {
      title: 'Aprobaciones',
      fields: {
        providerPartNumber: 'Número de parte de %{product}',
        partNumber: 'Número de parte del cliente',
        purchaseOrder: 'OC',
        quantity: 'Cantidad',
        since: 'Días en estatus',
      },
    },
  },
}
