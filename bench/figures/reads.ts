import { customerIds } from '#backend/demo/customers.ts'
import { metrics } from '#schema/administration/metrics.ts'
import { visits } from '#schema/administration/visits.ts'
import { home } from '#schema/home/home.ts'
import { wireName } from '#schema/wire/product.ts'
import { crowdName } from '../data/crowd.ts'
import { customerCount, lineCount } from '../data/invoices.ts'
import { orderCustomerCount, orderLineCount } from '../data/orderLines.ts'
import { orderCount, quoteCount } from '../data/quotes.ts'
import { lastVisitDay, visitCount } from '../data/visits.ts'
import type { Ground } from '../ground.ts'
import { load } from '../load/load.ts'
import { signIn } from '../portal.ts'
import { type Figure, format, under } from '../readings/figure.ts'

interface Reads {
  readonly figure: string
  /** Paths by name; each is loaded by itself, and the slowest counts. */
  readonly paths: Readonly<Record<string, readonly string[]>>
  /** For p99, in milliseconds. */
  readonly limit: number
  readonly connections: number
  readonly seconds?: number
  /** Rows that are added on first use. */
  readonly needs?: 'visits' | 'quotes' | 'invoices' | 'orderLines'
  /** E-mail of the reader, if not the administrator. */
  readonly reader?: string
}

const measure = async (ground: Ground, { figure, paths, limit, connections, seconds, needs, reader }: Reads) => {
  if (needs) await ground[needs]()
  const portal = await ground.portal()
  const cookie = reader ? await signIn(portal.url, reader) : portal.cookie
  const found: { readonly name: string; readonly p99: number }[] = []
  for (const [name, some] of Object.entries(paths)) {
    const options = { url: portal.url, headers: { cookie }, requests: some.map((path) => ({ path })), connections }
    // The first requests compile code and read cold pages of the database.
    await load({ ...options, duration: 1 })
    found.push({ name, p99: (await load({ ...options, duration: seconds ?? 5 })).p99 })
  }
  const { name, p99 } = found.reduce((slowest, one) => (one.p99 > slowest.p99 ? one : slowest))
  const { reach, holds } = under(limit, 'ms')
  const which = found.length === 1 ? '' : `, the slowest of ${found.length}, ${name}`
  return {
    figure: `${figure}${which}, ${connections} connections, p99`,
    reach,
    portal: format(p99, 'ms'),
    isReached: holds(p99),
  }
}

const readsOf =
  (...all: readonly Reads[]): Figure =>
  async (ground) => {
    const readings = []
    for (const one of all) readings.push(await measure(ground, one))
    return readings
  }

const byPath = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, [path]]))

const chartsOf = (calls: readonly { readonly path: string }[]) =>
  byPath(
    calls.flatMap(({ path }) => [0, 1, 2].map((one) => `/read${wireName(path).replace(':division', String(one))}`)),
  )

/** The last six digits of orders of the first customer, and of other customers, which find nothing. */
const searches = Array.from({ length: 40 }, (_, at) => {
  const number = 10_000_000 + at * 97 * (at % 4 === 3 ? 1 : orderCustomerCount)
  return `/read/api/Search?q=${String(number).slice(-6)}`
})

export const numbers = readsOf(
  ...['customer@anvil.example', undefined].map((reader) => ({
    figure: `search over ${orderLineCount} order lines of ${orderCustomerCount} customers by ${reader ? 'a customer' : 'an administrator'}`,
    needs: 'orderLines' as const,
    paths: { all: searches },
    connections: 20,
    limit: 50,
    ...(reader && { reader }),
  })),
)

/** User with only the customer of 25,000 order lines. */
const userOfMany = 'owen.bradshaw@ironmere.example'

export const tasks = readsOf(
  ...[userOfMany, undefined].map((reader) => ({
    figure: `tasks of ${reader ? 'the customer of 25,000 lines' : 'an administrator'}`,
    paths: byPath(['/read/api/Tasks']),
    connections: 5,
    limit: 50,
    ...(reader && { reader }),
  })),
)

export const homeCalls = readsOf({
  figure: 'home of 25,000 lines, its calls',
  paths: byPath(
    Object.values(home).map(({ path }) => `/read${wireName(path).replace(':customerId', String(customerIds.volume))}`),
  ),
  connections: 5,
  seconds: 2,
  limit: 30,
})

export const wip = readsOf({
  figure: 'work in progress of 25,000 lines, a page',
  paths: byPath([
    encodeURI(`/read/api/Customers/${customerIds.volume}/wipreport?range=[0,24]&sort=["requestDate","ASC"]`),
  ]),
  connections: 20,
  limit: 30,
})

export const delays = readsOf({
  figure: 'a page of delays over all customers’ open lines',
  paths: {
    all: Array.from({ length: 20 }, (_, at) => encodeURI(`/read/api/Orders/delays?range=[${at * 25},${at * 25 + 24}]`)),
  },
  connections: 20,
  limit: 30,
})

const year = new Date().getFullYear()

export const salesGoals = readsOf({
  figure: `sales goals over ${lineCount} invoice lines of ${customerCount} customers`,
  needs: 'invoices',
  paths: byPath(
    [
      `segments?year=${year}`,
      `segments?year=${year}&month=6`,
      `goals?year=${year}`,
      `goals?year=${year}&segmento=4`,
      `goals?year=${year}&segmento=4&seller=1&month=6`,
      `customers/500001/parts?year=${year}&segmento=4`,
    ].map((path) => `/read/api/Sales/${path}`),
  ),
  connections: 20,
  limit: 50,
})

const oneReader = { connections: 1, seconds: 1, limit: 50 }

export const charts = readsOf(
  {
    figure: `charts of ${visitCount} visits`,
    needs: 'visits',
    paths: chartsOf([visits.totalUsers, visits.createdUsers, visits.visitedPages, visits.monthlyVisits]),
    ...oneReader,
  },
  {
    figure: `charts and tiles of ${quoteCount} quotes and ${2 * orderCount} purchases`,
    needs: 'quotes',
    paths: chartsOf([
      metrics.newUsersByMonth,
      metrics.quotesByMonth,
      metrics.hitRateByMonth,
      metrics.purchasesByMonth,
      metrics.tiles,
    ]),
    ...oneReader,
  },
)

/** Administrators are hidden, which is the default of the screen. */
const visitFilters: Readonly<Record<string, object>> = {
  none: {},
  'a user’s name': { q: crowdName(4_817).join(' ') },
  'two letters': { q: 'ma' },
  'a rare role': { role: 'Customer group' },
  'a common page': { pageName: 'Dashboard' },
  'one day': { from: lastVisitDay, to: lastVisitDay },
  phones: { isMobile: true },
  several: { q: 'ma', role: 'Customer', pageName: 'Dashboard', from: '2026-05-01', isMobile: true },
}

export const visitLogs = readsOf({
  figure: `visit logs of ${visitCount} visits, a page of 100 by filter`,
  needs: 'visits',
  paths: Object.fromEntries(
    Object.entries(visitFilters).map(([name, filter]) => {
      const query = { range: '[0,99]', filter: JSON.stringify({ hideAdmin: true, ...filter }) }
      return [name, [`/auth/api/visit-logsforge?${new URLSearchParams(query)}`]]
    }),
  ),
  connections: 1,
  seconds: 2,
  limit: 100,
})
