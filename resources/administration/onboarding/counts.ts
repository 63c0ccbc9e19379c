import type { RowResult } from './sendSheet.ts'

/** How many rows of a sheet are of each state. */
export const countStates = (results: readonly RowResult[]) => {
  const count = (wanted: RowResult['state']) => results.filter(({ state }) => state === wanted).length
  return { new: count('new'), exists: count('exists'), wrong: count('wrong') }
}
