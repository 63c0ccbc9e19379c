import type { Share } from '#kit/charts/ShareBar.tsx'
import { formatRate } from '#kit/fields/formats.ts'
import { keyedEntity, type RowOf } from '#schema/entity.ts'
import { kilograms, percent, quantity, text } from '#schema/kinds.ts'
import { type Bar, type BarPiece, cutStatus, plannedStatus } from '#schema/material/material.ts'
import { isWellUsable } from '#schema/material/materialRules.ts'
import { numberOf } from '#schema/orders/timelineAddress.ts'
import { optimizeBars } from './optimizeBars.ts'

/** Usable bar with its cut pieces and the planned pieces assigned to it; shares are percent of the initial weight. */
export const barPlan = keyedEntity('barPlan', ['heat', 'bar'], {
  bar: text('bar'),
  heat: numberOf('heat', text('heat')),
  cutPieces: text('cutPieces', { mayBeEmpty: true }),
  finalWeight: kilograms('finalWeight'),
  pieces: quantity('pieces'),
  serialNumbers: text('serialNumbers', { mayBeEmpty: true }),
  plannedWeight: kilograms('plannedWeight'),
  left: kilograms('left'),
  share: percent('share'),
})
/** `shares` add up to the whole bar: cut, saw and end losses, planned, free. */
export type Planned = RowOf<typeof barPlan> & { readonly shares: readonly Share[] }

/** A piece with the id of the bar it is cut from, or planned to be cut from. */
export type PieceOfBar = BarPiece & { readonly barId: number }

const shareOf = (percent: number, tone: Share['tone'], label: string = tone): Share => ({ label, percent, tone })

/**
 * Usable bars, lightest first, with their cut pieces and the planned pieces assigned to them
 * `docs/product/material.md#bar-optimization`.
 */
export const planBars = (bars: readonly Bar[], pieces: readonly PieceOfBar[]) => {
  const usable = bars.filter(isWellUsable).map((bar) => ({ bar, id: bar.id ?? 0, weight: bar.finalWeight }))
  const planned = pieces.filter(({ status }) => status === plannedStatus)
  const plan = optimizeBars(usable, planned)
  const rows = plan.bars.map(({ bar: { bar, id }, pieces: own, left }): Planned => {
    const of = (grams: number) => (100 * grams) / bar.initialWeight
    const cut = pieces.filter(({ barId, status }) => barId === id && status === cutStatus)
    const cutWeight = cut.reduce((sum, { weight }) => sum + weight, 0)
    return {
      ...bar,
      cutPieces: cut.map(({ serialNumber, share }) => `${serialNumber} ${formatRate(share)}`).join(', '),
      pieces: own.length,
      serialNumbers: own.map(({ serialNumber }) => serialNumber).join(', '),
      plannedWeight: bar.finalWeight - left,
      left,
      share: of(left),
      shares: [
        ...cut.map((piece) => shareOf(piece.share, 'done', `${piece.id}`)),
        shareOf(of(bar.initialWeight - bar.finalWeight - cutWeight), 'lost'),
        ...own.map((piece) => shareOf(of(piece.weight), 'planned', `${piece.id}`)),
        shareOf(of(left), 'free'),
      ],
    }
  })
  return { rows, unplaced: plan.unplaced }
}
