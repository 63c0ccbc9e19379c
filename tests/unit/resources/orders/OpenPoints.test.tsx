import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import OpenPoints from '#resources/orders/open-points/OpenPoints.tsx'
import { maxPointsOfKind } from '#schema/orders/openPoints.ts'
import { setOffers } from '#schema/wire/offered.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const isEmbedded = { auth: true, read: true, write: true, content: true }

beforeEach(() => setCurrentCustomer(3))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setOffers({ isEmbedded, offersAdditions: false })
})

const point = (kind: string, number: string, more: object = {}) => ({
  key: `${kind} ${number}`,
  kind,
  number,
  line: null,
  partNumber: null,
  quantity: null,
  day: '2026-11-19',
  before: null,
  days: 9,
  step: null,
  request: null,
  amount: null,
  state: null,
  note: '',
  place: null,
  ...more,
})
const request = point('request', 'RQ26-000009', { request: 'earlier', state: 'answer', note: 'Sooner.' })

const open = (plant: readonly object[], language: 'en' | 'es' = 'en') => {
  const gateway = stubGateway({
    'GET /read/api/Customers/3/openPoints': () => json(plant),
    'GET /read/api/Customers/3/openRequests': () => json([request]),
  })
  showInPortal({ '/open-points': <OpenPoints /> }, '/open-points', person(3), language)
  return gateway
}
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

test('open points stand by kind, each with a link to its place', async () => {
  open([
    point('lateLine', '10100018', { step: 'Machining', note: 'Die broke' }),
    point('concession', 'FA-7'),
    point('approvalFile', 'Plan.pdf', { place: '5/6' }),
    point('load', '10100020', { place: '71' }),
    point('invoice', 'FE-1', { amount: 100, state: 'disputed' }),
  ])
  expect(await addressOf('10100018')).toBe('/order?line=10100018')
  expect(await addressOf('RQ26-000009')).toBe('/requests?number=RQ26-000009')
  expect(await addressOf('FA-7')).toBe('/concessions?pending=1&q=FA-7')
  expect(await addressOf('Plan.pdf')).toBe('/approval-files?folder=5&child=6')
  expect(await addressOf('10100020')).toBe('/order?line=10100020')
  expect(await addressOf('Loads with documents missing')).toBe('/shipment-documents?pack=71')
  expect(await addressOf('FE-1')).toBe('/statement?tab=overdue&invoice=FE-1')
  const groups = screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
  expect(
    groups.filter((text) => text?.includes('1 point')).map((text) => text?.replace(/1 point.*/, '').trim()),
  ).toEqual([
    'Late lines',
    'Open requests',
    'Concessions to approve',
    'Approval files to approve',
    'Loads with documents missing',
    'Overdue invoices',
  ])
  for (const text of ['Earlier date', 'To be answered', 'Disputed', 'Machining', 'Die broke'])
    expect(screen.queryByText(text) ?? text, text).not.toBe(text)
  expect(await addressOf('Open points (PDF)')).toContain('/content/api/Documents/openPoints/3')
})

test('open points in front of specified services are the requests, and name what is missing', async () => {
  setOffers({ isEmbedded: { ...isEmbedded, read: false, content: false }, offersAdditions: false })
  const gateway = open([])
  expect(await screen.findByText(/^Only requests are listed here/)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'RQ26-000009' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull()
  expect(gateway.to('/read/api/Customers/3/openPoints')).toEqual([])
})

test('open points say that a kind is cut', async () => {
  open(Array.from({ length: maxPointsOfKind }, (_, place) => point('lateLine', `J-${place}`)))
  expect(await screen.findByText(`At most ${maxPointsOfKind} points of a kind are listed.`)).toBeTruthy()
})

test('open points are translated to Spanish', async () => {
  open([point('lateLine', '10100018', { step: 'Machining' })], 'es')
  for (const text of ['Maquinado', 'Por responder'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})
