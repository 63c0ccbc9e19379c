import { screens } from '../../screen.tsx'

/** The open orders, by purchase order and by line (spec 2 §2). */
export const openOrders = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['orders', 'statusReport'],
  isOfCustomer: true,
  pages: {
    'open-orders-report': () => import('./OpenOrders.tsx'),
    'open-orders-reports': () => import('./OpenOrders.tsx'),
    'status-report-steel': () => import('./status-report/StatusReport.tsx'),
  },
  first: {
    'open-orders-report': () => import('./orders/first.ts'),
    'open-orders-reports': () => import('./orders/first.ts'),
    'status-report-steel': () => import('./status-report/first.ts'),
  },
})
