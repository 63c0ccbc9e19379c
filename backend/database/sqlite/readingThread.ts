import { parentPort, workerData } from 'node:worker_threads'
import type { StatementResult } from './connection.ts'
import { openStatements, takeRows } from './connection.ts'

interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** Messages to the worker; a stream is identified by the id of the request that opened it. */
export type Question =
  | ({ readonly kind: 'run'; readonly id: number } & Statement)
  | ({ readonly kind: 'open'; readonly id: number } & Statement)
  | { readonly kind: 'next'; readonly id: number; readonly stream: number; readonly count: number }
  | { readonly kind: 'close'; readonly id: number; readonly stream: number }

export type Reply =
  | { readonly id: number; readonly answered: StatementResult }
  | { readonly id: number; readonly error: string }

/** Each stream has its own connection, because an open read keeps its connection's snapshot. */
interface Stream {
  readonly columns: readonly string[]
  readonly rows: Iterator<unknown[]>
  readonly close: () => void
}

const openStream = (file: string, { text, parameters }: Statement): Stream => {
  const { iterate, close } = openStatements(file, { isReadOnly: true, cacheKibibytes: 4_000 })
  try {
    return { ...iterate(text, parameters), close }
  } catch (error) {
    close()
    throw error
  }
}

/** Serves requests one at a time on a read-only connection; streams interleave batch by batch. */
const serve = (file: string) => {
  const { run } = openStatements(file, { isReadOnly: true })
  const streams = new Map<number, Stream>()

  const answer = (question: Question): StatementResult => {
    if (question.kind === 'run') return run(question.text, question.parameters)
    if (question.kind === 'open') {
      const stream = openStream(file, question)
      streams.set(question.id, stream)
      return { columns: stream.columns, rows: [] }
    }
    const stream = streams.get(question.stream)
    const columns = stream?.columns ?? []
    if (question.kind === 'next') return { columns, rows: stream ? takeRows(stream.rows, question.count) : [] }
    stream?.rows.return?.()
    stream?.close()
    streams.delete(question.stream)
    return { columns, rows: [] }
  }
  const reply = (question: Question): Reply => {
    try {
      return { id: question.id, answered: answer(question) }
    } catch (error) {
      return { id: question.id, error: String(error) }
    }
  }
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(reply(question)))
}

serve(workerData.readerOf)
