/** Texts of the special report, in Spanish. */
export const texts = {
  resources: {
    specialOrders: {
      title: 'Reporte especial de contratos',
      fields: {
        customer: 'Cliente directo',
        purchaseOrder: 'Orden de compra',
        partNumber: 'NP del cliente',
        providerPartNumber: 'NP de %{product}',
        description: 'Descripción',
        alloy: 'Aleación',
        requestDate: 'Fecha solicitada por el cliente',
        commitmentDate: 'Fecha compromiso de %{product}',
        invoiceYear: 'Año de factura',
      },
      filters: { partNumber: 'Número de parte del cliente' },
      all: { customer: 'Seleccione material' },
    },
  },
}
