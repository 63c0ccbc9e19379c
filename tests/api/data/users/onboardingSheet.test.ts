import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { compoundOf } from '#tests/support/files/officeFiles.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const read = (by: Client, body: unknown) =>
  by.send('POST', '/auth/api/onboarding/sheet', { body, headers: { 'content-type': 'application/octet-stream' } })

test('a sheet is rejected of those who may not create users', async () => {
  const statuses = []
  for (const person of ['customer', 'rep'] as const) statuses.push((await read(await api.as(person), 'Name')).status)
  expect(statuses).toEqual([403, 403])
})

test('a sheet that is no table is rejected with its problem', async () => {
  const protectedBook = await read(admin, compoundOf(['EncryptedPackage', Buffer.alloc(5_000)]))
  expect([protectedBook.status, protectedBook.body.problems]).toEqual([
    400,
    [expect.objectContaining({ code: 'protectedWorkbook' })],
  ])
  expect((await read(admin, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]))).body.problems[0].code).toBe('noText')
  expect((await read(admin, undefined)).status).toBe(400)
})

test('a sheet of more than 15,000,000 bytes is rejected', async () => {
  const header = 'Name\n'
  expect((await read(admin, header + 'x'.repeat(15_000_001 - header.length))).status).toBe(413)
})

test('a sheet is answered as its rows with their lines, and nothing is kept of it', async () => {
  const before = await api.rows.count('files', 'import_uploads', 'audit', 'users')
  const windows1252 = Buffer.concat([
    Buffer.from('Nombre;Correo\n\n'),
    Buffer.from([0xd1, 0x61]),
    Buffer.from(';a@x\n'),
  ])
  expect(await read(admin, windows1252)).toMatchObject({
    status: 200,
    body: {
      rows: [
        { line: 1, cells: ['Nombre', 'Correo'] },
        { line: 3, cells: ['Ña', 'a@x'] },
      ],
      errors: [],
      hidden: [],
    },
  })
  expect(await api.rows.count('files', 'import_uploads', 'audit', 'users')).toEqual(before)
})

test('a sheet is read up to 5,000 rows', async () => {
  const { body } = await read(admin, `Name\n${'Ana\n'.repeat(6_000)}`)
  expect(body.rows).toHaveLength(5_000)
})
