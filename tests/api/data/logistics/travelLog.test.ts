import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'

const path = '/read/TravelLog/'

let api: Api
let staff: Client

const addVisit = (city: string, on: string, isSample = 0) =>
  api.rows.ask(
    `insert into travel_visits (city, country, latitude, longitude, visited_on, visitor, note, is_sample)
      values (?, 'Norway', 59.91, -10.75, ?, 'Ida Berg', '', ?)`,
    city,
    on,
    isSample,
  )

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  staff = await api.as('staff')
  await api.rows.ask('delete from travel_visits')
  await addVisit('Oslo', '2026-11-05')
  await addVisit('Bergen', '2026-11-20', 1)
  await addVisit('Ålesund', '2025-02-28')
})

const list = async (query = '', by = staff) => by.get(`${path}${query}`)
const citiesOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.map(({ city }: { city: string }) => city)

describe('travel log', () => {
  test('is available only to the roles of its page', async () => {
    expect((await api.anyone.get(path)).status).toBe(401)
    for (const [account, status] of [
      ['customer', 403],
      ['manager', 403],
      ['rep', 403],
      ['admin', 200],
    ] as const)
      expect([account, (await list('', await api.as(account))).status]).toEqual([account, status])
  })

  test('lists visits newest first, with coordinates to a hundredth of a degree', async () => {
    const answer = await list()
    expect(citiesOf(answer)).toEqual(['Bergen', 'Oslo', 'Ålesund'])
    expect(answer.body[1]).toMatchObject({
      city: 'Oslo',
      country: 'Norway',
      latitude: 59.91,
      longitude: -10.75,
      date: '2026-11-05',
      visitor: 'Ida Berg',
      note: '',
      sample: false,
    })
    expect(answer.body[0].sample).toBe(true)
  })

  test('can be sorted by the columns of its screen only', async () => {
    expect(citiesOf(await list('?sort=["visitedOn","ASC"]'))).toEqual(['Ålesund', 'Oslo', 'Bergen'])
    expect((await list('?sort=["latitude","ASC"]')).status).toBe(400)
  })

  test('is available as CSV', async () => {
    const { text } = await staff.get(path, { accept: 'text/csv' })
    expect(text.trim().split('\r\n')).toHaveLength(4)
  })
})
