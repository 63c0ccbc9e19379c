import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.js'
import { main, print, root, runStep } from './run.js'

/** Build targets: output folder, Vite config, sources. */
const pages = {
  name: 'pages',
  folder: 'dist',
  config: 'vite.config.ts',
  inputs: [
    'src',
    'resources',
    'schema',
    'values',
    'dataProvider',
    'authProvider',
    'vite.config.ts',
    'scripts/building/builtIns.ts',
    'scripts/building/precompress.ts',
    'scripts/building/screenFiles.ts',
    'package-lock.json',
  ],
}
const server = {
  name: 'server',
  folder: 'dist-server',
  config: 'vite.server.config.ts',
  inputs: [
    'proxy',
    'backend',
    'schema',
    'values',
    'scripts/data/administer.ts',
    'scripts/data/exportData.ts',
    'scripts/data/importFiles.ts',
    'vite.server.config.ts',
    'package-lock.json',
  ],
}

/** Builds the targets whose sources have changed; `.built` in the output folder stores a hash of the sources. */
export async function buildIfStale(node) {
  for (const part of [pages, server]) if (isStale(part)) await build(node, part)
}

/** Builds the pages if they are missing; for starting the gateway without using its pages. */
export async function buildPagesIfMissing(node) {
  if (!isBuilt(pages)) await build(node, pages)
}

/** Builds the server and the command-line programs if their sources have changed. */
export async function buildServerIfStale(node) {
  if (isStale(server)) await build(node, server)
}

async function buildAll(node) {
  for (const part of [pages, server]) await build(node, part)
}

const stampOf = ({ folder }) => join(root, folder, '.built')
const isBuilt = (part) => existsSync(stampOf(part))
const isStale = (part) => !isBuilt(part) || readFileSync(stampOf(part), 'utf8') !== hashOf(part)

async function build(node, part) {
  print(`Building the ${part.name}.`)
  const started = Date.now()
  const hash = hashOf(part)
  await runStep(node, ['node_modules/vite/bin/vite.js', 'build', '--config', part.config, '--logLevel', 'warn'], {
    explain: (errors) => explainBuild(part, errors),
    // Test runs also build for production: other values of NODE_ENV include React's slow development build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  writeFileSync(stampOf(part), hash)
  print(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

function explainBuild({ name, folder }, errors) {
  if (/ENOSPC/.test(errors)) return 'The disk is full. Free about 100 MB and run the command again.'
  if (/EACCES|EPERM|EROFS/.test(errors))
    return `${folder}/ cannot be written. Give this user write access to it and run it again.`
  return `The ${name} could not be built for the reason above. Correct the source it names, then run \`npm run build\`.`
}

function hashOf({ inputs }) {
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

const ways = {
  '--if-stale': buildIfStale,
  '--pages-if-missing': buildPagesIfMissing,
  '--server-if-stale': buildServerIfStale,
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const way = ways[process.argv[2]] ?? buildAll
    await way(await install({ development: false }))
  })
}
