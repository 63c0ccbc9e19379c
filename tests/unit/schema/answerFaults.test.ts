import { expect, test } from 'vitest'
import { answerFaults, maxValuesOfFault } from '#schema/administration/answerFaults.ts'
import { inputOf } from '#schema/fields.ts'

test('a report of faults counts at most 100,000 values', () => {
  const { body } = answerFaults.report
  if (!body) throw new Error('The report has no body.')
  const schema = inputOf(body)
  const fault = { call: 'GET /read/x', field: 'answer', kind: 'type', hurts: 'page' }
  const isAccepted = (count: number) => schema.safeParse({ faults: [{ ...fault, count }] }).success
  expect(maxValuesOfFault).toBe(100_000)
  expect([1, maxValuesOfFault].map(isAccepted)).toEqual([true, true])
  expect([0, maxValuesOfFault + 1, 2 ** 31 - 1].map(isAccepted)).toEqual([false, false, false])
})
