import { screens } from '../../screen.tsx'

/** The open orders of those who order through a customer (spec 2 §2). */
export const directCustomers = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['directOrders'],
  isOfCustomer: true,
  reports: { 'open-orders-direct-customers': () => import('./report.ts') },
  pages: { 'open-orders-direct-customers': () => import('./DirectCustomers.tsx') },
})
