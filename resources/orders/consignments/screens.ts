import { screens } from '../../screen.tsx'

/** What is made ahead and invoiced as it is taken (spec 3 §2 'Consignments'). */
export const consignments = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { consignments: () => import('./Consignments.tsx') },
})
