import type { Day } from '../kinds.ts'
import type { DetailLine, QuoteRow } from './quoteHistory.ts'

/** So many days back the history goes (spec 3 §9). */
export const historyDays = 30

type Row = Pick<QuoteRow, 'status' | 'isNoQuote' | 'hasOrder' | 'isFeedbackSent' | 'expiresOn'>

/**
 * What of a text can be searched for as a quote's number, '' for nothing: no path may hold what is left out, and no
 * number does. In a path `null` is none, and case does not matter.
 */
export const searchableNumber = (text: string) => {
  const number = text
    .replace(/[/\\%\p{C}]/gu, '')
    .replace(/^[\s.]+/, '')
    .trim()
    .slice(0, 60)
  return number === 'null' ? 'NULL' : number
}

/** A no-quote, by its flag or by its status (spec 3 §2). */
const onlyPeopleQuote = ({ isNoQuote, status }: Pick<Row, 'isNoQuote'> & Partial<Row>) =>
  isNoQuote || status === 'No Quote'

/** Styled 'no-quote': past its expiry, or without a price (spec 3 §4). */
export const isExpired = (row: Pick<Row, 'isNoQuote' | 'expiresOn'> & Partial<Row>, today: Day) =>
  onlyPeopleQuote(row) || (row.expiresOn !== null && row.expiresOn < today)

/** What the feedback column of a row has, in the order of DECISIONS Q7. */
export const feedbackControl = (row: Row) => {
  const { hasOrder, isFeedbackSent, expiresOn } = row
  if (hasOrder) return 'hidden'
  if (onlyPeopleQuote(row)) return 'contactSales'
  if (isFeedbackSent) return 'sent'
  return expiresOn === null ? 'mail' : 'prompt'
}

/** Whether a row can be quoted anew: not what was ordered, nor what only people quote. */
export const canRequote = (row: Row) => !onlyPeopleQuote(row) && !row.hasOrder

/** Whether a row can be ordered: priced, still valid, and not ordered yet. */
export const canOrder = (row: Row, today: Day) => canRequote(row) && !isExpired(row, today)

/** The lines of a detail with what the rows of their quote tell of them, by item or else in their order. */
export const wholeLines = (lines: readonly DetailLine[], rows: readonly QuoteRow[]) =>
  lines.map((line, at) => {
    const row = line.item === undefined ? rows[at] : rows.find(({ item }) => item === line.item)
    return {
      ...line,
      item: line.item ?? row?.item ?? at + 1,
      requestedOn: line.requestedOn ?? row?.requestedOn ?? null,
      outerDiameter: line.outerDiameter ?? row?.outerDiameter ?? null,
      innerDiameter: line.innerDiameter ?? row?.innerDiameter ?? null,
      length: line.length ?? row?.length ?? null,
    }
  })
