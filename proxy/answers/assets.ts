import { realpathSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '#backend/root.ts'

/** Folder of the built pages; the one that `dist` leads to now, whatever is built later. */
export const builtPages = () => {
  const dist = fileURLToPath(new URL('dist', root))
  try {
    return realpathSync(dist)
  } catch {
    return dist
  }
}

/** Hashed files of all builds that serve this data folder, or did in the last week. */
export const sharedAssets = (dataDir: string) => join(dataDir, 'assets')

const everyMilliseconds = 3_600_000
const keptMilliseconds = 7 * 24 * 3_600_000

const sizeOf = async (path: string) => (await stat(path).catch(() => null))?.size

/** Copies a file completely or not at all, and renews the time from which it is kept. */
const share = async (own: string, shared: string, name: string) => {
  const [from, to, partial] = [join(own, name), join(shared, name), join(shared, `.${name}.${process.pid}`)]
  if ((await sizeOf(to)) !== (await sizeOf(from))) {
    await copyFile(from, partial)
    await chmod(partial, 0o600)
    await rename(partial, to)
  }
  const now = new Date()
  await utimes(to, now, now)
}

/** Copies the hashed files of a build into the shared folder, and deletes those that no portal has used for a week. */
export const shareAssets = async (own: string, shared: string) => {
  await mkdir(shared, { recursive: true, mode: 0o700 })
  const names = (await readdir(own)).filter((name) => !/\.(br|gz)$/.test(name))
  for (const name of names) await share(own, shared, name)
  for (const name of await readdir(shared)) {
    const found = await stat(join(shared, name)).catch(() => null)
    if (found && found.mtimeMs < Date.now() - keptMilliseconds) await rm(join(shared, name), { force: true })
  }
}

/**
 * Shares the files of this build with portals of other builds behind the same proxy, and with tabs that stay open after
 * an upgrade. Failures, such as a full disk, are reported only: this build does not need the shared files.
 */
export const keepSharing = async (dataDir: string, onError: (error: unknown) => void) => {
  const share = () => shareAssets(join(builtPages(), 'assets'), sharedAssets(dataDir)).catch(onError)
  await share()
  const timer = setInterval(() => void share(), everyMilliseconds)
  return () => clearInterval(timer)
}
