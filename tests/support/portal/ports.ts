import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports, many of which are used by the tests' own connections. */
const lowest = 20_000
const bands = 120
const bandSize = 100

let band: Promise<number> | undefined
let nextPort = 0

/** A free loopback port that no other test process uses at the same time. */
export async function freePort(): Promise<number> {
  band ??= claimBand()
  const first = await band
  for (let tried = 1; tried < bandSize; tried++) {
    nextPort = (nextPort % (bandSize - 1)) + 1
    const port = first + nextPort
    if (await isFree(port)) return port
  }
  throw new Error(`Something listens on every port from ${first} to ${first + bandSize - 1}.`)
}

/** A process owns a range as long as it listens on its first port. */
async function claimBand() {
  const some = randomInt(bands)
  for (let tried = 0; tried < bands; tried++) {
    const first = lowest + ((some + tried) % bands) * bandSize
    const server = await listen(first)
    if (!server) continue
    server.unref()
    return first
  }
  throw new Error(`Other processes have every port from ${lowest} to ${lowest + bands * bandSize - 1}.`)
}

async function isFree(port: number) {
  const server = await listen(port)
  if (!server) return false
  server.close()
  await once(server, 'close')
  return true
}

async function listen(port: number) {
  const server = createServer()
  const isListening = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port, '127.0.0.1')
  return (await isListening) ? server : undefined
}
