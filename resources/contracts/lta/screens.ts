import { screens } from '../../screen.tsx'

/** Long-term agreements (spec 2 §2 'LTA'). */
export const lta = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['ltas'],
  pages: { lta: () => import('./Lta.tsx') },
  reports: { lta: () => import('./report.ts') },
})
