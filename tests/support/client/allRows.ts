import { mostAtOnce } from '../../../backend/list/paging.ts'

/** All rows of a list, by as many ranges as it takes: no more than 10,000 are answered at once. */
export async function allRows<Row>(ask: (range: string) => Promise<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  let slice: readonly Row[]
  do {
    slice = await ask(`range=${encodeURIComponent(`[${rows.length},${rows.length + mostAtOnce - 1}]`)}`)
    rows.push(...slice)
  } while (slice.length === mostAtOnce)
  return rows
}
