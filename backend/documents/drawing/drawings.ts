import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { FileAnswer } from '../../../schema/envelope.ts'
import { tooManyRequests } from '../../httpError.ts'
import type { Paper } from '../paper.ts'

const longestQueue = 100
const retrySeconds = 5

/** Drawing keeps a core busy: threads of its own, so that other requests do not wait, and a bound on who waits. */
const threads = new Piscina({
  filename: new URL('./drawingThread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: Math.max(1, availableParallelism() - 1),
  // One that has drawn holds the type in memory: it ends soon after the last.
  idleTimeout: 10_000,
  maxQueue: longestQueue,
})

/** A document drawn as PDF, under the name that it may be saved by. */
export const drawFile = async (name: string, paper: Paper): Promise<FileAnswer> => {
  if (threads.queueSize >= longestQueue) throw tooManyRequests(retrySeconds)
  return { name: `${name}.pdf`, bytes: await threads.run(paper) }
}

export const closeDrawingThreads = () => threads.destroy()
