import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/** Whether an error says that somebody else is writing. */
export const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy

const readOwner = (file: string) => {
  try {
    return readFileSync(file, 'utf8') || null
  } catch {
    return null
  }
}

const nameOwner = (file: string) => {
  try {
    writeFileSync(file, `process ${process.pid}, started ${new Date().toISOString()}`)
  } catch {
    // A full disk: the folder is ours all the same, and nobody can be told by whom it is taken.
  }
}

/**
 * Takes a data folder for this process. The lock is SQLite's exclusive lock on a small file held open: the operating
 * system drops it with its owner, so that none is ever stale. Throws an error that names the owner when the folder is
 * taken.
 */
export const lockFolder = (folder: string) => {
  const owner = join(folder, 'lock.owner')
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; commit')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    const named = readOwner(owner) ?? 'another process'
    throw new Error(`The data folder ${folder} is in use by ${named}. Stop it, or set DATA_DIR to another folder.`)
  }
  nameOwner(owner)
  return () => lock.close()
}
