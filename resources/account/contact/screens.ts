import { screens } from '../../screen.tsx'

/** Whom to ask, open to everybody (DECISIONS S10). */
export const contact = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { contact: () => import('./Contact.tsx') },
})
