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
      bestWay:
        'Loads that you should have collected more than %{days} days ago change to Best Way Prepay and Add: %{product} ships them, unless shipments are stopped, and passes the freight cost on to you.',
      changedFrom: 'Changed from %{incoterm}',
      invoiceOf: 'Invoice %{number}',
      certificateOf: 'Certificate of conformance %{number}',
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
        incoterm: 'Incoterm',
        agreedIncoterm: 'Agreed Incoterm',
      },
    },
    travelVisits: {
      title: 'Travel Log',
      fields: { city: 'City', country: 'Country', visitedOn: 'Date', visitor: 'Visitor', note: 'Note' },
    },
  },
  travelLog: { map: 'Map of the visits: %{cities}', visits: 'Visits' },
}
