import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { read } from '#schema/call.ts'
import { entity, keyedEntity } from '#schema/entity.ts'
import { integer, money, optional, text } from '#schema/kinds.ts'
import { listOf } from '#schema/wire/envelope.ts'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

const fields = { number: integer('numero'), state: text('estado') }
const piece = keyedEntity('piece', 'number', fields)

const listCall = (answered: typeof piece) =>
  read('GET', '/pieces', {
    access: { signedIn: true, owner: 'caller' },
    list: { sort: ['number'], filter: { state: text('estado') } },
    answer: listOf(answered),
  })
const pieces = { name: 'pieces', entity: piece, list: listCall(piece) }

/** Selects by react-admin's list context. */
const Selected = () => {
  const { selectedIds, onSelect, onSelectAll, onUnselectItems } = useListContext<AnyRow>()
  return (
    <>
      <p data-testid="selected">{selectedIds.join()}</p>
      <button type="button" onClick={() => onSelect([2, 1])}>
        Two
      </button>
      <button type="button" onClick={() => onSelectAll()}>
        All
      </button>
      <button type="button" onClick={() => onUnselectItems()}>
        None
      </button>
    </>
  )
}

const tick = (row: { readonly number: number }) => <RowCheckbox id={row.number} label={`Piece ${row.number}`} />

interface Options {
  readonly at?: string
  readonly base?: { readonly state: string }
  readonly isPart?: boolean
  readonly answer?: (request: StubRequest) => Response
  /** Shown in place of the report. */
  readonly controlled?: ReactNode
}

const total = 100

/** The requested rows, numbered from 1. */
const pageOf = ({ query }: StubRequest) => {
  const [from, to]: [number, number] = JSON.parse(query.get('range') ?? `[0,${total - 1}]`)
  const rows = Array.from({ length: to - from + 1 }, (_, index) => ({ numero: from + index + 1, estado: 'open' }))
  return json(rows, { headers: { 'Content-Range': `pieces ${from}-${to}/${total}` } })
}

const open = ({ at = '/pieces', answer = pageOf, controlled, ...options }: Options = {}) => {
  registerResource(pieces)
  const gateway = stubGateway({ 'GET /read/pieces': answer })
  const list = controlled ?? (
    <ReportList
      resource={pieces}
      columns={['number', 'state']}
      sort={['number', 'ASC']}
      show={{ number: tick }}
      actions={<Selected />}
      {...options}
    />
  )
  showInPortal({ '/pieces': list }, at)
  const requested = () => gateway.to('/read/pieces').map(({ query }) => query.get('range'))
  return { requested, last: () => gateway.to('/read/pieces').at(-1)?.query, user: userEvent.setup() }
}

/** A service that has no rows on this page, or fails to answer it. */
const without =
  (page: number, answered: Response) =>
  (request: StubRequest): Response =>
    request.query.get('range') === `[${(page - 1) * 25},${page * 25 - 1}]` ? answered : pageOf(request)

const nothing = () => json([], { headers: { 'Content-Range': `pieces */${total}` } })

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' })
const rowOf = (number: number) => screen.findByRole('checkbox', { name: `Piece ${number}` })
const selected = () => screen.getByTestId('selected').textContent

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['opened by its address', '/pieces?page=3', 3],
  ['turned to', '/pieces?page=2', 3],
])('a page that fails to load stays in the address when %s, and is shown after Retry', async (_how, at, page) => {
  let isBroken = true
  const answer = (request: StubRequest) =>
    isBroken && request.query.get('range') === '[50,74]' ? failure(503, 'unavailable') : pageOf(request)
  const { user, requested } = open({ at, answer })
  if (!at.endsWith(`${page}`)) {
    await rowOf(26)
    await user.click(next())
  }
  await screen.findByRole('alert')
  expect(address()).toContain(`page=${page}`)
  if (!at.endsWith(`${page}`)) expect(screen.getByText('51–75 of 100')).toBeTruthy()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await rowOf(51)
  expect(address()).toContain(`page=${page}`)
  expect(requested()).not.toContain('[0,24]')
})

test.each([false, true])('two quick clicks on Next turn two pages (part of a page: %s)', async (isPart) => {
  const { requested } = open({ isPart })
  await rowOf(1)
  act(() => {
    next().click()
    next().click()
  })
  await rowOf(51)
  expect(requested()).toEqual(['[0,24]', '[50,74]'])
})

test("a list's own filter applies until the address sets the same one", async () => {
  const { user, last } = open({ base: { state: 'open' } })
  await rowOf(1)
  expect(last()?.get('filter')).toBe('{"state":"open"}')
  await user.type(screen.getByRole('textbox', { name: /state/ }), 'paid{Enter}')
  await waitFor(() => expect(last()?.get('filter')).toBe('{"state":"paid"}'))
})

test('a page beyond the last one leads to the last one', async () => {
  open({ at: '/pieces?page=10', answer: without(10, nothing()) })
  await rowOf(100)
  expect(address()).toContain('page=4')
})

// Once one of these fails, ra-core has mended a fault that is named in `docs/decisions/022-react-admin-frame.md`.
test.each([
  ['fails to load', 3, failure(503, 'unavailable')],
  ['lies beyond the last one', 10, nothing()],
])("react-admin's own ListBase leaves a page that %s for the first one", async (_how, page, answered) => {
  const controlled = (
    <ListBase
      resource="pieces"
      storeKey={false}
      perPage={25}
      sort={{ field: 'number', order: 'ASC' }}
      disableAuthentication
    >
      <Selected />
    </ListBase>
  )
  const { requested } = open({ at: `/pieces?page=${page}`, answer: without(page, answered), controlled })
  await waitFor(() => expect(address()).toContain('page=1&'))
  await waitFor(() => expect(requested()).toEqual([`[${(page - 1) * 25},${page * 25 - 1}]`, '[0,24]']))
})

test('a list requests its rows once, and once for another page', async () => {
  const { user, requested } = open()
  await rowOf(1)
  await user.click(next())
  await rowOf(26)
  expect(requested()).toEqual(['[0,24]', '[25,49]'])
})

test("rows are selected through react-admin's list context, also on other pages", async () => {
  const { user } = open()
  await user.click(await rowOf(3))
  expect(selected()).toBe('3')
  await user.click(screen.getByRole('button', { name: 'Two' }))
  expect(selected()).toBe('2,1')
  await user.click(next())
  await user.click(await rowOf(26))
  expect(selected()).toBe('2,1,26')
  await user.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(selected()?.split(',')).toHaveLength(total))
  await user.click(screen.getByRole('button', { name: 'None' }))
  expect(selected()).toBe('')
})

test('rows without a key are identified by their resource on every page', async () => {
  const load = entity('load', fields)
  registerResource({ name: 'loads', entity: load, list: listCall(load), idOf: ({ number }) => `load ${number}` })
  stubGateway({ 'GET /read/pieces': pageOf })
  const { dataProvider } = await import('#dataProvider/dataProvider.ts')
  const sort = { field: 'number', order: 'ASC' } as const
  const { data } = await dataProvider.getList('loads', { pagination: { page: 2, perPage: 2 }, sort, filter: {} })
  expect(data.map(({ id }) => id)).toEqual(['load 3', 'load 4'])
})

const Refetch = () => {
  const { refetch } = useListContext<AnyRow>()
  return (
    <button type="button" onClick={() => refetch()}>
      Refetch
    </button>
  )
}

describe('rows that cannot be read again', () => {
  const readTwice = async (resource: typeof pieces) => {
    let isDown = false
    registerResource(resource)
    stubGateway({ 'GET /read/pieces': (request) => (isDown ? failure(503, 'unavailable') : pageOf(request)) })
    const list = <ReportList resource={resource} columns={['number', 'state']} actions={<Refetch />} />
    showInPortal({ '/pieces': list }, '/pieces')
    await screen.findAllByRole('rowheader')
    isDown = true
    await userEvent.click(screen.getByRole('button', { name: 'Refetch' }))
    await screen.findByRole('alert')
  }

  test('stay, with the moment at which they were read', async () => {
    await readTwice(pieces)
    expect(screen.getAllByRole('rowheader')).toHaveLength(25)
    expect(screen.getByText(/^Last updated \d\d\/[A-Z][a-z]{2}\/\d{4} \d\d:\d\d$/)).toBeTruthy()
  })

  test('are left out if they have amounts of money', async () => {
    const priced = keyedEntity('piece', 'number', { ...fields, price: optional(money('precio')) })
    const entity = priced as unknown as typeof piece
    await readTwice({ name: 'pieces', entity, list: listCall(entity) })
    expect(screen.queryAllByRole('rowheader')).toHaveLength(0)
    expect(screen.queryByText(/^Last updated/)).toBeNull()
  })
})
