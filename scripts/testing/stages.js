import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { matchesGlob } from 'node:path'
import { print, root } from '../run.js'
import { projects } from './projects.js'

const node = (...args) => [process.execPath, '--disable-warning=ExperimentalWarning', ...args]

// TypeScript checks only what has changed since the last time.
const remembered = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

// Parallel checkers each infer the same types, which doubles the processor time.
const oneChecker = ['--checkers', '1']

// Tests mostly wait for the portals, so one more worker than cores is used.
const apiWorkers = `--maxWorkers=${availableParallelism() + 1}`

const isIn = (folders) => (file) => folders.some((folder) => file.startsWith(folder))

/** Stage that runs the files of a Vitest project; with `folders`, only those within. */
function vitestStage(project, name, title, { folders = [], options = [], ...stage } = {}) {
  const { include, exclude } = projects[project]
  const matches = (globs, file) => globs.some((glob) => matchesGlob(file, glob))
  const isOfProject = (file) => matches(include, file) && !matches(exclude, file)
  const isInFolders = folders.length === 0 ? () => true : isIn(folders)
  const has = (file) => isOfProject(file) && isInFolders(file)
  // Vitest's --exclude does not reach its projects, so the remaining files are listed instead.
  const allBut = (without) => testFiles().filter((file) => has(file) && !without.includes(file))
  return {
    ...stage,
    name,
    title,
    has,
    command: ({ only = folders, without = [] } = {}) =>
      node(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        project,
        ...options,
        ...(without.length > 0 ? allBut(without) : only),
        '--reporter=default',
        '--reporter=./scripts/testing/vitestReport.js',
      ),
  }
}

export const testFiles = (folder = 'tests/') => globSync(`${folder}**/*.{test,spec}.{ts,tsx}`, { cwd: root }).sort()

/** A stage of one step, whose exit code decides. */
const stepStage = (name, title, program, after = []) => ({
  name,
  title,
  after,
  isStep: true,
  has: () => false,
  command: () => node(...program),
})

/** API suite in one mode; `folders` are those in `tests/api` that depend on the mode. */
const apiStage = (name, title, folders, env, after = ['build', 'demo']) =>
  vitestStage('api', `api-${name}`, title, {
    after,
    folders: folders.map((folder) => `tests/api/${folder}/`),
    options: [apiWorkers],
    env,
  })

const stagesAtOnce = [
  // Tests run against the build: the server and the pages it serves.
  stepStage('build', 'Build', ['scripts/build.js', '--if-stale']),
  stepStage('demo', 'Demo plant', ['tests/support/setup/plantTemplate.ts'], ['build']),
  {
    name: 'e2e',
    title: 'End-to-end tests',
    after: ['build', 'demo'],
    prepare: provideBrowser,
    has: (file) => matchesGlob(file, 'tests/e2e/**/*.spec.ts'),
    command: ({ only = [] } = {}) =>
      node(
        'node_modules/@playwright/test/cli.js',
        'test',
        ...only,
        '--reporter=list,./scripts/testing/browserReport.js',
      ),
    // Playwright keeps its compiled test files here: a run's own temporary folder would lose them.
    env: { PWTEST_CACHE_DIR: 'node_modules/.cache/playwright' },
  },
  stepStage('types', 'Types', ['node_modules/typescript/bin/tsc', '--noEmit', ...oneChecker, ...remembered]),
  stepStage('lint', 'Lint', ['node_modules/@biomejs/biome/bin/biome', 'check']),
  stepStage('unused', 'Unused code', ['node_modules/knip/bin/knip.js', '--no-progress']),
  vitestStage('unit', 'unit', 'Unit tests'),
  vitestStage('integration', 'integration', 'Integration tests', { after: ['build', 'demo'] }),
  // One worker, so that the demo is created once for all files.
  vitestStage('demo', 'planted', 'Rows of the demo', { options: ['--maxWorkers=1'] }),
  // Starts before the API stages, which fit the end better: their workers alone keep all cores busy.
  vitestStage('screens', 'screens', 'Components'),
  // A path is run by the first stage that has it: on SQLite, in one portal.
  apiStage('wire', 'API, the wire', ['wire', 'forward'], { TEST_DATABASE: 'sqlite' }),
  apiStage('sqlite', 'API on SQLite', ['calls', 'data', 'connected'], { TEST_DATABASE: 'sqlite' }),
  apiStage('postgres', 'API on PostgreSQL', ['calls', 'data'], { TEST_DATABASE: 'postgres' }),
  // Cases that store or read files, with the files in a bucket of a small S3 server.
  apiStage('s3', 'API, files on S3', ['wire/files/uploads', 'data/imports', 'data/material', 'data/requests'], {
    TEST_DATABASE: 'sqlite',
    TEST_FILES: 's3',
  }),
  // Requests go through a second portal that uses the first one for all services.
  apiStage('connected', 'API, connected', ['calls', 'connected'], {
    TEST_DATABASE: 'sqlite',
    TEST_SERVICES: 'connected',
  }),
]

const namesOf = (all) => all.map(({ name }) => name)

/**
 * Stages of a test run, in starting order. `after` names stages that must end first, if they run at all. `has` returns
 * true for a test file of the stage; `command` takes the paths to run, or to leave out.
 */
export const stages = [
  ...stagesAtOnce,
  // Measures how long other users wait under attack, so it has the machine to itself.
  apiStage('volume', 'API, volume', ['volume'], { TEST_DATABASE: 'sqlite' }, namesOf(stagesAtOnce)),
]

async function provideBrowser() {
  const { provideChromium } = await import('#tests/support/setup/chromium.ts')
  await provideChromium(print)
}
