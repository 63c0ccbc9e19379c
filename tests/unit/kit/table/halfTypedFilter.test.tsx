import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import { reportScreen } from '#kit/report/ReportList.tsx'
import { reportOf } from '#kit/report/report.ts'
import { read } from '#schema/call.ts'
import { keyedEntity } from '#schema/entity.ts'
import { day, integer } from '#schema/kinds.ts'
import { listOf } from '#schema/wire/envelope.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { stubMedia } from '#tests/support/screens/stubMedia.ts'

const load = keyedEntity('load', 'id', { id: integer('id'), shippedOn: day('fecha') })
const resource = {
  name: 'loads',
  entity: load,
  list: read('GET', '/loads', {
    access: { signedIn: true, owner: 'caller' },
    list: { sort: ['shippedOn'], filter: { shippedOn: day('fecha') }, search: ['id'] },
    answer: listOf(load),
  }),
}
const Loads = reportScreen(reportOf({ resource, columns: ['id', 'shippedOn'] }))

beforeAll(datePickers.load, 60_000)
beforeEach(() => stubMedia((query) => query.includes('pointer: fine')))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const filtered = `/loads?filter=${encodeURIComponent('{"q":"forge"}')}`
const dayPart = () => screen.getByRole('spinbutton', { name: 'Day' })

/** Opens the list with a half-typed date. */
const open = async (at: string) => {
  registerResource(resource)
  const gateway = stubGateway({
    'GET /read/loads': () => json([{ id: 1, fecha: '2026-11-05' }], { headers: { 'Content-Range': 'loads 0-0/1' } }),
  })
  const { router } = showInPortal({ '/loads': <Loads /> }, at)
  await screen.findByRole('spinbutton', { name: 'Day' })
  return { router, requests: () => gateway.to('/read/loads').length }
}

const type = async () => {
  await userEvent.click(dayPart())
  await userEvent.keyboard('05')
  expect(dayPart().textContent).toBe('05')
}
const isForgotten = () => waitFor(() => expect(dayPart().textContent).toBe('DD'))

test('a half-typed date is forgotten when a filter is removed by its chip', async () => {
  await open(filtered)
  await type()
  await userEvent.click(await screen.findByRole('button', { name: /^Remove the filter/ }))
  await isForgotten()
})

test('a half-typed date is forgotten on Back', async () => {
  const { router } = await open('/loads')
  await act(() => router.navigate(filtered))
  await screen.findByRole('button', { name: /^Remove the filter/ })
  await type()
  await act(() => router.navigate(-1))
  await isForgotten()
})

test('a half-typed date is forgotten by Clear All', async () => {
  await open('/loads')
  await type()
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
  await isForgotten()
})

test('an input keeps the focus when Enter searches', async () => {
  await open('/loads')
  const input = screen.getByRole('textbox', { name: 'Search' })
  await userEvent.type(input, 'forge{Enter}')
  await screen.findByRole('button', { name: /^Remove the filter/ })
  expect(document.activeElement).toBe(input)
})
