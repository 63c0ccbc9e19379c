import { readSheetBytes } from './sheetBytes.ts'

export interface ToSheetWorker {
  readonly bytes: ArrayBuffer
  readonly maxRows: number
}

export type FromSheetWorker = { readonly rows: string[][] } | { readonly rows: null; readonly message: string }

// TypeScript uses the page's types here; worker types have a different `postMessage`.
const page = self as unknown as { postMessage(message: FromSheetWorker): void }

self.addEventListener('message', ({ data }: MessageEvent<ToSheetWorker>) => {
  try {
    page.postMessage({ rows: readSheetBytes(data.bytes, data.maxRows) })
  } catch (error) {
    page.postMessage({ rows: null, message: String(error) })
  }
})
