import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale, prepare } from './build.js'
import { importFlags, portalEnvironment, portalFlags } from './nodeFlags.js'
import { CommandError, main, print, root, run } from './run.js'

const folder = join(root, 'package/anvil-portal')

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
  ...['dist', 'dist-server', 'values/commonPasswords.txt', 'package.json', 'LICENSE'],
  ...['deploy', 'docs/settings.md', 'docs/operations.md'],
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

await main(async () => {
  const node = await prepare({ development: false }, buildIfStale)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of paths()) cpSync(join(root, path), join(folder, path), { recursive: true, dereference: true })
  cpSync(node, join(folder, 'node'))
  writeFileSync(join(folder, 'health.js'), health)
  writeFileSync(join(folder, 'portal'), startProgram())
  for (const program of ['node', 'portal']) chmodSync(join(folder, program), 0o755)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const tarball = `anvil-portal-${version}-${process.platform}-${process.arch}.tar.gz`
  const { code } = await run('tar', ['-czf', join('package', tarball), '-C', 'package', 'anvil-portal'])
  if (code !== 0) throw new CommandError('tar failed for the reason above.')
  print(`Made ${join('package', 'anvil-portal')} and ${join('package', tarball)}.`)
  return 0
})
