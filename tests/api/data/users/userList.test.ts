import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addUser, plantCopies, remove } from '#tests/support/client/users.ts'

let api: Api
let admin: Client
let everybody: User[]

type User = Record<string, string | number | null> & { id: number; name: string; multiple_client_ids: unknown }

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  await addUser(admin, { name: 'Ñandú % _ "quoted" \\ back', company: 'Marks' })
  const gone = await addUser(admin, { name: 'Gone for good' })
  await remove(admin, gone.id)
  everybody = (await list({})).body.users
})

afterAll(() => api.stop())

const list = (query: Record<string, unknown>): Promise<Answer> => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  return admin.get(`/read/Users/ObtenerUsuariosForge/?${search}`)
}

const found = async (filter: object) => ((await list({ filter })).body.users as User[]).map(({ name }) => name)

const plain = (text: unknown) => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Compares texts byte by byte, ignoring case and accents; null sorts first. */
const compare = (left: unknown, right: unknown) => {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null)
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return Buffer.compare(Buffer.from(plain(left)), Buffer.from(plain(right)))
}

describe('user list', () => {
  test('contains all users except deleted ones, by name, with the total', async () => {
    const answer = await list({})
    expect(everybody).toHaveLength(121)
    expect(everybody.map(({ name }) => name)).not.toContain('Gone for good')
    const sorted = everybody.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
    expect(everybody).toEqual(sorted)
    expect(answer.headers.get('content-range')).toBe('ObtenerUsuariosForge 0-120/121')
  })

  test('contains the fields of the table and no secrets', () => {
    const admins = everybody.find(({ email }) => email === 'admin@anvil.example')
    expect(Object.keys(admins ?? {}).sort()).toEqual(
      [
        'id',
        'name',
        'email',
        'role',
        'roleName',
        'phone',
        'company',
        'company_position',
        'country',
        'state',
        'city',
        'sales_contact',
        'sales_email',
        'comments',
        'client_id',
        'Client_IdForge',
        'multiple_client_ids',
        'isforge',
        'clienteligado',
        'unidaddenegocio',
        'segmento',
        'subsegmento',
        'TieneEquote',
        'created_at',
        'updated_at',
        'last_login',
        'asleep_at',
        'version',
      ].sort(),
    )
    expect(everybody.some(({ last_login }) => last_login === null)).toBe(true)
  })

  test.each([
    ['id', 'id'],
    ['name', 'name'],
    ['email', 'email'],
    ['salesContact', 'sales_contact'],
    ['roleName', 'roleName'],
    ['relation', 'clienteligado'],
    ['unit', 'unidaddenegocio'],
    ['createdAt', 'created_at'],
    ['lastLogin', 'last_login'],
  ])('is sorted by %s in both directions', async (column, wire) => {
    for (const [order, sign] of [
      ['ASC', 1],
      ['DESC', -1],
    ] as const) {
      const { body } = await list({ sort: [column, order] })
      const expected = everybody.toSorted((a, b) => sign * (compare(a[wire], b[wire]) || a.id - b.id))
      expect(
        (body.users as User[]).map(({ id }) => id),
        order,
      ).toEqual(expected.map(({ id }) => id))
    }
  })

  test('contains the same fields as the calls for one user', async () => {
    const [listed] = (await list({ filter: { roleId: 3 }, range: [0, 0] })).body.users
    expect((await admin.get(`/read/Users/${listed.id}`)).body).toEqual(listed)
    const unit = { unidaddenegocio: listed.unidaddenegocio }
    expect((await admin.get(`/read/Users/getUnidad/${listed.id}/`)).body).toEqual(unit)
    expect(unit.unidaddenegocio).not.toBe('')
    expect((await admin.get('/read/Users/987654')).status).toBe(404)
  })

  test('has pages that add up to the whole list', async () => {
    const pages = await Promise.all([0, 25, 50, 75, 100].map((from) => list({ range: [from, from + 24] })))
    expect(pages.map(({ headers }) => headers.get('content-range'))).toEqual([
      'ObtenerUsuariosForge 0-24/121',
      'ObtenerUsuariosForge 25-49/121',
      'ObtenerUsuariosForge 50-74/121',
      'ObtenerUsuariosForge 75-99/121',
      'ObtenerUsuariosForge 100-120/121',
    ])
    expect(pages.flatMap(({ body }) => body.users)).toEqual(everybody)
  })

  test('is empty beyond its end, with the total', async () => {
    const answer = await list({ range: [200, 224] })
    expect([answer.body.users, answer.headers.get('content-range')]).toEqual([[], 'ObtenerUsuariosForge */121'])
  })
})

describe('user list filter', () => {
  test.each([
    ['role', { roleId: 1 }, (user: User) => user.role === 1],
    ['unit', { unit: 'Rings' }, (user: User) => user.unidaddenegocio === 'Rings'],
    ['plant', { plant: 2 }, (user: User) => user.isforge === 2],
    ['role and plant', { roleId: 3, plant: 2 }, (user: User) => user.role === 3 && user.isforge === 2],
  ])('by %s returns the matching users and their number', async (_word, filter, keeps) => {
    const expected = everybody.filter(keeps)
    const answer = await list({ filter, range: [0, 0], sort: ['name', 'ASC'] })
    expect(expected.length).toBeGreaterThan(1)
    expect(answer.body.users).toEqual(expected.slice(0, 1))
    expect(answer.headers.get('content-range')).toBe(`ObtenerUsuariosForge 0-0/${expected.length}`)
  })

  test.each([
    ['part of a name', 'illase', ['Héctor Villaseñor']],
    ['without its accents', 'hector villasenor', ['Héctor Villaseñor']],
    ['in capitals with accents', 'VILLASEÑOR', ['Héctor Villaseñor']],
    ['in decomposed Unicode form', 'villasen\u0303or', ['Héctor Villaseñor']],
    ['in another script', '桂木', ['桂木 恵子']],
    ['in an address', 'script@hostile', ['<script>alert(1)</script>']],
    ['with spaces around it', '  illase ', ['Héctor Villaseñor']],
    ['of pattern characters', '% _ "', ['Ñandú % _ "quoted" \\ back']],
    ['with a backslash', '\\ back', ['Ñandú % _ "quoted" \\ back']],
    ['without a match', 'zzz-nobody', []],
    ['that would match anything as a pattern', '%%%', []],
    ['that is a search expression', 'hector OR x', []],
  ])('finds text %s', async (_case, q, names) => {
    expect(await found({ q })).toEqual(names)
  })

  test('finds text in the customers and the sales contact', async () => {
    const byRelation = everybody.filter(({ clienteligado }) => plain(clienteligado).includes('brennholt'))
    expect(await found({ q: 'Brennholt' })).toEqual(expect.arrayContaining(byRelation.map(({ name }) => name)))
    const [someone] = everybody.filter(({ sales_contact }) => sales_contact !== '')
    expect(await found({ q: someone?.sales_contact })).toContain(someone?.name)
  })

  test.each(['é', 'HE', 'ñ', '<', 'v'])('with one or two letters finds names that start with them: %s', async (q) => {
    const expected = everybody.filter(({ name }) => plain(name).startsWith(plain(q)))
    expect(await found({ q })).toEqual(expected.map(({ name }) => name))
  })

  test('without matches returns an empty list with total 0', async () => {
    const answer = await list({ filter: { q: 'zzz-nobody' }, range: [0, 24] })
    expect([answer.status, answer.body]).toEqual([200, { users: [] }])
    expect(answer.headers.get('content-range')).toBe('ObtenerUsuariosForge */0')
  })
})

describe('invalid user list query', () => {
  test.each([
    ['sort', 'sort=["password","ASC"]'],
    ['sort', 'sort=["name","sideways"]'],
    ['sort', 'sort=name'],
    ['sort', 'sort=["name; drop table users","ASC"]'],
    ['range', 'range=[5,2]'],
    ['range', 'range=[-1,2]'],
    ['range', 'range=[0]'],
    ['range', 'range=[0,"x"]'],
    ['range', 'range=0-24'],
    ['filter', 'filter=[]'],
    ['filter', 'filter={'],
    ['password', 'filter={"password":"x"}'],
    ['__proto__', 'filter={"__proto__":{"roleId":1}}'],
    ['roleId', 'filter={"roleId":"1"}'],
    ['plant', 'filter={"plant":7}'],
    ['q', 'filter={"q":"a\\u0000b"}'],
    ['q', 'filter={"q":"\\ud800"}'],
    ['page', 'page=2'],
    ['sort', 'sort=["name","ASC"]&sort=["id","ASC"]'],
  ])('returns 400 and names %s: %s', async (name, query) => {
    const encoded = query
      .split('&')
      .map((part) => part.replace(/=(.*)$/s, (_all, text) => `=${encodeURIComponent(text)}`))
    const answer = await admin.get(`/read/Users/ObtenerUsuariosForge/?${encoded.join('&')}`)
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_input'])
    expect(Object.keys(answer.body.fields)).toEqual([name])
  })
})

describe('list of more than a thousand users', () => {
  beforeAll(async () => {
    await plantCopies(api, 1001)
    await api.rows.recount('users')
  })

  test('has the total 1000+ for a search with more than a thousand matches', async () => {
    const found = await list({ filter: { q: 'bulk' }, range: [0, 9] })
    expect(found.headers.get('content-range')).toBe('ObtenerUsuariosForge 0-9/1000+')
    const all = await list({ filter: { q: 'bulk' } })
    expect(all.body.users).toHaveLength(1001)
    expect((await list({ range: [0, 9] })).headers.get('content-range')).toBe('ObtenerUsuariosForge 0-9/1122')
  })

  test
    .runIf(process.env.TEST_DATABASE === 'postgres')
    .each(['name_key', 'sales_contact_key', 'relation_key', 'unit', 'created_at', 'last_login'])(
    'has an index of PostgreSQL for its order by %s',
    async (column) => {
      for (const order of [`${column} asc nulls first, id asc`, `${column} desc nulls last, id desc`]) {
        const plan = await api.rows.ask(
          `explain select * from users where deleted_at is null order by ${order} limit 25`,
        )
        expect(JSON.stringify(plan)).toContain(`using users_${column} `)
      }
    },
  )
})
