import { screens } from '../../screen.tsx'

/** How long parts take (spec 3 §2 'Lead Time'). */
export const leadTime = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['leadTimes'],
  reports: { 'lead-time': () => import('./report.ts') },
})
