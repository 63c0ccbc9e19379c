import { screens } from '../../screen.tsx'

/** The quotes of a customer, and what is said to them (spec 3 §2 'Quote History'). */
export const quoteStatus = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'quote-status': () => import('./QuoteHistory.tsx') },
})
