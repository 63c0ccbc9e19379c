/** A bar by what it weighs, or a piece by what it takes of one, in grams. */
export interface Weighed {
  readonly id: number
  readonly weight: number
}

/** A bar with the pieces that come from it, and what is left of it behind them. */
export interface Allotted<Bar, Piece> {
  readonly bar: Bar
  readonly pieces: readonly Piece[]
  readonly left: number
}

export interface BarPlan<Bar, Piece> {
  /** All bars, the lightest first; some may give nothing. */
  readonly bars: readonly Allotted<Bar, Piece>[]
  /** Pieces that no bar has room for. */
  readonly unplaced: readonly Piece[]
}

/** Each piece, in its turn, comes from the first bar that still has room for it. */
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

/** How many bars give something. */
export const barsUsed = ({ bars }: BarPlan<Weighed, Weighed>) => bars.filter(({ pieces }) => pieces.length > 0).length

/**
 * Which bar each planned piece comes from, and what is left of it: bars are taken lightest first, so that the heavy
 * ones stay whole. Pieces are tried in the order of the plan and, as large ones leave gaps that small ones fill,
 * heaviest first; the way that places more pieces counts, of two equal ones that which needs fewer bars, then that of
 * the plan. So every piece is placed once or told as unplaced, no bar gives more than it weighs, and there are never
 * more bars in use than first-fit needs for as many pieces.
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
