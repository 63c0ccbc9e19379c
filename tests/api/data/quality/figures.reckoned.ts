import type { Api } from '#tests/support/client/apiClient.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { linesOf, openOf, sumOf } from '#tests/support/rows/orders/customerRows.ts'
import { lastMonths, monthBefore } from '../finance/home.reckoned.ts'

interface Done {
  readonly done: string
  readonly due: string
  /** Pieces or cents. */
  readonly amount: number
}

const daysLate = ({ done, due }: Done) => (Date.parse(done) - Date.parse(due)) / 86_400_000
const isInSeries = {
  1: (days: number) => days <= 0,
  2: (days: number) => days > 0 && days <= 15,
  3: (days: number) => days > 15,
}

/** Share of each late-delivery series per month (-1 for a month without deliveries), and its pieces or cents. */
function punctuality(rows: readonly Done[]) {
  const months = lastMonths()
  const known = rows.filter(({ done }) => done >= `${months[0]}-01` && done <= businessDay)
  if (known.length === 0) return []
  return months.flatMap((month) => {
    const ofMonth = known.filter(({ done }) => done.startsWith(month))
    return Object.entries(isInSeries).map(([series, isSo]) => {
      const found = ofMonth.filter((row) => isSo(daysLate(row)))
      const share = ofMonth.length === 0 ? -1 : (100 * found.length) / ofMonth.length
      return { month, series: Number(series), share, amount: sumOf(found, ({ amount }) => amount) }
    })
  })
}

/** Recomputes from the rows the scorecard and quality dashboard figures that are not on the home page. */
export async function reckonQuality({ rows }: Pick<Api, 'rows'>, customer: number) {
  const all = (table: string) => rows.ask(`select * from ${table} where customer_id = ?`, customer)
  const loads = (await all('deliveries')).map(({ shipped_on, promised_on, quantity }) => {
    return { done: String(shipped_on ?? ''), due: String(promised_on), amount: Number(quantity) }
  })
  const invoices = (await all('invoices')).map(({ issued_on, paid_on, due_on, amount }) => {
    return { issued: String(issued_on), done: String(paid_on ?? ''), due: String(due_on), amount: Number(amount) }
  })
  const concessions = (await all('concessions')).map(({ notified_on, quantity }) => {
    return { day: String(notified_on ?? ''), pieces: Number(quantity) }
  })
  const concededIn = (month: string) => {
    const sent = sumOf(
      loads.filter(({ done }) => done.startsWith(month) && done <= businessDay),
      ({ amount }) => amount,
    )
    const requested = sumOf(
      concessions.filter(({ day }) => day.startsWith(month) && day <= businessDay),
      ({ pieces }) => pieces,
    )
    return sent === 0 ? -1 : (100 * Math.min(requested, sent)) / sent
  }
  const soldIn = (month: string) =>
    sumOf(
      invoices.filter(({ issued }) => issued.startsWith(month) && issued <= businessDay),
      ({ amount }) => amount,
    ) / 100
  const waiting = (await linesOf({ ask: rows.ask }, customer)).filter((line) => line.approval > 0 && openOf(line) > 0)
  return {
    deliveries: punctuality(loads),
    payments: punctuality(invoices).map((row) => ({ ...row, amount: row.amount / 100 })),
    conceded: lastMonths().map(concededIn),
    sales: lastMonths().map((month) => [soldIn(month), soldIn(monthBefore(month, 12))]),
    reports: lastMonths().map((month) => concessions.filter(({ day }) => day.startsWith(month)).length),
    waiting: sumOf(waiting, ({ approval }) => approval),
  }
}
