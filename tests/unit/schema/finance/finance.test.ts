import { describe, expect, test } from 'vitest'
import { encode } from 'zod/mini'
import { decodeAnswer } from '#schema/entity.ts'
import {
  balanceOf,
  balancePartOf,
  daysOverdue,
  daysTillDue,
  finance,
  hasBalance,
  scoreColour,
  scoreOf,
} from '#schema/finance/finance.ts'
import { countedOn, creditHoldOf, type Invoice } from '#schema/finance/statement.ts'
import type { Cents, Day } from '#schema/kinds.ts'

const cents = (value: number) => value as Cents

const invoiceOf = (more: object) =>
  ({ number: 'A1', link: null, dueDate: '2026-11-01', purchaseOrder: null, balance: cents(100), ...more }) as Invoice

describe('credit hold', () => {
  const account = (...invoices: readonly object[]) => {
    const none = { customer: '101', customerHash: 'abc', dueInvoices: [], openInvoices: [] }
    return countedOn({ ...none, overdueInvoices: invoices.map(invoiceOf) }, '2026-11-26' as Day).overdueInvoices
  }

  test('counts the days from the due date of an invoice without them', () => {
    const [invoice] = account({ daysPastDue: null })
    expect([invoice?.daysPastDue, creditHoldOf(account({ daysPastDue: null }))]).toEqual([
      25,
      { count: 1, total: 100, isKnown: true },
    ])
  })

  test('is not known with an invoice without days and due date', () => {
    const unknown = { daysPastDue: null, dueDate: null }
    expect(creditHoldOf(account(unknown, { daysPastDue: 3 }))).toEqual({ count: 0, total: 0, isKnown: false })
  })

  test.each([
    [[], false],
    [[19], false],
    [[20], false],
    [[21], true],
    [[-30, 0, 20, 21], true],
    [[-30, 0, 20, 20], false],
  ])('with invoices %j days overdue is %s', (days, stops) => {
    expect(creditHoldOf(days.map((daysPastDue) => invoiceOf({ daysPastDue }))).count > 0).toBe(stops)
  })
})

test.each([
  [21, 21, 0],
  [1, 1, 0],
  [0, 0, 0],
  [-1, 0, 1],
  [-25, 0, 25],
])('%i days past due are %i days overdue and %i till due', (daysPastDue, overdue, till) => {
  expect([daysOverdue({ daysPastDue }), daysTillDue({ daysPastDue })]).toEqual([overdue, till])
})

describe('an open invoice', () => {
  test.each([
    ['2026-11-05', '2026-11-04', 'overdue'],
    ['2026-11-05', '2026-11-05', 'due'],
    ['2026-11-05', '2026-11-30', 'due'],
    ['2026-11-05', '2026-12-01', 'open'],
    ['2026-11-30', '2026-11-29', 'overdue'],
    ['2026-11-30', '2026-11-30', 'due'],
    ['2026-11-30', '2026-12-01', 'open'],
    ['2026-12-31', '2026-12-31', 'due'],
    ['2026-12-31', '2027-01-01', 'open'],
    ['2027-01-01', '2026-12-31', 'overdue'],
    ['2028-02-28', '2028-02-29', 'due'],
    ['2028-02-29', '2028-02-29', 'due'],
    ['2028-02-29', '2028-03-01', 'open'],
    ['2028-03-01', '2028-02-29', 'overdue'],
    ['2027-02-28', '2027-03-01', 'open'],
  ])('on %s, due on %s, is %s', (today, dueDate, part) =>
    expect(balancePartOf(dueDate as Day, today as Day)).toBe(part),
  )
})

describe('a payment score', () => {
  test.each([
    [100, 'green'],
    [85, 'green'],
    [84.99, 'yellow'],
    [84, 'yellow'],
    [70, 'yellow'],
    [69.99, 'red'],
    [69, 'red'],
    [0, 'red'],
  ])('of %d is %s', (score, colour) => expect(scoreColour(score)).toBe(colour))

  test.each([
    [0, 0, null],
    [0, 1, 0],
    [1, 1, 100],
    [69, 100, 69],
    [70, 100, 70],
    [84, 100, 84],
    [17, 20, 85],
    [2, 3, 66.67],
    [84_999, 100_000, 85],
    [84_994, 100_000, 84.99],
    [1_005, 100_000, 1.01],
    [99_999, 100_000, 100],
    [99_994, 100_000, 99.99],
  ])('of %i paid on time out of %i is %s, rounded once, half up', (onTime, paid, percentage) =>
    expect(scoreOf(onTime, paid)).toBe(percentage),
  )
})

describe('a balance', () => {
  const both = { overdue: cents(1), due: cents(2), open: cents(3) }

  test('is read from either spelling, and the first takes precedence', () => {
    const parts = { overdue: 1, due: 2, open: 3, credit: 0, total: 6 }
    expect(balanceOf(both)).toEqual(parts)
    expect(balanceOf({ totalOverdue: cents(1), totalDue: cents(2), totalOpen: cents(3) })).toEqual(parts)
    expect(balanceOf({ ...both, totalOverdue: cents(7), totalDue: cents(8), totalOpen: cents(9) })).toEqual(parts)
    expect(balanceOf({ ...both, overdue: cents(0), totalOverdue: cents(7) }).overdue).toBe(0)
    expect(balanceOf({ ...both, total: cents(10) }).total).toBe(10)
    expect(balanceOf({})).toEqual({ overdue: 0, due: 0, open: 0, credit: 0, total: 0 })
  })

  test('is not known if the service leaves a part of it out', () => {
    expect(hasBalance(both)).toBe(true)
    expect(hasBalance({ overdue: cents(1), totalDue: cents(2), totalOpen: cents(3) })).toBe(true)
    expect(hasBalance({ due: cents(2), open: cents(3), total: cents(6) })).toBe(false)
  })

  test('shows a negative open amount as 0, and the credit in the total', () => {
    const { open, credit, total } = balanceOf({ ...both, open: cents(-2) })
    expect([open, credit, total]).toEqual([0, 2, 1])
  })
})

describe('the statement response', () => {
  const line = { FacturaElectronica: 'A1', fechavencimiento: '2026-10-15', diasvencidos: 21, saldofactura: 10.05 }
  const wire = {
    totaloverdue: 10.05,
    totaldueammount: 0,
    totalopenammount: -0.1,
    lstdueammount: [],
    lstopenammount: [],
    lstoverdue: [{ ...line, enlancefinal: null, pedido: '00123' }],
    idcrm: '101',
    hashClientId: 'abc',
  }

  test('is decoded from the second spelling, to the cent', () => {
    const read = decodeAnswer(finance.statement.answer, { paymentScore: [wire] }, 'statement')
    expect(read).toMatchObject({ totalOverdue: 1005, totalOpen: -10, overdue: undefined })
    expect(read?.overdueInvoices).toEqual([
      { number: 'A1', link: null, dueDate: '2026-10-15', daysPastDue: 21, purchaseOrder: '00123', balance: 1005 },
    ])
    expect(encode(finance.statement.answer, read)).toEqual({ paymentScore: [wire] })
  })

  test('is null for a customer without an account', () => {
    expect(decodeAnswer(finance.statement.answer, { paymentScore: [] }, 'statement')).toBeNull()
  })
})
