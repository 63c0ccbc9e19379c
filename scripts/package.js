import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { buildIfStale, prepare } from './build.js'
import { importFlags, portalEnvironment, portalFlags } from './nodeFlags.js'
import { billOfMaterials, licensesOf, thirdParty } from './packaging/thirdParty.js'
import { CommandError, main, print, root, run } from './run.js'

/** Another folder can be named, so that several packages can be made at the same time. */
const target = resolve(root, process.argv[2] ?? 'package')
const folder = join(target, 'anvil-portal')

const quiet = ['--disable-warning=ExperimentalWarning']
/** Commands of the start program besides `start`: Node options and program. */
const tools = {
  health: ['health.js'],
  admin: [...quiet, 'dist-server/administer.js'],
  backup: [...quiet, 'dist-server/backUp.js'],
  'check-services': [...quiet, 'dist-server/checkServices.js'],
  export: [...quiet, 'dist-server/exportData.js'],
  import: [...importFlags, 'dist-server/importFiles.js'],
}

const inPackage = (name, ...paths) => paths.map((path) => `node_modules/${name}/${path}`)
const namesIn = (path, needed) => readdirSync(join(root, path)).filter((name) => needed.test(name))
const fontsOf = (name, needed) =>
  inPackage(
    name,
    'package.json',
    'LICENSE',
    'unicode.json',
    ...namesIn(`node_modules/${name}/files`, needed).map((file) => `files/${file}`),
  )

/** Paths that are copied; the built server contains all packages but those that load files from their own folders. */
const paths = () => [
  'dist',
  'dist-server',
  'values/commonPasswords.txt',
  'backend/demo/files',
  'package.json',
  'LICENSE',
  'deploy',
  'docs',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'bench/results.md',
  'SECURITY.md',
  '.env.example',
  ...inPackage('piscina', 'package.json', 'LICENSE', 'dist'),
  ...inPackage('@node-rs/argon2', 'package.json', 'index.js'),
  ...namesIn('node_modules/@node-rs', /^argon2-/).map((name) => `node_modules/@node-rs/${name}`),
  ...fontsOf('@fontsource/inter', /-(400|600)-normal\.woff$/),
  ...fontsOf('@fontsource/kosugi', /\.woff$/),
]

const lineOf = ([name, [...parts]]) => {
  const program = parts.pop()
  return `  ${name}) exec "$here/node" ${[...parts, `"$here/${program}"`].join(' ')} "$@" ;;`
}

const startProgram = () => `#!/bin/sh
# Starts the portal or one of its tools: portal [start | ${Object.keys(tools).join(' | ')}] [arguments]
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)
command=\${1:-start}
[ $# -gt 0 ] && shift
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-${portalEnvironment.MALLOC_ARENA_MAX}}"
case $command in
${[['start', [...portalFlags, 'dist-server/main.js']], ...Object.entries(tools)].map(lineOf).join('\n')}
  *) echo "Unknown command: $command" >&2; exit 2 ;;
esac
`

const health = `const host = process.env.HOST ?? '127.0.0.1'
const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? \`[\${host}]\` : host
const url = \`http://\${name}:\${process.env.PORT ?? 4000}/readyz\`
const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch((error) => ({ ok: false, status: error.message }))
console.log(\`\${url}: \${answer.status}\`)
process.exitCode = answer.ok ? 0 : 1
`

const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** A line for each file, as `sha256sum --check` reads it. */
const checksums = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
    .map((path) => `${sha256(join(folder, path))}  ${path}\n`)
    .join('')

/** Seconds of the commit, so that a second package of a checkout has the same bytes, and another version other times. */
const dateOfSources = () => {
  if (process.env.SOURCE_DATE_EPOCH) return Number(process.env.SOURCE_DATE_EPOCH)
  try {
    return Number(
      execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return Math.floor(statSync(join(root, 'package.json')).mtimeMs / 1000)
  }
}

/** Nothing of the machine: names in order, one date, no owner, and rights that do not depend on the umask. */
const tarOptions = () => [
  '--sort=name',
  `--mtime=@${dateOfSources()}`,
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u=rwX,go=rX',
  '--format=gnu',
  '--use-compress-program=gzip -n',
]

await main(async () => {
  const node = await prepare({ development: false }, buildIfStale)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of paths()) cpSync(join(root, path), join(folder, path), { recursive: true, dereference: true })
  cpSync(node, join(folder, 'node'))
  writeFileSync(join(folder, 'health.js'), health)
  writeFileSync(join(folder, 'portal'), startProgram())
  for (const program of ['node', 'portal']) chmodSync(join(folder, program), 0o755)
  const described = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = thirdParty(root)
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licensesOf(packages))
  writeFileSync(join(folder, 'bom.json'), `${JSON.stringify(billOfMaterials(described, packages), null, 2)}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), checksums())
  const tarball = join(target, `anvil-portal-${described.version}-${process.platform}-${process.arch}.tar.gz`)
  const { code } = await run('tar', [...tarOptions(), '-cf', tarball, '-C', target, 'anvil-portal'])
  if (code !== 0) throw new CommandError('tar failed for the reason above.')
  writeFileSync(`${tarball}.sha256`, `${sha256(tarball)}  ${basename(tarball)}\n`)
  print(`Made ${folder}, ${tarball} and its checksum.`)
  return 0
})
