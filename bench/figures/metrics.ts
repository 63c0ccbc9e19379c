import { visits } from '../../schema/visits.ts'
import { askWell } from '../ask.ts'
import { closedLoop } from '../closedLoop.ts'
import { type Figure, say, under } from '../figure.ts'
import type { Portal } from '../portal.ts'

const each = under(50, 'ms')
const divisions = [0, 1, 2]

/** The charts by their paths; `:division` stands for one. */
const charts = [visits.totalUsers, visits.createdUsers, visits.visitedPages, visits.monthlyVisits].map(
  ({ path }) => path,
)

/** The p99 of each chart of each division, the slowest last. */
const measureCharts = async ({ url, cookie }: Portal) => {
  const found: { path: string; p99: number }[] = []
  for (const chart of charts)
    for (const division of divisions) {
      const path = chart.replace(':division', String(division))
      const question = { url: `${url}/read${path}`, headers: { cookie } }
      await askWell(question)
      const { p99 } = await closedLoop({ connections: 1, seconds: 1 }, (_, agent) => askWell({ ...question, agent }))
      found.push({ path, p99 })
    }
  return found.sort((left, right) => left.p99 - right.p99)
}

/** The charts of usage over a million visits and all users. */
export const metrics: Figure = async (ground) => {
  await ground.visits()
  const found = await measureCharts(await ground.portal())
  const { path, p99 } = found.at(-1) ?? { path: 'none', p99: Number.NaN }
  return [
    {
      figure: `the slowest of ${found.length} charts of usage, ${path}, p99`,
      reach: each.reach,
      portal: say(p99, 'ms'),
      isReached: each.holds(p99),
    },
  ]
}
