/** Column labels shared by the load reports. */
const fields = {
  invoice: 'Invoice Number',
  requestDate: 'Customer Request Date',
  purchaseOrder: 'PO',
  partNumber: 'Customer Part Number',
}

export const texts = {
  resources: {
    inTransit: {
      title: 'In Transit',
      fields: { ...fields, shippedOn: 'Shipment Date', carrier: 'Freight Forwarder', tracking: 'Tracking Number' },
    },
    readyToShip: {
      title: 'Ready to Ship',
      groupRows: '%{smart_count} load |||| %{smart_count} loads',
      worth: 'Total amount ready: $%{amount} K',
      none: { invoice: 'Not invoiced yet' },
      words: { status: { late: 'Late', onTime: 'On Time' } },
      filters: { partNumber: 'Part Number' },
      fields: {
        ...fields,
        quantity: 'Quantity',
        invoiceTotal: 'Invoice Total',
        notifiedOn: 'Notification Date',
        days: 'Days in Status',
        invoiceHash: 'Invoice PDF',
        certificates: 'Certificate of Conformance',
        status: 'Status',
      },
    },
    travelVisits: {
      title: 'Travel Log',
      fields: { city: 'City', country: 'Country', visitedOn: 'Date', visitor: 'Visitor', note: 'Note' },
    },
  },
  travelLog: { map: 'Map of the visits: %{cities}', visits: 'Visits' },
}
