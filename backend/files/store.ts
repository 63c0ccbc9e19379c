import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { headBytes, mediaTypeOf } from './mediaType.ts'

export interface StoredFile {
  readonly id: string
  readonly mediaType: string
  readonly size: number
  readonly sha256: string
}

/** Makes directory entries durable against a power failure. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const createHead = () => {
  const pieces: Uint8Array[] = []
  let length = 0
  const add = (chunk: Uint8Array) => {
    if (length >= headBytes) return
    const piece = Uint8Array.from(chunk.subarray(0, headBytes - length))
    length += piece.length
    pieces.push(piece)
  }
  return { add, bytes: () => Buffer.concat(pieces) }
}

const writeAll = async (path: string, source: AsyncIterable<Uint8Array>) => {
  const hash = createHash('sha256')
  const head = createHead()
  let size = 0
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) {
      hash.update(chunk)
      head.add(chunk)
      size += chunk.length
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, sha256: hash.digest('hex'), mediaType: await mediaTypeOf(head.bytes()) }
}

/** Opens the file on the first read, so that an aborted response has nothing to close. */
async function* bytesOf(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path)
}

const namesIn = async (folder: string) => (await readdir(folder)).sort()

/** Names of entries not modified since `moment` (milliseconds); ignores entries that have disappeared. */
const untouchedSince = async (folder: string, names: readonly string[], moment: number) => {
  const old: string[] = []
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtimeMs <= moment) old.push(name)
  }
  return old
}

const namesAtOnce = 500

/**
 * Stores files in a folder under opaque ids: in `incoming` while being written, then in `kept`. Files in `kept` are
 * complete and survive a power failure; a file counts only if its database row exists, which is written afterwards.
 */
export const openStore = async (folder: string) => {
  const incoming = join(folder, 'incoming')
  const storeFolder = join(folder, 'kept')
  for (const each of [incoming, storeFolder]) await mkdir(each, { recursive: true, mode: 0o700 })
  for (const each of [folder, join(folder, '..')]) await syncFolder(each)

  /** Writes a complete, durable file; a failing source leaves nothing behind. */
  const write = async (source: AsyncIterable<Uint8Array>, id: string = randomUUID()): Promise<StoredFile> => {
    const [partial, complete] = [join(incoming, id), join(storeFolder, id)]
    try {
      const facts = await writeAll(partial, source)
      await rename(partial, complete)
      await syncFolder(storeFolder)
      return { id, ...facts }
    } catch (error) {
      for (const path of [partial, complete]) await rm(path, { force: true })
      throw error
    }
  }

  const discard = (id: string) => rm(join(storeFolder, id), { force: true })

  /** Opens a file for reading; throws the file system's error if it does not exist. */
  const read = async (id: string) => {
    const path = join(storeFolder, id)
    const { size } = await stat(path)
    return { size, stream: bytesOf(path) }
  }

  const readAt = async (id: string, position: number, length: number) => {
    const handle = await open(join(storeFolder, id))
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  }

  /**
   * Deletes leftovers not modified since `moment` (milliseconds): incomplete files, and files that `withRow` does not
   * know.
   */
  const sweep = async (withRow: (ids: readonly string[]) => Promise<ReadonlySet<string>>, moment: number) => {
    for (const name of await untouchedSince(incoming, await namesIn(incoming), moment))
      await rm(join(incoming, name), { force: true })
    const names = await namesIn(storeFolder)
    for (let at = 0; at < names.length; at += namesAtOnce) {
      const some = names.slice(at, at + namesAtOnce)
      // Must precede the query for rows: a file that has just got its row is not old.
      const old = await untouchedSince(storeFolder, some, moment)
      const known = old.length > 0 ? await withRow(old) : new Set()
      for (const name of old) if (!known.has(name)) await discard(name)
    }
  }
  const pathOf = (id: string) => join(storeFolder, id)

  /** Free bytes on disk for the portal's operating system user. */
  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }

  return { write, discard, read, readAt, pathOf, freeBytes, sweep }
}

export type FileStore = Awaited<ReturnType<typeof openStore>>
