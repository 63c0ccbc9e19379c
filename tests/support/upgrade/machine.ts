import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../portal/ports.ts'

const unit = readFileSync('deploy/anvil-portal.service', 'utf8')
const unitSetting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

/** Runs a command as another user, with the environment of a file: here as this user. */
const systemdRun = `while [ $# -gt 0 ]; do
  case $1 in
    --*) shift ;;
    -E) export "$2"; shift 2 ;;
    -p) set -a; . "\${2#EnvironmentFile=}"; set +a; shift 2 ;;
    *) break ;;
  esac
done
exec "$@"`

/**
 * A folder in place of a machine's root. It runs commands of the documents, and in place of systemd the service that
 * they start and stop, without its restarts after a failure.
 */
export const openMachine = async (root: string, settings: Readonly<Record<string, string>>, path: string) => {
  const port = String(await freePort())
  const log = join(root, 'journal')
  const environmentFile = join(root, 'etc/anvil-portal.env')
  for (const folder of ['bin', 'etc', 'opt', 'var/lib/anvil-portal']) mkdirSync(join(root, folder), { recursive: true })
  const lines = Object.entries({ ...settings, PORT: port }).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(environmentFile, lines.join(''))
  writeFileSync(log, '')

  const here = (text: string) =>
    text
      .replaceAll(/(?<=^|[\s="])\/(?=(opt|etc|var)\/)/gm, `${root}/`)
      .replaceAll(' -o anvil-portal', '')
      .replaceAll(' -g anvil-portal', '')
      .replaceAll('PORT=4000', `PORT=${port}`)
      .replaceAll('linux-x64', `${process.platform}-${process.arch}`)
  const environment = here(`${unitSetting('Environment')} `)
    .trim()
    .split(' ')
    .concat(readFileSync(environmentFile, 'utf8').trim().split('\n'))
  const serviceEnvironment = Object.fromEntries(environment.map((pair) => pair.split(/=(.*)/s).slice(0, 2)))

  let service: ChildProcess | undefined
  const stop = async () => {
    if (!service || service.exitCode !== null || service.signalCode !== null) return
    service.kill()
    await once(service, 'exit')
  }
  const start = () => {
    const [program = '', ...args] = here(unitSetting('ExecStart')).split(' ')
    service = spawn('sh', ['-c', 'exec "$@" >>"$0" 2>&1', log, program, ...args], {
      cwd: join(root, 'var/lib/anvil-portal'),
      env: { PATH: process.env.PATH, ...serviceEnvironment },
      stdio: 'ignore',
    })
  }
  const control = createServer(async (request, response) => {
    if (request.url !== '/start') await stop()
    if (request.url !== '/stop') start()
    response.end()
  })
  control.listen(0, '127.0.0.1')
  await once(control, 'listening')
  const controlUrl = `http://127.0.0.1:${(control.address() as AddressInfo).port}`

  const programs = {
    sudo: '[ "$1" = -u ] && shift 2\nexec "$@"',
    systemctl: `exec curl -sSf "${controlUrl}/$1"`,
    journalctl: `exec cat ${log}`,
    'systemd-run': systemdRun,
  }
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(root, 'bin', name), 0o755)
  }

  const running = new Set<ChildProcess>()
  /** Ends commands like Ctrl-C on a terminal. */
  const interrupt = ({ pid = 0 }: ChildProcess) => process.kill(-pid, 'SIGINT')
  const begin = (commands: string, env: Readonly<Record<string, string>> = {}) => {
    const child = spawn('sh', ['-ec', here(commands)], {
      cwd: root,
      env: { ...env, PATH: `${join(root, 'bin')}:${path}` },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }
  /** Runs commands to their end; returns their output. */
  const run = async (commands: string, env?: Readonly<Record<string, string>>) => {
    const child = begin(commands, env)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part
      })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`${here(commands)}\nended with code ${code}:\n${output}`)
    return output
  }
  const close = async () => {
    for (const child of running) interrupt(child)
    await stop()
    control.close()
  }
  return { port, begin, interrupt, run, close, exitCode: () => service?.exitCode ?? null }
}
