import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { portalEnvironment } from '../../../../scripts/nodeFlags.js'
import { withoutSettings } from '../settings.ts'

/** To a process that portals share: opens one by its settings, or closes it. */
export interface ToHost {
  readonly id: number
  readonly settings?: NodeJS.ProcessEnv
}

/** What it says of one of them: a line of its log, or what came of what it was told. */
export type FromHost = { readonly id: number } & (
  | { readonly line: string }
  | { readonly isDone: true }
  | { readonly error: string }
)

interface Opened {
  readonly output: string[]
  readonly done: (error?: Error) => void
}

const program = fileURLToPath(new URL('./host.ts', import.meta.url))

/** A process that portals share. It ends with the one that has started it. */
function startHost() {
  const child: ChildProcess = fork(program, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...withoutSettings(process.env), ...portalEnvironment },
  })
  const told = new Map<number, Opened>()
  let count = 0

  child.on('message', (message: FromHost) => {
    const { output, done } = told.get(message.id) ?? {}
    if ('line' in message) output?.push(message.line)
    else done?.('error' in message ? new Error(message.error) : undefined)
  })
  void once(child, 'close').then(([code]) => {
    for (const { done } of told.values()) done(new Error(`The process of the portals ended with code ${code}.`))
  })
  child.unref()
  child.channel?.unref()

  const tell = async (message: ToHost, output: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    told.set(message.id, { output, done: (error) => (error ? reject(error) : resolve()) })
    child.channel?.ref()
    child.send(message)
    await promise.finally(() => child.channel?.unref())
  }

  /** Opens a portal whose log is added to `output`; answers how it is closed. */
  return async (settings: NodeJS.ProcessEnv, output: string[]) => {
    count += 1
    const id = count
    await tell({ id, settings }, output)
    const close = async () => {
      await tell({ id }, output)
      told.delete(id)
    }
    return { pid: child.pid ?? 0, close }
  }
}

let host: ReturnType<typeof startHost> | undefined

/** Opens a portal in the process that the portals of this one share; answers how it is closed. */
export const openInSharedProcess: ReturnType<typeof startHost> = (settings, output) => {
  host ??= startHost()
  return host(settings, output)
}
