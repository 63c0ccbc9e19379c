import { askWell } from '../load/ask.ts'
import { closedLoop } from '../load/closedLoop.ts'
import { type Figure, format } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const maxRatio = 3
const rounds = 3
const connections = 5

/** Finished searches and exported bytes, from the last line of `background.ts`. */
const countsIn = (line: string | undefined) => (line?.match(/\d+/g) ?? []).map(Number)

/** GET one user, alone and while an unindexed search and an export of all users run. */
export const oneUser: Figure = async (ground) => {
  const { url, cookie } = await ground.portal()
  const headers = { cookie }
  const measure = async (seconds: number) => {
    const { p99 } = await closedLoop({ connections, seconds }, (index, agent) =>
      askWell({ url: `${url}/auth/api/userforge/${200 + ((index * 7_919) % 90_000)}`, headers, agent }),
    )
    return p99
  }
  const turns: { alone: number; concurrent: number; searches: number; exported: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = await measure(4)
    const heavy = await ground.start('load/background.ts', url, cookie)
    const concurrent = await measure(8)
    await heavy.stop()
    const [searches = 0, exported = 0] = countsIn(heavy.lines.at(-1))
    turns.push({ alone, concurrent, searches, exported })
  }
  const times = median(turns.map((turn) => turn.concurrent / turn.alone))
  const sum = (name: 'searches' | 'exported') => turns.reduce((total, turn) => total + turn[name], 0)
  return [
    {
      figure: `GET one user, p99, beside ${sum('searches')} searches and ${sum('exported')} MB of exports`,
      reach: `at most ${maxRatio} times its p99 alone`,
      portal: format(median(turns.map((turn) => turn.concurrent)), 'ms'),
      floor: `${format(median(turns.map((turn) => turn.alone)), 'ms')} alone`,
      ratio: format(times, 'times'),
      // Proves nothing unless the background load ran.
      isReached: times <= maxRatio && sum('searches') > 0 && sum('exported') > 0,
    },
  ]
}
