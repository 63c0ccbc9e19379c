/** Texts of the screens about shipments, in Spanish. */
export const texts = {
  resources: {
    inTransit: {
      title: 'En tránsito',
      fields: {
        invoice: 'Factura',
        requestDate: 'Fecha solicitada por el cliente',
        purchaseOrder: 'OC',
        partNumber: 'Número de parte del cliente',
        shippedOn: 'Fecha de embarque',
        carrier: 'Transportista',
        tracking: 'Número de guía',
      },
    },
  },
}
