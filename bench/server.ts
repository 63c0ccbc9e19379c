import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

/** A port of the loopback that nobody uses. */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a server as a process of its own and waits for its first line. */
export const startServer = async (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (!child.stdout) throw new Error('The server has no output to wait for.')
  await once(createInterface({ input: child.stdout }), 'line')
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}
