/** Texts of what is ready to ship. */
export const texts = {
  resources: {
    readyToShip: {
      title: 'Ready to Ship',
      buttons: { export: 'Export' },
      worth: 'Total amount ready: $%{amount} K',
      none: { invoice: 'Not invoiced yet' },
      words: { status: { late: 'Late', onTime: 'On Time' } },
      filters: { partNumber: 'Part Number' },
      fields: {
        invoice: 'Invoice number',
        requestDate: 'Customer request date',
        purchaseOrder: 'PO',
        partNumber: 'Customer part number',
        quantity: 'Quantity',
        invoiceTotal: 'Invoice total',
        notifiedOn: 'Notification date',
        days: 'Days in status',
        invoiceHash: 'Invoice PDF',
        certificates: 'Certificate of conformance',
        status: 'Status',
      },
    },
  },
}
