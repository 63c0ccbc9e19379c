import { screens } from '../../screen.tsx'

/** Presentations and films (spec 3 §2 'About Us'). */
export const aboutUs = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'about-us': () => import('./AboutUs.tsx') },
})
