import type { Day } from '../kinds.ts'
import type { DetailLine, QuoteRow } from './quoteHistory.ts'

/** Default search range of the history, in days. */
export const historyDays = 30

type Row = Pick<QuoteRow, 'status' | 'isNoQuote' | 'hasOrder' | 'isFeedbackSent' | 'expiresOn'>

/**
 * Normalizes a quote number for use in a path; '' if nothing is left. Removes characters that paths cannot contain and
 * that do not occur in numbers. `null` becomes `NULL`, because the path value `null` means none and the search ignores
 * case.
 */
export const searchableNumber = (text: string) => {
  const number = text
    .replace(/[/\\%\p{C}]/gu, '')
    .replace(/^[\s.]+/, '')
    .trim()
    .slice(0, 60)
  return number === 'null' ? 'NULL' : number
}

const onlyPeopleQuote = ({ isNoQuote, status }: Pick<Row, 'isNoQuote'> & Partial<Row>) =>
  isNoQuote || status === 'No Quote'

/** True for quotes past their expiry date or without a price; styled as 'no-quote'. */
export const isExpired = (row: Pick<Row, 'isNoQuote' | 'expiresOn'> & Partial<Row>, today: Day) =>
  onlyPeopleQuote(row) || (row.expiresOn !== null && row.expiresOn < today)

/** Control in the feedback column; the order of the checks matters `docs/product/quotes.md#feedback-control`. */
export const feedbackControl = (row: Row) => {
  const { hasOrder, isFeedbackSent, expiresOn } = row
  if (hasOrder) return 'hidden'
  if (onlyPeopleQuote(row)) return 'contactSales'
  if (isFeedbackSent) return 'sent'
  return expiresOn === null ? 'mail' : 'prompt'
}

/** Ordered quotes and no-quotes cannot be quoted again. */
export const canRequote = (row: Row) => !onlyPeopleQuote(row) && !row.hasOrder

export const canOrder = (row: Row, today: Day) => canRequote(row) && !isExpired(row, today)

/** Fills fields missing from detail lines from the history rows, matched by item or else by position. */
export const wholeLines = (lines: readonly DetailLine[], rows: readonly QuoteRow[]) =>
  lines.map((line, at) => {
    const row = line.item === undefined ? rows[at] : rows.find(({ item }) => item === line.item)
    return {
      ...line,
      item: line.item ?? row?.item ?? at + 1,
      requestedOn: line.requestedOn ?? row?.requestedOn ?? null,
      type: line.type ?? row?.type ?? null,
      outerDiameter: line.outerDiameter ?? row?.outerDiameter ?? null,
      innerDiameter: line.innerDiameter ?? row?.innerDiameter ?? null,
      length: line.length ?? row?.length ?? null,
    }
  })
