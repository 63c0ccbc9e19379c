import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { portalEnvironment, portalFlags, portalProgram } from '#scripts/nodeFlags.js'
import { freePort } from './ports.ts'
import { businessDay, withoutSettings } from './settings.ts'

/** A portal process whose data folder outlives it. */
export type PortalProcess = {
  url: string
  pid: number
  dataDir: string
  output: string[]
  /**
   * Milliseconds from process start to the first answer of `/readyz`, without the time spent waiting for a processor.
   */
  startedIn: number
  /** Exit code once the process has ended; null when a signal ended it. */
  ended: Promise<number | null>
  /** Sends a signal; resolves to the exit code, or null if the signal ended the process. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

type Spawned = { child: ChildProcess; output: string[]; port: number; began: number; ended: Promise<number | null> }

/** Command line of a program, possibly wrapped by another program that prepares its environment. */
type Within = (program: readonly string[]) => readonly string[]
const asItIs: Within = (program) => program

/** Starts a portal on this data folder without waiting. */
export async function spawnPortal(
  dataDir: string,
  env: Record<string, string> = {},
  within = asItIs,
): Promise<Spawned> {
  const port = await freePort()
  const began = performance.now()
  const [program = '', ...args] = within([process.execPath, ...portalFlags, portalProgram])
  const child = spawn(program, args, {
    env: {
      ...withoutSettings(process.env),
      ...portalEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      DEMO_TODAY: businessDay,
      DEMO_EXTREMES: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => output.push(line))
  return { child, output, port, began, ended }
}

/** A portal prints its port when it is listening. */
export async function listening({ child, output, port, ended }: Spawned) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.stdout?.on('data', (chunk) => String(chunk).includes(`:${port}`) && resolve())
  void ended.then((code) => reject(new Error(`The portal ended with code ${code}:\n${output.join('\n')}`)))
  await promise
}

/** Milliseconds for which runnable threads waited for a processor; 0 if the system does not count this. */
function processorWait(pid: number) {
  const threads = `/proc/${pid}/task`
  if (!existsSync(threads)) return 0
  const waits = readdirSync(threads).map((thread) => {
    const [, nanoseconds = '0'] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  })
  return waits.reduce((sum, wait) => sum + wait, 0)
}

export async function startOn(
  dataDir: string,
  env: Record<string, string> = {},
  within = asItIs,
): Promise<PortalProcess> {
  const spawned = await spawnPortal(dataDir, env, within)
  await listening(spawned)
  const { child, output, port, began, ended } = spawned
  const url = `http://127.0.0.1:${port}`
  const { status } = await fetch(`${url}/readyz`)
  const pid = child.pid ?? 0
  const startedIn = performance.now() - began - processorWait(pid)
  if (status !== 200) throw new Error(`The portal listens but /readyz answers ${status}:\n${output.join('\n')}`)
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return ended
  }
  return { url, pid, dataDir, output, startedIn, ended, end }
}
