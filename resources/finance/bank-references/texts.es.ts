export const texts = {
  finance: {
    generate: {
      title: 'Generar referencia bancaria',
      selected: 'Importe seleccionado: %{amount}',
      amountOf: 'Importe de %{invoice}',
      limit: 'Disponible: %{limit}',
      wrongAmount: 'Escriba un importe mayor que 0.00 y de hasta %{limit}, con dos decimales.',
      note: 'Nota de crédito %{note}: %{amount}',
      unusedNote: 'La nota de crédito %{note} no se necesita y queda abierta.',
      invoiceFacts: 'OC %{order} · vence el %{due}',
      toPay: 'Importe por pagar: %{amount}',
      copy: 'Copiar la referencia',
      copied: 'La referencia está en el portapapeles.',
      copyFailed: 'No se puede usar el portapapeles. Seleccione la referencia y cópiela.',
      question: '¿Desea generar una referencia bancaria con las facturas seleccionadas?',
      paysDisputed: '%{amount} de %{invoice} está en disputa, y este pago lo incluye.',
      sending: 'Se está generando la referencia bancaria.',
      done: 'Esta es su referencia bancaria:',
      close: 'Cerrar',
      failed: 'No se pudo generar la referencia bancaria. Su selección se conserva.',
      outdated:
        'Mientras tanto se usó una parte de este importe. Los importes de abajo son los disponibles ahora; revíselos, por favor.',
    },
  },
  resources: {
    payableInvoices: {
      title: 'Facturas abiertas',
      actions: 'Estado',
      fields: {
        invoice: 'Factura',
        invoiceDate: 'Fecha de factura',
        dueDate: 'Fecha de vencimiento',
        purchaseOrder: 'Orden de compra',
        daysDue: 'Días vencidos',
        amount: 'Importe (USD)',
        balance: 'Saldo (USD)',
        state: 'Estado',
        available: 'Disponible (USD)',
      },
    },
    creditNotes: {
      title: 'Notas de crédito',
      fields: { note: 'Nota de crédito', amount: 'Importe (USD)', createdOn: 'Fecha de creación' },
    },
  },
}
