import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardOfCounts, cardOfSteps, places } from '#resources/wip/wipCard.ts'
import { steps } from '#schema/wip/steps.ts'
import { counts, lineOfCounts, lineOfSteps } from './wipLines.ts'

const common = {
  jobOrder: '24-10553',
  purchaseOrder: '4500123',
  requestDate: '2026-12-01',
  ordered: 40,
  shipped: 12,
  open: 28,
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
      for (const card of [first, second]) expect(card.pieces).toMatchObject(counts(pieces))
    },
  )

  test('adds up repeated processes of the first source, and counts unknown ones as other', () => {
    const held = [
      { process: 'NDT', quantity: 2 },
      { process: 'ndt', quantity: 3 },
      { process: 'PDP', quantity: 1 },
      { process: 'Painting', quantity: 4 },
    ]
    expect(cardOfSteps(lineOfSteps({}, { steps: held })).pieces).toEqual({
      ...counts({ ndt: 5, pdp: 1, other: 4 }),
      notStarted: 18,
    })
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

const pieces = integer({ min: 0, max: 1_000 })
const anyLine = array(pieces, { minLength: steps.length, maxLength: steps.length })

test('the pieces in all places add up to the open quantity of any line, from both sources', () => {
  assert(
    property(anyLine, pieces, pieces, (held, waiting, shipped) => {
      const inSteps = counts(Object.fromEntries(steps.map((step, at) => [step, held[at]])))
      const open = held.reduce((sum, count) => sum + count, waiting)
      const more = { ordered: open + shipped, shipped }
      for (const card of [cardOfSteps(lineOfSteps(inSteps, more)), cardOfCounts(lineOfCounts(inSteps, more))]) {
        expect(places.reduce((sum, place) => sum + card.pieces[place], 0)).toBe(card.open)
        expect(card.pieces).toEqual({ ...inSteps, notStarted: waiting })
      }
    }),
  )
})

test('no piece counts as not started if a service counts more pieces than are open', () => {
  expect(cardOfSteps(lineOfSteps({ cutting: 41 })).pieces.notStarted).toBe(0)
})
