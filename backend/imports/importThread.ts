import { createReadStream } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { dataFileOf } from '../../schema/imports/index.ts'
import type { Instant } from '../../values/types.ts'
import { type Admitted, recheckAccess } from '../access/recheckAccess.ts'
import type { Db, Place } from '../database/open.ts'
import { DomainError, type DomainErrorCode } from '../errors.ts'
import type { Imported } from './imported.ts'
import { importFiles } from './importFiles.ts'
import { openTarget } from './target.ts'

export interface Task {
  readonly place: Place
  readonly path: string
  readonly entity: string
  readonly isReplacing: boolean
  readonly madeBy: string
  readonly callerId: number | null
  /** Checked again as the import writes. */
  readonly admitted: Admitted | null
}

const importOne = async ({ place, path, entity, admitted, ...manner }: Task): Promise<Imported | DomainErrorCode> => {
  const file = dataFileOf(entity)
  if (!file) throw new Error(`There is no file ${entity}.`)
  const target = await openTarget(place)
  const now = () => new Date().toISOString() as Instant
  const source = { file, open: () => createReadStream(path) }
  try {
    const requireAccess = async (db: Db) => void (admitted && (await recheckAccess(db, now(), admitted)))
    for await (const imported of importFiles(target, [source], { ...manner, now, requireAccess, onProgress: () => {} }))
      return imported
    throw new Error('Nothing was imported.')
  } catch (error) {
    // An error loses its class on the way out of a thread.
    if (error instanceof DomainError) return error.code
    throw error
  } finally {
    await target.close()
  }
}

parentPort?.postMessage(await importOne((workerData as { importing: Task }).importing))
