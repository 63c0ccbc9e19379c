import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { QueryResult } from 'kysely'
import { openStatements, type RunStatement } from './sqlite.ts'

interface Question {
  id: number
  text: string
  parameters: readonly unknown[]
}

type Answer = { id: number; result: QueryResult<unknown> } | { id: number; error: string }

/** The thread's own side: a read-only connection that answers one question after the other. */
const serve = (file: string) => {
  const { run } = openStatements(file, { isReadOnly: true })
  parentPort?.on('message', ({ id, text, parameters }: Question) => {
    try {
      parentPort?.postMessage({ id, result: run(text, parameters) } satisfies Answer)
    } catch (error) {
      parentPort?.postMessage({ id, error: String(error) } satisfies Answer)
    }
  })
}

if (parentPort && typeof workerData?.readerOf === 'string') serve(workerData.readerOf)

/**
 * Starts a thread with a read-only connection of its own, for statements that read much: `node:sqlite` works on the
 * calling thread, and one search without an index would stall every other request.
 */
export const startReader = (file: string): { run: RunStatement; close: () => Promise<void> } => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { readerOf: file } })
  const waiting = new Map<number, { resolve(result: QueryResult<unknown>): void; reject(error: Error): void }>()
  let lastId = 0

  worker.on('message', (answer: Answer) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asker?.reject(new Error(answer.error))
    else asker?.resolve(answer.result)
  })
  worker.on('error', (error: Error) => {
    for (const asker of waiting.values()) asker.reject(error)
    waiting.clear()
  })

  // After the listeners, which would hold the process again.
  worker.unref()

  const run: RunStatement = (text, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ id: lastId, text, parameters } satisfies Question)
    })
  return { run, close: async () => void (await worker.terminate()) }
}
