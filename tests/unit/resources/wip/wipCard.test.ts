import { describe, expect, test } from 'vitest'
import { stateOf } from '../../../../resources/wip/statusState.ts'
import { cardOfCounts, cardOfSteps, hasPassed, shownSteps } from '../../../../resources/wip/wipCard.ts'
import { steps } from '../../../../schema/steps.ts'
import { counts, day, lineOfCounts, lineOfSteps } from './wipLines.ts'

const told = {
  jobOrder: '24-10553',
  purchaseOrder: '4500123',
  requestDate: '2026-12-01',
  ...{ ordered: 40, shipped: 12, open: 28 },
  status: 'onTime',
}

describe('the card of a line', () => {
  test.each([...steps.map((step) => [step]), ['cutting', 'ndt', 'other'], []])(
    'is the same from both sources with pieces in %s %s %s',
    (...held) => {
      const pieces = Object.fromEntries(held.map((step, at) => [step, at + 1]))
      const [first, second] = [cardOfSteps(lineOfSteps(pieces)), cardOfCounts(lineOfCounts(pieces))]
      expect(first).toMatchObject({ ...told, partNumber: '00123', lineItem: 10, release: '' })
      expect(second).toMatchObject({ ...told, partNumber: 'F-00123', lineItem: null, release: 'R-4' })
      for (const card of [first, second]) expect(card.counts).toMatchObject(counts(pieces))
    },
  )

  test('adds up a process that the first source names twice, and puts one that nobody knows under other', () => {
    const held = [
      { process: 'NDT', quantity: 2 },
      { process: 'ndt', quantity: 3 },
      { process: 'PDP', quantity: 1 },
      { process: 'Painting', quantity: 4 },
    ]
    expect(cardOfSteps(lineOfSteps({}, { steps: held })).counts).toEqual(counts({ ndt: 5, pdp: 1, other: 4 }))
  })

  test('has the newest commitment of the second source', () => {
    const dates = (newCommitmentDate: string | null) =>
      cardOfCounts(lineOfCounts({}, { newCommitmentDate: newCommitmentDate as never })).commitmentDate
    expect([dates(null), dates('2099-12-24')]).toEqual(['2099-11-30', '2099-12-24'])
  })

  test('is of a new introduction only where the second source says so', () => {
    expect(cardOfCounts(lineOfCounts({}, { isNewIntroduction: true })).isNewIntroduction).toBe(true)
    expect(cardOfSteps(lineOfSteps()).isNewIntroduction).toBe(false)
  })
})

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2025-12-31', true],
  ['2028-02-29', false],
])('on 21 November 2026 a commitment for %s has passed: %s', (date, expected) => {
  expect(hasPassed(day(date), day('2026-11-21'))).toBe(expected)
})

test('no commitment has not passed', () => expect(hasPassed(null, day('2026-11-21'))).toBe(false))

test('other is shown when it is not 0', () => {
  expect(shownSteps(counts())).toEqual(steps.slice(0, 12))
  expect(shownSteps(counts({ other: 1 }))).toEqual(steps)
})

test.each([
  ['late', 'critical'],
  ['deviationRequest', 'critical'],
  ['delayed', 'delayed'],
  ['onTime', 'onTime'],
  ['inTransit', 'onTime'],
  ['delivered', 'onTime'],
] as const)('the status %s is %s', (status, state) => expect(stateOf(status)).toBe(state))
