import { ByteReader } from './byteReader.ts'
import { big, boxOf, joined, type Point, padded, writeSimple } from './glyph.ts'

/** The outlines of a font as the table `glyf` has them, and where each ends. */
export interface Outlines {
  readonly glyf: Uint8Array
  /** Where each glyph begins, and the end of the last. */
  readonly offsets: readonly number[]
  /** The leftmost point of each glyph. */
  readonly lefts: readonly number[]
}

const hasMore = 0x20
const hasInstructions = 0x100

/** The bytes of a component's offsets and scale, by its flags. */
const argumentBytes = (flags: number) => {
  const offsets = flags & 0x01 ? 4 : 2
  if (flags & 0x08) return offsets + 2
  if (flags & 0x40) return offsets + 4
  return flags & 0x80 ? offsets + 8 : offsets
}

/** How a point's distance from the one before is packed: bits of x and y, and what is added (WOFF2 §5.2). */
const packing = (code: number) => {
  if (code < 10) return { bytes: 1, xBits: 0, yBits: 8, dx: 0, dy: (code & 14) << 7 }
  if (code < 20) return { bytes: 1, xBits: 8, yBits: 0, dx: ((code - 10) & 14) << 7, dy: 0 }
  if (code < 84) {
    const rest = code - 20
    return { bytes: 1, xBits: 4, yBits: 4, dx: 1 + (rest & 0x30), dy: 1 + ((rest & 0x0c) << 2) }
  }
  if (code < 120) {
    const rest = code - 84
    return { bytes: 2, xBits: 8, yBits: 8, dx: 1 + (Math.trunc(rest / 12) << 8), dy: 1 + (((rest % 12) >> 2) << 8) }
  }
  return code < 124
    ? { bytes: 3, xBits: 12, yBits: 12, dx: 0, dy: 0 }
    : { bytes: 4, xBits: 16, yBits: 16, dx: 0, dy: 0 }
}

const signed = (value: number, bits: number, isPositive: boolean) => (bits === 0 || isPositive ? value : -value)

const readPoint = (flag: number, glyphs: ByteReader, from: Point): Point => {
  const code = flag & 0x7f
  const { bytes, xBits, yBits, dx, dy } = packing(code)
  let packed = 0
  for (let left = bytes; left > 0; left -= 1) packed = packed * 256 + glyphs.u8()
  const x = Math.trunc(packed / 2 ** yBits) + dx
  const y = (packed % 2 ** yBits) + dy
  // Where only one coordinate changes, the lowest bit is its sign; else the two lowest are those of x and y.
  const xPositive = (code & 1) !== 0
  const yPositive = code < 10 ? xPositive : (code & 2) !== 0
  return {
    x: from.x + signed(x, xBits, xPositive),
    y: from.y + signed(y, yBits, yPositive),
    isOnCurve: (flag & 0x80) === 0,
  }
}

/** Undoes the transformation of the table `glyf` (WOFF2 §5.1). Hints are left out: print and screens do without. */
export const readOutlines = (table: Uint8Array): Outlines => {
  const head = new ByteReader(table)
  head.u32()
  const count = head.u16()
  head.u16()
  const sizes = Array.from({ length: 7 }, () => head.u32())
  const [contours, counts, flags, glyphs, composites, boxes] = sizes.map(
    (size) => new ByteReader(head.bytes(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader]
  const hasBox = boxes.bytes(4 * Math.floor((count + 31) / 32))
  const storedBox = () => [boxes.i16(), boxes.i16(), boxes.i16(), boxes.i16()]

  const readSimple = (contourCount: number, isBoxStored: boolean) => {
    let total = 0
    const ends = Array.from({ length: contourCount }, () => {
      total += counts.short255()
      return total - 1
    })
    const points: Point[] = []
    let last: Point = { x: 0, y: 0, isOnCurve: true }
    for (let index = 0; index < total; index += 1) {
      last = readPoint(flags.u8(), glyphs, last)
      points.push(last)
    }
    glyphs.short255()
    const box = isBoxStored ? storedBox() : boxOf(points)
    return { bytes: writeSimple(box, ends, points), left: box[0] ?? 0 }
  }

  const readComposite = () => {
    const parts: Uint8Array[] = []
    let instructed = false
    for (let more = true; more; ) {
      const componentFlags = composites.u16()
      instructed ||= (componentFlags & hasInstructions) !== 0
      more = (componentFlags & hasMore) !== 0
      parts.push(big([componentFlags & ~hasInstructions, composites.u16()]))
      parts.push(composites.bytes(argumentBytes(componentFlags)))
    }
    if (instructed) glyphs.short255()
    const box = storedBox()
    return { bytes: joined([big([-1, ...box]), ...parts]), left: box[0] ?? 0 }
  }

  const parts: Uint8Array[] = []
  const offsets = [0]
  const lefts: number[] = []
  for (let index = 0; index < count; index += 1) {
    const contourCount = contours.i16()
    const isBoxStored = ((hasBox[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0
    const glyph =
      contourCount > 0
        ? readSimple(contourCount, isBoxStored)
        : contourCount < 0
          ? readComposite()
          : { bytes: new Uint8Array(), left: 0 }
    const bytes = padded(glyph.bytes)
    parts.push(bytes)
    offsets.push((offsets.at(-1) ?? 0) + bytes.length)
    lefts.push(glyph.left)
  }
  return { glyf: joined(parts), offsets, lefts }
}
