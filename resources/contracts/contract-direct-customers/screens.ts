import { screens } from '../../screen.tsx'

/** Parts of direct customers (spec 3 §2 'Contract Direct Customers'). */
export const contractDirectCustomers = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['directParts'],
  reports: { 'contract-direct-customers': () => import('./report.ts') },
  pages: { 'contract-direct-customers': () => import('./ContractDirectCustomers.tsx') },
})
