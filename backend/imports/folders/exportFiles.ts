import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DataFile } from '../../../schema/imports/file.ts'
import { dataFiles } from '../../../schema/imports/index.ts'
import { csvLine, neutral } from '../../../values/text/csv.ts'
import type { Db, Place } from '../../database/open.ts'
import { inSnapshot } from '../../database/opening/snapshot.ts'
import { isWritten } from '../reading/cells.ts'
import { type Attach, fileRows } from './fileRows.ts'

/**
 * Yields the text of a file, some lines at a time. Escapes user-written text that a spreadsheet would take for a
 * formula.
 */
async function* textOf(db: Db, file: DataFile, attach: Attach, count: (rows: number) => void) {
  const isText = Object.values(file.columns).map(({ field }) => isWritten(field))
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

/** Writes all data files into a folder, from one snapshot of the database; calls `tell` after each file. */
export const exportFiles = async (place: Place, folder: string, report: (name: string, rows: number) => void) => {
  await inSnapshot(place, async (db) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const file of dataFiles) report(file.name, await writeRows(db, folder, file))
  })
}
