import { screens } from '../../screen.tsx'

/** What a customer owes (spec 2 §2 'Account Statement'). */
export const statement = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { statement: () => import('./Statement.tsx') },
  first: { statement: () => import('./first.ts') },
})
