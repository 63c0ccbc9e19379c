import type { FromSheetWorker, ToSheetWorker } from './sheetWorker.ts'

/** Larger files are rejected. */
export const maxSheetBytes = 15_000_000
const deadline = 30_000

export class UnreadableSheetError extends Error {
  readonly code: 'tooLarge' | 'notASheet'

  constructor(code: UnreadableSheetError['code']) {
    super(code === 'tooLarge' ? 'The file is too large.' : 'The file cannot be read as a sheet.')
    this.name = 'UnreadableSheetError'
    this.code = code
  }
}

const ask = (worker: Worker, message: ToSheetWorker) => {
  const { promise, resolve, reject } = Promise.withResolvers<string[][]>()
  const fail = () => reject(new UnreadableSheetError('notASheet'))
  const timer = setTimeout(fail, deadline)
  worker.addEventListener('message', ({ data }: MessageEvent<FromSheetWorker>) =>
    data.rows ? resolve(data.rows) : fail(),
  )
  worker.addEventListener('error', fail)
  worker.postMessage(message, [message.bytes])
  return promise.finally(() => clearTimeout(timer))
}

/**
 * Cells of the first sheet of a workbook or of a CSV file as texts, including blank rows, up to `maxRows`. Runs in a
 * worker, which loads the library on demand. Throws `UnreadableSheetError`.
 */
export const readSheet = async (file: File, maxRows: number): Promise<string[][]> => {
  if (file.size > maxSheetBytes) throw new UnreadableSheetError('tooLarge')
  const bytes = await file.arrayBuffer().catch(() => {
    throw new UnreadableSheetError('notASheet')
  })
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await ask(worker, { bytes, maxRows })
  } finally {
    worker.terminate()
  }
}
