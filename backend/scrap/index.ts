import { scrap } from '../../schema/scrap.ts'
import { implement } from '../implement.ts'
import { listCuttingEnds, listPunchOuts, listScrap } from './listInventory.ts'

/** The scrap area: what is left over of customers' metal. */
export const scrapCalls = implement('scrap', scrap, { listCuttingEnds, listPunchOuts, listScrap })
