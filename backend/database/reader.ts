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

/** One thread and those who wait for it. `onEnd` hears of its end, with what ended it. */
const startThread = (file: string, onEnd: (error: Error) => void) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { readerOf: file } })
  const waiting = new Map<number, { resolve(result: QueryResult<unknown>): void; reject(error: Error): void }>()
  let lastId = 0

  worker.on('message', (answer: Answer) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asker?.reject(new Error(answer.error))
    else asker?.resolve(answer.result)
  })
  const end = (error: Error) => {
    for (const asker of waiting.values()) asker.reject(error)
    waiting.clear()
    onEnd(error)
  }
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`The reading thread ended with code ${code}.`)))

  // After the listeners, which would hold the process again.
  worker.unref()

  const run = (text: string, parameters: readonly unknown[]) =>
    new Promise<QueryResult<unknown>>((resolve, reject) => {
      lastId += 1
      worker.postMessage({ id: lastId, text, parameters } satisfies Question)
      waiting.set(lastId, { resolve, reject })
    })
  return { run, terminate: () => worker.terminate() }
}

type Thread = ReturnType<typeof startThread>

/**
 * A thread with a read-only connection of its own, for statements that read much: `node:sqlite` works on the calling
 * thread, and one search without an index would stall every other request. A thread that ends fails what it was asked, and the
 * next question starts another one.
 */
export const startReader = (file: string, onError: (error: unknown) => void) => {
  let thread: Thread | null = null
  let isClosed = false

  const begin = () => {
    const begun: Thread = startThread(file, (error) => {
      if (thread !== begun) return
      thread = null
      if (!isClosed) onError(error)
    })
    return begun
  }
  const run: RunStatement = async (text, parameters) => {
    if (isClosed) throw new Error('The database is closed.')
    thread ??= begin()
    return thread.run(text, parameters)
  }
  const close = async () => {
    isClosed = true
    await thread?.terminate()
  }
  thread = begin()
  return { run, close }
}
