import { screens } from '../../screen.tsx'

/** What waits for the customer's approval (spec 3 §2 'Approvals'). */
export const approvals = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['approvals'],
  isOfCustomer: true,
  pages: { approvals: () => import('./Approvals.tsx') },
  reports: { approvals: () => import('./report.ts') },
})
