import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../load/ask.ts'
import { portalProgram } from '../portal.ts'
import { spawnProgram } from '../program.ts'
import { type Figure, format, under } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const limit = under(1, 's')
const rounds = 5
const longestSeconds = 30

const isServing = (url: string) =>
  ask({ url: `${url}/healthz` }).then(
    ({ status }) => status === 200,
    () => false,
  )

const startOnce = async (dataDir: string) => {
  const { args, settings, url } = await portalProgram(dataDir)
  const began = performance.now()
  const { stop } = await spawnProgram(args, settings)
  const seconds = () => (performance.now() - began) / 1000
  while (!(await isServing(url))) {
    if (seconds() > longestSeconds) throw new Error(`The portal does not serve after ${longestSeconds} s.`)
    await pause(2)
  }
  const measured = seconds()
  await stop()
  return measured
}

/** From the start of the process, on a data folder with 100,000 users, to its first response. */
export const startTime: Figure = async (ground) => {
  await ground.endPortal()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await startOnce(ground.dataDir))
  const measured = median(times)
  return [
    {
      figure: `start to first answer, median of ${rounds}`,
      reach: limit.reach,
      portal: format(measured, 's'),
      isReached: limit.holds(measured),
    },
  ]
}
