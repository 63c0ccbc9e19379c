export const texts = {
  finance: {
    reference: {
      title: 'Bank reference %{number}',
      status: 'Status',
      total: 'Net amount',
      applied: 'Applied so far',
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
        number: 'Bank reference',
        status: 'Status',
        createdOn: 'Creation date',
        total: 'Amount (USD)',
        invoice: 'Invoice',
        purchaseOrder: 'Purchase order',
      },
    },
    referenceInvoices: {
      title: 'Invoices',
      fields: {
        document: 'Invoice',
        purchaseOrder: 'PO',
        reference: 'Reference',
        createdOn: 'Date created',
        amount: 'Amount (USD)',
        total: 'Total (USD)',
      },
    },
    referenceNotes: {
      title: 'Credit notes',
      fields: { document: 'Credit note', amount: 'Amount (USD)', createdOn: 'Creation date' },
    },
  },
}
