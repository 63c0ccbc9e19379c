import { area, screens } from '../screen.tsx'

const scrapInventory = screens({
  texts: { en: () => import('./scrap-inventory/texts.en.ts'), es: () => import('./scrap-inventory/texts.es.ts') },
  pages: { 'scrap-inventory': () => import('./scrap-inventory/ScrapInventory.tsx') },
})

const scrapPurchaseOffer = screens({
  texts: {
    en: () => import('./scrap-purchase-offer/texts.en.ts'),
    es: () => import('./scrap-purchase-offer/texts.es.ts'),
  },
  pages: { 'scrap-purchase-offer': () => import('./scrap-purchase-offer/ScrapPurchaseOffer.tsx') },
})

export const scrap = area({ ...scrapInventory, ...scrapPurchaseOffer }, { isOfCustomer: true })
