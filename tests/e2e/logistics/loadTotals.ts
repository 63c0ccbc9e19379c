import type { Rows } from '#tests/support/database/openRows.ts'
import { type Line, linesOf, openOf, sumOf } from '#tests/support/rows/orders/customerRows.ts'
import { expect } from '../browser/fixtures.ts'
import type { ShownScreen } from '../totals/shownScreen.ts'
import { pieces, shownSums, sumsOf, type Totalled } from '../totals/tableSums.ts'
import { chart, type Screen } from '../totals/totals.ts'

interface Load {
  readonly lineId: number
  readonly quantity: number
  readonly isWaiting: boolean
}

interface Loaded {
  readonly line: Line
  readonly left: number
  readonly waiting: number
}

const loadsOf = async (rows: Rows, customer: number): Promise<readonly Load[]> => {
  const found = await rows.ask('select * from deliveries where customer_id = ?', customer)
  return found.map(({ job_order_id, quantity, shipped_on }) => ({
    lineId: Number(job_order_id),
    quantity: Number(quantity),
    isWaiting: shipped_on === null,
  }))
}

const quantityOf = ({ quantity }: Load) => quantity

/**
 * Open lines with their loads. Checks that the shipped quantity has left, and that loads ready to ship are finished.
 */
export async function loadedLinesOf(rows: Rows, customer: number) {
  const ofLines = Map.groupBy(await loadsOf(rows, customer), ({ lineId }) => lineId)
  const all = (await linesOf(rows, customer)).map((line): Loaded => {
    const [waiting = [], left = []] = [true, false].map((is) =>
      ofLines.get(line.id)?.filter((one) => one.isWaiting === is),
    )
    return { line, left: sumOf(left, quantityOf), waiting: sumOf(waiting, quantityOf) }
  })
  expect(all.filter(({ line, left }) => line.shipped !== left)).toEqual([])
  expect(all.filter(({ line, waiting }) => waiting > line.finished_goods)).toEqual([])
  // Closed lines have nothing to ship, so the total of the open ones is complete.
  const open = all.filter(({ line }) => openOf(line) > 0)
  expect(sumOf(open, ({ waiting }) => waiting)).toBe(sumOf(all, ({ waiting }) => waiting))
  const chosen = open.toSorted((a, b) => b.waiting - a.waiting || b.left - a.left)[0]
  return { open, chosen, order: all.filter(({ line }) => line.order === chosen?.line.order) }
}

type LoadedLines = Awaited<ReturnType<typeof loadedLinesOf>>

const quantity: Totalled<{ readonly waiting: number }> = { Quantity: [({ waiting }) => waiting, pieces] }
const shownTotal = (screen: ShownScreen) => shownSums('Ready to Ship', quantity as Totalled<never>)(screen)?.total
const totalOf = (of: readonly Loaded[]) =>
  sumsOf(
    of.filter(({ waiting }) => waiting > 0),
    quantity,
  ).total

const finishedOf = ({ open }: LoadedLines) => sumOf(open, ({ line }) => line.finished_goods + line.approval)
const waitingOf = ({ open }: LoadedLines) => sumOf(open, ({ waiting }) => waiting)

/** Pieces of the last steps, shown as a segment of the doughnut. */
export const finishedPieces: Screen<LoadedLines> = {
  path: () => '/Chart',
  heading: 'WIP Overview',
  totals: [
    [
      'pieces of the last steps',
      (screen) =>
        /Finished Goods with Approval([\d,]+) pieces/.exec(chart('Pieces in process')(screen) ?? '')?.[1] ?? '0',
      (of) => pieces(finishedOf(of)),
    ],
  ],
}

export const readyPieces: Screen<LoadedLines> = {
  path: () => '/',
  heading: 'Dashboard',
  totals: [
    [
      'finished pieces, and those of them that wait',
      (screen) =>
        /Total([\d,]+)Ready to ship([\d,]+)/.exec(chart('Finished pieces')(screen) ?? '')?.slice(1) ?? ['0', '0'],
      (of) => [finishedOf(of), waitingOf(of)].map(pieces),
    ],
  ],
}

export const waitingPieces: Screen<LoadedLines> = {
  path: () => '/ready-to-ship',
  heading: 'Ready to Ship',
  totals: [['pieces that wait', shownTotal, ({ open }) => totalOf(open)]],
}

export const waitingOfOrder: Screen<LoadedLines> = {
  path: ({ chosen }) =>
    `/ready-to-ship?filter=${encodeURIComponent(JSON.stringify({ purchaseOrder: chosen?.line.order ?? 'none' }))}`,
  heading: 'Ready to Ship',
  totals: [['pieces of the order that wait', shownTotal, ({ order }) => totalOf(order)]],
}

/** The line with the most pieces ready to ship. */
export const lineInProgress: Screen<LoadedLines> = {
  path: ({ chosen }) => `/wip-reports?op=${encodeURIComponent(chosen?.line.number ?? 'none')}`,
  heading: 'WIP Report',
  totals: [
    [
      'shipped and finished of the line',
      ({ cards }) =>
        cards['Open orders']?.map(({ title, terms }) => [
          title,
          terms.Shipped,
          terms['Finished Goods']?.replace('-', '0'),
        ]),
      ({ chosen: of }) => of && [[of.line.number, pieces(of.left), pieces(of.line.finished_goods)]],
    ],
  ],
}
