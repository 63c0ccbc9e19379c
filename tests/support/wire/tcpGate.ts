import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A gate in front of a server: open, it passes connections; cut, it breaks them and accepts none; silent, it holds back
 * all data.
 */
export type TcpGate = { port: number; cut: () => Promise<void>; open: () => Promise<void>; silence: () => void }

export async function tcpGate(target: { host: string; port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer((inner) => {
    const outer = connect(target)
    for (const socket of [inner, outer]) keep(socket)
    inner.pipe(outer).pipe(inner)
    // A pipe passes on an end, but not a connection that breaks.
    inner.once('close', () => outer.destroy())
    outer.once('close', () => inner.destroy())
  })
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await open(0)
  return {
    port,
    open: async () => {
      if (!server.listening) await open(port)
    },
    cut: async () => {
      if (!server.listening) return
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
  }
}
