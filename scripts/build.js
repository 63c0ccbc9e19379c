import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.js'
import { alone } from './lock.js'
import { main, print, root, runStep } from './run.js'

/** Days that a replaced build is kept, for portals that still run from it. */
const keptDays = 7

/**
 * Build targets: name of the link to the newest build, Vite config, sources. Each build has a folder of its own, named
 * after the hash of its sources, so that a running portal keeps its files. It lies beside the link, because the built
 * server finds the project one folder above itself.
 */
const pages = {
  name: 'pages',
  folder: 'dist',
  config: 'vite.config.ts',
  inputs: [
    'src',
    'kit',
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
    'scripts/data/backUp.ts',
    'scripts/data/exportData.ts',
    'scripts/data/importFiles.ts',
    'vite.server.config.ts',
    'package-lock.json',
  ],
}

/** Builds the targets whose sources have changed. */
export async function buildIfStale(node) {
  for (const part of [pages, server]) await buildPart(node, part)
}

/** Builds the pages if they are missing; for starting the gateway without using its pages. */
export async function buildPagesIfMissing(node) {
  if (!existsSync(stampIn(pages.folder))) await buildPart(node, pages)
}

/** Builds the server and the command-line programs if their sources have changed. */
export async function buildServerIfStale(node) {
  await buildPart(node, server)
}

/** Installs and builds what a program needs, while other starts in this folder wait; returns the path of Node. */
export const prepare = ({ development }, build) =>
  alone(join(root, '.preparing'), async () => {
    const node = await install({ development })
    await build(node)
    return node
  })

/** Written last, so that a folder with it is complete. */
const stampIn = (folder) => join(root, folder, '.built')

async function buildPart(node, part) {
  const folder = `${part.folder}.${hashOf(part)}`
  if (!existsSync(stampIn(folder))) await build(node, part, folder)
  if (targetOf(part.folder) === folder) return
  pointTo(part.folder, folder)
  removeOld(part.folder, folder)
}

async function build(node, part, folder) {
  print(`Building the ${part.name}.`)
  const started = Date.now()
  const out = ['--outDir', join(root, folder), '--emptyOutDir']
  await runStep(
    node,
    ['node_modules/vite/bin/vite.js', 'build', '--config', part.config, '--logLevel', 'warn', ...out],
    {
      explain: (errors) => explainBuild(part, errors),
      // Test runs also build for production: other values of NODE_ENV include React's slow development build.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  writeFileSync(stampIn(folder), '')
  print(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** Folder that a link points to; null if it is no link. */
function targetOf(name) {
  try {
    return readlinkSync(join(root, name))
  } catch {
    return null
  }
}

/** Replaces a link in one step, so that it always leads to a complete build. */
function pointTo(name, folder) {
  const [link, next, before] = [join(root, name), join(root, `${name}.next`), targetOf(name)]
  rmSync(next, { force: true })
  symlinkSync(folder, next, 'junction')
  try {
    renameSync(next, link)
  } catch {
    // A folder of an earlier version of this script, or a system that cannot replace links.
    rmSync(link, { recursive: true, force: true })
    renameSync(next, link)
  }
  const now = new Date()
  if (before && existsSync(join(root, before))) utimesSync(join(root, before), now, now)
}

function removeOld(name, current) {
  const before = Date.now() - keptDays * 86_400_000
  for (const entry of readdirSync(root)) {
    if (!entry.startsWith(`${name}.`) || entry === current) continue
    if (lstatSync(join(root, entry)).mtimeMs < before) rmSync(join(root, entry), { recursive: true, force: true })
  }
}

function explainBuild({ name }, errors) {
  if (/ENOSPC/.test(errors)) return 'The disk is full. Free about 100 MB and run the command again.'
  if (/EACCES|EPERM|EROFS/.test(errors))
    return `The folder of the project cannot be written. Give this user write access to it and run it again.`
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
  return hash.digest('hex').slice(0, 16)
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
  await main(async () => void (await prepare({ development: false }, ways[process.argv[2]] ?? buildIfStale)))
}
