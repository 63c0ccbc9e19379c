import { screens } from '../../screen.tsx'

/** How much the portal is used (spec 1 §2.7). */
export const accessStatistics = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'access-statistics': () => import('./AccessStatistics.tsx') },
})
