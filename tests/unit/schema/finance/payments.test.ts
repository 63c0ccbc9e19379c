import { describe, expect, test } from 'vitest'
import { typedAmount } from '#resources/finance/bank-references/useGenerate.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { finance } from '#schema/finance/finance.ts'
import { referenceNumber, toPay, usedOf } from '#schema/finance/payments.ts'
import type { Cents } from '#schema/kinds.ts'
import { incotermAfter, type ReadyLoad, worthOf } from '#schema/logistics/logistics.ts'

const part = (id: number, amount: number) => ({ id, amount: amount as Cents })

describe('credit notes', () => {
  test('are used until nothing is left to pay', () => {
    const used = usedOf([part(1, 100)], [part(7, 60), part(8, 90), part(9, 5)])
    expect(used).toEqual([part(7, 60), part(8, 40)])
    expect(toPay([part(1, 100)], used)).toBe(0)
  })

  test('larger than the invoices leave 0 to pay', () => {
    expect(toPay([part(1, 100)], [part(7, 250)])).toBe(0)
    expect(toPay([], [part(7, 250)])).toBe(0)
  })
})

test('the check digit of a reference detects one wrong digit and swapped neighbors', () => {
  expect(referenceNumber('7992739871')).toMatch(/^\d{12}$/)
  const number = referenceNumber('12345678131')
  const isSound = (digits: string) => referenceNumber(digits.slice(0, 11)) === digits
  expect(isSound(number)).toBe(true)
  for (let at = 0; at < 11; at += 1) {
    const wrong = (Number(number[at]) + 1) % 10
    expect(isSound(`${number.slice(0, at)}${wrong}${number.slice(at + 1)}`)).toBe(false)
  }
  for (let at = 0; at < 9; at += 1)
    expect(isSound(`${number.slice(0, at)}${number[at + 1]}${number[at]}${number.slice(at + 2)}`)).toBe(false)
})

test.each([
  ['1,234.50', 123_450],
  ['0.01', 1],
  [' 12 ', 1_200],
  ['0', null],
  ['-1', null],
  ['1.234', null],
  ['1e3', null],
  ['2000.01', null],
  ['', null],
])('the typed amount %j is parsed as %j', (text, cents) => {
  expect(typedAmount(text, 200_000 as Cents)).toBe(cents)
})

test.each([
  [1, 'notApplied'],
  [2, 'partiallyApplied'],
  [3, 'applied'],
  [7, 'applied'],
  ['cancelled', 'cancelled'],
])('the reference status %s is %s', (idestatus, status) => {
  const row = { numero: '1', idestatus, CreationDate: '2026-11-05', total: 1 }
  expect(decodeAnswer(finance.listReferences.answer, { detailbank: [row] }, 'answer')[0]?.status).toBe(status)
})

const load = (invoice: string, invoiceTotal: number, amount?: number) =>
  ({ invoice, invoiceTotal, amount }) as unknown as ReadyLoad

describe('loads ready to ship', () => {
  test('are worth the sum of their amounts, or of each invoice once without amounts', () => {
    expect(worthOf([load('A', 30, 10), load('A', 30, 20), load('', 5, 5)])).toBe(35)
    expect(worthOf([load('A', 30), load('B', 7), load('A', 30), load('', 5), load('', 6)])).toBe(48)
  })

  test.each([
    [5, 7, 5],
    [5, 8, 20],
    [3, 7, 3],
    [3, 8, 20],
    [16, 8, 16],
    [1, 400, 1],
  ])('with the incoterm %i are listed after %i days under %i', (incotermId, days, expected) => {
    expect(incotermAfter({ incotermId, incoterm: 'any' }, days).incotermId).toBe(expected)
  })
})
