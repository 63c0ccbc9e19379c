import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { reasonOf } from '#schema/imports/problems.ts'
import { UnreadableFileError } from '../problems.ts'

/** Limits of a workbook: bytes of the file, what it says to unpack to, and its parts. */
export const maxBytes = 30_000_000
const maxUnpackedBytes = 300_000_000
const maxEntries = 10_000

export const tooLarge = () => new UnreadableFileError(0, reasonOf('workbookSize'))
export const broken = () => new UnreadableFileError(0, reasonOf('noWorkbook'))

/** Parts of a zip by name. A part never unpacks to more than it says. */
export interface Zip {
  readonly names: readonly string[]
  /** Unpacks a part piece by piece; null if there is none. */
  open(name: string): Promise<Pieces | null>
}

export type Pieces = AsyncIterable<Buffer>

const openBytes = promisify<Buffer, object, ZipFile>(fromBuffer as never)

const entriesOf = (zip: ZipFile) =>
  new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let unpacked = 0
    zip.on('error', () => reject(broken()))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize
      entries.set(entry.fileName, entry)
      if (unpacked > maxUnpackedBytes || entries.size > maxEntries) reject(tooLarge())
      else zip.readEntry()
    })
    zip.readEntry()
  })

/** A stream whose errors, as of a part that is longer than it says, name the workbook. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream
  } catch {
    throw broken()
  } finally {
    stream.destroy()
  }
}

/** Opens a zip. Throws `UnreadableFileError` if it is broken or unpacks to too much. */
export const openZip = async (bytes: Buffer): Promise<Zip> => {
  const zip = await openBytes(bytes, { lazyEntries: true, autoClose: false }).catch(() => {
    throw broken()
  })
  const entries = await entriesOf(zip)
  return {
    names: [...entries.keys()],
    open: (name) => {
      const entry = entries.get(name)
      if (!entry) return Promise.resolve(null)
      return new Promise((resolve, reject) => {
        zip.openReadStream(entry, (error, stream) => (error ? reject(broken()) : resolve(piecesOf(stream))))
      })
    },
  }
}
