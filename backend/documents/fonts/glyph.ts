/** A point of an outline, in the font's units. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly isOnCurve: boolean
}

/** Whole numbers of two bytes each. */
export const big = (values: readonly number[]) => {
  const bytes = new Uint8Array(values.length * 2)
  const view = new DataView(bytes.buffer)
  values.forEach((value, index) => {
    view.setInt16(index * 2, value)
  })
  return bytes
}

export const joined = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** Tables and glyphs begin at every fourth byte. */
export const padded = (bytes: Uint8Array) => joined([bytes, new Uint8Array((4 - (bytes.length % 4)) % 4)])

/** The least and the greatest coordinates. */
export const boxOf = (points: readonly Point[]) => {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/**
 * An outline as the table `glyf` has it: `ends` are the last points of the contours. Every distance takes two bytes,
 * for what is embedded in a document is packed again.
 */
export const writeSimple = (box: readonly number[], ends: readonly number[], points: readonly Point[]) => {
  const steps = (axis: 'x' | 'y') => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0))
  return joined([
    big([ends.length, ...box, ...ends, 0]),
    Uint8Array.from(points, ({ isOnCurve }) => (isOnCurve ? 1 : 0)),
    big(steps('x')),
    big(steps('y')),
  ])
}
