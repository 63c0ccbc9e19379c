import { describe, expect, test } from 'vitest'
import { sources } from '#resources/wip/sources.ts'
import { texts as catalogue } from '#resources/wip/texts.en.ts'
import type { CardTexts } from '#resources/wip/useCardTexts.ts'
import { exportColumns } from '#resources/wip/useWipExport.ts'
import { cardOfCounts, cardOfSteps } from '#resources/wip/wipCard.ts'
import { stepNames } from '#schema/wip/steps.ts'
import { day, lineOfCounts, lineOfSteps } from './wipLines.ts'

const { fields, words } = catalogue.resources.wip
const texts: CardTexts = {
  fields,
  status: words.status,
  places: { notStarted: 'Not started', ...stepNames },
  request: 'Request…',
  requestOn: (number: string) => `Request on ${number}…`,
  customer: 'Customer',
  contact: 'Contact Anvil',
  newIntroduction: 'New introduction',
  pieces: 'Pieces by process',
  noPieces: '',
  placesOf: () => '',
  more: '',
  notOfPart: 'Not a step of this part',
  flag: (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No'),
}
const today = day('2026-11-21')

const exported = (source: 'steps' | 'counts', card: ReturnType<typeof cardOfSteps>) =>
  Object.fromEntries(
    exportColumns(sources[source].omitted, texts, today).map(({ label, kind, value }) => [label, [kind, value(card)]]),
  )

describe('an exported line', () => {
  test('of the first source has typed cells and a column for each step', () => {
    const held = { cutting: 3, pdp: 1, other: 2 }
    const cells = exported('steps', cardOfSteps(lineOfSteps(held, { commitmentDate: today })))
    expect(cells).toEqual({
      [fields.jobOrder]: ['text', '24-10553'],
      'Purchase Order': ['text', '4500123'],
      'Line Item': ['integer', 10],
      'Customer Part Number': ['text', '00123'],
      '%{product} Part Number': ['text', null],
      'Customer Request Date': ['day', '2026-12-01'],
      [fields.commitmentDate]: ['day', '2026-11-21'],
      Qty: ['quantity', 40],
      Shipped: ['quantity', 12],
      'Open Qty': ['quantity', 28],
      Status: ['text', 'On Time'],
      'Not started': ['quantity', 22],
      ...Object.fromEntries(Object.values(stepNames).map((name) => [name, ['quantity', 0]])),
      Cutting: ['quantity', 3],
      'Spot Micros': ['quantity', 1],
      Other: ['quantity', 2],
    })
  })

  test('of the second source has its release, and a column for new introductions', () => {
    const cells = exported('counts', cardOfCounts(lineOfCounts({}, { isNewIntroduction: true })))
    expect(cells).toMatchObject({ Release: ['text', 'R-4'], 'New introduction': ['text', 'Yes'] })
    expect(cells).not.toHaveProperty('Line Item')
    const open = cardOfCounts(lineOfCounts({}, { isNewIntroduction: null as never }))
    expect(exported('counts', open)['New introduction']).toEqual(['text', null])
  })

  test('has a contact hint for a past commitment, and an empty cell without one', () => {
    const commitmentOf = (date: string | null) =>
      exported('steps', cardOfSteps(lineOfSteps({}, { commitmentDate: date as never })))[fields.commitmentDate]
    expect([commitmentOf('2026-11-20'), commitmentOf(null)]).toEqual([
      ['day', 'Contact Anvil'],
      ['day', null],
    ])
  })
})
