import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that the system gives to outgoing connections, of which tests make many. */
const [lowest, highest] = [20_000, 32_000]

/** A loopback port that was free a moment ago, and that nobody gets by chance. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest)
  const server = createServer()
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port, '127.0.0.1')
  if (!(await listening)) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
