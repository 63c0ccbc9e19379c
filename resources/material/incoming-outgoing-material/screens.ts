import { screens } from '../../screen.tsx'

/** What came in of a customer's metal, and what it became (spec 2 §2 'Raw material and scrap'). */
export const incomingOutgoingMaterial = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'incoming-outgoing-material': () => import('./IncomingOutgoingMaterial.tsx') },
})
