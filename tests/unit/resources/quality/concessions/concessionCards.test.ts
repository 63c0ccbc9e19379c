import { describe, expect, test } from 'vitest'
import { approvalFileName, cardsOf, isUploaded } from '#resources/quality/concessions/concessionCards.ts'
import { narrowed } from '#resources/quality/concessions/useConcessionFilters.ts'
import { concessionRow } from './concessionRows.ts'

describe('the concession cards', () => {
  test('are grouped by customer part number in natural order', () => {
    const rows = ['P-10', 'P-9', '00123', 'P-10', ''].map((customerPartNumber, id) =>
      concessionRow({ id: id + 1, customerPartNumber }),
    )
    expect(cardsOf(rows).map(({ partNumber, concessions }) => [partNumber, concessions.length])).toEqual([
      ['', 1],
      ['00123', 1],
      ['P-9', 1],
      ['P-10', 2],
    ])
  })

  test('list the newest concession first, one without a date last, and one day by number', () => {
    const rows = [
      { ncr: 'FF-3', notifiedOn: null },
      { ncr: 'FF-10', notifiedOn: '2028-02-29' },
      { ncr: 'FF-2', notifiedOn: '2028-02-29' },
      { ncr: 'FA-1', notifiedOn: '2028-03-01' },
    ].map((more, id) => concessionRow({ id: id + 1, ...more }))
    expect(cardsOf(rows)[0]?.concessions.map(({ ncr }) => ncr)).toEqual(['FA-1', 'FF-2', 'FF-10', 'FF-3'])
  })
})

describe('a search for concessions', () => {
  const rows = [
    { ncr: 'FF-1', type: 'Surface', customerPartNumber: 'Ñ-7', approvalFileId: null },
    { ncr: 'FF-2', type: 'Chemistry', customerPartNumber: '00123', approvalFileId: 'f1' },
    { ncr: 'FA-3', type: 'Chemistry', customerPartNumber: 'P-9', approvalFileId: null },
  ].map((more, id) => concessionRow({ id: id + 1, ...more }))

  test.each([
    ['', false, ['FF-1', 'FF-2', 'FA-3']],
    [' ff-', false, ['FF-1', 'FF-2']],
    ['n-7', false, ['FF-1']],
    ['chem', false, ['FF-2', 'FA-3']],
    ['chem', true, ['FA-3']],
    ['', true, ['FF-1', 'FA-3']],
    ['%', false, []],
  ])('with "%s", pending only: %s, finds %j', (text, isPending, found) =>
    expect(narrowed(rows, { text, isPending }).map(({ ncr }) => ncr)).toEqual(found),
  )
})

describe('an approval', () => {
  test.each([
    ['f1', true],
    [null, false],
    ['', false],
  ])('with the file %j is uploaded: %j', (approvalFileId, is) => {
    expect(isUploaded(concessionRow({ approvalFileId }))).toBe(is)
  })

  test.each([
    ['signed', 'pdf', 'signed.pdf'],
    ['signed', '.pdf', 'signed.pdf'],
    ['signed.PDF', 'pdf', 'signed.PDF'],
    ['signed.pdf', null, 'signed.pdf'],
    ['signed', '', 'signed'],
    [null, 'pdf', 'f1.pdf'],
    ['', null, 'f1'],
  ])('named %j with the extension %j has the file name %s', (approvalName, approvalExtension, name) => {
    expect(approvalFileName(concessionRow({ approvalFileId: 'f1', approvalName, approvalExtension }))).toBe(name)
  })
})
