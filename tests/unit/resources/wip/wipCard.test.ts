import { describe, expect, test } from 'vitest'
import { cardOfCounts, cardOfSteps, shownSteps } from '#resources/wip/wipCard.ts'
import { steps } from '#schema/wip/steps.ts'
import { counts, lineOfCounts, lineOfSteps } from './wipLines.ts'

const common = {
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
      expect(first).toMatchObject({ ...common, partNumber: '00123', lineItem: 10, release: null })
      expect(second).toMatchObject({
        ...common,
        partNumber: null,
        providerPartNumber: 'F-00123',
        lineItem: null,
        release: 'R-4',
      })
      for (const card of [first, second]) expect(card.counts).toMatchObject(counts(pieces))
    },
  )

  test('adds up repeated processes of the first source, and counts unknown ones as other', () => {
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

  test('is a new introduction only if flagged by the second source', () => {
    expect(cardOfCounts(lineOfCounts({}, { isNewIntroduction: true })).isNewIntroduction).toBe(true)
    expect(cardOfSteps(lineOfSteps()).isNewIntroduction).toBe(false)
  })
})

test('the step other is shown only if it is not 0', () => {
  expect(shownSteps(counts())).toEqual(steps.slice(0, 12))
  expect(shownSteps(counts({ other: 1 }))).toEqual(steps)
})
