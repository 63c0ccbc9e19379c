import { screens } from '../../screen.tsx'

/** What the provider offers for a customer's scrap (spec 2 §2 'Raw material and scrap'). */
export const scrapPurchaseOffer = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'scrap-purchase-offer': () => import('./ScrapPurchaseOffer.tsx') },
})
