import { randomUUID } from 'node:crypto'
import type { Db } from '../database/open.ts'
import { unavailable } from '../errors.ts'
import { readSetting } from '../settings.ts'
import type { FileStore } from './store.ts'

const key = 'file_store'

/**
 * Marks the store and records the mark, for a database that has none. A store with a mark is that of another database,
 * whose files have no rows here and would be swept.
 */
const claim = (db: Db, store: FileStore) =>
  db.transaction().execute(async (transaction) => {
    const value = randomUUID()
    // Portals that start together wait here for the first.
    const { numInsertedOrUpdatedRows: count } = await transaction
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (!count) return
    const mark = await store.readMark()
    if (mark !== null)
      throw new Error(
        `${store.name} has the files of another database: its id is ${mark}. Set another place. If its files are those of this database, delete the file "id" there.`,
      )
    await store.writeMark(value)
  })

/** Null if the store is that of the database, otherwise what to do. The first store becomes that of the database. */
const strangeStore = async (db: Db, store: FileStore) => {
  if ((await readSetting(db, key)) === null) await claim(db, store)
  const [own, mark] = [await readSetting(db, key), await store.readMark()]
  if (own === mark) return null
  const has = mark === null ? 'no id' : `the id ${mark}`
  return `${store.name} does not have the files of this database: it has ${has}, not ${own}. All portals of a database need the same DATA_DIR, on a shared disk, or the same FILES_URL. If all files were copied there, write ${own} into the file "id" beside "kept".`
}

export const requireOwnStore = async (db: Db, store: FileStore) => {
  const strange = await strangeStore(db, store)
  if (strange !== null) throw new Error(strange)
}

/**
 * Compares the store with the database: now, and while they differ whenever `isOwn` is asked. Throws an error with
 * instructions if the store cannot be reached now.
 */
export const watchStore = async (db: Db, store: FileStore, onError: (error: unknown) => void) => {
  let isSame = true
  const look = async () => {
    const strange = await strangeStore(db, store)
    // Once only: probes of `/readyz` arrive every few seconds.
    if (strange !== null && isSame) onError(new Error(strange))
    isSame = strange === null
  }
  await look().catch((error: Error) => {
    if (!(error.cause instanceof Error)) throw error
    throw new Error(`${store.name} cannot be used: ${error.cause.message}`)
  })
  /** `afresh` also looks if they did not differ. */
  const isOwn = async ({ afresh = false } = {}) => {
    if (!isSame || afresh) await look()
    return isSame
  }
  const requireOwn = async () => {
    if (!(await isOwn())) throw unavailable('The portal cannot store files.', undefined)
  }
  return { isOwn, requireOwn }
}

export type StoreWatch = Awaited<ReturnType<typeof watchStore>>
