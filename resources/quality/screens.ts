import { area, screens } from '../screen.tsx'

/** Documents of parts that customers approve, with what both sides say to them (spec 3 §2 'Approval Files'). */
const approvalFiles = screens({
  texts: { en: () => import('./approval-files/texts.en.ts'), es: () => import('./approval-files/texts.es.ts') },
  resources: ['approvalFiles'],
  pages: { 'approval-files': () => import('./approval-files/ApprovalFiles.tsx') },
})

/** What waits for the customer's approval (spec 3 §2 'Approvals'). */
const approvals = screens({
  texts: { en: () => import('./approvals/texts.en.ts'), es: () => import('./approvals/texts.es.ts') },
  resources: ['approvals'],
  isOfCustomer: true,
  pages: { approvals: () => import('./approvals/Approvals.tsx') },
  reports: { approvals: () => import('./approvals/report.ts') },
})

/** What a customer is asked to accept although it differs from the drawing (spec 3 'Concessions'). */
const concessions = screens({
  texts: { en: () => import('./concessions/texts.en.ts'), es: () => import('./concessions/texts.es.ts') },
  pages: { concessions: () => import('./concessions/list/ConcessionList.tsx') },
})

/** How good what a customer gets is, what is open, and whom to ask (spec 3 §2 'Quality Dashboard'). */
const dashboard = screens({
  texts: { en: () => import('./dashboard/texts.en.ts'), es: () => import('./dashboard/texts.es.ts') },
  pages: { 'quality-dashboard': () => import('./dashboard/QualityDashboard.tsx') },
})

/** How a customer's year went, in four charts and a score (spec 2 §2 'Scorecard'). */
const scorecard = screens({
  texts: { en: () => import('./scorecard/texts.en.ts'), es: () => import('./scorecard/texts.es.ts') },
  pages: { scorecard: () => import('./scorecard/Scorecard.tsx') },
})

/** What the customer approves, and how good what it gets is. */
export const quality = area({ ...approvalFiles, ...approvals, ...concessions, ...dashboard, ...scorecard })
