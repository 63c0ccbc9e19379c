import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { decodeAnswer, keyedEntity } from '#schema/entity.ts'
import { money, text } from '#schema/kinds.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { stubGateway } from '#tests/support/screens/stubGateway.ts'
import { stubMedia } from '#tests/support/screens/stubMedia.ts'

const line = keyedEntity('line', 'number', { number: text('numero'), balance: money('saldo') })

const lines = [
  { numero: 'A-10', saldo: 0.1 },
  { numero: 'A-9', saldo: 1234.56 },
  { numero: 'A-1', saldo: -0.2 },
].map((wire, index) => decodeAnswer(line, wire, `lines[${index}]`))

const phone = (isPhone: boolean) => stubMedia((query) => isPhone && query.includes('max-width: 599'))

type Props = Partial<Parameters<typeof RowsReport<typeof line.fields>>[0]>

const show = (props: Props = {}) => {
  stubGateway({})
  const element = (
    <RowsReport
      name="lines"
      entity={line}
      rows={lines}
      columns={['number', 'balance']}
      total={['balance']}
      {...props}
    />
  )
  showInPortal({ '/lines': element }, '/lines')
  return userEvent.setup()
}

const firstCells = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

beforeEach(() => phone(false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a table of given rows', () => {
  test('shows all rows in their order with the exact total, without pages', async () => {
    show()
    expect((await screen.findAllByRole('row')).map((row) => row.textContent)).toEqual([
      expect.stringContaining('balance'),
      expect.stringContaining('0.10'),
      expect.stringContaining('1,234.56'),
      expect.stringContaining('-0.20'),
      expect.stringContaining('1,234.46'),
    ])
    expect(screen.queryByRole('button', { name: /next/i })).toBeNull()
    expect(screen.getByText('Total').getAttribute('scope')).toBe('row')
  })

  test('shows many rows in pages, keeping order and position', async () => {
    const many = Array.from({ length: 60 }, (_one, at) =>
      decodeAnswer(line, { numero: `B-${at}`, saldo: at }, `lines[${at}]`),
    )
    const user = show({ rows: many, pageSize: 25 })
    expect((await screen.findByText('1–25 of 60')).textContent).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(firstCells()[0]).toBe('B-50')
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }))
    await user.click(await screen.findByRole('option', { name: '10' }))
    expect(screen.getByText('51–60 of 60')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /balance/ }))
    await user.click(screen.getByRole('button', { name: /balance/ }))
    expect(firstCells()[0]).toBe('B-9')
  })

  test('sorts by any column, with numbers in texts by value', async () => {
    const user = show()
    await user.click(await screen.findByRole('button', { name: /number/ }))
    expect(firstCells().slice(0, 3)).toEqual(['A-1', 'A-9', 'A-10'])
    await user.click(screen.getByRole('button', { name: /balance/ }))
    expect(firstCells().slice(0, 3)).toEqual(['A-1', 'A-10', 'A-9'])
  })

  test('truncates a long text, shown in full on hover, but never a number', async () => {
    const number = 'N'.repeat(60)
    const note = 'a text of many words, which a table of short rows shows the beginning of'
    const texts = [number, note].map((numero) => decodeAnswer(line, { numero, saldo: 1 }, 'line'))
    show({ rows: texts })
    const [first, second] = screen.getAllByRole('rowheader')
    expect([first?.className, second?.className]).toEqual(['is-number', 'is-long'])
    expect([first?.title, second?.title]).toEqual(['', note])
  })

  test('shows an empty state', async () => {
    show({ rows: [] })
    expect(await screen.findByText('No results found.')).toBeTruthy()
  })

  test('shows a failure above the empty table, and retries', async () => {
    const onRetry = vi.fn()
    const user = show({ rows: [], error: new Error('away'), onRetry })
    const alert = await screen.findByRole('alert')
    expect(screen.getByText('No results found.')).toBeTruthy()
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('is marked busy while loading, without an empty state', async () => {
    show({ rows: [], isLoading: true })
    expect((await screen.findByRole('table')).getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('No results found.')).toBeNull()
  })

  test('shows cards on a phone, with a sort choice and the total below', async () => {
    phone(true)
    show()
    const cards = await screen.findAllByRole('listitem')
    expect(cards).toHaveLength(4)
    expect(cards.at(-1)?.textContent).toMatch(/^Total/)
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy()
  })

  test.each([
    [
      ['a', 'b', 'c', 'status'],
      ['status', 'a'],
      ['b', 'c'],
    ],
    // A single further fact takes the place of 'More'.
    [['a', 'b', 'c'], ['a', 'b', 'c'], []],
    [
      ['a', 'b', 'c', 'd', 'status'],
      ['c', 'status'],
      ['a', 'b', 'd'],
      ['c', 'status'],
    ],
  ])('of %j shows %j on a card, and %j behind More', async (names, inSight, further, cardFacts?: readonly string[]) => {
    phone(true)
    const fields = { number: text('n'), ...Object.fromEntries([...names].map((name) => [name, text(name)])) }
    const entity = keyedEntity('line', 'number', fields)
    const row = { id: '1', number: '1', ...Object.fromEntries(names.map((name) => [name, `${name} 1`])) }
    stubGateway({})
    showInPortal(
      {
        '/lines': (
          <RowsReport
            name="lines"
            entity={entity}
            rows={[row] as never}
            columns={['number', ...names] as never}
            {...(cardFacts && { cardFacts: cardFacts as never })}
          />
        ),
      },
      '/lines',
    )
    const card = await screen.findByRole('listitem')
    const named = (within: Element | null) => [...(within?.querySelectorAll('dt') ?? [])].map((one) => one.textContent)
    const more = card.querySelector('details')
    expect([named(card.querySelector('dl')), named(more)]).toEqual([inSight, further])
    expect(more?.open ?? false).toBe(false)
    if (more) expect(more.querySelector('summary')?.getAttribute('aria-label')).toBe('More, 1')
  })
})
