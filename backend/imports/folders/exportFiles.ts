import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { infoOf } from '#schema/fields.ts'
import { documentFile, documentIndex } from '#schema/imports/documentFile.ts'
import type { DataFile } from '#schema/imports/file.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { csvLine, neutral } from '#values/csv.ts'
import type { Db, Place } from '../../database/open.ts'
import { inSnapshot } from '../../database/snapshot.ts'
import { type FileStore, openStore } from '../../files/store.ts'
import { type ListedDocument, listDocuments } from '../documents/listDocuments.ts'
import { isWritten } from '../reading/ownCells.ts'
import { type Attach, fileRows } from './fileRows.ts'

const endings: Readonly<Record<string, string>> = { 'application/pdf': '.pdf', 'application/xml': '.xml' }

/** Name that every file system takes; the number makes it the only one. */
const fileNameOf = ({ kind, number, mediaType, name }: ListedDocument, at: number) => {
  const ending = endings[mediaType] ?? (/\.\w+$/.exec(name)?.[0] || (kind === 'xml' ? '.xml' : ''))
  return `${kind}-${number.replace(/[^\w.-]+/g, '_')}-${at + 1}${ending}`
}

const identityOf = ({ kind, customerId, number, name }: ListedDocument) =>
  JSON.stringify([kind, customerId, number, name])

/** Writes the plant's documents with their index, as an import reads them, and returns their number. */
const exportDocuments = async (db: Db, store: FileStore, folder: string) => {
  // Records with the same number share a document.
  const documents = [...new Map((await listDocuments(db)).map((document) => [identityOf(document), document])).values()]
  if (documents.length === 0) return 0
  const filesFolder = join(folder, documentFile.name)
  await mkdir(filesFolder, { recursive: true, mode: 0o700 })
  let text = csvLine(Object.keys(documentFile.columns))
  for (const [at, document] of documents.entries()) {
    const { customerId, kind, number, name, fileId: id, size, sha256 } = document
    const file = fileNameOf(document, at)
    const { stream } = await store.read({ id, size, sha256 })
    await pipeline(stream, createWriteStream(join(filesFolder, file), { mode: 0o600 }))
    text += csvLine([String(customerId), kind, neutral(number), file, neutral(name)])
  }
  const path = join(folder, documentIndex)
  await writeFile(`${path}.part`, text, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return documents.length
}

/**
 * Yields the text of a file, some lines at a time. Escapes user-written text that a spreadsheet would take for a
 * formula.
 */
async function* textOf(db: Db, file: DataFile, attach: Attach, count: (rows: number) => void) {
  const isText = Object.values(file.columns).map(({ field }) => isWritten(infoOf(field)))
  let text = csvLine(Object.keys(file.columns))
  let rows = 0
  for await (const row of fileRows(db, file, attach)) {
    text += csvLine(row.map((cell, at) => (isText[at] ? neutral(cell) : cell)))
    rows += 1
    if (text.length < 65_536) continue
    yield text
    text = ''
  }
  yield text
  count(rows)
}

/** Writes attached files into their folder, which is created with the first one. */
const attachIn = (folder: string, { attached }: DataFile): Attach => {
  const own = join(folder, attached?.folder ?? '')
  return async (name, bytes) => {
    await mkdir(own, { recursive: true, mode: 0o700 })
    await writeFile(join(own, name), bytes, { mode: 0o600 })
  }
}

/** Writes a complete file: the previous one stays in place until the new one is finished. */
const writeRows = async (db: Db, folder: string, file: DataFile) => {
  const path = join(folder, `${file.name}.csv`)
  const unfinished = `${path}.part`
  let written = 0
  try {
    const text = textOf(db, file, attachIn(folder, file), (rows) => {
      written = rows
    })
    await pipeline(Readable.from(text), createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
  return written
}

/** Writes all data files and the plant's documents into a folder, from one snapshot of the database; calls `tell` after each file. */
export const exportFiles = async (place: Place, folder: string, report: (name: string, rows: number) => void) => {
  await inSnapshot(place, async (db) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const file of dataFiles) report(file.name, await writeRows(db, folder, file))
    const documents = await exportDocuments(db, await openStore(place), folder)
    if (documents > 0) report(documentFile.name, documents)
  })
}
