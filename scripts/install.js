import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, print, root, runStep } from './run.js'

const oldestNode = 20
const pinnedMajor = 24
const pinnedPath = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0])

/** Installs missing packages; returns the path of the Node that runs the project. */
export async function install({ development }) {
  if (majorOf(process.version) < oldestNode) {
    throw new CommandError(
      `Node ${process.version} is too old. Install Node ${oldestNode} or newer from https://nodejs.org and run the command again.`,
    )
  }
  if (!isInstalled(development)) await installPackages(development)
  return runningIsPinned() || runs(pinnedPath) ? pinnedPath : repairNode()
}

/** npm writes node_modules/.package-lock.json last, so it lists exactly the installed packages. */
function isInstalled(development) {
  const locked = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(locked).every(([path, entry]) => {
    const isNeeded = path !== '' && !entry.optional && !entry.devOptional && (development || !entry.dev)
    return !isNeeded || present[path]?.version === entry.version
  })
}

function packagesIn(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

async function installPackages(development) {
  print('Installing the dependencies; the first time takes a minute or two.')
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const heartbeat = setInterval(() => print(`  still installing (${seconds()} s)`), 15_000)
  try {
    // Hides npm warnings, because users who start the portal cannot fix their causes.
    await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(development ? ['--include=dev'] : [])])
  } finally {
    clearInterval(heartbeat)
  }
  print(`Installed in ${seconds()} s.`)
}

/** Prefers the npm that started this process over the one on PATH. */
export async function npm(args) {
  const own = process.env.npm_execpath
  const [program, first] = own && existsSync(own) ? [process.execPath, [own]] : ['npm', []]
  try {
    await runStep(program, [...first, ...args], { explain: explainNpm })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    throw new CommandError(
      'npm was not found. Install Node with npm from https://nodejs.org and run the command again.',
    )
  }
}

const npmFailures = [
  [/ENOSPC/, 'The disk is full. Free about 1 GB and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET|EIDLETIMEOUT/,
    'npm could not reach its registry. Check the network, the proxy and `npm config get registry`, then run the command again.',
  ],
  [/EACCES|EPERM|EROFS/, 'npm may not write here. Give this user write access to the project folder and run it again.'],
  [/EUSAGE/, 'package.json and package-lock.json disagree. Run `npm install`, then run the command again.'],
  [/EINTEGRITY/, 'A download was damaged. Run `npm cache clean --force`, then run the command again.'],
  [/E401|E403/, 'The npm registry refused. Check your `npm config get registry` and sign in to it, then run it again.'],
]

function explainNpm(errors) {
  const known = npmFailures.find(([pattern]) => pattern.test(errors))
  return known
    ? known[1]
    : 'npm failed for the reason above. Correct it, or delete node_modules, and run the command again.'
}

function runningIsPinned() {
  return existsSync(pinnedPath) && realpathSync(pinnedPath) === realpathSync(process.execPath)
}

function runs(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return status === 0 && majorOf(stdout) >= pinnedMajor
}

/** The npm package `node` downloads its binary in an install script, which some machines forbid. */
async function repairNode() {
  if (majorOf(process.version) >= pinnedMajor) return process.execPath
  print(`Fetching Node ${pinnedMajor} for this project.`)
  await npm(['rebuild', 'node', '--ignore-scripts=false'])
  if (runs(pinnedPath)) return pinnedPath
  throw new CommandError(
    `Node ${pinnedMajor} from npm does not run on this machine. Install Node ${pinnedMajor} or newer from https://nodejs.org, then run the command again.`,
  )
}
