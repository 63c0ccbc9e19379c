import { screens } from '../../screen.tsx'

/** Who visited which page (spec 3 'Visit Logs'). */
export const visitLogs = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['visitLogs'],
  pages: { 'visit-logs': () => import('./VisitLogs.tsx') },
  reports: { 'visit-logs': () => import('./report.ts') },
})
