import type { Api } from '#tests/support/client/apiClient.ts'
import { businessDay } from '#tests/support/portal/settings.ts'

// biome-ignore lint/suspicious/noExplicitAny: a row is read by the names of its columns
type Row = any

const steps = [
  'cutting',
  'forging',
  'heat_treatment',
  'pre_machining',
  'splitting',
  'machining',
  'pdp',
  'final_inspection',
  'ndt',
  'laboratory',
  'approval',
  'finished_goods',
  'other',
]

const total = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + Number(of(row)), 0)
const dollars = (cents: number) => cents / 100

/** The month `months` before the given one, both like `2026-11`; calculated independently of the portal. */
export const monthBefore = (month: string, months: number) => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  const count = year * 12 + (of - 1) - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The last twelve months up to the business day, oldest first. */
export const lastMonths = () => Array.from({ length: 12 }, (_, at) => monthBefore(businessDay.slice(0, 7), 11 - at))

const balanceOf = (invoices: readonly Row[]) => {
  const month = businessDay.slice(0, 7)
  const sum = (rows: readonly Row[]) => dollars(total(rows, ({ balance }) => balance))
  return {
    total: sum(invoices),
    overdueammount: sum(invoices.filter(({ due_on }) => due_on < businessDay)),
    dueammount: sum(invoices.filter(({ due_on }) => due_on >= businessDay && due_on.slice(0, 7) === month)),
    openammount: sum(invoices.filter(({ due_on }) => due_on.slice(0, 7) > month)),
  }
}

const onTimeOf = (deliveries: readonly Row[]) => {
  const rates = lastMonths().map((month) => {
    const left = deliveries.filter(({ shipped_on }) => shipped_on?.startsWith(month) && shipped_on <= businessDay)
    const punctual = left.filter(({ shipped_on, promised_on }) => shipped_on <= promised_on)
    return left.length === 0 ? -1 : (100 * punctual.length) / left.length
  })
  return rates.every((rate) => rate === -1) ? [] : rates
}

const qualityOf = (rows: readonly Row[]) => {
  const found = lastMonths().map((month) =>
    rows.find((row) => month === `${row.year}-${String(row.month).padStart(2, '0')}`),
  )
  return found.some(Boolean) ? found.map((row) => [row?.percentage ?? -1, row?.complaints ?? 0]) : []
}

/** Recomputes the figures of a customer's home page from the database rows. */
export async function reckonHome({ rows }: Pick<Api, 'rows'>, customer: number) {
  const all = (table: string) => rows.ask(`select * from ${table} where customer_id = ?`, customer) as Promise<Row[]>
  const jobOrders = await all('job_orders')
  const deliveries = await all('deliveries')
  const open = jobOrders.filter(({ quantity, shipped }) => quantity > shipped)
  const waiting = deliveries.filter(({ shipped_on }) => shipped_on === null)
  const priceOf = new Map(jobOrders.map(({ id, price }) => [id, Number(price)]))
  const held = total(open, (row) => total(steps, (step) => row[step]))
  const worth = total(waiting, (load) => load.quantity * (priceOf.get(load.job_order_id) ?? 0))
  return {
    balance: [balanceOf(await all('invoices'))],
    readyToShip: [{ Total: dollars(worth), Totalenk: dollars(Math.round(worth / 1000)) }],
    pieces: [{ Total: held, Totalenk: held / 1000 }],
    late: jobOrders.filter(({ status }) => status === 'late').length,
    concessions: jobOrders.filter(({ status }) => status === 'deviationRequest').length,
    shipmentReady: {
      shipmentReady: total(waiting, ({ quantity }) => quantity),
      total: total(open, (row) => row.finished_goods + row.approval),
    },
    onTime: onTimeOf(deliveries),
    quality: qualityOf(await all('quality_months')),
  }
}
