import { inflateSync } from 'node:zlib'

const headLength = 44
const entryLength = 20

const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * Unpacks a WOFF font to plain TrueType. fontkit can read WOFF, but decompresses a whole table again for every glyph it
 * embeds.
 */
export const unpackWoff = (packed: Buffer): Buffer => {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.')
  const tables = Array.from({ length: packed.readUInt16BE(12) }, (_, index) => {
    const entry = packed.subarray(headLength + index * entryLength)
    const [offset, packedLength, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number]
    const bytes = packed.subarray(offset, offset + packedLength)
    // Tables that would not shrink are stored uncompressed.
    return { entry, table: packedLength < length ? inflateSync(bytes) : bytes }
  })
  const directory = Buffer.alloc(12 + tables.length * 16)
  packed.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables.length, 4)
  let offset = directory.length
  for (const [index, { entry, table }] of tables.entries()) {
    const at = 12 + index * 16
    entry.copy(directory, at, 0, 4)
    entry.copy(directory, at + 4, 16, 20)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(table.length, at + 12)
    offset += padded(table.length)
  }
  const gap = (length: number) => Buffer.alloc(padded(length) - length)
  return Buffer.concat([directory, ...tables.flatMap(({ table }) => [table, gap(table.length)])])
}
