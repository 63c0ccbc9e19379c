import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

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
    // The disk is full. The lock still holds; only the owner's name is missing.
  }
}

/**
 * Locks a data folder for this process, with SQLite's exclusive lock on a small open file. The operating system
 * releases it when the process ends, so a lock is never stale. Throws an error naming the owner if the folder is
 * already locked.
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
