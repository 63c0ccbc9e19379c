import { screens } from '../../screen.tsx'

/** Prices for parts that a customer describes (spec 2 §7 'Quote screen'). */
export const quote = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { quote: () => import('./Quote.tsx') },
})
