import { Worker } from 'node:worker_threads'
import { reasonOf } from '#schema/imports/problems.ts'
import { DomainError } from '../errors.ts'
import { turnsOf } from '../process/limits.ts'
import type { Failure, Outcome, Task } from './importThread.ts'
import { asAnswer, type Problem, plainProblem } from './reading/problems.ts'

const turns = turnsOf('imports')

/** Old objects in MB: rows are streamed; of a workbook the texts that its cells share are held. */
const heapSize = 128

/** Seconds that a thread may work. Proposals and annotations read a file, imports also write. */
const workLimits: Readonly<Record<Task['does'], number>> = {
  propose: 30,
  takeFile: 3_600,
  readSheet: 30,
  annotate: 300,
  import: 3_600,
  undo: 3_600,
}
const secondsBetweenLooks = 1

const unreadable = (problem: Problem) =>
  new DomainError('invalid_input', `The file cannot be read: ${problem.reason}`, { problems: [asAnswer(problem)] })

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Ends the thread if it works for too long; waiting does not count. */
const run = (task: Task, path: string, workLimit: number) =>
  new Promise<Outcome>((resolve, reject) => {
    const worker = new Worker(new URL('./importThread.ts', import.meta.url), {
      workerData: { task, path },
      resourceLimits: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: heapSize },
    })
    const look = setInterval(() => {
      if (worker.performance.eventLoopUtilization().active < workLimit * 1_000) return
      reject(unreadable(plainProblem(0, reasonOf('readTime'))))
      void worker.terminate()
    }, secondsBetweenLooks * 1_000)
    worker.once('message', resolve)
    worker.once('error', (error: Error) =>
      reject(isOutOfMemory(error) ? unreadable(plainProblem(0, reasonOf('workbookSize'))) : error),
    )
    worker.once('exit', (code) => {
      clearInterval(look)
      reject(new Error(`The import ended with code ${code}.`))
    })
  })

const isFailure = (outcome: Outcome): outcome is Failure =>
  outcome !== null && ('error' in outcome || 'unreadable' in outcome)

/**
 * Runs a task in a thread of its own, so that requests can still be served. Imports take turns; throws the errors of
 * the thread, and `invalid_input` for a file that cannot be read.
 */
export const inThread = async <Result extends Outcome>(
  userId: number,
  task: Task,
  path: string,
  workLimit = workLimits[task.does],
) => {
  const outcome = await turns.run(String(userId), () => run(task, path, workLimit))
  if (!isFailure(outcome)) return outcome as Result
  if ('unreadable' in outcome) throw unreadable(outcome.unreadable)
  throw new DomainError(outcome.error, outcome.message)
}
