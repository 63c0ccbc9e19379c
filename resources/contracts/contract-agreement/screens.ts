import { screens } from '../../screen.tsx'

/** What was agreed (spec 3 §2 'Contract Agreement'). */
export const contractAgreement = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'contract-agreement': () => import('./ContractAgreement.tsx') },
})
