import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, statfs, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Place } from '../database/open.ts'
import { type KeptFile, type KeptFiles, openFolder, type ReadableFile, syncFolder, untouchedSince } from './folder.ts'
import { headBytes, mediaTypeOf } from './mediaType.ts'
import { whole } from './whole.ts'

/** A file of the store. */
export type StoredFile = KeptFile

/** Facts about a file that is read. */
export type Stored = Pick<StoredFile, 'id' | 'size' | 'sha256'>

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

/** Loads the S3 client only if the files are in a bucket. */
const openKept = async (folder: string, { bucket }: Place): Promise<KeptFiles> => {
  if (!bucket) return openFolder(folder)
  const { openBucket } = await import('./bucket.ts')
  return openBucket(bucket)
}

/**
 * Stores files under opaque ids: in the folder `incoming` while they are written, then in the folder `kept` or in a
 * bucket. A file counts only if its database row exists, which is written afterwards.
 */
export const openStore = async (place: Place) => {
  const folder = join(place.dataDir, 'files')
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const kept = await openKept(folder, place)
  for (const each of [folder, place.dataDir]) await syncFolder(each)

  /** Writes a complete, durable file; a failing source leaves nothing behind. */
  const write = async (
    source: AsyncIterable<Uint8Array>,
    id: string = randomUUID(),
    /** Time from which the sweep counts in a folder; later than now for a file whose row another process will write. */
    modifiedAt: Date | null = null,
  ): Promise<StoredFile> => {
    const partial = join(incoming, id)
    try {
      const file = { id, ...(await writeAll(partial, source)) }
      if (modifiedAt) await utimes(partial, modifiedAt, modifiedAt)
      await kept.put(partial, file)
      return file
    } finally {
      await rm(partial, { force: true })
    }
  }

  /** Reads a file that `make` writes to a path; it is deleted after the last byte, or by the sweep. */
  const readScratch = async (make: (path: string) => Promise<unknown>): Promise<ReadableFile> => {
    const path = join(incoming, randomUUID())
    const remove = () => rm(path, { force: true })
    async function* bytes(): AsyncIterable<Uint8Array> {
      try {
        yield* createReadStream(path)
      } finally {
        await remove()
      }
    }
    try {
      await make(path)
      return { size: (await stat(path)).size, stream: bytes() }
    } catch (error) {
      await remove()
      throw error
    }
  }

  /** Calls `use` with a path of the file, which may be gone afterwards. */
  const withPath = async <T>(id: string, use: (path: string) => Promise<T>): Promise<T> => {
    if (kept.pathOf) return use(kept.pathOf(id))
    const path = join(incoming, randomUUID())
    try {
      const { stream } = await kept.get(id)
      await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return await use(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  /**
   * Deletes leftovers not modified since `moment` (milliseconds): incomplete files, and files that `withRow` does not
   * know.
   */
  const sweep = async (withRow: (ids: readonly string[]) => Promise<ReadonlySet<string>>, moment: number) => {
    for (const name of await untouchedSince(incoming, await readdir(incoming), moment))
      await rm(join(incoming, name), { force: true })
    // The batch precedes the query for rows: a file that has just got its row is not old.
    for await (const old of kept.oldIds(moment)) {
      const known = old.length > 0 ? await withRow(old) : new Set()
      for (const id of old) if (!known.has(id)) await kept.remove(id)
    }
  }

  /** Free bytes on disk for the portal's operating system user; each file is on it at least while it is received. */
  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }

  /** Rejects if the file does not exist or has another size; a changed file breaks off before its last bytes. */
  const read = async (file: Stored): Promise<ReadableFile> => {
    const { size, stream } = await kept.get(file.id)
    if (size !== file.size) throw new Error(`File ${file.id} has ${size} bytes, not ${file.size}.`)
    return { size, stream: whole(stream, file) }
  }

  /** Ids of all files, in batches. */
  const ids = () => kept.oldIds(Number.POSITIVE_INFINITY)

  const { name, remove: discard, readMark, writeMark } = kept
  return { name, ids, write, read, discard, withPath, readScratch, freeBytes, sweep, readMark, writeMark }
}

export type FileStore = Awaited<ReturnType<typeof openStore>>
