import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

// A private mount: invisible to other processes, and gone with the process.
const unshare = ['unshare', '--map-root-user', '--mount', 'sh', '-c']

/** True if the system supports private mounts: Linux with user namespaces, or as root. */
export const hasSmallDisks = () => spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0

/** Command line that runs a program with a small disk mounted at this folder; the folder's content is copied to it. */
export const onSmallDisk = (folder: string, megabytes: number, program: readonly string[]) => {
  const backup = `${folder}.kept`
  const script = `mkdir "$2" && cp -a "$1/." "$2" && mount -t tmpfs -o size=${megabytes}m tmpfs "$1" && cp -a "$2/." "$1" && shift 2 && exec "$@"`
  return [...unshare, script, 'sh', folder, backup, ...program]
}

export const seenBy = (pid: number, folder: string) => join(`/proc/${pid}/root`, folder)

/** Fills a disk completely; returns a function that frees it. */
export function fill(folder: string) {
  const file = join(folder, 'ballast')
  const block = Buffer.alloc(65_536)
  for (let size = block.length; size >= 1; size = Math.floor(size / 2)) {
    const ballast = openSync(file, 'a')
    try {
      while (true) writeSync(ballast, block, 0, size)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      closeSync(ballast)
    }
  }
  return () => rmSync(file)
}
