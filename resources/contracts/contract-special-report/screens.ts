import { screens } from '../../screen.tsx'

/** Orders of parts under contracts (spec 3 §2 'Contract Special Report'). */
export const contractSpecialReport = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['specialOrders'],
  isOfCustomer: true,
  pages: { 'contract-special-report': () => import('./ContractSpecialReport.tsx') },
  first: { 'contract-special-report': () => import('./index.ts') },
})
