/** Texts of what is ready to ship, in Spanish. */
export const texts = {
  resources: {
    readyToShip: {
      title: 'Listo para embarque',
      buttons: { export: 'Exportar' },
      worth: 'Importe total listo: $%{amount} K',
      none: { invoice: 'Sin facturar' },
      words: { status: { late: 'Tarde', onTime: 'A tiempo' } },
      filters: { partNumber: 'Número de parte' },
      fields: {
        invoice: 'Número de factura',
        requestDate: 'Fecha solicitada por el cliente',
        purchaseOrder: 'OC',
        partNumber: 'Número de parte del cliente',
        quantity: 'Cantidad',
        invoiceTotal: 'Total de la factura',
        notifiedOn: 'Fecha de aviso',
        days: 'Días en estado',
        invoiceHash: 'PDF de la factura',
        certificates: 'Certificado de conformidad',
        status: 'Estatus',
      },
    },
  },
}
