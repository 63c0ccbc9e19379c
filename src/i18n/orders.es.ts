import type { Orders } from './orders.en.ts'

/** Texts of open orders, the status report and work in progress in Spanish. */
export const orders: Orders = {
  resources: {
    orders: {
      name: 'Orden de compra |||| Órdenes de compra',
      title: 'Órdenes abiertas',
      fields: {
        purchaseOrder: 'OC',
        jobOrder: 'Orden de trabajo',
        partNumber: 'Número de parte',
        status: 'Estado',
        documents: 'Documentos',
      },
      words: {
        status: {
          late: 'Tarde',
          delayed: 'Retrasada',
          onTime: 'A tiempo',
          inTransit: 'En tránsito',
          delivered: 'Entregada',
          deviationRequest: 'Solicitud de desviación',
        },
      },
    },
  },
  orders: {
    tabs: { openOrders: 'Órdenes abiertas', statusReport: 'Reporte de estado' },
  },
}
