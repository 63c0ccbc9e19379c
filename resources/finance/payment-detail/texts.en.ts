export const texts = {
  finance: {
    reference: {
      title: 'Bank reference %{number}',
    },
  },
  resources: {
    bankReferences: {
      title: 'Payment Detail',
      words: {
        status: {
          notApplied: 'Not applied',
          partiallyApplied: 'Partially applied',
          applied: 'Applied',
        },
      },
      fields: {
        number: 'Bank Reference',
        status: 'Status',
        createdOn: 'Creation date',
        total: 'Amount',
        invoice: 'Invoice',
        purchaseOrder: 'Purchase Order',
      },
    },
    referenceInvoices: {
      title: 'Invoices',
      fields: {
        document: 'Invoice',
        purchaseOrder: 'PO',
        reference: 'Reference',
        createdOn: 'Date created',
        amount: 'Amount',
        total: 'Total',
      },
    },
    referenceNotes: {
      title: 'Credit notes',
      fields: { document: 'Credit note', amount: 'Amount', createdOn: 'Creation date' },
    },
  },
}
