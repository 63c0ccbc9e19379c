import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { countPlaywright, countStep, countVitest } from './counts.js'
import { Failure, Interrupted, main, print, run } from './run.js'

const node = (...args) => [process.execPath, ['--disable-warning=ExperimentalWarning', ...args]]
const vitest = (report, ...args) =>
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )

// Portals under test are waited for more than they work.
const apiWorkers = `--maxWorkers=${availableParallelism() + 1}`

const apiStage = (name, title, env) => ({
  name: `api-${name}`,
  title,
  command: (report) => vitest(report, '--project', 'api', apiWorkers),
  env,
  count: countVitest,
})

const stages = [
  {
    name: 'types',
    title: 'Types',
    command: () => node('node_modules/typescript/bin/tsc', '--noEmit'),
    count: countStep,
  },
  {
    name: 'lint',
    title: 'Lint',
    command: () => node('node_modules/@biomejs/biome/bin/biome', 'check'),
    count: countStep,
  },
  {
    name: 'unit',
    title: 'Unit tests',
    command: (report) => vitest(report, '--project', 'unit'),
    count: countVitest,
  },
  {
    name: 'screens',
    title: 'Components',
    command: (report) => vitest(report, '--project', 'screens'),
    count: countVitest,
  },
  // The gateway under test serves the built pages.
  { name: 'build', title: 'Build', command: () => node('scripts/build.js', '--if-stale'), count: countStep },
  apiStage('sqlite', 'API on SQLite', { TEST_DATABASE: 'sqlite' }),
  apiStage('postgres', 'API on PostgreSQL', { TEST_DATABASE: 'postgres' }),
  // The same suite through a second portal, whose services are all those of the first.
  apiStage('connected', 'API, connected', { TEST_DATABASE: 'sqlite', TEST_SERVICES: 'connected' }),
  {
    name: 'e2e',
    title: 'End-to-end tests',
    prepare: provideBrowser,
    command: () => node('node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'),
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  },
]

async function provideBrowser() {
  const { provideChromium } = await import('../tests/support/chromium.ts')
  provideChromium(print)
}

/** The stages named, in their own order; `api` names all of its stages. */
function chosen(names) {
  const isNamed = (stage) => names.some((name) => stage.name === name || stage.name.startsWith(`${name}-`))
  const known = stages.flatMap((stage) => [stage.name, stage.name.split('-')[0]])
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const list = stages.map((stage) => stage.name).join(', ')
    throw new Failure(`There is no stage ${unknown.join(', ')}. Name some of: ${list}; or none, to run them all.`)
  }
  return names.length === 0 ? stages : stages.filter(isNamed)
}

/** Runs one stage; whatever goes wrong in it counts as a failure and the next stage still runs. */
async function runStage(stage, report) {
  print(`\n== ${stage.title} ==`)
  const started = Date.now()
  const result = await attempt(stage, report)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  return { title: stage.title, seconds, ...result }
}

async function attempt(stage, report) {
  try {
    await stage.prepare?.()
    const env = typeof stage.env === 'function' ? stage.env(report) : stage.env
    const [program, args] = stage.command(report)
    const { code, interrupted } = await run(program, args, {
      env: { ...process.env, ...env, TMPDIR: dirname(report) },
      group: true,
    })
    if (interrupted) throw new Interrupted(interrupted)
    return stage.count(report, code)
  } catch (error) {
    if (error instanceof Interrupted) throw error
    return { passed: 0, failed: 1, note: error.message }
  }
}

await main(async () => {
  const selected = chosen(process.argv.slice(2))
  // All that a run leaves on the disk is in one folder; PostgreSQL's account must be able to enter it.
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  chmodSync(folder, 0o711)
  try {
    const results = []
    for (const stage of selected) results.push(await runStage(stage, join(folder, `${stage.name}.json`)))
    return sumUp(results)
  } finally {
    // What was interrupted may still be tidying up.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
})

function sumUp(results) {
  print('\n== Summary ==')
  for (const { title, passed, failed, seconds, note } of results) {
    const line = `${title.padEnd(20)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${seconds} s`
    print(note ? `${line}\n  ${note}` : line)
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  print(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}
