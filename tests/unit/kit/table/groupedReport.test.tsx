import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { entity } from '#schema/entity.ts'
import { integer, text } from '#schema/kinds.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { stubGateway } from '#tests/support/screens/stubGateway.ts'
import { stubMedia } from '#tests/support/screens/stubMedia.ts'

const words = (wire: string) => text(wire, { mayBeEmpty: true })
const load = entity('load', { number: words('n'), term: words('t'), bill: words('b'), pieces: integer('p') })

const rows = [
  { number: '1', term: 'FCA', bill: 'A', pieces: 2 },
  { number: '2', term: 'EXW', bill: '', pieces: 3 },
  { number: '3', term: 'FCA', bill: 'B', pieces: 5 },
  { number: '4', term: 'FCA', bill: 'A', pieces: 7 },
]

const phone = (isPhone: boolean) => stubMedia((query) => isPhone && query.includes('max-width: 599'))

const show = (shownRows = rows) => {
  stubGateway({})
  const element = (
    <RowsReport
      name="loads"
      entity={load}
      rows={shownRows}
      columns={['number', 'pieces']}
      total={['pieces']}
      groupBy={['term', 'bill']}
    />
  )
  showInPortal({ '/loads': element }, '/loads')
  return userEvent.setup()
}

const lines = () => screen.getAllByRole('row').map((row) => row.textContent)

beforeEach(() => phone(false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a grouped report shows rows under two levels of headings, with sums and a total', async () => {
  show()
  await screen.findByRole('button', { name: 'EXW 1 row' })
  expect(lines().slice(1)).toEqual([
    'FCA 3 rows14',
    'A 2 rows9',
    '12',
    '47',
    'B 1 row5',
    '35',
    'EXW 1 row3',
    '- 1 row3',
    '23',
    expect.stringMatching(/17$/),
  ])
})

test('a grouped report collapses a group with its rows, and expands it again', async () => {
  const user = show()
  const head = await screen.findByRole('button', { name: 'FCA 3 rows' })
  await user.click(head)
  expect(head.getAttribute('aria-expanded')).toBe('false')
  expect(lines()).toHaveLength(6)
  await user.click(head)
  expect(lines()).toHaveLength(11)
})

test('a grouped report of many rows is collapsed at first', async () => {
  show(Array.from({ length: 201 }, (_, at) => ({ number: String(at), term: 'FCA', bill: String(at % 3), pieces: 1 })))
  await screen.findByRole('button', { name: 'FCA 201 rows' })
  expect(lines().slice(1)).toEqual(['FCA 201 rows201', '0 67 rows67', '1 67 rows67', '2 67 rows67', expect.anything()])
})

test('a grouped report shows cards under the same headings on a phone', async () => {
  phone(true)
  show()
  await screen.findByRole('button', { name: 'FCA 3 rows' })
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'FCA 3 rows',
    'A 2 rows',
    '1',
    '4',
    'B 1 row',
    '3',
    'EXW 1 row',
    '- 1 row',
    '2',
    expect.stringMatching(/Total/),
  ])
})
