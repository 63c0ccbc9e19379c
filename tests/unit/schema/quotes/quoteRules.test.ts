import { expect, test } from 'vitest'
import type { Cents, Day } from '#schema/kinds.ts'
import type { DetailLine, QuoteRow } from '#schema/quotes/quoteHistory.ts'
import {
  canOrder,
  canRequote,
  feedbackControl,
  isExpired,
  searchableNumber,
  wholeLines,
} from '#schema/quotes/quoteRules.ts'

const today = '2026-11-05' as Day
const row = (more: Partial<QuoteRow> = {}): QuoteRow => ({
  rfqNumber: 'RFQ-7',
  quoteId: 7,
  number: 'Q26-7',
  revision: 0,
  revisionId: 7,
  item: 1,
  quantity: 4,
  weeks: 6,
  outerDiameter: 24,
  innerDiameter: 18,
  length: 6,
  price: 123_450 as Cents,
  status: 'Quoted',
  isNoQuote: false,
  committedOn: null,
  requestedOn: null,
  expiresOn: today,
  hasOrder: false,
  isFeedbackSent: false,
  feedback: null,
  ...more,
})

const yesterday = { expiresOn: '2026-11-04' as Day }
const noQuote = { isNoQuote: true, isFeedbackSent: true }

// Actions available for a row in each state; the first matching state applies.
test.each([
  ['quoted', row(), 'prompt', false, true, true],
  ['quoted without an expiry', row({ expiresOn: null }), 'mail', false, true, true],
  ['expired', row(yesterday), 'prompt', true, true, false],
  ['with feedback', row({ isFeedbackSent: true }), 'sent', false, true, true],
  ['a no-quote with feedback', row(noQuote), 'contactSales', true, false, false],
  ['a no-quote by its status', row({ status: 'No Quote' }), 'contactSales', true, false, false],
  ['a no-quote that was ordered', row({ ...noQuote, hasOrder: true }), 'hidden', true, false, false],
])('the actions of a row that is %s', (_state, row, control, isStyled, mayRequote, mayOrder) => {
  expect([feedbackControl(row), isExpired(row, today), canRequote(row), canOrder(row, today)]).toEqual([
    control,
    isStyled,
    mayRequote,
    mayOrder,
  ])
})

test.each([
  [' Q26-20001 ', 'Q26-20001'],
  ['../..%2f', '2f'],
  ['../..', ''],
  ['a/b\\%00\u0000\u202e', 'ab00'],
  ['null', 'NULL'],
  ['Null', 'Null'],
  [' . ', ''],
  ['x'.repeat(61), 'x'.repeat(60)],
])('the typed quote number %j is searched for as %j', (typed, searched) =>
  expect(searchableNumber(typed)).toBe(searched),
)

test('fills fields missing from the quote detail from list rows, by item or by order', () => {
  const rows = [row({ item: 3, length: 9 }), row({ item: 5, requestedOn: today, outerDiameter: 30 })]
  const line = { quotedOn: today, email: '', unit: 'in', quantity: 4, documents: [], drawing: null }
  const detailLine = {
    ...line,
    partNumber: null,
    materialSpec: null,
    machining: null,
    drawingRevision: null,
    comments: null,
  }
  const whole = wholeLines([detailLine, { ...detailLine, item: 3, length: 12 }, detailLine] as DetailLine[], rows)
  expect(
    whole.map(({ item, outerDiameter, length, requestedOn }) => [item, outerDiameter, length, requestedOn]),
  ).toEqual([
    [3, 24, 9, null],
    [3, 24, 12, null],
    [3, null, null, null],
  ])
})
