import { type OpenWriter, openWriter } from '#kit/files/openWriter.ts'
import { openWorkbook } from '#kit/files/workbook.ts'

/** The browser's writer with the worker code in the same process, because jsdom has no workers. */
export const openHere: OpenWriter = (columns, format) => {
  if (format === 'csv') return openWriter(columns, format)
  const { add, finish } = openWorkbook(columns, format)
  return { add, finish: async () => new Blob([finish()]), close: () => {} }
}
