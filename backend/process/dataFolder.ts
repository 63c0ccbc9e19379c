import { constants, type Dirent, type Stats } from 'node:fs'
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the group and all others may do. */
const ofOthers = 0o077

/** Files that this process makes are for its own user, whatever mask the shell has set. */
export const keepFilesPrivate = () => void process.umask(ofOthers)

const isOpen = ({ mode }: Stats) => (mode & ofOthers) !== 0

const close = async (path: string) => {
  const found = await stat(path)
  if (isOpen(found)) await chmod(path, found.mode & 0o777 & ~ofOthers)
}

/** A link leads elsewhere, to what is not the portal's. */
const isOwn = (entry: Dirent) => entry.isDirectory() || entry.isFile()

/** Closes a folder to others: what is in it first, so that a start that was broken off is gone on with by the next. */
const closeTree = async (folder: string): Promise<void> => {
  if (!isOpen(await stat(folder))) return
  for (const entry of (await readdir(folder, { withFileTypes: true })).filter(isOwn)) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? closeTree(path) : close(path))
  }
  await close(folder)
}

const ignoreAbsent = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

const unprotected = (error: NodeJS.ErrnoException) =>
  new Error(
    `Other users of this machine may read ${error.path ?? 'the data folder'} (${error.code}). Give it to the user of the portal, with mode 700 for folders and 600 for files.`,
    { cause: error },
  )

const make = async (dataDir: string) => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`DATA_DIR ${dataDir} cannot be used (${code}). Set it to a folder that this user may write to.`)
  }
}

/**
 * Makes the data folder, and lets nobody else look into what the portal has there: the database with its secrets, the
 * mails with their links, the files of customers. Raises an error that says what to do where it cannot be written to;
 * `onError` hears of what belongs to somebody else.
 */
export const openDataFolder = async (dataDir: string, onError: (error: unknown) => void) => {
  await make(dataDir)
  const report = (error: NodeJS.ErrnoException) => onError(unprotected(error))
  for (const name of ['database', 'mail', 'files'])
    await closeTree(join(dataDir, name)).catch(ignoreAbsent).catch(report)
  // Not what else may be in it: that is not the portal's.
  await close(dataDir).catch(report)
}
