import { Worker } from 'node:worker_threads'
import type { RunStatement, StatementResult, StreamStatement } from './connection.ts'
import type { Question, Reply } from './readingThread.ts'

type Unnumbered<Q> = Q extends unknown ? Omit<Q, 'id'> : never

const startThread = (file: string, onEnd: (error: Error) => void) => {
  const worker = new Worker(new URL('./readingThread.ts', import.meta.url), {
    workerData: { readerOf: file },
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  })
  const waiting = new Map<number, { resolve(answered: StatementResult): void; reject(error: Error): void }>()
  let lastId = 0
  let ended: Error | null = null

  worker.on('message', (reply: Reply) => {
    const asker = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('error' in reply) asker?.reject(new Error(reply.error))
    else asker?.resolve(reply.answered)
  })
  const end = (error: Error) => {
    ended = error
    for (const asker of waiting.values()) asker.reject(error)
    waiting.clear()
    onEnd(error)
  }
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`The reading thread ended with code ${code}.`)))

  // Must follow the listeners, which would keep the process alive again.
  worker.unref()

  const ask = (question: Unnumbered<Question>) => {
    lastId += 1
    const id = lastId
    const answered = new Promise<StatementResult>((resolve, reject) => {
      // An ended worker accepts messages but never replies.
      if (ended) throw ended
      worker.postMessage({ ...question, id } satisfies Question)
      waiting.set(id, { resolve, reject })
    })
    return { id, answered }
  }
  return { ask, terminate: () => worker.terminate() }
}

type Thread = ReturnType<typeof startThread>
type Rows = Extract<StatementResult, { rows: unknown }>

/** Batches of a statement's rows; the next batch is read while the current one is in use. */
async function* portions(thread: Thread, text: string, parameters: readonly unknown[], count: number) {
  const opened = thread.ask({ kind: 'open', text, parameters })
  await opened.answered
  const next = () => {
    const { answered } = thread.ask({ kind: 'next', stream: opened.id, count })
    // Avoids an unhandled rejection if the consumer has stopped reading.
    answered.catch(() => {})
    return answered as Promise<Rows>
  }
  try {
    let coming = next()
    while (true) {
      const portion = await coming
      const isLast = portion.rows.length < count
      if (!isLast) coming = next()
      yield portion
      if (isLast) return
    }
  } finally {
    thread.ask({ kind: 'close', stream: opened.id }).answered.catch(() => {})
  }
}

/**
 * Starts a worker with a read-only connection for expensive reads: `node:sqlite` is synchronous, so one search without
 * an index would block all other requests. If the worker ends, pending requests fail and the next one starts a new
 * worker.
 */
export const startReader = (file: string, onError: (error: unknown) => void) => {
  let thread: Thread | null = null
  let isClosed = false

  const begin = () => {
    const started: Thread = startThread(file, (error) => {
      if (thread !== started) return
      thread = null
      if (!isClosed) onError(error)
    })
    return started
  }
  const atWork = () => {
    if (isClosed) throw new Error('The database is closed.')
    thread ??= begin()
    return thread
  }
  const run: RunStatement = async (text, parameters) => atWork().ask({ kind: 'run', text, parameters }).answered
  const stream: StreamStatement = (text, parameters, rowsAtOnce) => portions(atWork(), text, parameters, rowsAtOnce)
  const close = async () => {
    isClosed = true
    await thread?.terminate()
  }
  thread = begin()
  return { run, stream, close }
}
