import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { StreamedFile } from '../../../schema/wire/envelope.ts'
import type { Packed } from './packed.ts'

type There = Packed & { readonly read: NonNullable<Packed['read']> }

const isThere = (one: Packed): one is There => one.read !== null

const safeName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')

/** Makes names unique, ignoring case. */
const distinct = (names: readonly string[]) => {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const key = name.toLowerCase()
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? name : name.replace(/(\.\w+)?$/, ` (${count})$1`)
  })
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

const missingText = (missing: readonly Packed[]) =>
  Buffer.from(`These documents are missing:\r\n${missing.map(({ name }) => `${name}\r\n`).join('')}`)

/**
 * A zip of documents. The first is drawn before the answer begins, so that its error, such as 429 from a full drawing
 * queue, is still answered as one. Each other is drawn when the client has read what stands before it: of many the zip
 * holds no more than of a few, and an error ends the stream. What is missing stands in `missing.txt`. All of it bears
 * one moment.
 */
export const zipOf = async (name: string, packed: readonly Packed[], mtime = new Date()): Promise<StreamedFile> => {
  const there = packed.filter(isThere)
  const missing = packed.filter((one) => !isThere(one))
  const first = await there[0]?.read(false)
  const zip = new ZipFile()
  // It is a Node stream, although the types do not declare it.
  const output = zip.outputStream as Readable
  // Whoever reads the stream later finds the error there; until then nobody else listens.
  output.on('error', () => {})
  zip.on('error', (error: Error) => output.destroy(error))
  const names = distinct(there.map((one) => safeName(one.name)))
  for (const [at, { read }] of there.entries()) {
    const entry = names[at] as string
    // PDFs are already compressed.
    zip.addReadStreamLazy(entry, { compress: !entry.endsWith('.pdf'), mtime }, (add) => {
      const reading = at === 0 && first ? Promise.resolve(first) : read(true)
      reading
        .then((bytes) => add(null, Readable.from([bufferOf(bytes)])))
        .catch((error: unknown) => add(error, Readable.from([])))
    })
  }
  if (missing.length > 0) zip.addBuffer(missingText(missing), 'missing.txt', { mtime })
  zip.end()
  return { name: `${name}.zip`, stream: output, missing: missing.map((one) => one.name) }
}
