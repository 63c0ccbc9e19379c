import { lastMonths } from '#tests/api/data/finance/home.reckoned.ts'
import { reckonQuality } from '#tests/api/data/quality/figures.reckoned.ts'
import type { Rows } from '#tests/support/database/openRows.ts'
import { linesOf, openOf } from '#tests/support/rows/orders/customerRows.ts'
import { accountOf, percent } from '../finance/accountTotals.ts'
import { dollars, pieces, shownSums, sumsOf, type Totalled } from '../totals/tableSums.ts'
import { drawing, type Screen, tile } from '../totals/totals.ts'

const months = lastMonths()
const labelOf = (month: string) => `${Number(month.slice(5))}/${month.slice(2, 4)}`

/**
 * Computes the quality data of a customer from the rows: figures of home and statement, figures of the quality calls,
 * and pending lines.
 */
export async function qualityOf(rows: Rows, customer: number) {
  return {
    account: await accountOf(rows, customer),
    figures: await reckonQuality({ rows }, customer),
    waiting: (await linesOf(rows, customer)).filter((line) => line.approval > 0 && openOf(line) > 0),
  }
}
type Quality = Awaited<ReturnType<typeof qualityOf>>
type Shares = Quality['figures']['deliveries']

const chartTotals = (title: string, named: Readonly<Record<string, readonly string[]>>) => {
  const ofSeries = Object.entries(named).map(([name, values]) => {
    const words = values.map((value, at) => `${labelOf(months[at] ?? '')} ${value}`).join(', ')
    return name === '' ? words : `${name}: ${words}`
  })
  return `${title}. ${ofSeries.join('. ')}`
}

const codes = { 'On time': 1, Late: 2, Critical: 3 }

/** Monthly share per delay series; null without deliveries. */
const punctuality = (title: string, shares: Shares) => {
  if (shares.length === 0) return null
  const sharesOf = (code: number) => shares.filter(({ series }) => series === code).map(({ share }) => percent(share))
  return chartTotals(title, Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, sharesOf(code)])))
}

const meanOf = (rates: readonly number[]) => {
  const known = rates.filter((rate) => rate !== -1)
  return known.length === 0 ? [] : [known.reduce((sum, rate) => sum + rate, 0) / known.length]
}

const goodOf = ({ account }: Quality) => account.quality.map(([rate]) => Number(rate))

const scoreShown = (of: Quality) => {
  const { onTime, paid, paidOnTime } = of.account
  const parts = [...meanOf(onTime), ...meanOf(goodOf(of)), ...(paid === 0 ? [] : [(100 * paidOnTime) / paid])]
  const score = Math.round(meanOf(parts)[0] ?? 73)
  const word = score >= 85 ? 'Good' : score >= 70 ? 'Fair' : 'Poor'
  const hint = 'The mean of deliveries on time, good pieces and payments on time in the last twelve months.'
  return `Score. ${score}%. ${word}. ${hint}`
}

const concessionRate = (of: Quality) => {
  if (of.account.quality.length === 0) return null
  const conceded = of.figures.conceded.map(percent)
  return chartTotals('Concession Rate', {
    'Good pieces': goodOf(of).map(percent),
    'Pieces with a concession': conceded,
  })
}

const salesShown = ({ figures: { sales } }: Quality) => {
  const [now, before] = [sales.map(([sold = 0]) => dollars(sold)), sales.map(([, sold = 0]) => dollars(sold))]
  return now.every((text) => text === '$0.00')
    ? null
    : chartTotals('Sales', { 'A year before': before, 'Last 12 months': now })
}

export const scorecard: Screen<Quality> = {
  path: () => '/scorecard',
  heading: 'Scorecard',
  totals: [
    ['the score', drawing('Score'), scoreShown],
    ['deliveries', drawing('On Time Delivery'), ({ figures }) => punctuality('On Time Delivery', figures.deliveries)],
    ['payments', drawing('Payment History'), ({ figures }) => punctuality('Payment History', figures.payments)],
    ['concessions', drawing('Concession Rate'), concessionRate],
    ['sales', drawing('Sales'), salesShown],
  ],
}

const assurance = (of: Quality) =>
  of.account.quality.length === 0 ? null : chartTotals('Quality Assurance', { '': goodOf(of).map(percent) })

const reports = ({ figures: { reports: counts } }: Quality) =>
  counts.every((count) => count === 0) ? null : chartTotals('NCR by Month', { '': counts.map(String) })

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
