import { screens } from '../../screen.tsx'

/** Terms as a PDF (spec 3 §2 'Commercial Terms'). */
export const commercialTerms = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'commercial-terms-and-conditions': () => import('./CommercialTerms.tsx') },
})
