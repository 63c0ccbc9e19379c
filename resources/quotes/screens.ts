import { area, screens } from '../screen.tsx'

/** Prices for parts that a customer describes (spec 2 §7 'Quote screen'). */
const quote = screens({
  texts: { en: () => import('./quote/texts.en.ts'), es: () => import('./quote/texts.es.ts') },
  pages: { quote: () => import('./quote/Quote.tsx') },
})

/** The quotes of a customer, and what is said to them (spec 3 §2 'Quote History'). */
const quoteStatus = screens({
  texts: { en: () => import('./quote-status/texts.en.ts'), es: () => import('./quote-status/texts.es.ts') },
  pages: { 'quote-status': () => import('./quote-status/QuoteHistory.tsx') },
})

/** A quote becomes an order (spec 3 §2 'Place Order'). */
const quotePlaceOrder = screens({
  texts: { en: () => import('./quote-place-order/texts.en.ts'), es: () => import('./quote-place-order/texts.es.ts') },
  pages: { 'quote-place-order': () => import('./quote-place-order/PlaceOrder.tsx') },
})

/** What customers ask the price of. */
export const quotes = area({ ...quote, ...quoteStatus, ...quotePlaceOrder }, { isOfCustomer: true })
