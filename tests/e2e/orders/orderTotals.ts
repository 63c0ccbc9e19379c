import type { Rows } from '#tests/support/database/openRows.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import {
  type Line,
  linesOf,
  openOf,
  openPounds,
  type StepColumn,
  stepColumnNames,
  stepColumns,
  sumOf,
} from '#tests/support/rows/orders/customerRows.ts'
import type { ShownScreen } from '../totals/shownScreen.ts'
import { amount, pieces, shownSums, sumsOf, type Totalled } from '../totals/tableSums.ts'
import { chart, lines, type Screen } from '../totals/totals.ts'

const pageSize = 25

const dayAfter = (days: number) => new Date(Date.parse(businessDay) + days * 86_400_000).toISOString().slice(0, 10)

/** The order detail initially shows lines up to this day, 31 days ahead. */
const lastDay = dayAfter(31)
const isSoon = ({ requestedOn }: Line) => requestedOn >= businessDay && requestedOn <= lastDay

/** Days around the limits of the detail, where a time zone error would show. */
const borders = [dayAfter(-1), businessDay, lastDay, dayAfter(32)]
const isAtBorder = ({ requestedOn }: Line) => borders.includes(requestedOn)

/** Criteria for a useful test order: lines at the limits, then lines within, then lines. */
const distinctiveBy = [
  (lines: readonly Line[]) => new Set(lines.filter(isAtBorder).map(({ requestedOn }) => requestedOn)).size,
  (lines: readonly Line[]) => lines.filter(isSoon).length,
  (lines: readonly Line[]) => lines.length,
]

const byDistinctiveness = (left: readonly Line[], right: readonly Line[]) =>
  distinctiveBy.map((of) => of(right) - of(left)).find((difference) => difference !== 0) ?? 0

const distinctiveOrder = (lines: readonly Line[]) => {
  const orders = [...Map.groupBy(lines, ({ order }) => order).values()].slice(0, pageSize)
  return orders.toSorted(byDistinctiveness)[0] ?? []
}

export async function ordersOf(rows: Rows, customer: number) {
  const lines = await linesOf(rows, customer)
  const [orders] = await rows.ask('select count(*) as total from purchase_orders where customer_id = ?', customer)
  const open = lines.filter((line) => openOf(line) > 0)
  return {
    lines,
    open,
    openOrderCount: new Set(open.map(({ order }) => order)).size,
    orderCount: Number(orders?.total),
    detail: distinctiveOrder(lines),
  }
}

type Orders = Awaited<ReturnType<typeof ordersOf>>

const pager = lines(/^\d+–\d+ of /)
const pagerOf = (total: number) => [`${Math.min(1, total)}–${Math.min(pageSize, total)} of ${pieces(total)}`]

const facts = { Qty: (line: Line) => line.quantity, Shipped: (line: Line) => line.shipped, 'Open Qty': openOf }
const cardTerms = [...Object.keys(facts), ...Object.values(stepColumns)]

/** Terms of each card on the screen; steps without pieces are shown as a dash and compared as 0. */
const shownCards = ({ cards }: ShownScreen) =>
  cards['Open orders']?.map(({ title, terms }) => [
    title,
    ...cardTerms.map((term) => `${term} ${(terms[term] ?? '-').replace('-', '0')}`),
  ])

const cardOf = (line: Line) => [
  line.number,
  ...Object.entries(facts).map(([term, of]) => `${term} ${pieces(of(line))}`),
  ...stepColumnNames.map((column) => `${stepColumns[column]} ${pieces(line[column])}`),
]

const soonestFirst = (left: Line, right: Line) =>
  left.requestedOn === right.requestedOn ? left.id - right.id : left.requestedOn < right.requestedOn ? -1 : 1

const cardsOf = ({ open }: Orders) =>
  open.length === 0 ? undefined : open.toSorted(soonestFirst).slice(0, pageSize).map(cardOf)

export const workInProgress: Screen<Orders> = {
  path: () => '/wip-reports',
  heading: 'WIP Report',
  totals: [
    ['open lines', ({ tabs }) => tabs, ({ open }) => [`Open orders (${pieces(open.length)})`]],
    ['lines in pages', pager, ({ open }) => pagerOf(open.length)],
    ['the pieces of each card', shownCards, cardsOf],
  ],
}

const groups: Readonly<Record<string, readonly StepColumn[]>> = {
  Cutting: ['cutting'],
  'Forging and Heat Treatment': ['forging', 'heat_treatment'],
  'Machining, Splitting, Lab and Inspection': [
    'pre_machining',
    'machining',
    'splitting',
    'pdp',
    'ndt',
    'laboratory',
    'final_inspection',
  ] as const,
  'Finished Goods with Approval': ['finished_goods', 'approval'],
}
/** Steps in process, with the one that belongs to no group. */
const inProcess: readonly StepColumn[] = [...Object.values(groups).flat(), 'other']

const overviewOf = ({ open }: Orders) => {
  const held = (line: Line, columns: readonly StepColumn[]) => sumOf(columns, (column) => line[column])
  const cents = sumOf(open, (line) => line.price * held(line, inProcess))
  const parts = Object.entries(groups).map(([name, columns]) => {
    const sum = sumOf(open, (line) => held(line, columns))
    return { sum, text: `${name}${pieces(sum)} pieces` }
  })
  return parts.every(({ sum }) => sum === 0)
    ? 'No results found.'
    : `Total value$${pieces(Math.round(cents / 100))}${parts.map(({ text }) => text).join('')}`
}

export const overview: Screen<Orders> = {
  path: () => '/Chart',
  heading: 'WIP Overview',
  totals: [['pieces by groups of steps, and their worth', chart('Pieces in process'), overviewOf]],
}

const detailColumns: Totalled<Line> = {
  Qty: [({ quantity }) => quantity, pieces],
  Shipped: [({ shipped }) => shipped, pieces],
  'Open Qty': [openOf, pieces],
}
const shownDetail = shownSums('Order lines', detailColumns)

/** Lines of the first days, or all if there are none. */
const firstLines = ({ detail }: Orders) => (detail.some(isSoon) ? detail.filter(isSoon) : detail)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const displayed = (day: string) => `${day.slice(8)}/${months[Number(day.slice(5, 7)) - 1]}/${day.slice(0, 4)}`

const otherDays = ({ detail }: Orders) => {
  const count = detail.filter((line) => !isSoon(line)).length
  const words = count === 1 ? 'line of this order has a request date' : 'lines of this order have request dates'
  if (count > 0 && count === detail.length)
    return [
      `No line of this order has a request date from ${displayed(businessDay)} to ${displayed(lastDay)}, so all dates are shown.`,
    ]
  return count === 0 ? [] : [`${count} ${words} outside this range.`]
}

/** With the detail of an order below the list, in its initial state: the lines of the coming days. */
export const openOrders: Screen<Orders> = {
  path: ({ detail: [line] }) => `/open-orders-report?${line ? `po=${encodeURIComponent(line.order)}` : 'filter={}'}`,
  heading: 'Open Orders Report',
  totals: [
    ['orders', pager, ({ orderCount }) => pagerOf(orderCount)],
    [
      'lines of the coming days',
      shownDetail,
      (of) => (of.detail.length === 0 ? undefined : sumsOf(firstLines(of), detailColumns)),
    ],
    ['lines of other days', lines(/ of this order (has|have)/), otherDays],
  ],
}

/** Without an address, the list opens on the orders with open lines. */
export const openOrdersByMenu: Screen<Orders> = {
  heading: 'Open Orders Report',
  totals: [['orders with open lines', pager, ({ openOrderCount }) => pagerOf(openOrderCount)]],
}

export const completeOrder: Screen<Orders> = {
  heading: 'Open Orders Report',
  open: async (page, { detail }) => {
    if (detail.length > 0) await page.getByRole('button', { name: 'All dates' }).dispatchEvent('click')
  },
  totals: [
    [
      'all lines of the order',
      shownDetail,
      ({ detail }) => (detail.length === 0 ? undefined : sumsOf(detail, detailColumns)),
    ],
  ],
}

const reportColumns: Totalled<Line> = {
  'PO Qty': [({ quantity }) => quantity, pieces],
  'Open Qty': [openOf, pieces],
  Lbs: [openPounds, amount],
  'Balance Qty': [(line) => openOf(line) - line.partial, pieces],
}

const releaseColumns: Totalled<Line> = {
  Qty: [({ quantity }) => quantity, pieces],
  Shipped: [({ shipped }) => shipped, pieces],
  Balance: [openOf, pieces],
}

export const statusReport: Screen<Orders> = {
  path: ({ lines: [line] }) => `/status-report-steel${line ? `?jo=${encodeURIComponent(line.number)}` : ''}`,
  heading: 'Status Report',
  totals: [
    ['lines', pager, ({ lines: all }) => pagerOf(all.length)],
    [
      'the lines of the page',
      shownSums('Status Report', reportColumns),
      ({ lines: all }) =>
        sumsOf(all.slice(0, pageSize), reportColumns, all.length > pageSize ? 'Total of this page' : 'Total'),
    ],
    [
      'the release of a line',
      shownSums('Release', releaseColumns),
      ({ lines: all }) => (all.length === 0 ? undefined : { ...sumsOf(all.slice(0, 1), releaseColumns), total: [] }),
    ],
  ],
}
