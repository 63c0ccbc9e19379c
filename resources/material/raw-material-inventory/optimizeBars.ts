/** Weight of a bar, or weight that a piece needs, in grams. */
export interface Weighed {
  readonly id: number
  readonly weight: number
}

/** A bar with its assigned pieces and the remaining weight. */
interface Allotted<Bar, Piece> {
  readonly bar: Bar
  readonly pieces: readonly Piece[]
  readonly left: number
}

export interface BarPlan<Bar, Piece> {
  /** All bars, lightest first; some may have no pieces. */
  readonly bars: readonly Allotted<Bar, Piece>[]
  /** Pieces that fit on no bar. */
  readonly unplaced: readonly Piece[]
}

/** Assigns each piece, in order, to the first bar with enough room. */
export const firstFit = <Bar extends Weighed, Piece extends Weighed>(
  bars: readonly Bar[],
  pieces: readonly Piece[],
): BarPlan<Bar, Piece> => {
  const allotted = bars.map((bar) => ({ bar, pieces: [] as Piece[], left: bar.weight }))
  const unplaced: Piece[] = []
  for (const piece of pieces) {
    const place = allotted.find(({ left }) => left >= piece.weight)
    if (!place) unplaced.push(piece)
    else {
      place.pieces.push(piece)
      place.left -= piece.weight
    }
  }
  return { bars: allotted, unplaced }
}

const byWeight = (left: Weighed, right: Weighed) => left.weight - right.weight || left.id - right.id

/** Number of bars with assigned pieces. */
export const barsUsed = ({ bars }: BarPlan<Weighed, Weighed>) => bars.filter(({ pieces }) => pieces.length > 0).length

/**
 * Assigns planned pieces to bars, lightest bars first, so that heavy bars stay whole. Tries plan order and heaviest
 * first, because large pieces leave gaps that small ones fill. The assignment that places more pieces wins, then the
 * one with fewer bars, then plan order. Each piece is placed once or reported as unplaced, no bar is overfilled, and
 * first-fit never needs fewer bars for the same number of pieces.
 */
export const optimizeBars = <Bar extends Weighed, Piece extends Weighed>(
  bars: readonly Bar[],
  pieces: readonly Piece[],
): BarPlan<Bar, Piece> => {
  const lightest = bars.toSorted(byWeight)
  const planned = firstFit(lightest, pieces)
  const heaviest = firstFit(lightest, pieces.toSorted(byWeight).toReversed())
  const isBetter =
    heaviest.unplaced.length < planned.unplaced.length ||
    (heaviest.unplaced.length === planned.unplaced.length && barsUsed(heaviest) < barsUsed(planned))
  return isBetter ? heaviest : planned
}
