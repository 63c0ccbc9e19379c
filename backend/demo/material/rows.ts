import type { Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import type { Row, Rows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { type DrawnBar, type DrawnCutting, extremeBarNames, heats, lots } from './bars.ts'

/** Rows of a customer's material; ids are assigned in order, starting at the first id. */
export type MaterialRows = Rows<'heats' | 'bars' | 'lots' | 'cuttings' | 'bar_pieces'>

export interface LotPart {
  readonly partId: number
  readonly jobOrderId: number | null
}

const takenBy = ({ pieces, pieceWeight, scrap, end }: DrawnCutting) => pieces * pieceWeight + scrap + end

const initialOf = ({ final, cuttings }: DrawnBar) =>
  cuttings.reduce((sum, cutting) => (cutting.daysAgo === null ? sum : sum + takenBy(cutting)), final)

const decisionOf = ({ decision }: DrawnBar, today: Day) => ({
  is_approved: decision && (decision.isApproved ? (1 as const) : (0 as const)),
  decided_on: decision && daysAfter(today, -decision.daysAgo),
  refusal: decision?.reason ?? null,
  approval_file_id: null,
})

const piecesOf = (cuttingId: number, { lot, pieces, pieceWeight }: DrawnCutting, made: Map<string, number>) =>
  Array.from({ length: pieces }, (_, index): Omit<Row<'bar_pieces'>, 'id'> => {
    const number = (made.get(lot) ?? 0) + 1
    made.set(lot, number)
    const serial = `${lot}-${String(number).padStart(3, '0')}`
    return { cutting_id: cuttingId, position: index + 1, serial_number: serial, weight: pieceWeight }
  })

export const drawMaterial = (
  customerId: number,
  { today, hasExtremes }: Pick<Ground, 'today' | 'hasExtremes'>,
  parts: readonly LotPart[],
): MaterialRows => {
  const rows: MaterialRows = { heats: [], bars: [], lots: [], cuttings: [], bar_pieces: [] }
  const made = new Map<string, number>()
  for (const { number, part, quantity } of lots) {
    const { partId, jobOrderId } = parts[part % parts.length] ?? { partId: 0, jobOrderId: null }
    rows.lots.push({ id: rows.lots.length + 1, number, part_id: partId, job_order_id: jobOrderId, quantity })
  }
  const enterCuttings = (barId: number, bar: DrawnBar) => {
    let rest = initialOf(bar)
    for (const cutting of bar.cuttings) {
      const id = rows.cuttings.length + 1
      const isCut = cutting.daysAgo !== null
      if (isCut) rest -= takenBy(cutting)
      rows.cuttings.push({
        id,
        bar_id: barId,
        lot_id: 1 + lots.findIndex((lot) => lot.number === cutting.lot),
        cut_on: cutting.daysAgo === null ? null : daysAfter(today, -cutting.daysAgo),
        scrap_weight: cutting.scrap,
        end_weight: cutting.end,
        rest_weight: isCut ? rest : null,
      })
      for (const piece of piecesOf(id, cutting, made))
        rows.bar_pieces.push({ id: rows.bar_pieces.length + 1, ...piece })
    }
  }
  for (const { number, alloy, billetSize, bars } of heats) {
    const heatId = rows.heats.length + 1
    rows.heats.push({ id: heatId, customer_id: customerId, number, alloy, billet_size: billetSize })
    for (const bar of bars) {
      const id = rows.bars.length + 1
      rows.bars.push({
        id,
        heat_id: heatId,
        name: (hasExtremes && extremeBarNames[bar.name]) || bar.name,
        serial_number: `S-${number}-${bars.indexOf(bar) + 1}`,
        purchase_order: `NST-M${4000 + heatId}`,
        received_on: daysAfter(today, -bar.daysAgo),
        initial_weight: initialOf(bar),
        final_weight: bar.final,
        ...decisionOf(bar, today),
      })
      enterCuttings(id, bar)
    }
  }
  return rows
}
