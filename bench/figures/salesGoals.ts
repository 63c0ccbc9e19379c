import { type Figure, format, under } from '../figure.ts'
import { customerCount, lineCount } from '../invoices.ts'
import { load } from '../load.ts'

const each = under(50, 'ms')
const year = new Date().getFullYear()

/** What each tab of the page asks for, and the detail of a customer. */
const paths = [
  `segments?year=${year}`,
  `segments?year=${year}&month=6`,
  `goals?year=${year}`,
  `goals?year=${year}&segmento=4`,
  `goals?year=${year}&segmento=4&seller=1&month=6`,
  `customers/500001/parts?year=${year}&segmento=4`,
]

/** The calls of the sales goals of a year with a million invoice lines; the slowest counts. */
export const salesGoals: Figure = async (ground) => {
  await ground.invoices()
  const { url, cookie } = await ground.portal()
  const found: { path: string; p99: number }[] = []
  for (const path of paths) {
    const requests = [{ path: `/read/api/Sales/${path}` }]
    found.push({ path, p99: (await load({ url, headers: { cookie }, requests, connections: 20 })).p99 })
  }
  const { path, p99 } = found.sort((left, right) => right.p99 - left.p99)[0] ?? { path: 'none', p99: Number.NaN }
  return [
    {
      figure: `sales goals over ${lineCount} invoice lines of ${customerCount} customers, the slowest call, ${path}, 20 connections, p99`,
      reach: each.reach,
      portal: format(p99, 'ms'),
      isReached: each.holds(p99),
    },
  ]
}
