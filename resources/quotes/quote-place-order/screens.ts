import { screens } from '../../screen.tsx'

/** A quote becomes an order (spec 3 §2 'Place Order'). */
export const quotePlaceOrder = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'quote-place-order': () => import('./PlaceOrder.tsx') },
})
