import { area, screens } from '../screen.tsx'

const approvalFiles = screens({
  texts: { en: () => import('./approval-files/texts.en.ts'), es: () => import('./approval-files/texts.es.ts') },
  resources: ['approvalFiles'],
  pages: { 'approval-files': () => import('./approval-files/ApprovalFiles.tsx') },
})

const approvals = screens({
  texts: { en: () => import('./approvals/texts.en.ts'), es: () => import('./approvals/texts.es.ts') },
  resources: ['approvals'],
  isOfCustomer: true,
  showsAllCustomers: true,
  pages: { approvals: () => import('./approvals/Approvals.tsx') },
  reports: { approvals: () => import('./approvals/report.ts') },
})

const concessions = screens({
  texts: { en: () => import('./concessions/texts.en.ts'), es: () => import('./concessions/texts.es.ts') },
  pages: { concessions: () => import('./concessions/ConcessionList.tsx') },
})

const dashboard = screens({
  texts: { en: () => import('./dashboard/texts.en.ts'), es: () => import('./dashboard/texts.es.ts') },
  pages: { 'quality-dashboard': () => import('./dashboard/QualityDashboard.tsx') },
})

const scorecard = screens({
  texts: { en: () => import('./scorecard/texts.en.ts'), es: () => import('./scorecard/texts.es.ts') },
  pages: { scorecard: () => import('./scorecard/Scorecard.tsx') },
})

export const quality = area({ ...approvalFiles, ...approvals, ...concessions, ...dashboard, ...scorecard })
