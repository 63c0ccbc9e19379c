export const texts = {
  finance: {
    generate: {
      title: 'Generate Bank Reference',
      selected: 'Selected amount: %{amount}',
      amountOf: 'Amount of %{invoice}',
      limit: 'Available: %{limit}',
      wrongAmount: 'Enter an amount above 0.00, up to %{limit}, with two decimals.',
      note: 'Credit note %{note}: %{amount}',
      unusedNote: 'Credit note %{note} is not needed and stays open.',
      invoiceFacts: 'PO %{order} · due %{due}',
      toPay: 'Amount to pay: %{amount}',
      copy: 'Copy the reference',
      copied: 'The reference is in the clipboard.',
      copyFailed: 'The clipboard cannot be used here. Select the reference and copy it.',
      question: 'Do you want to generate a bank reference with the selected invoices?',
      paysDisputed: '%{amount} of %{invoice} is disputed, and this payment includes it.',
      sending: 'The bank reference is being generated.',
      done: 'This is your bank reference:',
      close: 'Close',
      failed: 'The bank reference could not be generated. Your selection is kept.',
      outdated:
        'Part of this amount has been used in the meantime. The amounts below are the ones available now; please check them.',
    },
  },
  resources: {
    payableInvoices: {
      title: 'Open Invoices',
      actions: 'State',
      fields: {
        invoice: 'Invoice',
        invoiceDate: 'Invoice date',
        dueDate: 'Due date',
        purchaseOrder: 'Purchase order',
        daysDue: 'Days due',
        amount: 'Amount (USD)',
        balance: 'Balance (USD)',
        state: 'State',
        available: 'Available (USD)',
      },
    },
    creditNotes: {
      title: 'Credit notes',
      fields: { note: 'Credit note', amount: 'Amount (USD)', createdOn: 'Creation date' },
    },
  },
}
