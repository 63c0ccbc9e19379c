import { screens } from '../../screen.tsx'

/** What is sold of what was planned (spec 3 §2). */
export const salesGoals = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'sales-goals': () => import('./SalesGoals.tsx') },
})
