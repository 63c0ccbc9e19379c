import { crc32 } from 'node:zlib'
import { Document } from './service.ts'

const page = (title: string) => `BT /F1 18 Tf 60 760 Td (${title.replace(/[()\\]/g, '')}) Tj ET`

/** A PDF of one page with a title. */
export const pdf = (title: string) => {
  const text = page(title)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new Document('application/pdf', Buffer.from(file, 'latin1'))
}

const grayPixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

/** A picture, the same for every user. */
export const portrait = new Document('image/png', Buffer.from(grayPixel, 'base64'))

interface Entry {
  readonly name: string
  readonly bytes: Buffer
}

/** Fields that an entry's two headers share, from its version to the length of its name. */
const sharedHead = ({ name, bytes }: Entry) => {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  // 1 January 1980, the first date of the format.
  head.writeUInt16LE(0x21, 8)
  head.writeUInt32LE(crc32(bytes), 10)
  head.writeUInt32LE(bytes.length, 14)
  head.writeUInt32LE(bytes.length, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}

const mark = (last: number) => Buffer.from([0x50, 0x4b, last, last + 1])

/** A zip whose entries are stored, not compressed. */
export const zip = (entries: readonly Entry[]) => {
  let offset = 0
  const offsets: number[] = []
  const files = entries.map((entry) => {
    const file = Buffer.concat([mark(3), sharedHead(entry), Buffer.from(entry.name), entry.bytes])
    offsets.push(offset)
    offset += file.length
    return file
  })
  const directory = entries.map((entry, at) => {
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offsets[at] ?? 0, 10)
    return Buffer.concat([mark(1), Buffer.from([20, 0]), sharedHead(entry), rest, Buffer.from(entry.name)])
  })
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return new Document('application/zip', Buffer.concat([...files, ...directory, mark(5), end]))
}
