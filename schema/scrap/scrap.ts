import { ofCustomer, read } from '../call.ts'
import { entity, type RowOf } from '../entity.ts'
import { day, kilograms, nullable, text } from '../kinds.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { listOf } from '../wire/envelope.ts'

/** Scrap limit in grams; above it, a notice advises disposal `docs/product/material.md#scrap-warning`. */
export const scrapLimitGrams = 5_000_000

/** Remnant of a bar that is too short for another piece. */
export const cuttingEnd = entity('cuttingEnd', {
  heat: numberOf('heat', text('heat', { mayBeEmpty: true })),
  bar: text('carpenterBar', { mayBeEmpty: true }),
  initialWeight: kilograms('pesoInicial'),
  weight: kilograms('peso'),
})

/** Material punched out of discs and rings. It is unidentified if it has no part number or an unknown standard. */
export const punchOut = entity('punchOut', {
  partNumber: text('partNumber', { mayBeEmpty: true }),
  standard: text('standar', { mayBeEmpty: true }),
  weight: kilograms('peso'),
  providerPartNumber: text('{product}PartNumber', { mayBeEmpty: true }),
  updatedOn: nullable(day('ultimaFecha')),
})

/** Scrapped pieces; a non-conformance report describes the reason better than the status. */
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

/** Wire value of an unknown standard. */
export const unknownStandard = 'Sin Identificar'
export const isPartIdentified = ({ partNumber }: Pick<PunchOut, 'partNumber'>) => partNumber !== ''
export const isStandardIdentified = ({ standard }: Pick<PunchOut, 'standard'>) => standard !== unknownStandard
export const statusOfScrap = ({ ncr, status }: ScrapPiece) => ncr || status

/** Latest date among the punch-outs; null without any `docs/product/material.md#updated-on`. */
export const updatedOn = (punchOuts: readonly PunchOut[]) =>
  punchOuts
    .map((row) => row.updatedOn)
    .toSorted()
    .findLast((on) => on !== null) ?? null

const inventory = { ...ofCustomer('scrap-inventory'), list: { totals: ['weight'] } } as const

export const scrap = {
  listCuttingEnds: read('GET', '/Bar/:customerId/surplusInventory', { ...inventory, answer: listOf(cuttingEnd) }),
  listPunchOuts: read('GET', '/Bar/:customerId/tejosInventory', { ...inventory, answer: listOf(punchOut) }),
  listScrap: read('GET', '/Bar/:customerId/scrapInventory', { ...inventory, answer: listOf(scrapPiece) }),
}
