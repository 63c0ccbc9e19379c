import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { TasksPanel } from '#resources/home/TasksPanel.tsx'
import { pageAt } from '#schema/pages.ts'
import { notOfferedCode } from '#schema/wire/offered.ts'
import { Header } from '#src/app/header/Header.tsx'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { isPhone, stubMedia } from '#tests/support/screens/stubMedia.ts'

const row = (key: string, more: object = {}) => ({
  key,
  number: `N-${key}`,
  about: 'Bar 4',
  place: null,
  customerId: 3,
  customer: 'Brennholt',
  day: null,
  amount: null,
  ...more,
})
const bars = { kind: 'bar', count: 5, rows: [row('1', { day: '2026-11-01' }), row('2', { customerId: 4 })] }
const requotes = { kind: 'requote', count: 1, rows: [row('7', { about: '<b>dear</b>', amount: 1234.5 })] }
const some = { count: 6, groups: [bars, requotes] }

const show = (answer: () => Response, language: 'en' | 'es' = 'en') => {
  const gateway = stubGateway({
    'POST /auth/api/menu-options2': () => json([[], [3, 4]]),
    'POST /read/GetNames/': () => json({ RespuestaCD: [] }),
    'GET /read/api/Tasks': answer,
    'POST /write/api/Tasks/done': () => json({ message: 'Marked as done.', count: 1 }),
  })
  const page = (
    <>
      <Header page={pageAt('') ?? null} />
      <TasksPanel />
    </>
  )
  showInPortal({ '/': page, '/about-us': <Header page={pageAt('about-us') ?? null} /> }, '/', person(0), language)
  return gateway
}

beforeEach(() => {
  Cookies.set('fricn', 'Ana')
  setCurrentCustomer(3)
})
afterEach(() => {
  cleanup()
  setCurrentCustomer(null)
  Cookies.remove('fricn')
  vi.unstubAllGlobals()
})

const wait = { timeout: 15_000 }
const group = (name: string) => screen.findByRole('region', { name }, wait)
const link = (name: string) => screen.findByRole('link', { name }, wait)

test('the to-do panel shows each kind with its count, its rows and a link to all of them', async () => {
  show(() => json(some))
  const shown = await group('Bars to approve')
  expect(shown.textContent).toContain('5')
  expect(shown.textContent).toContain('since 01/Nov/2026')
  expect(within(shown).getByRole('link', { name: 'View all 5: Bars to approve' }).getAttribute('href')).toMatch(
    /^\/to-do\?filter=%7B%22kind%22%3A%22bar%22%7D/,
  )
  expect(within(shown).getAllByRole('listitem').length).toBe(2)
  const texts = within(await group('Requotes requested')).getByRole('listitem').textContent
  expect(texts).toContain('<b>dear</b>')
  expect(texts).toContain('$1,234.50')
})

test('on a phone the first kind is open, and the others are folded to their counts', async () => {
  stubMedia(isPhone)
  show(() => json(some))
  const folds = [await group('Bars to approve'), await group('Requotes requested')].map((one) =>
    one.querySelector('details'),
  )
  expect(folds.map((fold) => fold?.open)).toEqual([true, false])
  expect(folds.map((fold) => fold?.querySelector('summary')?.textContent)).toEqual([
    'Bars to approve5',
    'Requotes requested1',
  ])
})

test('a to-do row links to its record and customer, and names another customer', async () => {
  show(() => json(some))
  const first = await link('N-1')
  expect(first.getAttribute('href')).toBe('/raw-material-approval?q=N-1&fcid=3')
  expect((await link('N-2')).getAttribute('href')).toBe('/raw-material-approval?q=N-2&fcid=4')
  const shown = await group('Bars to approve')
  expect([...shown.querySelectorAll('li')].map(({ textContent }) => textContent?.includes('Brennholt'))).toEqual([
    false,
    true,
  ])
  await userEvent.click(first)
  expect(address()).toBe('/raw-material-approval?q=N-1')
})

test('a to-do item without a natural end can be marked as done, which refetches the list', async () => {
  let isDone = false
  const gateway = show(() => json(isDone ? { count: 5, groups: [bars] } : some))
  expect(screen.queryByRole('button', { name: 'Mark N-1 as done' })).toBeNull()
  await screen.findByRole('link', { name: '6 pending tasks' }, wait)
  isDone = true
  await userEvent.click(await screen.findByRole('button', { name: 'Mark N-7 as done' }, wait))
  await screen.findByRole('link', { name: '5 pending tasks' }, wait)
  expect(screen.queryByRole('region', { name: 'Requotes requested' })).toBeNull()
  expect(gateway.to('/write/api/Tasks/done').map(({ body }) => body)).toEqual([
    { tasks: [{ kind: 'requote', key: '7' }] },
  ])
})

test.each([
  ['en', "You're all caught up.", "You're all caught up"],
  ['es', 'No tiene pendientes.', 'No tiene pendientes'],
] as const)('an empty to-do list is described in %s', async (language, text, name) => {
  show(() => json({ count: 0, groups: [] }), language)
  expect(await screen.findByText(text, {}, wait)).toBeTruthy()
  expect(await link(name)).toBeTruthy()
})

test('facts that may be cut off have a tooltip', async () => {
  show(() => json(some))
  const [facts] = within(await group('Requotes requested')).getAllByText('<b>dear</b> · $1,234.50')
  expect(facts?.title).toBe('<b>dear</b> · $1,234.50')
})

test.each(['not_found', notOfferedCode])(
  'the to-do panel says that a service has none (%s), and the header shows no count',
  async (code) => {
    show(() => failure(404, code))
    expect(await screen.findByText(/^The connected service does not provide/, {}, wait)).toBeTruthy()
    expect((await link('To do')).textContent).toBe('')
  },
)

test('the to-do panel shows a failure, and retries', async () => {
  let isWell = false
  show(() => (isWell ? json(some) : failure(503, 'unavailable')))
  const retry = await screen.findByRole('button', { name: 'Retry' }, wait)
  isWell = true
  await userEvent.click(retry)
  expect(await group('Bars to approve')).toBeTruthy()
})

test('the to-do count in the header links to the page of all tasks and is fetched once', async () => {
  const gateway = show(() => json({ ...some, count: 120 }))
  const number = await link('120 pending tasks')
  expect(number.textContent).toBe('99+')
  expect(number.getAttribute('href')).toBe('/to-do?fcid=3')
  expect(gateway.to('/read/api/Tasks').length).toBe(1)
})
