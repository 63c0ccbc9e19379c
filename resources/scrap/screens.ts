import { area } from '../screen.tsx'
import { scrapInventory } from './scrap-inventory/screens.ts'
import { scrapPurchaseOffer } from './scrap-purchase-offer/screens.ts'

/** What is left over of customers' metal, and what is offered for it. */
export const scrap = area({ ...scrapInventory, ...scrapPurchaseOffer }, { isOfCustomer: true })
