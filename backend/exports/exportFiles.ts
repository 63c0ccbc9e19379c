import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DataFile } from '../../schema/imports/file.ts'
import { dataFiles } from '../../schema/imports/index.ts'
import { csvLine } from '../../values/csv.ts'
import type { Db } from '../database/open.ts'
import { inSnapshot } from '../database/snapshot.ts'
import { fileRows } from './fileRows.ts'

/** The text of a file, some lines at a time. */
async function* textOf(db: Db, file: DataFile, count: (rows: number) => void) {
  let text = csvLine(Object.keys(file.columns))
  let rows = 0
  for await (const row of fileRows(db, file)) {
    text += csvLine(row)
    rows += 1
    if (text.length < 65_536) continue
    yield text
    text = ''
  }
  yield text
  count(rows)
}

/** Writes a file whole: under its name stands the old one until the new one is complete. */
const writeFile = async (db: Db, folder: string, file: DataFile) => {
  const path = join(folder, `${file.name}.csv`)
  const unfinished = `${path}.part`
  let written = 0
  try {
    const text = textOf(db, file, (rows) => {
      written = rows
    })
    await pipeline(Readable.from(text), createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
  return written
}

interface Settings {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

/** Writes every file of a plant's data into a folder, all of one state of the database; tells each when it is there. */
export const exportFiles = async (settings: Settings, folder: string, tell: (name: string, rows: number) => void) => {
  await inSnapshot(settings, async (db) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const file of dataFiles) tell(file.name, await writeFile(db, folder, file))
  })
}
