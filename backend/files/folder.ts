import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface KeptFile {
  readonly id: string
  readonly mediaType: string
  readonly size: number
  readonly sha256: string
}

export type ReadableFile = { readonly size: number; readonly stream: AsyncIterable<Uint8Array> }

/** Back end of the store: complete files that survive a power failure, and the mark that tells stores apart. */
export interface KeptFiles {
  /** Setting and location, for messages. */
  readonly name: string
  /** Takes a complete local file. If it fails, the file cannot be read and the local one may be left. */
  put(path: string, file: KeptFile): Promise<void>
  /** Rejects if the file does not exist. */
  get(id: string): Promise<ReadableFile>
  remove(id: string): Promise<void>
  /** Ids of files not modified since `moment` (milliseconds), in batches. */
  oldIds(moment: number): AsyncIterable<readonly string[]>
  /** Path of a file on a local disk; absent if files have none. */
  readonly pathOf?: (id: string) => string
  readMark(): Promise<string | null>
  writeMark(mark: string): Promise<void>
}

/** Makes directory entries durable against a power failure. */
export const syncFolder = async (folder: string) => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Opens the file on the first read, so that an aborted response has nothing to close. */
async function* bytesOf(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path)
}

/** Names of entries not modified since `moment` (milliseconds); ignores entries that have disappeared. */
export const untouchedSince = async (folder: string, names: readonly string[], moment: number) => {
  const old: string[] = []
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtimeMs <= moment) old.push(name)
  }
  return old
}

const namesAtOnce = 500

const orAbsent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Keeps files in the folder `kept`, and the mark in the file `id`. */
export const openFolder = async (folder: string): Promise<KeptFiles> => {
  const kept = join(folder, 'kept')
  const mark = join(folder, 'id')
  const pathOf = (id: string) => join(kept, id)
  await mkdir(kept, { recursive: true, mode: 0o700 })

  return {
    name: `DATA_DIR (${folder})`,
    pathOf,
    put: async (path, { id }) => {
      try {
        await rename(path, pathOf(id))
        await syncFolder(kept)
      } catch (error) {
        await rm(pathOf(id), { force: true })
        throw error
      }
    },
    get: async (id) => {
      const { size } = await stat(pathOf(id))
      return { size, stream: bytesOf(pathOf(id)) }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    oldIds: async function* (moment) {
      const names = (await readdir(kept)).sort()
      for (let at = 0; at < names.length; at += namesAtOnce)
        yield await untouchedSince(kept, names.slice(at, at + namesAtOnce), moment)
    },
    readMark: async () => (await readFile(mark, 'utf8').catch(orAbsent))?.trim() ?? null,
    writeMark: async (text) => {
      const partial = `${mark}.${process.pid}`
      await writeFile(partial, `${text}\n`, { mode: 0o600, flush: true })
      await rename(partial, mark)
      await syncFolder(folder)
    },
  }
}
