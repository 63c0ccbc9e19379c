import { askWell } from '../ask.ts'
import { closedLoop } from '../closedLoop.ts'
import { type Figure, say } from '../figure.ts'
import { median } from '../statistics.ts'

const mostTimes = 3
const rounds = 3
const probe = { connections: 5, seconds: 4 }

/** GET one user, alone and while a search without an index and an export of all users run beside it. */
export const oneUser: Figure = async (ground) => {
  const { url, cookie } = await ground.portal()
  const headers = { cookie }
  const measure = () =>
    closedLoop(probe, (index, agent) =>
      askWell({ url: `${url}/auth/api/userforge/${200 + ((index * 7_919) % 90_000)}`, headers, agent }),
    )
  const turns: { alone: number; beside: number; done: string }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = (await measure()).p99
    const heavy = await ground.start('beside.ts', url, cookie)
    const beside = (await measure()).p99
    await heavy.stop()
    turns.push({ alone, beside, done: heavy.lines.at(-1) ?? '' })
  }
  const times = median(turns.map((turn) => turn.beside / turn.alone))
  return [
    {
      figure: `GET one user, p99, beside ${turns.at(-1)?.done}`,
      reach: `at most ${mostTimes} times its p99 alone`,
      portal: say(median(turns.map((turn) => turn.beside)), 'ms'),
      floor: `${say(median(turns.map((turn) => turn.alone)), 'ms')} alone`,
      ratio: say(times, 'times'),
      isReached: times <= mostTimes,
    },
  ]
}
