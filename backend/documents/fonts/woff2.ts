import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byteReader.ts'
import { type Outlines, readOutlines } from './outlines.ts'
import { offsetTable, type Tables } from './trueType.ts'

/** The tags that have a number of their own (WOFF2 §4.1). */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .match(/.{4} ?/g)
  ?.map((tag) => tag.slice(0, 4))

interface Entry {
  readonly tag: string
  readonly isTransformed: boolean
  readonly length: number
}

const readEntry = (reader: ByteReader): Entry => {
  const flags = reader.u8()
  const known = flags & 0x3f
  const tag = known === 0x3f ? Buffer.from(reader.bytes(4)).toString('latin1') : (knownTags?.[known] ?? '')
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  const length = reader.base128()
  return { tag, isTransformed, length: isTransformed ? reader.base128() : length }
}

/** Puts the left bearings back that are the same as the outlines' leftmost points (WOFF2 §5.4). */
const readMetrics = (table: Uint8Array, advanceCount: number, { lefts }: Outlines) => {
  const reader = new ByteReader(table)
  const flags = reader.u8()
  const advances = Array.from({ length: advanceCount }, () => reader.u16())
  const stored = (bit: number, from: number, to: number) =>
    lefts.slice(from, to).map((left) => (flags & bit ? left : reader.i16()))
  const bearings = [...stored(1, 0, advanceCount), ...stored(2, advanceCount, lefts.length)]
  const metrics = Buffer.alloc(advanceCount * 4 + (lefts.length - advanceCount) * 2)
  bearings.forEach((bearing, index) => {
    if (index < advanceCount) metrics.writeUInt16BE(advances[index] ?? 0, index * 4)
    metrics.writeInt16BE(bearing, index < advanceCount ? index * 4 + 2 : advanceCount * 2 + index * 2)
  })
  return metrics
}

/**
 * The tables of a TrueType font that was packed as WOFF2 for the web: what embeds fonts in documents cannot read the
 * packed form. Variations are kept; hints are not.
 */
export const unpackWoff2 = (bytes: Uint8Array): Tables => {
  const reader = new ByteReader(bytes)
  const signature = reader.u32()
  if (signature !== 0x774f4632) throw new Error('This is no WOFF2 font.')
  reader.position = 12
  const count = reader.u16()
  reader.position = 20
  const packedLength = reader.u32()
  reader.position = 48
  const entries = Array.from({ length: count }, () => readEntry(reader))
  const unpacked = new ByteReader(brotliDecompressSync(reader.bytes(packedLength)))
  const tables = new Map(entries.map(({ tag, length }) => [tag, unpacked.bytes(length)]))
  const isTransformed = (name: string) => entries.some((entry) => entry.tag === name && entry.isTransformed)
  const [glyf, head, hhea, hmtx] = ['glyf', 'head', 'hhea', 'hmtx'].map((tag) => tables.get(tag))
  if (!glyf || !head || !hhea || !hmtx || !isTransformed('glyf')) throw new Error('This WOFF2 font has no outlines.')
  const outlines = readOutlines(glyf)
  tables.set('glyf', outlines.glyf)
  tables.set('loca', offsetTable(outlines.offsets))
  const advanceCount = Buffer.from(hhea).readUInt16BE(34)
  if (isTransformed('hmtx')) tables.set('hmtx', readMetrics(hmtx, advanceCount, outlines))
  const longOffsets = Buffer.from(head)
  longOffsets.writeInt16BE(1, 50)
  tables.set('head', longOffsets)
  return tables
}
