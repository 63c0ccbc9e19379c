export const texts = {
  resources: {
    placedOrders: {
      title: 'Placed Orders',
      fields: {
        number: 'Order',
        name: 'PO name',
        placedAt: 'Placed on',
        placedBy: 'Placed by',
        items: 'Items',
        pieces: 'Pieces',
        total: 'Total (USD)',
      },
    },
    placedRows: {
      title: 'Releases of the order',
      fields: {
        quote: 'Quote',
        item: 'Item',
        release: 'Release',
        partNumber: 'Part Number',
        material: 'Piece',
        requestedOn: 'Customer Request Date',
        quantity: 'Quantity',
        price: 'Unit Price',
        amount: 'Extended Price',
        jobOrder: 'Job Order',
      },
    },
  },
  placedOrders: {
    open: 'Open the order %{number}',
    detail: 'Order %{number}',
    facts: {
      title: 'About the order',
      name: 'PO name',
      placedAt: 'Placed on',
      placedBy: 'Placed by',
      total: 'Total',
      file: 'PO file',
    },
  },
}

export type Texts = typeof texts
