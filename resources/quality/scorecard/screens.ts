import { screens } from '../../screen.tsx'

/** How a customer's year went, in four charts and a score (spec 2 §2 'Scorecard'). */
export const scorecard = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { scorecard: () => import('./Scorecard.tsx') },
})
