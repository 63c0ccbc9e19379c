export const texts = {
  finance: {
    reference: {
      sumOf: '%{status}: %{amount}',
      title: 'Referencia bancaria %{number}',
      status: 'Estatus',
      total: 'Importe neto',
      applied: 'Aplicado hasta ahora',
      cancelledOn: 'Cancelada el',
      cancelledBy: 'Cancelada por',
      cancelReason: 'Motivo',
      cancel: 'Cancelar la referencia',
      keep: 'Conservarla',
      cancelQuestion:
        '¿Por qué cancela la referencia bancaria %{number}? Sus facturas y notas de crédito quedan libres de inmediato. No la cancele si la transferencia ya está en camino.',
      cancelDone: 'La referencia bancaria %{number} está cancelada. Sus facturas quedan libres.',
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
          cancelled: 'Cancelada',
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
      actions: 'Estado',
      fields: {
        document: 'Factura',
        purchaseOrder: 'OC',
        reference: 'Referencia',
        state: 'Estado',
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
