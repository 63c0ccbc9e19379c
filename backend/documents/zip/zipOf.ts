import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { FileAnswer, StreamedFile } from '#schema/wire/envelope.ts'
import type { Packed } from './packed.ts'

type There = Packed & { readonly read: NonNullable<Packed['read']> }

const isThere = (one: Packed): one is There => one.read !== null

/** Names that Windows keeps for devices, whatever their extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Name that every operating system can unpack. */
const safeName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(reserved, '_$1')
    .replace(/[. ]+$/, '_')

/** Makes names unique, ignoring case: Windows and macOS would unpack one over the other. */
export const distinct = (names: readonly string[]) => {
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const given = new Set<string>()
  return names.map((name) => {
    let own = name
    for (let count = 2; given.has(own.toLowerCase()); count += 1) {
      own = name.replace(/(\.\w+)?$/, ` (${count})$1`)
      if (taken.has(own.toLowerCase())) own = name
    }
    given.add(own.toLowerCase())
    return own
  })
}

/** Passes a document on, then reports its size and hash. */
async function* counted(answer: FileAnswer, report: (size: Omit<Zipped, 'file'>) => void) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of 'stream' in answer ? answer.stream : [answer.bytes]) {
    hash.update(piece)
    bytes += piece.byteLength
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
  }
  report({ bytes, sha256: hash.digest('hex') })
}

async function* textOf(text: string) {
  yield Buffer.from(text)
}

interface Heads {
  readonly name: string
  /** First line of the list of missing documents. */
  readonly missing: string
}

/** A document as it is in the zip. */
export interface Zipped {
  /** Path in the zip. */
  readonly file: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Texts of files about the documents, by name; `zipped` follows the order of the documents that are there. */
export type Manifest = Readonly<Record<string, (zipped: readonly Zipped[]) => string>>

interface Extras {
  readonly mtime?: Date
  readonly manifest?: Manifest
}

/**
 * Streams a zip of documents. The first is read before the response begins, so that its error, such as 429 from a full
 * drawing queue, is still returned as an HTTP error. Each other is read when the client has read those before it:
 * memory use does not grow with their number, and an error ends the stream. Missing documents are listed in
 * `missing.txt`. The manifest is written last, because it contains the hashes of the documents. All entries have the
 * same date.
 */
export const zipOf = async (
  heads: Heads,
  packed: readonly Packed[],
  { mtime = new Date(), manifest = {} }: Extras = {},
): Promise<StreamedFile> => {
  const there = packed.filter(isThere)
  const missing = packed.filter((one) => !isThere(one))
  const first = await there[0]?.read(false)
  const zip = new ZipFile()
  // It is a Node stream, although the types do not declare it.
  const output = zip.outputStream as Readable
  // A later reader of the stream still receives the error; until then it has no listener.
  output.on('error', () => {})
  zip.on('error', (error: Error) => output.destroy(error))
  let current: Readable | null = null
  // Closes the file of a document in progress when the client hangs up.
  output.once('close', () => current?.destroy())
  const streamOf = (pieces: AsyncIterable<Buffer>) => {
    current = Readable.from(pieces, { objectMode: false })
    return current
  }
  const add = (entry: string, read: () => Promise<AsyncIterable<Buffer>>) =>
    // PDFs are already compressed.
    zip.addReadStreamLazy(entry, { compress: !entry.endsWith('.pdf'), mtime }, (append) => {
      read()
        .then((pieces) => append(null, streamOf(pieces)))
        .catch((error: unknown) => append(error, Readable.from([])))
    })
  const files = distinct(there.map(({ folder, name }) => [folder ?? [], name].flat().map(safeName).join('/')))
  const zipped: Zipped[] = []
  for (const [at, { read }] of there.entries()) {
    const file = files[at] as string
    add(file, async () =>
      counted(at === 0 && first ? first : await read(true), (size) => zipped.push({ file, ...size })),
    )
  }
  if (missing.length > 0)
    zip.addBuffer(
      Buffer.from(`${heads.missing}\r\n${missing.map(({ name }) => `${name}\r\n`).join('')}`),
      'missing.txt',
      { mtime },
    )
  for (const [name, write] of Object.entries(manifest)) add(name, async () => textOf(write(zipped)))
  zip.end()
  return { name: `${heads.name}.zip`, stream: output, missing: missing.map((one) => one.name) }
}
