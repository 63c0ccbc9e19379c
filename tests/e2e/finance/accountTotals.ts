import { reckonHome } from '#tests/api/data/finance/home.reckoned.ts'
import type { Rows } from '#tests/support/database/openRows.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { sumOf } from '#tests/support/rows/orders/customerRows.ts'
import { amount, dollars, pieces, shownSums, sumsOf, type Totalled } from '../totals/tableSums.ts'
import { chart, drawing, lines, type Screen, tile } from '../totals/totals.ts'

const daysLate = (day: string) => (Date.parse(businessDay) - Date.parse(day)) / 86_400_000
const aYearAgo = `${Number(businessDay.slice(0, 4)) - 1}${businessDay.slice(4)}`

interface Invoice {
  readonly due_on: string
  readonly paid_on: string | null
  readonly balance: number
}

interface Month {
  readonly label: string
  readonly shipments: number
  readonly onTime: number
}

const monthsOf = (deliveries: readonly { shipped_on: string | null; promised_on: string }[]): Month[] =>
  Array.from({ length: 12 }, (_, at) => {
    const day = new Date(Date.UTC(Number(businessDay.slice(0, 4)), Number(businessDay.slice(5, 7)) - 12 + at))
    const month = day.toISOString().slice(0, 7)
    const left = deliveries.filter(({ shipped_on }) => shipped_on?.startsWith(month) && shipped_on <= businessDay)
    const onTime = left.filter(({ shipped_on, promised_on }) => (shipped_on ?? '') <= promised_on).length
    return { label: `${day.getUTCMonth() + 1}/${month.slice(2, 4)}`, shipments: left.length, onTime }
  })

export async function accountOf(rows: Rows, customer: number) {
  const all = (table: string) => rows.ask(`select * from ${table} where customer_id = ?`, customer)
  const invoices = (await all('invoices')).map((row) => ({ ...row, balance: Number(row.balance) })) as Invoice[]
  const paid = invoices.filter(({ paid_on }) => paid_on !== null && paid_on >= aYearAgo && paid_on <= businessDay)
  const home = await reckonHome({ rows }, customer)
  return {
    ...home,
    owed: home.balance[0] ?? { total: 0, overdueammount: 0, dueammount: 0, openammount: 0 },
    open: invoices.filter(({ balance }) => balance !== 0),
    paid: paid.length,
    paidOnTime: paid.filter(({ paid_on, due_on }) => (paid_on ?? '') <= due_on).length,
    months: monthsOf((await all('deliveries')) as never),
  }
}

type Account = Awaited<ReturnType<typeof accountOf>>

const balanceShown = ({ owed }: Account) =>
  [
    'Total Balance',
    dollars(owed.total),
    'Overdue amount',
    dollars(owed.overdueammount),
    'Amount due this month',
    dollars(owed.dueammount),
    'Open amount not due yet',
    dollars(Math.max(0, owed.openammount)),
  ].join('')

const creditSentence = ({ owed: { openammount: open } }: Account) =>
  open < 0 ? [`The total includes a credit of ${dollars(-open)} on invoices not due yet.`] : []

const balance: Screen<Account>['totals'] = [
  ['the balance', chart('Total Balance'), balanceShown],
  ['the credit', lines(/^The total includes a credit/), creditSentence],
]

const readyToShip = ({ readyToShip: [worth] }: Account) => {
  const total = worth?.Total ?? 0
  return ['Ready to Ship', dollars(total), total < 10_000 ? '' : `${dollars(worth?.Totalenk ?? 0)} K`]
}

/** Below 10,000 there is no short form. */
const inProcess = ({ pieces: [held] }: Account) => {
  const total = held?.Total ?? 0
  return ['Pieces in Process', pieces(total), total < 10_000 ? '' : `${pieces(total / 1000)} K`]
}

const finishedPieces = ({ shipmentReady: { shipmentReady: ready, total } }: Account) =>
  total === 0
    ? 'No results found.'
    : `Total${pieces(total)}Ready to ship${pieces(ready)}Not ready yet${pieces(total - ready)}`

export const percent = (rate: number) => (rate === -1 ? 'NS' : `${Math.round(rate)}%`)
const byMonth = (title: string, { months }: Account, rates: readonly number[]) =>
  rates.length === 0
    ? null
    : `${title}. ${months.map(({ label }, at) => `${label} ${percent(rates[at] ?? -1)}`).join(', ')}`

const counted = (count: number, one: string, many: string) => (count === 1 ? one : many)

const deliveriesSentence = ({ months }: Account) => {
  const [onTime, all] = [sumOf(months, (month) => month.onTime), sumOf(months, ({ shipments }) => shipments)]
  const words = counted(all, 'delivery in these months was on time.', 'deliveries in these months were on time.')
  return all === 0 ? [] : [`${pieces(onTime)} of ${pieces(all)} ${words}`]
}

const complaintsSentence = ({ quality }: Account) => {
  const count = sumOf(quality, ([, complaints]) => Number(complaints))
  const words = counted(count, 'complaint in these months.', 'complaints in these months.')
  return quality.length === 0 ? [] : [`${count} ${words}`]
}

export const home: Screen<Account> = {
  path: () => '/',
  heading: 'Dashboard',
  totals: [
    ...balance,
    ['late orders', tile('Delayed Orders'), ({ late }) => ['Delayed Orders', pieces(late), 'Late deliveries total']],
    [
      'concessions',
      tile('Open Concessions'),
      ({ concessions }) => ['Open Concessions', pieces(concessions), 'Open concessions total'],
    ],
    ['what is ready to ship', tile('Ready to Ship'), readyToShip],
    ['pieces in process', tile('Pieces in Process'), inProcess],
    ['finished pieces', chart('Finished pieces'), finishedPieces],
    ['deliveries on time', lines(/in these months w/), deliveriesSentence],
    ['the same by month', drawing('On Time Delivery'), (of) => byMonth('On Time Delivery', of, of.onTime)],
    ['complaints', lines(/^\d+ complaint/), complaintsSentence],
    [
      'quality by month',
      drawing('Quality Assurance'),
      (of) =>
        byMonth(
          'Quality Assurance',
          of,
          of.quality.map(([rate]) => Number(rate)),
        ),
    ],
  ],
}

export const readyLoads: Screen<Account> = {
  path: () => '/ready-to-ship',
  heading: 'Ready to Ship',
  totals: [
    [
      'what is ready, in thousands',
      lines(/^Total amount ready/),
      ({ readyToShip: [worth] }) => [`Total amount ready: ${dollars(worth?.Totalenk ?? 0)} K`],
    ],
    [
      'what is ready',
      ({ tables }) => tables['Ready to Ship']?.foot[5],
      // A table without rows has no total.
      ({ readyToShip: [worth] }) => (worth?.Total ? amount(worth.Total) : undefined),
    ],
  ],
}

const tooltip = 'Percentage of invoices paid on time over total invoices paid in the last 12 months'

const scoreShown = ({ paid, paidOnTime }: Account) => {
  if (paid === 0) return `Payment score. No data. ${tooltip}`
  const score = Math.round((paidOnTime * 10_000) / paid) / 100
  const word = score >= 85 ? 'Good' : score >= 70 ? 'Fair' : 'Poor'
  return `Payment score. ${score}%. ${word}. ${tooltip}`
}

const scoreSentence = ({ paid, paidOnTime }: Account) =>
  paid === 0
    ? ['No invoice was paid in the last 12 months.']
    : [`${pieces(paidOnTime)} of ${pieces(paid)} ${counted(paid, 'invoice', 'invoices')} paid on time`]

const holdSentence = ({ open }: Account) => {
  const late = open.filter(({ due_on, balance: cents }) => daysLate(due_on) > 20 && cents > 0)
  if (late.length === 0) return ['No credit hold.']
  const words = counted(late.length, '1 invoice is', `${late.length} invoices are`)
  const lifts = dollars(late.reduce((sum, { balance: cents }) => sum + cents, 0) / 100)
  return [`Credit hold Shipments are stopped: ${words} more than 20 days overdue. Paying ${lifts} lifts it.`]
}

const month = businessDay.slice(0, 7)

const tabs = {
  'Overdue Invoices': ({ due_on }: Invoice) => due_on < businessDay,
  'Invoices due this month': ({ due_on }: Invoice) => due_on >= businessDay && due_on.startsWith(month),
  'Invoices not due yet': ({ due_on }: Invoice) => due_on.slice(0, 7) > month,
}

const invoiceColumns: Totalled<Invoice> = { 'Amount (USD)': [({ balance: cents }) => cents / 100, amount] }

export const statement: Screen<Account> = {
  path: () => '/statement',
  heading: 'Account Statement',
  open: async (page) => {
    // Tabs keep their tables once opened, so open them all.
    for (const name of Object.keys(tabs)) await page.getByRole('tab', { name }).dispatchEvent('click')
  },
  totals: [
    ...balance,
    ['the payment score', drawing('Payment score'), scoreShown],
    ['invoices paid on time', lines(/paid on time$|^No invoice was paid/), scoreSentence],
    [
      'open invoices',
      ({ tables }) => tables['Payment Terms']?.rows.at(-1),
      ({ open }) => ['# of invoices', pieces(open.length)],
    ],
    ['invoices that stop shipments', lines(/Shipments are|No credit hold/), holdSentence],
    ...Object.entries(tabs).map(
      ([name, isIn]) =>
        [
          name,
          shownSums(name, invoiceColumns),
          ({ open }: Account) => sumsOf(open.filter(isIn), invoiceColumns),
        ] as const,
    ),
  ],
}
