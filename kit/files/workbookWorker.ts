import { type FromWorker, openWorkbook, type ToWorker } from './workbook.ts'

// TypeScript uses the page's types here; worker types have a different `postMessage`.
const page = self as unknown as { postMessage(message: FromWorker, transfer?: Transferable[]): void }

let workbook: ReturnType<typeof openWorkbook> | undefined

const handle = (message: ToWorker) => {
  if (message.type === 'open') workbook = openWorkbook(message.columns, message.format)
  if (message.type === 'add') workbook?.add(message.rows)
  if (message.type !== 'finish' || !workbook) return
  const bytes = workbook.finish()
  page.postMessage({ type: 'built', bytes }, [bytes])
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    handle(data)
  } catch (error) {
    page.postMessage({ type: 'failed', message: String(error) })
  }
})
