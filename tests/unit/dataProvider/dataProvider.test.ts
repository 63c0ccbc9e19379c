import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { encode } from 'zod/mini'
import { dataProvider } from '#dataProvider/dataProvider.ts'
import { registerResource } from '#dataProvider/resources.ts'
import { users } from '#resources/administration/users/report.ts'
import { account, profile } from '#schema/account/account.ts'
import { user } from '#schema/administration/administration.ts'
import { id, input, read } from '#schema/call.ts'
import { entity, keyedEntity, type RowOf } from '#schema/entity.ts'
import { integer, nullable, oneOf, optional, text } from '#schema/kinds.ts'
import { listOf } from '#schema/wire/envelope.ts'
import { json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

type User = RowOf<typeof user>

const names = ['Ana', 'Óscar', 'bruno', 'Zoé', 'Beatriz', 'oscar']

const madeUp = (name: string, index: number): User => ({
  id: index + 1,
  name,
  email: `user${index + 1}@anvil.example` as User['email'],
  roleId: index % 2 === 0 ? 3 : 4,
  roleName: 'Customer',
  phone: '',
  company: '',
  position: '',
  country: '',
  state: '',
  city: '',
  salesContact: '',
  salesEmail: '',
  comments: '',
  customerId: null,
  forgeCustomerId: null,
  customerIds: [],
  plant: 'forge',
  relation: '',
  unit: '',
  segment: '',
  subsegment: '',
  hasEquote: false,
  createdAt: '2026-01-02T03:04:05.000Z' as User['createdAt'],
  updatedAt: '2026-01-02T03:04:05.000Z' as User['updatedAt'],
  lastLogin: null,
  version: 1,
})

const everyone = names.map(madeUp)
const path = '/read/Users/ObtenerUsuariosForge/'
const page = { pagination: { page: 2, perPage: 2 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} }

const listing = (answer: (request: StubRequest) => Response) => stubGateway({ [`GET ${path}`]: answer })
const wire = (rows: readonly User[]) => ({ users: rows.map((row) => encode(user, row)) })
const whole = () => listing(() => json(wire(everyone)))
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)

beforeAll(() => registerResource(users))
afterEach(() => vi.unstubAllGlobals())

describe('a complete list', () => {
  const unpaged = { ...page, pagination: { page: 1, perPage: Number.POSITIVE_INFINITY } }
  const answering = (total: number) =>
    listing(({ headers }) =>
      headers.get('accept')?.startsWith('application/x-ndjson')
        ? new Response(everyone.map((row) => `${JSON.stringify(encode(user, row))}\n`).join(''), {
            headers: { 'Content-Type': 'application/x-ndjson' },
          })
        : json(wire(everyone.slice(0, 2)), { headers: { 'Content-Range': `users 0-1/${total}` } }),
    )

  test('is requested in pages to its end if it exceeds one response', async () => {
    const { requests } = answering(6)
    const list = await dataProvider.getList<User>('users', unpaged)
    expect([namesOf(list), list.total]).toEqual([names, 6])
    expect(list.data.map(({ id: key }) => key)).toEqual([1, 2, 3, 4, 5, 6])
    expect(requests.map(({ query }) => query.get('range'))).toEqual([null, null])
  })

  test('is requested once if it fits into one response', async () => {
    const { requests } = answering(2)
    expect(namesOf(await dataProvider.getList<User>('users', unpaged))).toEqual(names.slice(0, 2))
    expect(requests).toHaveLength(1)
  })
})

describe('all rows of a list for an export', () => {
  const rowsOf = async (more: object = {}) => {
    const portions: AsyncIterable<{ id: number; name: string }[]> = await dataProvider.streamList('users', {
      sort: page.sort,
      filter: {},
      ...more,
    })
    const all: (readonly [number, string])[] = []
    for await (const rows of portions) all.push(...rows.map((row) => [row.id, row.name] as const))
    return all
  }

  test('are requested once without pages, and decoded as a stream', async () => {
    const lines = everyone.map((row) => `${JSON.stringify(encode(user, row))}\n`).join('')
    const cut = lines.indexOf('bruno') + 2
    const { requests } = listing(() => {
      const body = new ReadableStream({
        start: (controller) => {
          for (const part of [lines.slice(0, cut), lines.slice(cut)]) controller.enqueue(new TextEncoder().encode(part))
          controller.close()
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } })
    })
    expect(await rowsOf()).toEqual(everyone.map(({ id, name }) => [id, name]))
    expect(requests.map(({ headers, query }) => [headers.get('accept'), query.get('range')])).toEqual([
      [expect.stringMatching(/^application\/x-ndjson, /), null],
    ])
  })

  test('are read in order from a service without streaming', async () => {
    const { requests } = whole()
    expect((await rowsOf()).map(([, name]) => name)).toEqual(['Ana', 'Beatriz', 'bruno', 'Óscar', 'oscar', 'Zoé'])
    expect(requests).toHaveLength(1)
  })
})

describe('a list of a paging service', () => {
  const paged = (total: string) =>
    listing(() => json(wire(everyone.slice(2, 4)), { headers: { 'Content-Range': `users 2-3/${total}` } }))

  test('is requested with sort, range and filter translated from domain names', async () => {
    const { requests } = paged('6')
    await dataProvider.getList('users', { ...page, filter: { q: 'a&b', plant: 'aerospace', unit: undefined } })
    const query = Object.fromEntries([...(requests[0]?.query ?? [])].map(([name, value]) => [name, JSON.parse(value)]))
    expect(query).toEqual({ sort: ['name', 'ASC'], range: [2, 3], filter: { q: 'a&b', plant: 2 } })
  })

  test('is returned with its exact total and decoded records', async () => {
    paged('6')
    const list = await dataProvider.getList('users', page)
    expect(namesOf(list)).toEqual(['bruno', 'Zoé'])
    expect(list).toMatchObject({ total: 6, meta: { isExact: true } })
    expect(list.data[0]).toMatchObject({ id: 3, createdAt: '2026-01-02T03:04:05.000Z' })
  })

  test('may have a total that is only a lower bound', async () => {
    paged('1000+')
    expect(await dataProvider.getList('users', page)).toMatchObject({ total: 1000, meta: { isExact: false } })
  })

  test('is requested without a sort that the call does not support', async () => {
    const { requests } = paged('6')
    await dataProvider.getList('users', { ...page, sort: { field: 'comments', order: 'ASC' } })
    expect(requests[0]?.query.has('sort')).toBe(false)
  })
})

describe('a list of a service without paging', () => {
  test('is sorted and paged in the client', async () => {
    whole()
    const list = await dataProvider.getList('users', page)
    expect(namesOf(list)).toEqual(['bruno', 'Óscar'])
    expect(list).toMatchObject({ total: 6, meta: { isExact: true } })
  })

  test('is sorted descending in the client', async () => {
    whole()
    const list = await dataProvider.getList('users', {
      pagination: { page: 1, perPage: 2 },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
    })
    expect(namesOf(list)).toEqual(['oscar', 'Beatriz'])
  })

  test('is searched in the client, ignoring case and accents', async () => {
    whole()
    const list = await dataProvider.getList('users', {
      ...page,
      pagination: { page: 1, perPage: 10 },
      filter: { q: 'OSCAR' },
    })
    expect(namesOf(list).sort()).toEqual(['oscar', 'Óscar'].sort())
  })

  test('is filtered in the client by equality', async () => {
    whole()
    const list = await dataProvider.getList('users', {
      ...page,
      pagination: { page: 1, perPage: 10 },
      filter: { roleId: 4 },
    })
    expect(list).toMatchObject({ total: 3 })
  })

  test('returns an empty page beyond its end', async () => {
    whole()
    const list = await dataProvider.getList('users', { ...page, pagination: { page: 9, perPage: 10 } })
    expect(list).toMatchObject({ data: [], total: 6 })
  })
})

describe('a record', () => {
  test('is deleted by its call', async () => {
    const { requests } = stubGateway({ 'POST /auth/api/delete-user/7': () => json({ message: 'gone' }) })
    await dataProvider.delete('users', { id: '7' })
    expect(requests).toHaveLength(1)
  })

  test('is updated with the version that was read', async () => {
    const { requests } = stubGateway({ 'POST /auth/api/edit-userforge/7': () => json({ message: 'ok', version: 2 }) })
    const data = { ...madeUp('Ana', 6), newPermissions: [] }
    const { data: saved } = await dataProvider.update('users', { id: 7, data, previousData: data })
    expect(requests[0]?.headers.get('If-Match')).toBe('"1"')
    expect(saved).toMatchObject({ id: 7, name: 'Ana', version: 2 })
  })

  test('is returned without the secrets that were sent with its update', async () => {
    stubGateway({ 'POST /auth/api/edit-userforge/7': () => json({ message: 'ok', version: 2 }) })
    const data = { ...madeUp('Ana', 6), newPermissions: [], password: 'Forge-2027' }
    const { data: saved } = await dataProvider.update('users', { id: 7, data, previousData: data })
    expect(saved).toMatchObject({ id: 7, name: 'Ana', version: 2 })
    expect(saved).not.toHaveProperty('password')
  })

  test('is created with the idempotency key of its submit', async () => {
    const { requests } = stubGateway({
      'POST /auth/api/register-user-forge': () => json({ id: 9, message: 'ok', mail_sent: true }),
    })
    const data = { ...madeUp('Ana', 6), newPermissions: [] }
    const { data: made } = await dataProvider.create('users', { data, meta: { repeatKey: 'key-1' } })
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-1')
    expect(made).toMatchObject({ id: 9, isMailSent: true })
  })

  test('is reported as not found if the service returns none', async () => {
    registerResource({ name: 'profile', entity: profile, get: account.getProfile })
    stubGateway({ 'GET /auth/api/user-profile/': () => json([]) })
    await expect(dataProvider.getOne('profile', { id: 'own' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('of an unregistered resource fails with a hint where to register it', async () => {
    await expect(dataProvider.getOne('nothing', { id: 1 })).rejects.toThrow('resources/screen.tsx')
  })
})

describe('a search', () => {
  beforeEach(() => void vi.stubGlobal('sessionStorage', { getItem: () => '101' }))

  const order = keyedEntity('order', 'number', { number: text('pedido'), unit: text('unit') })
  const body = entity('search', {
    customerId: integer('id'),
    status: nullable(oneOf('status', { 1: 'late' })),
    partNumber: nullable(text('PartNumber')),
  })
  const access = { signedIn: true, owner: input('customerId') } as const
  const list = { sort: ['number'], filter: { unit: text('unit') } } as const
  const pageOf = { pagination: { page: 1, perPage: 25 }, sort: { field: 'number', order: 'ASC' as const } }
  const answer = () => json([], { headers: { 'Content-Range': 'orders */0' } })

  test('by POST sends body fields in the body, with null for missing filters', async () => {
    registerResource({
      name: 'orders',
      entity: order,
      list: read('POST', '/orders', { access, body, list, answer: listOf(order) }),
    })
    const { requests } = stubGateway({ 'POST /read/orders': answer })
    await dataProvider.getList('orders', { ...pageOf, filter: { status: 'late', unit: 'Rings' } })
    expect(requests[0]?.body).toEqual({ id: 101, status: 1, PartNumber: null })
    expect(requests[0]?.query.get('filter')).toBe('{"unit":"Rings"}')
  })

  test('by GET sends query fields under their wire names', async () => {
    const query = { partNumber: optional(text('pn')) }
    registerResource({
      name: 'orders',
      entity: order,
      list: read('GET', '/orders/:customerId', {
        access,
        params: { customerId: id },
        query,
        list,
        answer: listOf(order),
      }),
    })
    const { requests } = stubGateway({ 'GET /read/orders/101': answer })
    await dataProvider.getList('orders', { ...pageOf, filter: { partNumber: '00123', unit: 'Rings' } })
    expect(requests[0]?.query.get('pn')).toBe('00123')
    expect(requests[0]?.query.get('filter')).toBe('{"unit":"Rings"}')
  })

  test('fills path parameters, and always uses the customer of the tab', async () => {
    registerResource({
      name: 'orders',
      entity: order,
      list: read('GET', '/orders/:customerId/:state', {
        access,
        params: { customerId: id, state: oneOf('state', { 0: 'open', 1: 'late' }) },
        list,
        answer: listOf(order),
      }),
    })
    const { requests } = stubGateway({ 'GET /read/orders/101/1': answer })
    await dataProvider.getList('orders', { ...pageOf, filter: { state: 'late', customerId: 999 } })
    expect(requests[0]?.path).toBe('/read/orders/101/1')
    expect(requests[0]?.query.get('filter')).toBeNull()
  })
})
