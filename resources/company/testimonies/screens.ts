import { screens } from '../../screen.tsx'

/** What customers say (spec 3 §2 'Feedback'). */
export const testimonies = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { testimonies: () => import('./Testimonies.tsx') },
})
