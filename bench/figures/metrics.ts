import { metrics as calls } from '#schema/administration/metrics.ts'
import { visits } from '#schema/administration/visits.ts'
import { wireName } from '#schema/wire/product.ts'
import { orderCount, quoteCount } from '../data/quotes.ts'
import { askWell } from '../load/ask.ts'
import { closedLoop } from '../load/closedLoop.ts'
import type { Portal } from '../portal.ts'
import { type Figure, format, under } from '../readings/figure.ts'

const each = under(50, 'ms')
const divisions = [0, 1, 2]

/** Charts by path; `:division` is a placeholder. */
const usage = [visits.totalUsers, visits.createdUsers, visits.visitedPages, visits.monthlyVisits]
const trade = [calls.newUsersByMonth, calls.quotesByMonth, calls.hitRateByMonth, calls.purchasesByMonth]

const measureCharts = async ({ url, cookie }: Portal, charts: readonly { readonly path: string }[]) => {
  const found: { path: string; p99: number }[] = []
  for (const chart of charts)
    for (const division of divisions) {
      const path = wireName(chart.path).replace(':division', String(division))
      const question = { url: `${url}/read${path}`, headers: { cookie } }
      await askWell(question)
      const { p99 } = await closedLoop({ connections: 1, seconds: 1 }, (_, agent) => askWell({ ...question, agent }))
      found.push({ path, p99 })
    }
  return found.sort((left, right) => left.p99 - right.p99)
}

const slowestOf = async (portal: Portal, charts: readonly { readonly path: string }[], of: string) => {
  const found = await measureCharts(portal, charts)
  const { path, p99 } = found.at(-1) ?? { path: 'none', p99: Number.NaN }
  return {
    figure: `the slowest of ${found.length} ${of}, ${path}, p99`,
    reach: each.reach,
    portal: format(p99, 'ms'),
    isReached: each.holds(p99),
  }
}

export const metrics: Figure = async (ground) => {
  await ground.visits()
  await ground.quotes()
  const portal = await ground.portal()
  return [
    await slowestOf(portal, usage, 'charts of usage'),
    await slowestOf(portal, trade, `charts of new users, ${quoteCount} quotes and ${2 * orderCount} purchases`),
    await slowestOf(portal, [calls.tiles], 'answers for all tiles of a division'),
  ]
}
