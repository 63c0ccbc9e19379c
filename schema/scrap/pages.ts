import { allButReps, page } from '../page.ts'

export const scrapPages = [
  page('scrap-inventory', 1013, 'Scrap Inventory', 'Inventario de chatarra', 'Scrap', allButReps),
  page('scrap-purchase-offer', 1014, 'Scrap Purchase Offer', 'Oferta de compra de chatarra', 'Scrap', allButReps),
] as const
