import type { Day } from './kinds.ts'

/** So many days back the history goes (spec 3 §9). */
export const historyDays = 30

interface Row {
  readonly isNoQuote: boolean
  readonly hasOrder: boolean
  readonly isFeedbackSent: boolean
  readonly expiresOn: Day | null
}

/** Styled 'no-quote': past its expiry, or without a price (spec 3 §4). */
export const isExpired = ({ isNoQuote, expiresOn }: Pick<Row, 'isNoQuote' | 'expiresOn'>, today: Day) =>
  isNoQuote || (expiresOn !== null && expiresOn < today)

/** What the feedback column of a row has, in the order of DECISIONS Q7. */
export const feedbackControl = ({ isNoQuote, hasOrder, isFeedbackSent, expiresOn }: Row) => {
  if (hasOrder) return 'hidden'
  if (isNoQuote) return 'contactSales'
  if (isFeedbackSent) return 'sent'
  return expiresOn === null ? 'mail' : 'prompt'
}

/** Whether a row can be quoted anew: not what was ordered, nor what only people quote. */
export const canRequote = ({ isNoQuote, hasOrder }: Pick<Row, 'isNoQuote' | 'hasOrder'>) => !isNoQuote && !hasOrder

/** Whether a row can be ordered: priced, still valid, and not ordered yet. */
export const canOrder = (row: Row, today: Day) => canRequote(row) && !isExpired(row, today)
