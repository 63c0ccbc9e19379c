/** Zero-based row and column. */
export interface Position {
  readonly row: number
  readonly column: number
}

export interface Size {
  readonly rows: number
  readonly columns: number
}

/** Rectangle of cells; both corners are included. */
export interface Range {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

export const clamp = ({ row, column }: Position, { rows, columns }: Size): Position => ({
  row: within(row, rows),
  column: within(column, columns),
})

export const isAt = (one: Position, other: Position) => one.row === other.row && one.column === other.column

/** Cells between two positions; columns after the amounts are excluded. */
export const rangeOf = (one: Position, other: Position, amountColumns: number): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: within(Math.min(one.column, other.column), amountColumns),
  right: within(Math.max(one.column, other.column), amountColumns),
})

/** Next tab stop in reading order; null at the end of the grid. */
export const nextStop = (
  from: Position,
  by: 1 | -1,
  size: Size,
  isStop: (at: Position) => boolean,
): Position | null => {
  const count = size.rows * size.columns
  for (let index = from.row * size.columns + from.column + by; index >= 0 && index < count; index += by) {
    const at = { row: Math.floor(index / size.columns), column: index % size.columns }
    if (isStop(at)) return at
  }
  return null
}
