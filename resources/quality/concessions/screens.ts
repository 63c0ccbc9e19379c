import { screens } from '../../screen.tsx'

/** What a customer is asked to accept although it differs from the drawing (spec 3 'Concessions'). */
export const concessions = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { concessions: () => import('./list/ConcessionList.tsx') },
})
