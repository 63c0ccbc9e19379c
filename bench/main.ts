import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, constants, cpus } from 'node:os'
import { buildIfStale } from '#scripts/build.js'
import { endAll } from './ending.ts'
import { figures } from './figures/index.ts'
import { type Ground, prepareGround } from './ground.ts'
import { crowd } from './plant.ts'
import type { Reading } from './readings/figure.ts'
import { asColumns, asLine, asPage } from './readings/results.ts'

const page = new URL('./results.md', import.meta.url)

const print = (text: string) => process.stdout.write(`${text}\n`)

/** The figures named on the command line; all if none is named. */
const chosen = (names: readonly string[]) => {
  const unknown = names.filter((name) => !(name in figures))
  if (unknown.length > 0)
    throw new Error(`There is no figure ${unknown.join(', ')}. Name some of: ${Object.keys(figures).join(', ')}.`)
  return Object.entries(figures).filter(([name]) => names.length === 0 || names.includes(name))
}

const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(0)} s`

const measure = async (ground: Ground, selected: ReturnType<typeof chosen>) => {
  const readings: Reading[] = []
  let failures = 0
  for (const [name, figure] of selected) {
    const began = performance.now()
    try {
      const found = await figure(ground)
      readings.push(...found)
      print(`${name} (${seconds(began)})\n${found.map(asLine).join('\n')}`)
      await ground.endFigure()
    } catch (error) {
      // Figures that were interrupted have not failed.
      interruption.signal.throwIfAborted()
      failures += 1
      readings.push({ figure: name, reach: '', portal: `failed: ${error}`, isReached: false })
      print(`${name} failed: ${error}`)
      await ground.endFigure().catch(() => {})
    }
  }
  return { readings, failures }
}

const run = async () => {
  const names = process.argv.slice(2)
  const selected = chosen(names)
  await buildIfStale(process.execPath)
  print(`Planting ${crowd} users.`)
  const { readings, failures } = await measure(await prepareGround(), selected)
  print(`\n${asColumns(readings)}`)
  const machine = { cores: availableParallelism(), processor: cpus()[0]?.model ?? '', node: process.version }
  const isWhole = names.length === 0 && failures === 0
  const run = () => ({
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    ...machine,
  })
  if (isWhole) writeFileSync(page, asPage(readings, run()))
  return failures === 0 ? 0 : 1
}

const interruption = new AbortController()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    interruption.abort()
    void endAll().finally(() => process.exit(128 + constants.signals[signal]))
  })

// Clean up even after an error in the benchmark itself.
process.once('uncaughtException', (error) => {
  process.stderr.write(`${error.stack}\n`)
  void endAll().finally(() => process.exit(1))
})

const code = await run().catch((error: unknown) => {
  if (!interruption.signal.aborted) process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  return 1
})
// The signal handler above exits after an interruption.
if (!interruption.signal.aborted) {
  await endAll()
  process.exit(code)
}
