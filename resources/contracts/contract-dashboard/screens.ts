import { screens } from '../../screen.tsx'

/** The contracts at a glance (spec 3 §2 'Contract Dashboard'). */
export const contractDashboard = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'contract-dashboard': () => import('./ContractDashboard.tsx') },
})
