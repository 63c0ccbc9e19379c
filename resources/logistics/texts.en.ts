/** Column labels shared by the load reports. */
const fields = {
  invoice: 'Invoice number',
  requestDate: 'Customer request date',
  purchaseOrder: 'PO',
  partNumber: 'Customer part number',
}

export const texts = {
  resources: {
    inTransit: {
      title: 'In Transit',
      fields: { ...fields, shippedOn: 'Shipment date', carrier: 'Freight forwarder', tracking: 'Tracking number' },
    },
    readyToShip: {
      title: 'Ready to Ship',
      buttons: { export: 'Export' },
      worth: 'Total amount ready: $%{amount} K',
      none: { invoice: 'Not invoiced yet' },
      bestWay:
        'Loads that you should have collected more than %{days} days ago change to Best Way Prepay and Add: %{product} ships them and passes the freight cost on to you.',
      changedFrom: 'Changed from %{incoterm}',
      invoiceOf: 'Invoice %{number}',
      certificateOf: 'Certificate of conformance %{number}',
      words: { status: { late: 'Late', onTime: 'On Time' } },
      filters: { partNumber: 'Part Number' },
      fields: {
        ...fields,
        quantity: 'Quantity',
        invoiceTotal: 'Invoice total',
        notifiedOn: 'Notification date',
        days: 'Days in status',
        invoiceHash: 'Invoice PDF',
        certificates: 'Certificate of conformance',
        status: 'Status',
        incoterm: 'Incoterm',
        agreedIncoterm: 'Agreed incoterm',
      },
    },
    travelVisits: {
      title: 'Travel Log',
      fields: { city: 'City', country: 'Country', visitedOn: 'Date', visitor: 'Visitor', note: 'Note' },
    },
  },
  travelLog: { map: 'Map of the visits: %{cities}', visits: 'Visits' },
}
