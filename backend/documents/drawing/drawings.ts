import { Piscina } from 'piscina'
import type { FileAnswer } from '#schema/wire/envelope.ts'
import type { Language } from '#values/language.ts'
import type { Caller } from '../../access/caller.ts'
import { shares, turnsOf } from '../../process/limits.ts'
import { paperIn } from '../language.ts'
import type { Paper } from '../paper.ts'

/** Drawing fully occupies a core, so it runs on worker threads. */
const threads = new Piscina({
  filename: new URL('./drawingThread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: shares.drawings.atOnce,
  // Idle workers hold the fonts in memory, so they end soon.
  idleTimeout: 10_000,
  stricterFIFO: true,
  // A small young generation forces frequent garbage collection, so that memory stays low over hundreds of documents.
  resourceLimits: { maxYoungGenerationSizeMb: 8 },
})
// If a thread ends between two documents, no request fails: the next document starts another thread.
threads.on('error', (error) => process.emitWarning(error))

const turns = turnsOf('drawings')

export interface Drawing {
  readonly name: string
  readonly paper: Paper
}

interface Reader {
  readonly caller: Caller
  readonly language: Language
  /** Drops the document while it waits. */
  readonly signal: AbortSignal
}

/**
 * Draws a document as PDF in its reader's turn of the queue; its data is read only then, to limit memory. Raises 429
 * when the queue is full, unless the document `isAdmitted` as part of an answer under way.
 */
export const drawFor = (
  { caller, language, signal }: Reader,
  read: () => Promise<Drawing>,
  isAdmitted = false,
): Promise<FileAnswer> => {
  const draw = async () => {
    const { name, paper } = await read()
    return { name: `${name}.pdf`, bytes: await threads.run(paperIn(language, paper)) }
  }
  return turns.run(`user ${caller.id}`, draw, { isAdmitted, signal })
}

export const closeDrawingThreads = () => threads.destroy()
