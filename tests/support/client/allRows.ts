import { maxPageSize } from '#backend/list/paging.ts'

/** Reads all rows of a list in as many ranges as needed: a response has at most 10,000 rows. */
export async function allRows<Row>(ask: (range: string) => Promise<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  let slice: readonly Row[]
  do {
    slice = await ask(`range=${encodeURIComponent(`[${rows.length},${rows.length + maxPageSize - 1}]`)}`)
    rows.push(...slice)
  } while (slice.length === maxPageSize)
  return rows
}
