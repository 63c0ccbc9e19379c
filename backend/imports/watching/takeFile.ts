import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { DataFile } from '#schema/imports/file.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import type { Instant } from '#values/types.ts'
import type { Place } from '../../database/open.ts'
import { describeImported } from '../folders/describeImported.ts'
import type { Source } from '../imported.ts'
import { importFiles } from '../importFiles.ts'
import type { Mapping } from '../reading/mappedColumns.ts'
import { openTarget, type Target } from '../target.ts'
import { settle } from './settle.ts'

/** State of a file by which a change is noticed. */
export interface Look {
  readonly size: number
  readonly changedAt: number
}

/** A file of the folder, and what it is imported as. */
export interface TakenFile {
  readonly place: Place
  readonly name: string
  readonly look: Look
  readonly kinds: readonly { readonly entity: string; readonly mapping: Mapping | null }[]
}

/** False if another portal has the file, or if it has changed since. */
export interface Taken {
  readonly isTaken: boolean
}

export const lookAt = async (path: string): Promise<Look | null> => {
  const found = await stat(path).catch(() => null)
  return found && { size: found.size, changedAt: found.mtimeMs }
}

export const isSame = (one: Look | null | undefined, other: Look | null | undefined) =>
  one?.size === other?.size && one?.changedAt === other?.changedAt

/** Any number: the first key of the locks of files that are imported from a folder. */
const lockSpace = 7_203_115

/** Locks the name until the connection ends, also against other portals; SQLite has one portal. */
const lock = async ({ dialect, ask }: Target, name: string) => {
  if (dialect.name === 'sqlite') return true
  const key = createHash('sha256').update(name).digest().readInt32BE()
  const [row] = await ask(`select pg_try_advisory_lock(${lockSpace}, ${key}) as is_locked`)
  return row?.is_locked === true
}

/** Imports a file completely or not at all, and moves it away. Runs in a thread. */
export const takeFile = async ({ place, name, look, kinds }: TakenFile, path: string): Promise<Taken> => {
  const target = await openTarget(place)
  const now = () => new Date().toISOString() as Instant
  const sources = kinds.map(
    ({ entity, mapping }): Source => ({
      file: dataFileOf(entity) as DataFile,
      mapping,
      fileName: name,
      open: () => createReadStream(path),
    }),
  )
  const manner = { isReplacing: false, isTogether: true, madeBy: 'folder', callerId: null, now, onProgress: () => {} }
  try {
    if (!(await lock(target, name)) || !isSame(await lookAt(path), look)) return { isTaken: false }
    const texts: string[] = []
    let isAccepted = true
    for await (const imported of importFiles(target, sources, manner)) {
      isAccepted &&= imported.problemCount === 0
      texts.push(describeImported(imported, false))
    }
    // A newer version of the file has come meanwhile; it is imported in its turn.
    if (!isSame(await lookAt(path), look)) return { isTaken: false }
    await settle(path, name, isAccepted ? 'done' : 'failed', texts.join('\n'), now())
    return { isTaken: true }
  } finally {
    await target.close()
  }
}
