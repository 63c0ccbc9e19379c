import { drink } from '../load/ask.ts'
import { growthDuring } from '../load/memory.ts'
import { type Figure, format, under } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const maxRatio = 1.5
const growth = under(30, 'MB')
const rounds = 5

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** All users as CSV; the floor iterates the same statement and escapes its lines the same way. */
export const usersCsv: Figure = async (ground) => {
  const { url, cookie, pid } = await ground.portal()
  const floorUrl = await ground.serve('floors/users.ts', ground.dataDir)
  const address = encodeURI(`${url}/read/Users/ObtenerUsuariosForge/?sort=["name","ASC"]`)
  const exported = () => drink({ url: address, headers: { cookie, accept: 'text/csv' } })
  const bare = () => drink({ url: `${floorUrl}/csv` })
  const megabytes = (await exported()) / 1e6
  await bare()
  const turns: { floor: number; portal: number; growth: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const floor = await timed(bare)
    let portal = 0
    const grown = await growthDuring(pid, async () => {
      portal = await timed(exported)
    })
    turns.push({ floor, portal, growth: grown / 1e6 })
  }
  const times = median(turns.map((turn) => turn.portal / turn.floor))
  const grown = median(turns.map((turn) => turn.growth))
  return [
    {
      figure: `CSV of all users (${format(megabytes, 'MB')}), time`,
      reach: `at most ${maxRatio} times the floor's`,
      portal: format(median(turns.map((turn) => turn.portal)), 'ms'),
      floor: format(median(turns.map((turn) => turn.floor)), 'ms'),
      ratio: format(times, 'times'),
      isReached: times <= maxRatio,
    },
    {
      figure: 'CSV of all users, growth of memory',
      reach: growth.reach,
      portal: format(grown, 'MB'),
      isReached: growth.holds(grown),
    },
  ]
}
