const invoices = (title: string, days: string) => ({
  title,
  fields: { number: 'Invoice', dueDate: 'Due date', days, purchaseOrder: 'PO', balance: 'Amount (USD)' },
})

export const texts = {
  resources: {
    overdueInvoices: invoices('Overdue Invoices', 'Days due'),
    dueInvoices: invoices('Invoices due this month', 'Days till due'),
    openInvoices: invoices('Invoices not due yet', 'Days till due'),
  },
  finance: {
    totalBalance: 'Total Balance',
    parts: {
      overdue: 'Overdue amount',
      due: 'Amount due this month',
      open: 'Open amount not due yet',
    },
    credit: 'The total includes a credit of %{amount} on invoices not due yet.',
    paymentScore: 'Payment score',
    scoreTooltip: 'Percentage of invoices paid on time over total invoices paid in the last 12 months',
    scoreBase: '%{onTime} of 1 invoice paid on time |||| %{onTime} of %{paid} invoices paid on time',
    scoreNone: 'No invoice was paid in the last 12 months.',
    creditHold: 'Credit hold',
    creditHoldReason:
      'Shipments are stopped: 1 invoice is more than %{days} days overdue. |||| Shipments are stopped: %{smart_count} invoices are more than %{days} days overdue.',
    shipmentsGoOn: 'No credit hold.',
    download: 'Download account statement',
    paymentInformation: 'Payment information',
    bank: {
      beneficiary: 'Beneficiary',
      bank: 'Bank',
      city: 'City',
      accountNumber: 'Account number',
      routingNumber: 'Routing number',
      swift: 'SWIFT',
    },
    paymentTerms: 'Payment Terms',
    terms: {
      incoterm: 'Incoterm',
      deliveryPoint: 'Delivery Point',
      terms: 'Terms',
      invoices: '# of invoices',
    },
    invoices: 'Open invoices',
    disputed: 'Disputed',
    dispute: 'Dispute',
    disputeOf: 'Dispute the invoice %{number}',
  },
}
