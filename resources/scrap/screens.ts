import { area } from '../screen.tsx'
import { scrapInventory } from './scrap-inventory/screens.ts'

/** What is left over of customers' metal. */
export const scrap = area({ ...scrapInventory })
