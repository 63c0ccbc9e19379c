import { constants, type Dirent, type Stats } from 'node:fs'
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ofOthers = 0o077

/** Makes files created by this process private to its user, whatever the shell's umask is. */
export const keepFilesPrivate = () => void process.umask(ofOthers)

const isOpen = ({ mode }: Stats) => (mode & ofOthers) !== 0

const close = async (path: string) => {
  const found = await stat(path)
  if (isOpen(found)) await chmod(path, found.mode & 0o777 & ~ofOthers)
}

/** Skips symbolic links, which may point outside the portal's data. */
const isOwn = (entry: Dirent) => entry.isDirectory() || entry.isFile()

/** Removes access for other users, contents first, so that the next start resumes an interrupted run. */
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
 * Creates the data folder and denies other users access to the portal's data: the database with its secrets, mails with
 * links, and customers' files. Throws an error that explains what to do if the folder is not writable; calls `onError`
 * for files owned by another user.
 */
export const openDataFolder = async (dataDir: string, onError: (error: unknown) => void) => {
  await make(dataDir)
  const report = (error: NodeJS.ErrnoException) => onError(unprotected(error))
  for (const name of ['database', 'mail', 'files', 'assets'])
    await closeTree(join(dataDir, name)).catch(ignoreAbsent).catch(report)
  // Only the folder itself: its other contents do not belong to the portal.
  await close(dataDir).catch(report)
}
