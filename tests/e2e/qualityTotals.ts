import { linesOf, openOf, sumOf } from '../support/customerRows.ts'
import { businessDay } from '../support/portal.ts'
import type { Rows } from '../support/rows.ts'
import { accountOf, percent } from './accountTotals.ts'
import { dollars, pieces, shownSums, sumsOf, type Totalled } from './tableSums.ts'
import { drawing, type Screen, tile } from './totals.ts'

interface Done {
  readonly done: string
  readonly due: string
}

/** The months of so many from the business day's back, `2026-11`, the oldest first. */
const monthsBack = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [year, month] = businessDay.split('-').map(Number) as [number, number]
    return new Date(Date.UTC(year, month - count + at)).toISOString().slice(0, 7)
  })
const months = monthsBack(12)
const labelOf = (month: string) => `${Number(month.slice(5))}/${month.slice(2, 4)}`

const daysLate = ({ done, due }: Done) => (Date.parse(done) - Date.parse(due)) / 86_400_000
const series: Readonly<Record<string, (days: number) => boolean>> = {
  'On time': (days) => days <= 0,
  Late: (days) => days > 0 && days <= 15,
  Critical: (days) => days > 15,
}

/** What is known of a customer's quality: the figures of home and statement, and the rows behind the others. */
export async function qualityOf(rows: Rows, customer: number) {
  const all = (table: string) => rows.ask(`select * from ${table} where customer_id = ?`, customer)
  const known = <Row extends { readonly done: unknown }>(found: readonly Row[]) =>
    found.filter(({ done }) => typeof done === 'string' && done >= `${months[0]}-01` && done <= businessDay)
  const loads = (await all('deliveries')).map(({ shipped_on: done, promised_on: due, quantity }) => {
    return { done, due, quantity }
  })
  const invoices = await all('invoices')
  const paid = invoices.map(({ paid_on: done, due_on: due }) => ({ done, due }))
  return {
    account: await accountOf(rows, customer),
    loads: known(loads) as unknown as (Done & { readonly quantity: number })[],
    paid: known(paid) as unknown as Done[],
    invoices: invoices.map((row) => ({ day: String(row.issued_on), cents: Number(row.amount) })),
    concessions: (await all('concessions')).map((row) => ({
      day: String(row.notified_on),
      held: Number(row.quantity),
    })),
    waiting: (await linesOf(rows, customer)).filter((line) => line.approval > 0 && openOf(line) > 0),
  }
}
type Quality = Awaited<ReturnType<typeof qualityOf>>

const told = (title: string, named: Readonly<Record<string, readonly string[]>>) => {
  const ofSeries = Object.entries(named).map(([name, values]) => {
    const words = values.map((value, at) => `${labelOf(months[at] ?? '')} ${value}`).join(', ')
    return name === '' ? words : `${name}: ${words}`
  })
  return `${title}. ${ofSeries.join('. ')}`
}

/** Of what was done in each month the share that was so late; a month in which nothing was done has none. */
const punctuality = (title: string, rows: readonly Done[]) => {
  if (rows.length === 0) return null
  const shareOf = (isSo: (days: number) => boolean) =>
    months.map((month) => {
      const ofMonth = rows.filter(({ done }) => done.startsWith(month))
      const count = ofMonth.filter((row) => isSo(daysLate(row))).length
      return percent(ofMonth.length === 0 ? -1 : (100 * count) / ofMonth.length)
    })
  return told(title, Object.fromEntries(Object.entries(series).map(([name, isSo]) => [name, shareOf(isSo)])))
}

const meanOf = (rates: readonly number[]) => {
  const known = rates.filter((rate) => rate !== -1)
  return known.length === 0 ? [] : [known.reduce((sum, rate) => sum + rate, 0) / known.length]
}

const goodOf = ({ account }: Quality) => account.quality.map(([rate]) => Number(rate))

/** The mean of home's two means and the statement's score. */
const scoreShown = (of: Quality) => {
  const { onTime, paid, paidOnTime } = of.account
  const parts = [...meanOf(onTime), ...meanOf(goodOf(of)), ...(paid === 0 ? [] : [(100 * paidOnTime) / paid])]
  const score = Math.round(meanOf(parts)[0] ?? 73)
  const word = score >= 85 ? 'Good' : score >= 70 ? 'Fair' : 'Poor'
  const hint = 'The mean of deliveries on time, good pieces and payments on time in the last twelve months.'
  return `Score. ${score}%. ${word}. ${hint}`
}

const inMonth = (rows: readonly { readonly day: string }[], month: string) =>
  rows.filter(({ day }) => day.startsWith(month))

const concessionRate = (of: Quality) => {
  if (of.account.quality.length === 0) return null
  const conceded = months.map((month) => {
    const sent = sumOf(
      of.loads.filter(({ done }) => done.startsWith(month)),
      ({ quantity }) => quantity,
    )
    const asked = sumOf(
      of.concessions.filter(({ day }) => day.startsWith(month) && day <= businessDay),
      ({ held }) => held,
    )
    return percent(sent === 0 ? -1 : (100 * Math.min(asked, sent)) / sent)
  })
  return told('Concession Rate', { 'Good pieces': goodOf(of).map(percent), 'Pieces with a concession': conceded })
}

const salesShown = ({ invoices }: Quality) => {
  const issued = invoices.filter(({ day }) => day <= businessDay)
  const sums = monthsBack(24).map((month) =>
    dollars(
      sumOf(
        issued.filter(({ day }) => day.startsWith(month)),
        ({ cents }) => cents,
      ) / 100,
    ),
  )
  const [before, now] = [sums.slice(0, 12), sums.slice(12)]
  return now.every((text) => text === '$0.00')
    ? null
    : told('Sales', { 'A year before': before, 'Last 12 months': now })
}

export const scorecard: Screen<Quality> = {
  path: () => '/scorecard',
  heading: 'Scorecard',
  totals: [
    ['the score', drawing('Score'), scoreShown],
    ['deliveries', drawing('On Time Delivery'), ({ loads }) => punctuality('On Time Delivery', loads)],
    ['payments', drawing('Payment History'), ({ paid }) => punctuality('Payment History', paid)],
    ['concessions', drawing('Concession Rate'), concessionRate],
    ['sales', drawing('Sales'), salesShown],
  ],
}

const assurance = (of: Quality) =>
  of.account.quality.length === 0 ? null : told('Quality Assurance', { '': goodOf(of).map(percent) })

const reports = ({ concessions }: Quality) => {
  const counts = months.map((month) => inMonth(concessions, month).length)
  return counts.every((count) => count === 0) ? null : told('NCR by Month', { '': counts.map(String) })
}

export const qualityDashboard: Screen<Quality> = {
  path: () => '/quality-dashboard',
  heading: 'Quality Dashboard',
  totals: [
    [
      'the score',
      tile('Quality Score'),
      (of) => ['Quality Score', meanOf(goodOf(of)).map((mean) => `${Math.round(mean)}%`)[0] ?? '-'],
    ],
    ['open concessions', tile('Open Concessions'), ({ account }) => ['Open Concessions', pieces(account.concessions)]],
    ['open approvals', tile('Open Approvals'), ({ waiting }) => ['Open Approvals', pieces(waiting.length)]],
    ['quality by month', drawing('Quality Assurance'), assurance],
    ['reports by month', drawing('NCR by Month'), reports],
  ],
}

type Waiting = Quality['waiting'][number]
const columns: Totalled<Waiting> = { Quantity: [({ approval }) => approval, pieces] }

/** The pieces that wait, as the work in progress counts them. */
export const approvals: Screen<Quality> = {
  path: () => '/approvals',
  heading: 'Approvals',
  totals: [
    [
      'pieces that wait',
      (screen) => shownSums('Approvals', columns)(screen)?.total,
      ({ waiting }) => sumsOf(waiting, columns).total,
    ],
  ],
}
