/** A cell by the number of its row and column. */
export interface Position {
  readonly row: number
  readonly column: number
}

/** How many rows and columns there are. */
export interface Size {
  readonly rows: number
  readonly columns: number
}

/** The cells between two corners, both included. */
export interface Range {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

/** The nearest position that there is. */
export const clamp = ({ row, column }: Position, { rows, columns }: Size): Position => ({
  row: within(row, rows),
  column: within(column, columns),
})

export const isAt = (one: Position, other: Position) => one.row === other.row && one.column === other.column

/** The cells between two positions; columns beyond the amounts belong to no range. */
export const rangeOf = (one: Position, other: Position, amountColumns: number): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: within(Math.min(one.column, other.column), amountColumns),
  right: within(Math.max(one.column, other.column), amountColumns),
})

/** The next position in reading order that Tab stops at; null where the grid ends. */
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
