import { expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { newUser } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const create = (text: string) => admin.post('/auth/api/register-user-forge', text)
const withField = (name: string, json: string) => JSON.stringify({ ...newUser(), [name]: '?' }).replace('"?"', json)
const times = (count: number, json: string) => `[${Array.from({ length: count }, () => json).join()}]`
const keys = (count: number) => `{${Array.from({ length: count }, (_one, key) => `"key${key}":0`).join()}}`

test.each([
  ['wrong entries of a list', withField('multiple_client_ids', times(300_000, '""'))],
  ['empty entries', withField('multiple_client_ids', times(150_000, 'null'))],
  ['empty rows', withField('newPermissions', times(300_000, '{}'))],
  ['unknown keys', keys(70_000)],
  ['levels of lists', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
  ['levels of objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
])('a megabyte of %s returns 400 with a short message', async (_what, text) => {
  const { status, body } = await create(text)
  expect([status, body.error]).toEqual([400, 'invalid_input'])
  expect(body.message).toContain('too many values')
})

test.each([
  ['a list', 'multiple_client_ids', '""'],
  ['rows', 'newPermissions', '{}'],
])('%s of thousands of wrong entries returns one tooMany issue', async (_what, field, entry) => {
  const { status, body } = await create(withField(field, times(9_000, entry)))
  expect([status, body.codes]).toEqual([400, { [field]: { code: 'tooMany', limit: 1000 } }])
})

test('at most a hundred validation issues are returned, with shortened keys', async () => {
  const many = await create(keys(15_000))
  expect([many.status, Object.keys(many.body.codes).length]).toEqual([400, 100])
  const long = await create(withField('name', '"Somebody"').replace('"name"', JSON.stringify('k'.repeat(900_000))))
  expect(long.body.codes).toEqual({ name: { code: 'required' }, ['k'.repeat(100)]: { code: 'unknownKey' } })
  for (const { text } of [many, long]) expect(text.length).toBeLessThan(50_000)
})

test('a form with more than 1,000 fields returns 413', async () => {
  const fields = new URLSearchParams(Array.from({ length: 1_001 }, (_one, key) => [`key${key}`, '1']))
  const { status, body } = await api.anyone.post('/auth/api/oauth/token/', fields)
  expect([status, body.error]).toEqual([413, 'invalid_request'])
})

test('large inputs cause no logged error', () => {
  expect(api.output.filter((line) => line.includes('"level":50'))).toEqual([])
})
