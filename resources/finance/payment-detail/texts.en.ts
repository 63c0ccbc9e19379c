export const texts = {
  finance: {
    reference: {
      sumOf: '%{status}: %{amount}',
      title: 'Bank reference %{number}',
      status: 'Status',
      total: 'Net amount',
      applied: 'Applied so far',
      cancelledOn: 'Cancelled on',
      cancelledBy: 'Cancelled by',
      cancelReason: 'Reason',
      cancel: 'Cancel the reference',
      keep: 'Keep it',
      cancelQuestion:
        'Why do you cancel bank reference %{number}? Its invoices and credit notes are free at once. Do not cancel it if the transfer is on its way.',
      cancelDone: 'Bank reference %{number} is cancelled. Its invoices are free.',
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
          cancelled: 'Cancelled',
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
      actions: 'State',
      fields: {
        document: 'Invoice',
        purchaseOrder: 'PO',
        reference: 'Reference',
        state: 'State',
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
