import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, addUser, customers, edit, remove } from '#tests/support/client/users.ts'
import { hostileTexts } from '#tests/support/files/hostileTexts.ts'
import { addManyUsers, addManyVisits, addVisits, idOf } from '#tests/support/rows/visitRows.ts'

let api: Api
let admin: Client
let buyer: number
let administrator: number

const path = '/auth/api/visit-logsforge'
type Filter = Record<string, unknown>

const list = (filter: Filter = {}, by = admin, more = '') =>
  by.get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`)
const datesOf = ({ body }: Answer): string[] => body.rows.map(({ date }: { date: string }) => date)
const pagesOf = ({ body }: Answer): string[] => body.rows.map(({ page_name }: { page_name: string }) => page_name)

const only = async (...visits: Parameters<typeof addVisits>[1]) => {
  await api.rows.ask('delete from visits')
  await addVisits(api.rows, visits)
}
const at = (minute: number) => `2026-11-05T15:${String(minute).padStart(2, '0')}:00.000Z`

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  buyer = await idOf(api.rows, 'customer@anvil.example')
  administrator = await idOf(api.rows, 'admin@anvil.example')
})

describe('visit log', () => {
  test('returns 401 when signed out and 403 without the page', async () => {
    expect((await list({}, api.anyone)).status).toBe(401)
    expect((await list({}, await api.as('customer'))).status).toBe(403)
  })

  test('contains only users of own customers for a restricted reader', async () => {
    const member = await addMember(api, admin, { newPermissions: [{ id: 81, hasAccess: true }] })
    const colleague = await addUser(admin)
    const stranger = await addUser(admin, { multiple_client_ids: [customers.brandNew] })
    const deleted = await addUser(admin)
    await only(
      { at: at(1), user_id: colleague.id, page_name: 'Colleague' },
      { at: at(2), user_id: stranger.id, page_name: 'Stranger' },
      { at: at(3), user_id: deleted.id, page_name: 'Deleted' },
    )
    await remove(admin, deleted.id)
    const client = await api.as(member.email)
    for (const filter of [{}, { q: '@made.example' }, { from: '2026-11-05' }]) {
      const answer = await list(filter, client)
      expect(pagesOf(answer)).toEqual(['Colleague'])
      expect(answer.headers.get('content-range')).toMatch(/ 0-0\/1$/)
    }
    const beyond = await list({ q: '@made.example' }, client, '&range=[5,9]')
    expect([beyond.body.rows, beyond.headers.get('content-range')]).toEqual([[], expect.stringMatching(/\/1$/)])
    const { text } = await client.get(path, { accept: 'text/csv' })
    expect(text.split('\r\n').filter((line) => /Colleague|Stranger|Deleted/.test(line))).toHaveLength(1)
  })

  test('contains the specified fields, newest first, and is unpaged by default', async () => {
    await only(
      { at: at(1), user_id: buyer, page_name: 'First' },
      { at: at(3), user_id: administrator, role_id: 1, page_name: 'Third', customer_id: null, is_mobile: 1 },
      { at: at(2), user_id: buyer, page_name: 'Second' },
    )
    const answer = await admin.get(path)
    expect(pagesOf(answer)).toEqual(['Third', 'Second', 'First'])
    expect(answer.body.rows[2]).toEqual({
      user_id: buyer,
      email: 'customer@anvil.example',
      role: 'Customer',
      page_name: 'First',
      date: at(1),
      is_mobile: false,
      language: 'es-MX',
      client_id: 101,
      timezone: 'America/Monterrey',
      browser: 'Firefox 145',
    })
    expect(answer.body.rows[0]).toMatchObject({ role: 'Admin', client_id: null, is_mobile: true })
    expect(pagesOf(await admin.get(`${path}/?sort=["at","ASC"]&range=[0,1]`))).toEqual(['First', 'Second'])
  })

  test('keeps the role at the time of the visit, also after the user is deleted', async () => {
    const user = await addUser(admin)
    await only({ at: at(1), user_id: user.id, page_name: 'Kept' })
    await edit(admin, user, { role: 4 })
    await remove(admin, user.id)
    expect((await list({ q: user.email })).body.rows).toMatchObject([{ email: user.email, role: 'Customer' }])
  })

  test('contains a visit within a second of the page access call', async () => {
    await only({ at: at(1), user_id: buyer })
    const staff = await api.as('staff')
    await staff.post('/auth/api/validate-page-access-forge/', { slug: 'statement', is_mobile: true, browser: 'B' })
    await expect.poll(async () => pagesOf(await list({ role: 'Provider staff' }))).toEqual(['Account Statement'])
  })
})

describe('visit log filter', () => {
  beforeAll(async () => {
    const { id: accented } = await addUser(admin, {
      name: 'Ñandú Öğe',
      email: 'bird@made.example',
      sales_contact: 'Zelda',
    })
    await only(
      { at: at(1), user_id: buyer, page_name: 'Buyer' },
      { at: at(2), user_id: administrator, role_id: 1, page_name: 'Admin', customer_id: null },
      { at: at(3), user_id: accented, page_name: 'Bird', is_mobile: 1 },
      // In Monterrey, 5 November begins at 06:00 UTC.
      { at: '2026-11-05T05:59:59.999Z', user_id: buyer, page_name: 'Fourth' },
      { at: '2026-11-05T06:00:00.000Z', user_id: buyer, page_name: 'Fifth' },
      { at: '2026-11-06T05:59:59.999Z', user_id: buyer, page_name: 'Still fifth' },
      { at: '2026-11-06T06:00:00.000Z', user_id: buyer, page_name: 'Sixth' },
    )
  })

  const all = ['Sixth', 'Still fifth', 'Bird', 'Admin', 'Buyer', 'Fifth', 'Fourth']
  const cases: [Filter, string[]][] = [
    [{}, all],
    [{ hideAdmin: false }, all],
    [{ hideAdmin: true }, all.filter((page) => page !== 'Admin')],
    [{ role: 'Admin' }, ['Admin']],
    [{ role: 'Admin', hideAdmin: true }, []],
    [{ role: 'Nobody’s' }, []],
    [{ pageName: 'Bird' }, ['Bird']],
    [{ isMobile: true }, ['Bird']],
    [{ isMobile: false, pageName: 'Bird' }, []],
    [{ from: '2026-11-05', to: '2026-11-05' }, ['Still fifth', 'Bird', 'Admin', 'Buyer', 'Fifth']],
    [{ to: '2026-11-04' }, ['Fourth']],
    [{ from: '2026-11-06' }, ['Sixth']],
    [{ from: '2026-11-06', to: '2026-11-05' }, []],
    [{ q: 'nandu' }, ['Bird']],
    [{ q: 'ÖGE' }, ['Bird']],
    [{ q: 'BIRD@made' }, ['Bird']],
    [{ q: 'ñ' }, ['Bird']],
    [{ q: 'du' }, []],
    // This list is not searched by sales contact.
    [{ q: 'zelda' }, []],
    [{ q: '%' }, []],
    [{ q: '___' }, []],
    [{ q: 'customer@anvil', from: '2026-11-06', isMobile: false, role: 'Customer', hideAdmin: true }, ['Sixth']],
  ]

  test.each(cases)('%j returns the matching visits', async (filter, pages) => {
    const answer = await list(filter)
    expect(pagesOf(answer)).toEqual(pages)
    expect(answer.headers.get('content-range')).toMatch(new RegExp(`/${pages.length}$`))
  })

  test.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ isMobile: 'yes' }, 'isMobile'],
    [{ hideAdmin: 1 }, 'hideAdmin'],
    [{ nothing: 'known' }, 'nothing'],
    [{ q: 'a\u0000' }, 'q'],
  ])('%j returns 400', async (filter, field) => {
    const { status, body } = await list(filter)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('returns 400 for sorting by a field without an index', async () => {
    expect((await admin.get(`${path}?sort=["browser","ASC"]`)).status).toBe(400)
  })
})

describe('a visit log of more visits than are counted', () => {
  const count = 10_050

  beforeAll(async () => {
    await only({ at: at(1), user_id: administrator, role_id: 1 })
    await addManyVisits(api.rows, buyer, count)
  })

  const page = (from: number, to: number, filter: Filter = { q: 'customer@anvil' }) =>
    list(filter, admin, `&range=[${from},${to}]`)
  const rangeOf = ({ headers }: Answer) => headers.get('content-range')?.replace(/^\S+ /, '')

  test.each([
    ['the first page', 0, 99, '0-99/10000+'],
    ['the page at that limit', 9_900, 9_999, '9900-9999/10001+'],
    ['the page after it', 10_000, 10_049, '10000-10049/10050'],
    ['the last page', 10_000, 10_099, '10000-10049/10050'],
  ])('has a lower bound as total up to the last page: %s', async (_page, from, to, range) => {
    for (const filter of [{ q: 'customer@anvil' }, { hideAdmin: true }, { pageName: 'Many' }])
      expect(rangeOf(await page(from, to, filter))).toBe(range)
  })

  test('has pages that contain each visit once', async () => {
    const dates = new Set<string>()
    for (let from = 0; from < count; from += 1_000)
      for (const { date } of (await page(from, from + 999)).body.rows) dates.add(date)
    expect(dates.size).toBe(count)
  })

  test('returns at most 10,000 visits as JSON, but all as CSV', async () => {
    expect(pagesOf(await admin.get(path))).toHaveLength(10_000)
    const { text } = await admin.get(`${path}?filter={"hideAdmin":true}`, { accept: 'text/csv' })
    expect(text.trim().split('\r\n')).toHaveLength(count + 1)
  })
})

describe('visit log search that matches thousands of users', () => {
  const filter = { q: 'MANY.example' }
  const page = (from: number, to: number, direction: 'ASC' | 'DESC' = 'DESC', more: Filter = {}) =>
    list({ ...filter, ...more }, admin, `&range=[${from},${to}]&sort=["at","${direction}"]`)
  let [first, last] = [0, 0]

  beforeAll(async () => {
    await addManyUsers(api.rows, buyer, 2_100)
    first = await idOf(api.rows, '1@many.example')
    last = await idOf(api.rows, '2100@many.example')
  })

  test('counts and returns few visits', async () => {
    await only(
      { at: at(1), user_id: first, page_name: 'First' },
      { at: at(2), user_id: last, page_name: 'Last' },
      { at: at(3), user_id: buyer, page_name: 'Buyer' },
    )
    expect(pagesOf(await list(filter))).toEqual(['Last', 'First'])
    expect(pagesOf(await page(0, 0, 'ASC'))).toEqual(['First'])
    const beyond = await page(2, 3)
    expect([beyond.body.rows, beyond.headers.get('content-range')]).toEqual([[], expect.stringMatching(/\/2$/)])
  })

  test.each([
    ['are the newest', 0],
    ['start at the oldest visit', 1_950],
    ['are older than thousands of others', 2_050],
  ])('has pages that add up to the whole list for many visits that %s', async (_where, others) => {
    await only({ at: '2026-10-01T00:00:00.000Z', user_id: last, page_name: 'Oldest' })
    await addManyVisits(api.rows, first, 10_050)
    if (others > 0) await addManyVisits(api.rows, buyer, others, '2026-10-02')
    const all = await api.rows.ask('select at from visits where user_id <> ? order by at desc', buyer)
    const dates = all.map((row) => row.at)
    for (const [from, to] of [
      [0, 99],
      [100, 199],
      [10_000, 10_099],
    ] as const) {
      expect(datesOf(await page(from, to))).toEqual(dates.slice(from, to + 1))
      expect(datesOf(await page(from, to, 'ASC'))).toEqual(dates.toReversed().slice(from, to + 1))
    }
    expect((await page(20_000, 20_099)).headers.get('content-range')).toMatch(/\/10000\+$/)
    expect((await page(0, 99)).headers.get('content-range')).toMatch(/ 0-99\/10000\+$/)
    expect((await page(0, 9, 'DESC', { pageName: 'Oldest' })).body.rows).toMatchObject([{ email: '2100@many.example' }])
  })
})

test('visit log contains hostile browser strings unchanged, and no formula in CSV', async () => {
  const stored = hostileTexts.map((text) => text.slice(0, 255))
  await only(
    ...stored.map((browser, minute) => ({
      at: at(minute),
      user_id: buyer,
      browser,
      time_zone: '=1+1',
      language: '-2',
    })),
  )
  const { body } = await list()
  expect(body.rows.map(({ browser }: { browser: string }) => browser).reverse()).toEqual(stored)
  const { text, headers } = await admin.get(path, { accept: 'text/csv' })
  expect(headers.get('content-disposition')).toContain('visit.csv')
  const [header, ...lines] = text.trim().split('\r\n')
  expect(header?.replace(/^\uFEFF/, '')).toBe(
    'user_id,email,role,page_name,date,is_mobile,language,client_id,timezone,browser',
  )
  expect(lines).toHaveLength(stored.length)
  for (const line of lines) expect(line).toContain(",false,'-2,101,'=1+1,")
})
