import { screens } from '../../screen.tsx'

/** Orders of parts under contracts (spec 3 §2 'Contract Special Report'). */
export const contractSpecialReport = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['specialOrders'],
  pages: { 'contract-special-report': () => import('./ContractSpecialReport.tsx') },
  reports: { 'contract-special-report': () => import('./report.ts') },
})
