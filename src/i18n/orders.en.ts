/** Texts of open orders, the status report and work in progress (spec 2 §2 to §5). */
export const orders = {
  resources: {
    orders: {
      name: 'Purchase order |||| Purchase orders',
      title: 'Open Orders',
      fields: {
        purchaseOrder: 'PO',
        jobOrder: 'Job Order',
        partNumber: 'Part Number',
        status: 'Status',
        documents: 'Documents',
      },
      words: {
        status: {
          late: 'Late',
          delayed: 'Delayed',
          onTime: 'On Time',
          inTransit: 'In Transit',
          delivered: 'Delivered',
          deviationRequest: 'Deviation Request',
        },
      },
    },
  },
  orders: {
    tabs: { openOrders: 'Open Orders', statusReport: 'Status Report' },
  },
}

export type Orders = typeof orders
