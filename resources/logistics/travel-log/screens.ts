import { screens } from '../../screen.tsx'

/** Visits on a map (spec 2 §2 'Travel Log'). */
export const travelLog = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['travelVisits'],
  reports: { 'travel-log': () => import('./report.ts') },
  pages: { 'travel-log': () => import('./TravelLog.tsx') },
})
