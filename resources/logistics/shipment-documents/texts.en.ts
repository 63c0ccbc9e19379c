export const texts = {
  shipments: {
    download: 'Download documents',
    bulk: {
      label: 'Documents of the selected loads',
      millTest: 'MTR',
      invoice: 'Invoice',
      packingList: 'Packing List',
      billOfLading: 'BOL',
      zip: 'Download zip',
    },
    close: 'Close the message',
    none: 'The selected loads have no document of this kind.',
    tooMany: 'There are %{count} documents. A zip can hold up to %{max}; narrow the search.',
  },
  resources: {
    shipments: {
      title: 'Shipment Documents',
      filters: {
        purchaseOrder: 'PO',
        jobOrder: 'Job Order',
        partNumber: 'Part Number',
        billOfLading: 'Bol Number',
        shippedOn: 'Shipment Date',
      },
      words: { status: { ready: 'Ready', inTransit: 'In Transit', delivered: 'Delivered' } },
      fields: {
        order: 'PO - LI',
        quantity: 'Qty',
        partNumber: 'PN',
        jobOrder: 'Job Order',
        millTests: 'MTR',
        invoices: 'Invoice',
        packingLists: 'Packing List',
        billsOfLading: 'BOL',
        eta: 'ETA',
        status: 'Status',
        lastLocation: 'Last Location',
        xmls: 'XML',
      },
    },
  },
}
