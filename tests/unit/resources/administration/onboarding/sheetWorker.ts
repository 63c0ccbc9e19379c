import { vi } from 'vitest'
import { readSheetBytes } from '#kit/sheet/sheetBytes.ts'
import type { FromSheetWorker, ToSheetWorker } from '#kit/sheet/sheetWorker.ts'

const answer = ({ bytes, maxRows }: ToSheetWorker): FromSheetWorker => {
  try {
    return { rows: readSheetBytes(bytes, maxRows) }
  } catch (error) {
    return { rows: null, message: String(error) }
  }
}

/** Runs the worker code in the same process, because jsdom has no workers. */
class WorkerHere extends EventTarget {
  postMessage(message: ToSheetWorker) {
    this.dispatchEvent(new MessageEvent('message', { data: answer(message) }))
  }

  terminate() {}
}

export const stubSheetWorker = () => vi.stubGlobal('Worker', WorkerHere)
