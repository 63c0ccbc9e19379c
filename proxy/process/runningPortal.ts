import { hashSecret } from '#backend/secrets.ts'
import type { Config } from '../config.ts'
import { databasePlace } from './startReport.ts'

const milliseconds = 2_000

type Data = Pick<Config, 'databaseUrl' | 'dataDir'>
type Address = Data & Pick<Config, 'host' | 'port'>

/** Tells databases apart without naming them. */
export const databaseMark = (data: Data) => hashSecret(databasePlace(data)).slice(0, 16)

/** Mark of the database of the portal that runs at this address; null without one. */
const markOfRunning = async ({ host, port }: Address): Promise<string | null> => {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/healthz`
  try {
    const answer: unknown = await (await fetch(url, { signal: AbortSignal.timeout(milliseconds) })).json()
    const { database } = Object(answer) as { database?: unknown }
    return typeof database === 'string' ? database : null
  } catch {
    return null
  }
}

/** Throws if the portal that runs with this HOST and PORT has another database than the settings name. */
export const requireDatabaseOfRunning = async (config: Address) => {
  const running = await markOfRunning(config)
  if (running !== null && running !== databaseMark(config))
    throw new Error(
      `The portal on port ${config.port} uses another database than ${databasePlace(config)}, which these settings name. Give the command the settings of the portal, such as DATABASE_URL or DATA_DIR, or the PORT of its own portal.`,
    )
}
