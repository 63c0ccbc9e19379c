import { area, screens } from '../screen.tsx'

/** How much there is of a customer's scrap (spec 2 §2 'Raw material and scrap'). */
const scrapInventory = screens({
  texts: { en: () => import('./scrap-inventory/texts.en.ts'), es: () => import('./scrap-inventory/texts.es.ts') },
  pages: { 'scrap-inventory': () => import('./scrap-inventory/ScrapInventory.tsx') },
})

/** What the provider offers for a customer's scrap (spec 2 §2 'Raw material and scrap'). */
const scrapPurchaseOffer = screens({
  texts: {
    en: () => import('./scrap-purchase-offer/texts.en.ts'),
    es: () => import('./scrap-purchase-offer/texts.es.ts'),
  },
  pages: { 'scrap-purchase-offer': () => import('./scrap-purchase-offer/ScrapPurchaseOffer.tsx') },
})

/** What is left over of customers' metal, and what is offered for it. */
export const scrap = area({ ...scrapInventory, ...scrapPurchaseOffer }, { isOfCustomer: true })
