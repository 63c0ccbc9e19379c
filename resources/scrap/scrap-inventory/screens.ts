import { screens } from '../../screen.tsx'

/** How much there is of a customer's scrap (spec 2 §2 'Raw material and scrap'). */
export const scrapInventory = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'scrap-inventory': () => import('./ScrapInventory.tsx') },
})
