import { padded } from './glyph.ts'

/** The tables of a TrueType font by their tags. */
export type Tables = Map<string, Uint8Array>

/** The table `loca` in its long form. */
export const offsetTable = (offsets: readonly number[]) => {
  const table = Buffer.alloc(offsets.length * 4)
  offsets.forEach((offset, index) => {
    table.writeUInt32BE(offset, index * 4)
  })
  return table
}

/** A font file of these tables; checksums are left out, which nobody reads. */
export const writeTrueType = (tables: Tables): Uint8Array => {
  const head = Buffer.alloc(12 + tables.size * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.size, 4)
  const parts: Uint8Array[] = [head]
  let offset = head.length
  for (const [index, tag] of [...tables.keys()].sort().entries()) {
    const table = tables.get(tag) ?? new Uint8Array()
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    const bytes = padded(table)
    parts.push(bytes)
    offset += bytes.length
  }
  return Buffer.concat(parts)
}
