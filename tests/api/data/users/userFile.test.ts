import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addUser, plantCopies } from '#tests/support/client/users.ts'

let api: Api
let admin: Client
let staff: Client

const path = '/read/Users/ObtenerUsuariosForge/'
const csv = { accept: 'text/csv' }

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  staff = await api.as('staff')
  await addUser(admin, {
    name: '=HYPERLINK("http://evil.example")',
    company_position: '"quoted", and more',
    comments: '+1\n-2',
  })
})

afterAll(() => api.stop())

const addressOf = (list: Record<string, unknown>) =>
  `${path}?${new URLSearchParams(Object.entries(list).map(([name, value]) => [name, JSON.stringify(value)]))}`

const recordsIn = (text: string) => {
  const book = read(text, { type: 'string', raw: true })
  const [sheet] = book.SheetNames.map((name) => book.Sheets[name])
  if (!sheet) throw new Error('The file holds no table.')
  return utils.sheet_to_json<Record<string, string>>(sheet, { defval: '' })
}

/** Cells whose lines begin like a formula are prefixed with an apostrophe. */
const neutral = (text: string) => text.replace(/^(?=\s*[=+\-@])/gm, "'")

const cell = (value: unknown) => {
  if (value === null) return ''
  return typeof value === 'string' ? neutral(value) : String(value)
}

const asCells = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, cell(value)]))

describe('user list CSV', () => {
  test.each([
    ['an anonymous client', 401, () => api.anyone],
    ['a customer', 403, () => api.as('customer')],
  ])('returns an error to %s', async (_who, status, client) => {
    const answer = await (await client()).get(path, csv)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8'])
  })

  test.each([
    ['all users', {}],
    ['a sorted filter', { sort: ['lastLogin', 'DESC'], filter: { roleId: 3, plant: 1 } }],
    ['a search', { filter: { q: 'hyper' } }],
    ['a range', { range: [3, 7], sort: ['email', 'ASC'] }],
    ['none', { filter: { q: 'nobody is called so' } }],
  ])('contains the same rows as the JSON list: %s', async (_what, list) => {
    const file = await admin.get(addressOf(list), csv)
    const { users } = (await admin.get(addressOf(list))).body
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="?user\.csv"?$/)
    expect(recordsIn(file.text)).toEqual(users.map(asCells))
  })

  test('starts with a byte order mark and the JSON field names, and contains no formula', async () => {
    const { text } = await admin.get(addressOf({ filter: { q: 'hyperlink' } }), csv)
    const bytes = await (
      await fetch(`${api.url}${path}`, { headers: { ...csv, authorization: `Bearer ${admin.token}` } })
    ).arrayBuffer()
    expect([...new Uint8Array(bytes.slice(0, 3))]).toEqual([0xef, 0xbb, 0xbf])
    expect(text).toMatch(/^(\uFEFF)?id,name,email,role,/)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(text).toContain(`"'+1\n'-2"`)
  })

  test('returns the JSON error for an invalid filter', async () => {
    const answer = await admin.get(`${path}?filter={"nothing":1}`, csv)
    expect([answer.status, answer.body.codes]).toEqual([400, { nothing: { code: 'unknownKey' } }])
  })

  test('is not sent for accept */*, which returns JSON', async () => {
    expect((await admin.get(path, { accept: '*/*' })).body.users.length).toBeGreaterThan(100)
  })

  const begin = async ({ token }: Client) => {
    const options = { agent: false as const, headers: { ...csv, authorization: `Bearer ${token}` } }
    const request = get(`${api.url}${path}`, options).on('error', () => {})
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response.on('error', () => {})
  }

  /** Starts the maximum number of simultaneous files, two per user, and reads only the response heads. */
  const beginAllFiles = async () => {
    const files: IncomingMessage[] = []
    const beginNext = async () => {
      const file = await begin(files.length < 2 ? admin : staff)
      if (file.statusCode === 200) files.push(file)
      else file.destroy()
      return files.length
    }
    await expect.poll(beginNext, { interval: 5, timeout: 60_000 }).toBe(4)
    return files
  }

  test('aborted by the client does not block other downloads', async () => {
    // Far more than the socket buffers hold while the client does not read.
    await plantCopies(api, 4_000, 'x'.repeat(10_000))
    for (let round = 0; round < 5; round += 1) {
      const files = await beginAllFiles()
      const further = await begin(admin)
      expect(further.statusCode, 'none of the others is sent to its end').toBe(429)
      for (const file of [...files, further]) file.destroy()
    }
    await api.rows.ask("delete from users where email like 'bulk%@made.example'")
    await expect.poll(async () => (await admin.get(addressOf({ sort: ['roleName', 'ASC'] }), csv)).status).toBe(200)
    const answer = await admin.get(addressOf({ sort: ['roleName', 'ASC'] }), csv)
    expect(recordsIn(answer.text)).toHaveLength(121)
  })
})

test('is also available for a list without pages', async () => {
  const { text, status } = await admin.get('/read/ObtenerClientesUnidadNegocio/', csv)
  const { body } = await admin.get('/read/ObtenerClientesUnidadNegocio/')
  expect(status).toBe(200)
  expect(recordsIn(text)).toEqual(body.map(asCells))
})
