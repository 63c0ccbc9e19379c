import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { UnreadableContext, useSumLabel } from '#kit/table/unreadable.ts'
import { decodeAnswer, keyedEntity } from '#schema/entity.ts'
import { kilograms, text } from '#schema/kinds.ts'
import type { Unreadable } from '#schema/tolerance/faults.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { stubGateway } from '#tests/support/screens/stubGateway.ts'

const bar = keyedEntity('bar', 'number', {
  number: text('numero'),
  note: text('nota', { mayBeEmpty: true }),
  weight: kilograms('peso'),
})

const Sum = () => <p>{useSumLabel()('All bars', 'bar.weight')}</p>

const show = (unreadable: Unreadable) => {
  const rows = [decodeAnswer(bar, { numero: 'B-1', nota: '', peso: 12.5 }, 'bars[0]')]
  const table = (
    <UnreadableContext value={unreadable}>
      <RowsReport name="bars" entity={bar} rows={rows} columns={['number', 'note', 'weight']} total={['weight']} />
      <Sum />
    </UnreadableContext>
  )
  showInPortal({ '/bars': table }, '/bars')
}

beforeEach(() => void stubGateway({}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a total', () => {
  test.each([
    ['everything was read', { records: [], fields: [] }],
    ['a cell of another column is unreadable', { records: [], fields: ['bar.note'] }],
  ])('has its plain label if %s', async (_what, unreadable) => {
    show(unreadable)
    expect(await screen.findByRole('rowheader', { name: 'Total' })).toBeTruthy()
    expect(screen.getByText('All bars')).toBeTruthy()
  })

  test.each([
    ['a row was left out', { records: ['bar'], fields: [] }],
    ['a cell of its column is unreadable', { records: [], fields: ['bar.weight'] }],
  ])('says that it is incomplete if %s', async (_what, unreadable) => {
    show(unreadable)
    expect(await screen.findByRole('rowheader', { name: 'Total (incomplete)' })).toBeTruthy()
    expect(screen.getByText('All bars (incomplete)')).toBeTruthy()
  })

  test('of a card is complete if only another record has unreadable parts', async () => {
    show({ records: ['heat'], fields: ['heat.weight'] })
    expect(await screen.findByText('All bars')).toBeTruthy()
  })
})
