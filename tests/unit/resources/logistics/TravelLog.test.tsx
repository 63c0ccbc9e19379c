import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { report } from '#resources/logistics/travel-log/report.ts'
import TravelLog from '#resources/logistics/travel-log/TravelLog.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { saveCsv } from '#tests/support/screens/savedFiles.ts'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const path = '/read/TravelLog/'
const visits = [
  {
    city: 'Oslo',
    country: 'Norway',
    latitude: 59.9,
    longitude: 10.8,
    date: '2026-11-20',
    visitor: 'Ida Berg',
    note: 'Rings of the coming year.',
    sample: true,
  },
  {
    city: 'Suwa',
    country: 'Japan',
    latitude: 36,
    longitude: 138.1,
    date: '2026-11-05',
    visitor: 'Jo Vance',
    note: '',
    sample: false,
  },
]
const page = (rows: readonly object[]) =>
  json(rows, { headers: { 'Content-Range': `visits 0-${rows.length}/${rows.length}` } })

const show = (answer: () => Response) => {
  registerResource(report.resource)
  const gateway = stubGateway({ [`GET ${path}`]: answer })
  showInPortal({ '/': <TravelLog /> }, '/')
  return gateway
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the travel log shows a dot on the map and a card for each city, and the sample data label', async () => {
  const { to } = show(() => page(visits))
  const cards = within(await screen.findByRole('list', { name: 'Visits' })).getAllByRole('listitem')
  expect(cards.map((card) => [...card.children].map((line) => line.textContent))).toEqual([
    ['Oslo', 'Norway', '20/Nov/2026, Ida Berg', 'Rings of the coming year.'],
    ['Suwa', 'Japan', '05/Nov/2026, Jo Vance', ''],
  ])
  const map = screen.getByRole('img', { name: 'Map of the visits: Oslo, Suwa' })
  const dots = [...map.querySelectorAll('circle')].map((dot) => [dot.getAttribute('cx'), dot.getAttribute('cy')])
  expect(dots).toEqual([
    ['10.8', '-59.9'],
    ['138.1', '-36'],
  ])
  expect(screen.getByText('Sample data')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Export/ })).toBeTruthy()
  expect(to(path).map(({ query }) => query.get('sort'))).toEqual(['["visitedOn","DESC"]'])
})

test('the travel log exports all visits, not only those of the page', async () => {
  const { to } = show(() => json(visits, { headers: { 'Content-Range': 'visits 0-2/40' } }))
  await screen.findByText('Oslo')
  expect(await saveCsv()).toEqual([
    'City,Country,Date,Visitor,Note',
    'Oslo,Norway,20/Nov/2026,Ida Berg,Rings of the coming year.',
    'Suwa,Japan,05/Nov/2026,Jo Vance,',
  ])
  expect(to(path).map(({ query }) => query.get('range'))).toHaveLength(2)
})

test('the travel log has no sample data label without sample visits', async () => {
  show(() => page(visits.slice(1)))
  await screen.findByText('Suwa')
  expect(screen.queryByText('Sample data')).toBeNull()
})

test('the travel log shows an empty state below its map', async () => {
  show(() => page([]))
  expect(await screen.findByText('No results found.')).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Map of the visits/ })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Visits' })).toBeNull()
})

test('the travel log shows a failure, and retries', async () => {
  let isDown = true
  show(() => (isDown ? failure(503, 'unavailable') : page(visits)))
  expect((await screen.findByRole('alert')).textContent).toContain('The service is not available at the moment.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Oslo')).toBeTruthy()
})
