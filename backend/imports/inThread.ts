import { Worker } from 'node:worker_threads'
import { reasonOf } from '#schema/imports/problems.ts'
import { DomainError } from '../errors.ts'
import type { IncomingFile } from '../files/files.ts'
import { turnsOf } from '../process/limits.ts'
import type { Failure, Outcome, Task } from './importThread.ts'
import { asAnswer, type Problem, plainProblem } from './reading/problems.ts'

const turns = turnsOf('imports')

/** Old objects in MB: rows are streamed, but a workbook is held as a whole. */
const heap = { csv: 96, workbook: 384 }

const isWorkbook = (mediaType: string | undefined) => mediaType?.includes('spreadsheet') ?? false

const unreadable = (problem: Problem) =>
  new DomainError('invalid_input', `The file cannot be read: ${problem.reason}`, { problems: [asAnswer(problem)] })

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const run = (task: Task, path: string, heapSize: number) =>
  new Promise<Outcome>((resolve, reject) => {
    const worker = new Worker(new URL('./importThread.ts', import.meta.url), {
      workerData: { task, path },
      resourceLimits: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: heapSize },
    })
    worker.once('message', resolve)
    worker.once('error', (error: Error) =>
      reject(isOutOfMemory(error) ? unreadable(plainProblem(0, reasonOf('workbookSize'))) : error),
    )
    worker.once('exit', (code) => reject(new Error(`The import ended with code ${code}.`)))
  })

const isFailure = (outcome: Outcome): outcome is Failure =>
  outcome !== null && ('error' in outcome || 'unreadable' in outcome)

export interface StoredPath {
  readonly path: string
  readonly mediaType?: IncomingFile['mediaType']
}

/**
 * Runs a task in a thread of its own, so that requests can still be served. Imports take turns; throws the errors of
 * the thread, and `invalid_input` for a file that cannot be read.
 */
export const inThread = async <Result extends Outcome>(userId: number, task: Task, { path, mediaType }: StoredPath) => {
  const heapSize = isWorkbook(mediaType) ? heap.workbook : heap.csv
  const outcome = await turns.run(String(userId), () => run(task, path, heapSize))
  if (!isFailure(outcome)) return outcome as Result
  if ('unreadable' in outcome) throw unreadable(outcome.unreadable)
  throw new DomainError(outcome.error, outcome.message)
}
