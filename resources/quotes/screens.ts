import { area, screens } from '../screen.tsx'

const quote = screens({
  texts: { en: () => import('./quote/texts.en.ts'), es: () => import('./quote/texts.es.ts') },
  pages: { quote: () => import('./quote/Quote.tsx') },
})

const quoteStatus = screens({
  texts: { en: () => import('./quote-status/texts.en.ts'), es: () => import('./quote-status/texts.es.ts') },
  pages: { 'quote-status': () => import('./quote-status/QuoteHistory.tsx') },
})

const quotePlaceOrder = screens({
  texts: { en: () => import('./quote-place-order/texts.en.ts'), es: () => import('./quote-place-order/texts.es.ts') },
  pages: { 'quote-place-order': () => import('./quote-place-order/PlaceOrder.tsx') },
})

const placedOrders = screens({
  texts: { en: () => import('./placed-orders/texts.en.ts'), es: () => import('./placed-orders/texts.es.ts') },
  resources: ['placedOrders'],
  pages: { 'placed-orders': () => import('./placed-orders/PlacedOrders.tsx') },
  reports: { 'placed-orders': () => import('./placed-orders/report.ts') },
})

export const quotes = area({ ...quote, ...quoteStatus, ...quotePlaceOrder, ...placedOrders }, { isOfCustomer: true })
