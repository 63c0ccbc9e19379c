import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { portalEnvironment } from '#scripts/nodeFlags.js'
import { withoutSettings } from '../settings.ts'

/** Message to the shared process: opens a portal with these settings, or closes it. */
export interface ToHost {
  readonly id: number
  readonly settings?: NodeJS.ProcessEnv
}

export type FromHost = { readonly id: number } & (
  | { readonly line: string }
  | { readonly isDone: true }
  | { readonly error: string }
)

interface Opened {
  readonly output: string[]
  readonly done: (error?: Error) => void
}

/** The S3 client reads its settings from the process. */
const awsOf = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('AWS_')))

const program = fileURLToPath(new URL('./host.ts', import.meta.url))

let host: ReturnType<typeof startHost> | undefined

/** Ends with this process at the latest. */
function startHost() {
  const child = fork(program, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...withoutSettings(process.env),
      ...portalEnvironment,
      ...awsOf(process.env),
      TEST_TIMES: process.env.TEST_TIMES,
    },
    silent: true,
  })
  const portals = new Map<number, Opened>()
  let count = 0
  let death: Error | undefined

  child.on('message', (message: FromHost) => {
    const { output, done } = portals.get(message.id) ?? {}
    if ('line' in message) output?.push(message.line)
    else done?.('error' in message ? new Error(message.error) : undefined)
  })
  // Console output cannot be attributed to one portal, so all get it.
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        for (const { output } of portals.values()) output.push(line)
      })
  void once(child, 'close').then(([code, signal]) => {
    host = undefined
    death = new Error(`The process of the portals ended by itself, with ${signal ?? `code ${code}`}.`)
    for (const { output, done } of portals.values()) {
      output.push(death.message)
      done(death)
    }
  })
  // Does not keep the test process alive.
  child.unref()
  child.channel?.unref()

  const send = async (message: ToHost, output: string[]) => {
    if (death) throw death
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    portals.set(message.id, { output, done: (error) => (error ? reject(error) : resolve()) })
    child.send(message, (error) => error && reject(error))
    await promise
  }

  return async (settings: NodeJS.ProcessEnv, output: string[]) => {
    count += 1
    const id = count
    const forget = () => portals.delete(id)
    await send({ id, settings }, output).catch((error) => {
      forget()
      throw error
    })
    const close = () => send({ id }, output).finally(forget)
    return { pid: child.pid ?? 0, close }
  }
}

/**
 * Opens a portal in the shared process. Its log and the output of the process are appended to `output`. Returns the
 * process id and a function that closes the portal.
 */
export const openInSharedProcess: ReturnType<typeof startHost> = (settings, output) => {
  host ??= startHost()
  return host(settings, output)
}
