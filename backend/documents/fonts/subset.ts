import type { Font, Glyph } from 'fontkit'
import { boxOf, joined, type Point, padded, writeSimple } from './glyph.ts'
import { offsetTable, type Tables, writeTrueType } from './trueType.ts'

interface Drawn {
  readonly bytes: Uint8Array
  readonly left: number
  readonly pointCount: number
  readonly contourCount: number
}

const empty: Drawn = { bytes: new Uint8Array(), left: 0, pointCount: 0, contourCount: 0 }

const pointAt = (args: readonly number[], at: number, isOnCurve: boolean): Point => ({
  x: Math.round(args[at] ?? 0),
  y: Math.round(args[at + 1] ?? 0),
  isOnCurve,
})

/** The outline of a glyph in its weight, its accents within it. */
const draw = ({ path }: Glyph): Drawn => {
  const points: Point[] = []
  const ends: number[] = []
  for (const { command, args } of path.commands) {
    if (command === 'closePath') ends.push(points.length - 1)
    else if (command === 'quadraticCurveTo') points.push(pointAt(args, 0, false), pointAt(args, 2, true))
    else points.push(pointAt(args, 0, true))
  }
  if (points.length === 0) return empty
  const box = boxOf(points)
  const bytes = padded(writeSimple(box, ends, points))
  return { bytes, left: box[0] ?? 0, pointCount: points.length, contourCount: ends.length }
}

const metricsOf = (glyphs: readonly Glyph[], drawings: readonly Drawn[]) => {
  const table = Buffer.alloc(glyphs.length * 4)
  glyphs.forEach(({ advanceWidth }, index) => {
    table.writeUInt16BE(Math.round(advanceWidth), index * 4)
    table.writeInt16BE(drawings[index]?.left ?? 0, index * 4 + 2)
  })
  return table
}

const copy = (tables: Tables, tag: string, change: (table: Buffer) => void) => {
  const table = Buffer.from(tables.get(tag) ?? [])
  change(table)
  return table
}

/**
 * Makes subsets of a font in one weight for pdfkit: fontkit's own cannot write a weight of a variable font. Outlines
 * are drawn once for all documents.
 */
export const subsetsOf = (font: Font, tables: Tables) => {
  const drawn = new Map<number, Drawn>()
  const drawingOf = (glyph: Glyph) => {
    const drawing = drawn.get(glyph.id) ?? draw(glyph)
    drawn.set(glyph.id, drawing)
    return drawing
  }

  const write = (ids: readonly number[]) => {
    const glyphs = ids.map((id) => font.getGlyph(id))
    const drawings = glyphs.map(drawingOf)
    const offsets = [0]
    for (const { bytes } of drawings) offsets.push((offsets.at(-1) ?? 0) + bytes.length)
    const most = (count: 'pointCount' | 'contourCount') => Math.max(...drawings.map((drawing) => drawing[count]))
    return writeTrueType(
      new Map([
        ['head', copy(tables, 'head', (head) => head.writeInt16BE(1, 50))],
        ['hhea', copy(tables, 'hhea', (hhea) => hhea.writeUInt16BE(ids.length, 34))],
        [
          'maxp',
          copy(tables, 'maxp', (maxp) => {
            maxp.writeUInt16BE(ids.length, 4)
            maxp.writeUInt16BE(most('pointCount'), 6)
            maxp.writeUInt16BE(most('contourCount'), 8)
          }),
        ],
        ['hmtx', metricsOf(glyphs, drawings)],
        ['loca', offsetTable(offsets)],
        ['glyf', joined(drawings.map(({ bytes }) => bytes))],
      ]),
    )
  }

  return () => {
    // The first is what stands for no glyph.
    const ids = new Map([[0, 0]])
    return {
      includeGlyph: (id: number) => {
        const place = ids.get(id) ?? ids.size
        ids.set(id, place)
        return place
      },
      encode: () => write([...ids.keys()]),
    }
  }
}
