import { availableParallelism } from 'node:os'
import { print } from '../run.js'

const node = (...args) => [process.execPath, '--disable-warning=ExperimentalWarning', ...args]
const vitest = (...args) =>
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=./scripts/testing/vitestReport.js',
  )

// What TypeScript found out the last time: only what has changed since is checked anew.
const remembered = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

// Several checkers each work out the same types: together they take twice the processor time of one.
const oneChecker = ['--checkers', '1']

// Portals under test are waited for more than they work.
const apiWorkers = `--maxWorkers=${availableParallelism() + 1}`

/** The API suite in one mode: the folders of `tests/api` whose files are about what that mode changes. */
const apiStage = (name, title, folders, env) => ({
  name: `api-${name}`,
  title,
  after: ['build', 'demo'],
  command: vitest('--project', 'api', apiWorkers, ...folders.map((folder) => `tests/api/${folder}/`)),
  env,
})

/**
 * What a run consists of, in the order in which stages begin. `after` names those that must have ended, where they run
 * at all. A stage of one step has `isStep`, and its exit code decides; the others leave a report of their tests.
 */
export const stages = [
  // What is under test is what is built: the server, and the pages that it serves.
  { name: 'build', title: 'Build', isStep: true, command: node('scripts/build.js', '--if-stale') },
  {
    name: 'demo',
    title: 'Demo plant',
    isStep: true,
    after: ['build'],
    command: node('tests/support/setup/plantTemplate.ts'),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    after: ['build', 'demo'],
    prepare: provideBrowser,
    command: node('node_modules/@playwright/test/cli.js', 'test', '--reporter=list,./scripts/testing/browserReport.js'),
    // What it makes of each file of tests, by the file's content: a run has a folder of its own for what is temporary.
    env: { PWTEST_CACHE_DIR: 'node_modules/.cache/playwright' },
  },
  {
    name: 'types',
    title: 'Types',
    isStep: true,
    command: node('node_modules/typescript/bin/tsc', '--noEmit', ...oneChecker, ...remembered),
  },
  { name: 'lint', title: 'Lint', isStep: true, command: node('node_modules/@biomejs/biome/bin/biome', 'check') },
  { name: 'unit', title: 'Unit tests', command: vitest('--project', 'unit') },
  {
    name: 'integration',
    title: 'Integration tests',
    after: ['build', 'demo'],
    command: vitest('--project', 'integration'),
  },
  // By one worker: it plants the demo once for all of its files.
  { name: 'planted', title: 'Rows of the demo', command: vitest('--project', 'demo', '--maxWorkers=1') },
  // Before those of the API, which are fit for the end: theirs are enough workers to keep the machine busy by themselves.
  { name: 'screens', title: 'Components', command: vitest('--project', 'screens') },
  apiStage('wire', 'API, the wire', ['wire', 'forward'], { TEST_DATABASE: 'sqlite' }),
  apiStage('sqlite', 'API on SQLite', ['calls', 'data', 'connected'], { TEST_DATABASE: 'sqlite' }),
  apiStage('postgres', 'API on PostgreSQL', ['calls', 'data'], { TEST_DATABASE: 'postgres' }),
  // Through a second portal, whose services are all those of the first.
  apiStage('connected', 'API, connected', ['calls', 'connected'], {
    TEST_DATABASE: 'sqlite',
    TEST_SERVICES: 'connected',
  }),
]

async function provideBrowser() {
  const { provideChromium } = await import('../../tests/support/setup/chromium.ts')
  await provideChromium(print)
}
