import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { endLater } from './ending.ts'

export interface Program {
  readonly pid: number
  readonly lines: readonly string[]
  readonly stop: () => Promise<void>
}

/** Names a program by its file alone: its arguments may contain a session. */
const endedByItself = (args: readonly string[], code: number | null) =>
  new Error(`${args.find((arg) => !arg.startsWith('-'))} ended by itself with code ${code}.`)

const stopped = async (child: ChildProcess, args: readonly string[]) => {
  if (child.exitCode) throw endedByItself(args, child.exitCode)
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}

/** Starts a program in production mode without waiting for its output. */
export const spawnProgram = async (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // The request log is written but discarded: disk speed is not measured.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(child, 'spawn')
  return { child, stop: endLater(() => stopped(child, args)) }
}

/** Starts a program and waits for its first line, which signals that it is ready. Throws if it exits instead. */
export const startProgram = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Program> => {
  const { child, stop } = await spawnProgram(args, env)
  const lines: string[] = []
  const ready = Promise.withResolvers<void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    ready.resolve()
  })
  child.once('close', (code) => ready.reject(endedByItself(args, code)))
  await ready.promise
  return { pid: child.pid ?? 0, lines, stop }
}

export const urlOf = ({ lines }: Program) => {
  const [url] = /http:\/\/\S+/.exec(lines[0] ?? '') ?? []
  if (!url) throw new Error(`No address in '${lines[0]}'.`)
  return url
}
