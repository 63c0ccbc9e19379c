import type { FetchRows } from './exported.ts'

type FetchPage<Row> = (
  range: readonly [first: number, last: number],
  signal: AbortSignal,
) => Promise<{ readonly rows: readonly Row[]; readonly total: number; readonly isExact: boolean }>

/** Fetches a list page by page until its end; `range` is inclusive and zero-based, as in a list call. */
export const inPages = <Row>(fetchPage: FetchPage<Row>, size = 1000): FetchRows<Row> =>
  async function* pages(signal) {
    let first = 0
    while (true) {
      const { rows, total, isExact } = await fetchPage([first, first + size - 1], signal)
      if (rows.length > 0) yield rows
      first += rows.length
      if (rows.length === 0 || (isExact ? first >= total : rows.length < size)) return
    }
  }
