import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createBrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { type TimelineReader, TimelineReaderProvider } from '#kit/table/TimelineLink.tsx'
import { keyedEntity } from '#schema/entity.ts'
import { integer, nullable, optional, text } from '#schema/kinds.ts'
import { numberOf } from '#schema/orders/timelineAddress.ts'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'

const fields = {
  jobOrder: numberOf('jobOrder', text('jo')),
  invoice: numberOf('invoice', nullable(text('invoice'))),
  part: text('part'),
}
const line = keyedEntity('line', 'jobOrder', fields)
const anybodys = keyedEntity('anybodys', 'jobOrder', { ...fields, customerId: optional(integer('customer')) })

const columns = ['jobOrder', 'invoice', 'part'] as const
const row = { jobOrder: 'J/1', invoice: null, part: 'P-1' }

const reader = { mayOpen: true, customerId: 3, customerIds: [3, 4], onNumbers: () => undefined }
const open = (table: React.ReactNode, more: Partial<TimelineReader> = {}) =>
  showInPortal({ '/': <TimelineReaderProvider value={{ ...reader, ...more }}>{table}</TimelineReaderProvider> }, '/')

const links = () => within(screen.getByRole('table')).queryAllByRole('link')
const addresses = () => links().map((link) => link.getAttribute('href'))

afterEach(cleanup)

test('a number links to its order timeline, and an empty cell does not', () => {
  open(
    <RowsReport
      name="lines"
      entity={line}
      rows={[row, { ...row, jobOrder: 'J-2', invoice: 'FE-1' }]}
      columns={columns}
    />,
  )
  expect(addresses()).toEqual(['/order?line=J%2F1', '/order?line=J-2', '/order?invoice=FE-1'])
  expect(links().map(({ textContent }) => textContent)).toEqual(['J/1', 'J-2', 'FE-1'])
})

test('a number with a link of its own has the order timeline link next to it', () => {
  const show = { jobOrder: (_row: unknown, number: string) => <a href="/steps">{number}</a> }
  open(<RowsReport name="lines" entity={line} rows={[row]} columns={columns} show={show} />)
  expect(addresses()).toEqual(['/steps', '/order?line=J%2F1'])
  expect(screen.getByRole('link', { name: 'Timeline of J/1' })).toBeTruthy()
})

test('a number is plain text without access to the order timeline', () => {
  open(<RowsReport name="lines" entity={line} rows={[row]} columns={columns} />, { mayOpen: false })
  expect(addresses()).toEqual([])
  expect(screen.getByText('J/1')).toBeTruthy()
})

test('a number of another customer links to its order timeline if the user can act for it', () => {
  const rows = [3, 4, 5, undefined].map((customerId) => ({ ...row, jobOrder: `J-${customerId}`, customerId }))
  open(<RowsReport name="lines" entity={anybodys} rows={rows} columns={columns} />)
  expect(addresses()).toEqual(['/order?line=J-3', '/order?line=J-4&fcid=4'])
  expect(screen.getByText('J-5')).toBeTruthy()
})

test('a plain click on a number navigates in the app; a click for a new tab is left to the browser', () => {
  open(<RowsReport name="lines" entity={line} rows={[row]} columns={columns} />)
  const [link] = links()
  expect(fireEvent.click(link as HTMLElement, { ctrlKey: true })).toBe(true)
  expect(address()).toBe('/')
  expect(fireEvent.click(link as HTMLElement)).toBe(false)
  expect(address()).toBe('/order?line=J%2F1')
})

test('a number that links to the current page adds no history entry', async () => {
  window.history.replaceState(null, '', '/')
  const table = <RowsReport name="lines" entity={line} rows={[row]} columns={columns} />
  const element = <TimelineReaderProvider value={reader}>{table}</TimelineReaderProvider>
  showInPortal({ '/': element, '/order': element }, '/', null, 'en', createBrowserRouter)
  fireEvent.click(links()[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/order?line=J%2F1'))
  const entries = window.history.length
  fireEvent.click(links()[0] as HTMLElement)
  expect(address()).toBe('/order?line=J%2F1')
  expect(window.history.length).toBe(entries)
})

test('the link of a number includes the base path of the portal', () => {
  window.history.replaceState(null, '', '/forge/lines')
  const table = <RowsReport name="lines" entity={line} rows={[row]} columns={columns} />
  const screens = { '/lines': <TimelineReaderProvider value={reader}>{table}</TimelineReaderProvider> }
  const underForge: typeof createBrowserRouter = (routes) => createBrowserRouter(routes, { basename: '/forge' })
  showInPortal(screens, '/lines', null, 'en', underForge)
  expect(addresses()).toEqual(['/forge/order?line=J%2F1'])
})
