import { invoiceStateWords } from '#schema/finance/invoiceStateWords.ts'

const invoices = (title: string, days: string) => ({
  title,
  actions: 'State',
  fields: {
    number: 'Invoice',
    dueDate: 'Due date',
    days,
    purchaseOrder: 'PO',
    balance: 'Amount (USD)',
    state: 'State',
  },
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
    balanceUnknown: 'The service did not send the whole balance.',
    credit: 'The total includes a credit of %{amount} on invoices not due yet.',
    paymentScore: 'Payment score',
    scoreTooltip: 'Percentage of invoices paid on time over total invoices paid in the last 12 months',
    scoreBase: '%{onTime} of 1 invoice paid on time |||| %{onTime} of %{paid} invoices paid on time',
    scoreNone: 'No invoice was paid in the last 12 months.',
    shipmentsGoOn: 'No credit hold.',
    holdUnknown: 'It is not known if there is a credit hold: some invoices are missing or could not be read.',
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
    invoiceStates: invoiceStateWords.en,
    invoiceSince: 'Since %{day}',
    inReference: 'Reference %{reference}',
    disputeAnswers: { accepted: 'Accepted', declined: 'Declined', counterOffer: 'Counter-offer' },
    dispute: 'Dispute',
    disputeOf: 'Dispute the invoice %{number}',
  },
}
