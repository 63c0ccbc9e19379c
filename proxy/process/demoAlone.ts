import { isIPv4 } from 'node:net'
import type { Day } from '#schema/kinds.ts'
import type { Config } from '../config.ts'

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

const elsewhere = 'or use another DATA_DIR (or DATABASE_URL) with DEMO=off'

/**
 * A demo has public passwords, so it may listen only on loopback and not run in production; throws an error with
 * instructions. A database with a business day counts as a demo, whatever `DEMO` is set to now.
 */
export const requireIsolatedDemo = (
  { host, isProduction }: Pick<Config, 'host' | 'isProduction'>,
  businessDay: Day | null,
) => {
  if (businessDay === null) return
  if (isProduction)
    throw new Error(
      `This database holds the demo, whose passwords everybody knows. Start it without NODE_ENV=production, ${elsewhere}.`,
    )
  if (!isLoopback(host))
    throw new Error(
      `The demo, whose passwords everybody knows, may not listen on ${host}. Set HOST=127.0.0.1 and put a reverse proxy before it with PUBLIC_URL, ${elsewhere}.`,
    )
}
