import { agreements } from '#schema/contracts/agreements.ts'
import { contracts } from '#schema/contracts/contracts.ts'
import { implement } from '../implement.ts'
import { lines, list } from './agreements.ts'
import { listDirectParts } from './directParts.ts'
import { figures } from './figures.ts'
import {
  listLeadTimes,
  listLtas,
  listMarketShares,
  listPriceRevisions,
  listRawMaterial,
  listSpecialOrders,
} from './reports.ts'

export const agreementsCalls = implement('agreements', agreements, { list, lines, figures, listDirectParts })

export const contractsCalls = implement('contracts', contracts, {
  listLeadTimes,
  listLtas,
  listRawMaterial,
  listMarketShares,
  listPriceRevisions,
  listSpecialOrders,
})
