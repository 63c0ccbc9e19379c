import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.js'
import { main, print, root, runStep } from './run.js'

const inputs = [
  'src',
  'resources',
  'schema',
  'values',
  'dataProvider',
  'authProvider',
  'vite.config.ts',
  'scripts/builtIns.ts',
  'scripts/precompress.ts',
  'scripts/screenFiles.ts',
  'package-lock.json',
]
const stamp = join(root, 'dist/.built')

/** Builds the pages when their sources changed since the last build, which dist/.built remembers as a hash. */
export async function buildIfStale(node) {
  if (!isBuilt() || readFileSync(stamp, 'utf8') !== hashOfInputs()) await build(node)
}

/** Builds the pages when there are none; for those who start the gateway but do not look at its pages. */
export async function buildIfMissing(node) {
  if (!isBuilt()) await build(node)
}

const isBuilt = () => existsSync(stamp)

async function build(node) {
  print('Building the pages.')
  const started = Date.now()
  const hash = hashOfInputs()
  await runStep(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    explain: explainBuild,
    // Whoever builds, a test run too, builds what is served: with another value React comes in its slow edition.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  writeFileSync(stamp, hash)
  print(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

function explainBuild(errors) {
  if (/ENOSPC/.test(errors)) return 'The disk is full. Free about 100 MB and run the command again.'
  if (/EACCES|EPERM|EROFS/.test(errors))
    return 'dist/ cannot be written. Give this user write access to it and run it again.'
  return 'The pages could not be built for the reason above. Correct the source it names, then run `npm run build`.'
}

function hashOfInputs() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesUnder).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (path.includes('.')) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
}

const ways = { '--if-stale': buildIfStale, '--if-missing': buildIfMissing }

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const way = ways[process.argv[2]] ?? build
    await way(await install({ development: false }))
  })
}
