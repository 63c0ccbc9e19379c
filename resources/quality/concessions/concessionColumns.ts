/** Number of columns of this height needed for the cards; a single card may be higher than its column. */
const columnsOf = (heights: readonly number[], height: number) => {
  let columns = 1
  let filled = 0
  for (const card of heights) {
    if (filled > 0 && filled + card > height) {
      columns += 1
      filled = 0
    }
    filled += card
  }
  return columns
}

/** Minimum height at which the cards fit into this many columns. */
const minHeight = (heights: readonly number[], columns: number) => {
  let min = heights.reduce((highest, card) => Math.max(highest, card), 0)
  let max = heights.reduce((sum, card) => sum + card, 0)
  while (min < max) {
    const middle = Math.floor((min + max) / 2)
    if (columnsOf(heights, middle) <= columns) max = middle
    else min = middle + 1
  }
  return min
}

/** Number of cards in the first column; leaves at least one card for each other column. */
const firstColumn = (heights: readonly number[], columns: number) => {
  const height = minHeight(heights, columns)
  const max = heights.length - columns + 1
  let filled = heights[0] ?? 0
  let columnCount = 1
  while (columnCount < max && filled + (heights[columnCount] ?? 0) <= height) {
    filled += heights[columnCount] ?? 0
    columnCount += 1
  }
  return columnCount
}

/**
 * Indexes of the first cards of all columns except the first. Cards stay in order, column by column, and the highest
 * column is as low as possible. Heights are whole numbers in any unit, for collapsed cards, so that expanding one moves
 * no card to another column.
 */
export const columnStarts = (heights: readonly number[], columns: number): readonly number[] => {
  const starts: number[] = []
  let start = 0
  for (let left = columns; left > 1; left -= 1) {
    start += firstColumn(heights.slice(start), left)
    if (start >= heights.length) break
    starts.push(start)
  }
  return starts
}
