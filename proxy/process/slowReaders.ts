import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Deadlines } from '../deadlines.ts'

/** Number of checks within the deadline. */
const looks = 10

/**
 * Resets connections whose client has fallen behind and reads fewer than `minRead` bytes within `slowReader`
 * milliseconds: each byte read would otherwise prolong an answer, and with it a place of a limit.
 */
export const endSlowReaders = (
  server: Server,
  sockets: ReadonlyMap<Socket, unknown>,
  { slowReader, minRead }: Pick<Deadlines, 'slowReader' | 'minRead'>,
) => {
  const behind = new WeakMap<Socket, { readonly since: number; readonly read: number }>()
  const look = (socket: Socket, now: number) => {
    if (socket.writableLength === 0) return void behind.delete(socket)
    const read = socket.bytesWritten - socket.writableLength
    const earlier = behind.get(socket)
    if (earlier && now - earlier.since < slowReader) return
    // A normal close would keep the unsent bytes in the kernel for minutes.
    if (earlier && read - earlier.read < minRead) socket.resetAndDestroy()
    else behind.set(socket, { since: now, read })
  }
  const lookAtAll = () => {
    const now = performance.now()
    for (const socket of sockets.keys()) look(socket, now)
  }
  server.once('listening', () => {
    const timer = setInterval(lookAtAll, slowReader / looks)
    server.once('close', () => clearInterval(timer))
  })
}
