import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const ownerOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'another process'
  }
}

/**
 * Takes a data folder for this process. The lock is SQLite's exclusive lock on a small file held open: the operating system
 * drops it with its owner, so that none is ever stale. Throws an error that names the owner when the folder is taken.
 */
export const lockFolder = (folder: string) => {
  const owner = join(folder, 'lock.owner')
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; commit')
  } catch {
    lock.close()
    throw new Error(
      `The data folder ${folder} is in use by ${ownerOf(owner)}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(owner, `process ${process.pid}, started ${new Date().toISOString()}`)
  return () => lock.close()
}
