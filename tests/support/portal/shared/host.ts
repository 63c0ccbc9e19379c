import { appendFileSync } from 'node:fs'
import { keepFilesPrivate } from '#backend/database/dataFolder.ts'
import { builtProgram } from '#scripts/nodeFlags.js'
import type { FromHost, ToHost } from './sharedProcess.ts'

// Opens and closes portals on request, in one process: shared code is loaded and optimized only once.
const { openPortal }: typeof import('#proxy/process/portal.ts') = await import(`../../../../${builtProgram('portal')}`)

const send = (message: FromHost) => void process.send?.(message)

const closing = new Map<number, () => Promise<void>>()

const open = async (id: number, settings: NodeJS.ProcessEnv) => {
  const write = (line: string) => send({ id, line: line.trimEnd() })
  const { close } = await openPortal(settings, { write })
  closing.set(id, close)
}

const close = async (id: number) => {
  await closing.get(id)?.()
  closing.delete(id)
}

keepFilesPrivate()
process.on('disconnect', () => {
  // The parent does not wait for this process, so it reports its own processor time.
  const { user, system } = process.cpuUsage()
  if (process.env.TEST_TIMES) appendFileSync(process.env.TEST_TIMES, `${(user + system) / 1e6}\n`)
  process.exit()
})
process.on('message', async ({ id, settings }: ToHost) => {
  try {
    await (settings ? open(id, settings) : close(id))
    send({ id, isDone: true })
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
