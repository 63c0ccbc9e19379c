export const texts = {
  finance: {
    reference: {
      title: 'Referencia bancaria %{number}',
      status: 'Estatus',
      total: 'Importe neto',
      applied: 'Aplicado hasta ahora',
    },
  },
  resources: {
    bankReferences: {
      title: 'Detalle de pagos',
      words: {
        status: {
          notApplied: 'Sin aplicar',
          partiallyApplied: 'Aplicada en parte',
          applied: 'Aplicada',
        },
      },
      fields: {
        number: 'Referencia bancaria',
        status: 'Estatus',
        createdOn: 'Fecha de creación',
        total: 'Importe (USD)',
        invoice: 'Factura',
        purchaseOrder: 'Orden de compra',
      },
    },
    referenceInvoices: {
      title: 'Facturas',
      fields: {
        document: 'Factura',
        purchaseOrder: 'OC',
        reference: 'Referencia',
        createdOn: 'Fecha de creación',
        amount: 'Importe (USD)',
        total: 'Total (USD)',
      },
    },
    referenceNotes: {
      title: 'Notas de crédito',
      fields: { document: 'Nota de crédito', amount: 'Importe (USD)', createdOn: 'Fecha de creación' },
    },
  },
}
