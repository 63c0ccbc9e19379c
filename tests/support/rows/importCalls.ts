import { utils, write } from '@e965/xlsx'
import type { Client } from '../client/apiClient.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Calls of the imports, as a user or with a key. */
export const importCallsBy = (by: Client) => ({
  put: (path: string, body: string | Uint8Array) =>
    by.send('PUT', `/write/import/${path}`, { body, headers: { 'content-type': 'text/csv' } }),
  upload: (name: string, body: string | Uint8Array, type = 'text/csv') =>
    by.send('POST', `/write/importUploads?name=${encodeURIComponent(name)}`, {
      body,
      headers: { 'content-type': type },
    }),
  post: (path: string, body: object = {}) => by.send('POST', `/write/${path}`, { body }),
})

export type ImportCalls = ReturnType<typeof importCallsBy>

/** A workbook whose second sheet has the rows. */
export const workbook = (rows: readonly (readonly unknown[])[], name = 'Aufträge') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([[]]), 'Leer')
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet(
      rows.map((row) => [...row]),
      { cellDates: false, UTC: true },
    ),
    name,
  )
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', cellDates: false }))
}
