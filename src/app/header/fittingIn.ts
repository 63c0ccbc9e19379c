/**
 * How many of these widths fit one after the other into the room, and where the last of them ends. When not all do, one
 * more of the width `more` must fit behind them.
 */
export const fittingIn = (widths: readonly number[], room: number, more: number) => {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  const areAllFitting = (ends.at(-1) ?? 0) <= room
  const fitting = areAllFitting ? ends.length : ends.filter((end) => end + more <= room).length
  return { fitting, end: ends[fitting - 1] ?? 0 }
}
