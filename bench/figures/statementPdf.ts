import { readFileSync } from 'node:fs'
import { askWell, drink } from '../load/ask.ts'
import { closedLoop } from '../load/closedLoop.ts'
import { atMost, type Figure, format, under } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const cost = atMost(40, 'ms')
const lastOne = under(1000, 'ms')
const longestRead = under(100, 'ms')
const customer = 102
const rounds = 5
const oneAfterTheOther = 40
const atOnce = 20

export const statementPdf: Figure = async (ground) => {
  const { url, cookie, pid } = await ground.portal()
  const headers = { cookie }
  const draw = () => drink({ url: `${url}/content/api/Documents/ObtenerStatetement/${customer}/-`, headers })
  // The first drawing starts the thread; the others let the engine compile hot code.
  for (let index = 0; index < oneAfterTheOther; index += 1) await draw()
  const costs: number[] = []
  const lasts: number[] = []
  const reads: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = processorTimeOf(pid)
    for (let index = 0; index < oneAfterTheOther; index += 1) await draw()
    costs.push((processorTimeOf(pid) - before) / oneAfterTheOther)
    const began = performance.now()
    const concurrent = closedLoop({ connections: 1, seconds: 0.5 }, (_index, agent) =>
      askWell({ url: `${url}/auth/api/userforge/201`, headers, agent }),
    )
    await Promise.all(Array.from({ length: atOnce }, draw))
    lasts.push(performance.now() - began)
    reads.push(Math.max(...(await concurrent).latencies))
  }
  return [
    {
      figure: 'statement as PDF, processor time of the portal',
      reach: cost.reach,
      portal: format(median(costs), 'ms'),
      isReached: cost.holds(median(costs)),
    },
    {
      figure: `the last of ${atOnce} statements at once`,
      reach: lastOne.reach,
      portal: format(median(lasts), 'ms'),
      isReached: lastOne.holds(median(lasts)),
    },
    {
      figure: 'the longest read beside them',
      reach: longestRead.reach,
      portal: format(median(reads), 'ms'),
      isReached: longestRead.holds(median(reads)),
    },
  ]
}

/** Linux counts process time in hundredths of a second (`getconf CLK_TCK`) on every processor. */
const tickMilliseconds = 10

/** Processor time of a process with all its threads, in milliseconds (Linux). */
const processorTimeOf = (pid: number) => {
  // The program's name is in brackets and may contain anything; user and system time are fields 14 and 15.
  const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = rest.split(' ').slice(11, 13).map(Number)
  if (user === undefined || system === undefined) throw new Error(`Linux does not format the time of process ${pid}.`)
  return (user + system) * tickMilliseconds
}
