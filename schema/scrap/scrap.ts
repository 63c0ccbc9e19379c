import { ofCustomer, read } from '../call.ts'
import { entity, type RowOf } from '../entity.ts'
import { day, kilograms, nullable, text } from '../kinds.ts'
import { numberOf } from '../orders/storyAddress.ts'
import { listOf } from '../wire/envelope.ts'

/** More scrap than this, in grams, is told to be cleared out (spec 2 §9, DECISIONS F21). */
export const mostScrap = 5_000_000

/** The end of a bar that gives no piece any more (spec 2 §3). */
export const cuttingEnd = entity('cuttingEnd', {
  heat: numberOf('heat', text('heat', { mayBeEmpty: true })),
  bar: text('carpenterBar', { mayBeEmpty: true }),
  initialWeight: kilograms('pesoInicial'),
  weight: kilograms('peso'),
})

/** What was punched out of discs and rings; without a part number, or of no known standard, it is not identified. */
export const punchOut = entity('punchOut', {
  partNumber: text('partNumber', { mayBeEmpty: true }),
  standard: text('standar', { mayBeEmpty: true }),
  weight: kilograms('peso'),
  providerPartNumber: text('{product}PartNumber', { mayBeEmpty: true }),
  updatedOn: nullable(day('ultimaFecha')),
})

/** Pieces that became scrap; a non-conformance report says why better than the status. */
export const scrapPiece = entity('scrapPiece', {
  partNumber: text('productNumber', { mayBeEmpty: true }),
  supplierPartNumber: text('bohlerPartNumber', { mayBeEmpty: true }),
  status: text('status', { mayBeEmpty: true }),
  ncr: nullable(text('{product}NCR', { mayBeEmpty: true })),
  weight: kilograms('peso'),
})

export type CuttingEnd = RowOf<typeof cuttingEnd>
export type PunchOut = RowOf<typeof punchOut>
export type ScrapPiece = RowOf<typeof scrapPiece>

/** How the standard of what cannot be told is called on the wire (spec 2 §3). */
export const unknownStandard = 'Sin Identificar'
export const isPartIdentified = ({ partNumber }: Pick<PunchOut, 'partNumber'>) => partNumber !== ''
export const isStandardIdentified = ({ standard }: Pick<PunchOut, 'standard'>) => standard !== unknownStandard
export const statusOfScrap = ({ ncr, status }: ScrapPiece) => ncr || status

/** The newest day of what was punched out (DECISIONS R28); null without any. */
export const updatedOn = (punchOuts: readonly PunchOut[]) =>
  punchOuts
    .map((row) => row.updatedOn)
    .toSorted()
    .findLast((on) => on !== null) ?? null

const inventory = { ...ofCustomer('scrap-inventory'), list: { totals: ['weight'] } } as const

/** What is left over of customers' metal (spec 2 §7). */
export const scrap = {
  listCuttingEnds: read('GET', '/Bar/:customerId/surplusInventory', { ...inventory, answer: listOf(cuttingEnd) }),
  listPunchOuts: read('GET', '/Bar/:customerId/tejosInventory', { ...inventory, answer: listOf(punchOut) }),
  listScrap: read('GET', '/Bar/:customerId/scrapInventory', { ...inventory, answer: listOf(scrapPiece) }),
}
