import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that the system gives to outgoing connections, of which tests make many. */
const lowest = 20_000
const bands = 120
const bandSize = 100

/** The first port of this process's band, and how far into the band it has given ports away. */
let band: Promise<number> | undefined
let given = 0

/** A loopback port that nothing listens on, and that no other process of the tests gives away meanwhile. */
export async function freePort(): Promise<number> {
  band ??= claimBand()
  const first = await band
  for (let tried = 1; tried < bandSize; tried++) {
    given = (given % (bandSize - 1)) + 1
    const port = first + given
    if (await isFree(port)) return port
  }
  throw new Error(`Something listens on every port from ${first} to ${first + bandSize - 1}.`)
}

/** A band belongs to the process that listens on its first port, for as long as it lives. */
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
