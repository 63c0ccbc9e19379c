import { screens } from '../../screen.tsx'

/** The open lines of all customers, and the new dates that they are promised for (spec 3 §2 'Delays'). */
export const delays = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['delays'],
  pages: { delays: () => import('./Delays.tsx') },
  reports: { delays: () => import('./report.ts') },
})
