/** Texts of the screens about shipments. */
export const texts = {
  resources: {
    inTransit: {
      title: 'In Transit',
      fields: {
        invoice: 'Invoice number',
        requestDate: 'Customer request date',
        purchaseOrder: 'PO',
        partNumber: 'Customer part number',
        shippedOn: 'Shipment date',
        carrier: 'Freight forwarder',
        tracking: 'Tracking number',
      },
    },
  },
}
