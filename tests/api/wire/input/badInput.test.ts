import { beforeEach, describe, expect, test } from 'vitest'
import { newUser as newUserEntity, userChanges } from '#schema/administration/administration.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import type { Answer, Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addUser, changesOf, newUser } from '#tests/support/client/users.ts'

let api: Api
let admin: Client
let user: Answer['body']
let before: Awaited<ReturnType<typeof state>>

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  user = await addUser(admin)
})

beforeEach(async () => {
  before = await state()
})

const state = async () => ({
  counts: await api.rows.count('users', 'user_customers', 'user_pages', 'one_time_codes', 'outbox', 'audit', 'repeats'),
  user: await api.rows.ask('select * from users where id = ?', user.id),
})

const forms = {
  create: { base: () => newUser(), path: () => '/auth/api/register-user-forge', headers: () => ({}) },
  edit: {
    base: () => changesOf(user),
    path: () => `/auth/api/edit-userforge/${user.id}`,
    headers: () => ({ 'if-match': `"${user.version}"` }),
  },
} as const
type Form = keyof typeof forms

/** Sends raw text, for JSON that `JSON.stringify` would never produce. */
const sendText = (form: Form, text: string) => admin.post(forms[form].path(), text, forms[form].headers())
const send = (form: Form, fields: object) => sendText(form, JSON.stringify({ ...forms[form].base(), ...fields }))

const expectRejected = async (answer: Answer, field: string, code: string, limit?: number) => {
  expect([answer.status, answer.body?.error]).toEqual([400, 'invalid_input'])
  expect(answer.body.codes).toEqual({ [field]: limit === undefined ? { code } : { code, limit } })
  expect(answer.body.fields).toEqual({ [field]: expect.stringMatching(/^[A-Z].*\.$/) })
  expect(answer.body.message).toContain(`${field}: `)
  expect(await state(), 'nothing is stored').toEqual(before)
}

/** Text fields: maximum length, and if empty is allowed on create and on edit. */
const texts: readonly [field: string, longest: number, emptyOnCreate: boolean, emptyOnEdit: boolean][] = [
  ['name', 120, false, false],
  ['email', 254, false, false],
  ['company', 120, false, false],
  ['sales_contact', 120, false, true],
  ['sales_email', 254, false, true],
  ['phone', 40, true, true],
  ['company_position', 120, true, true],
  ['country', 120, true, true],
  ['state', 120, true, true],
  ['city', 120, true, true],
  ['comments', 255, true, true],
]
const numbers = ['role', 'client_id', 'Client_IdForge']
const nullable = ['client_id', 'Client_IdForge', 'multiple_client_ids']
const required = {
  create: ['name', 'email', 'role', 'company', 'sales_contact', 'sales_email', 'isforge', 'newPermissions'],
  edit: ['name', 'email', 'role', 'company', 'newPermissions'],
}

const isAddress = (field: string) => field.endsWith('email')
const filled = (field: string, length: number) =>
  isAddress(field) ? `${'x'.repeat(length - 10)}@x.example` : 'x'.repeat(length)

describe.each(['create', 'edit'] as const)('user input on %s', (form) => {
  test('is tested for every field', () => {
    const entity = form === 'create' ? newUserEntity : userChanges
    const declared = Object.values(entity.fields).map((field) => infoOf(field as Schema).wire)
    const named = [...texts.map(([field]) => field), ...numbers, 'multiple_client_ids', 'isforge', 'newPermissions']
    expect(declared.filter((field) => field !== 'password').sort()).toEqual(named.sort())
  })

  describe.each(texts)('text field %s', (field, longest, emptyOnCreate, emptyOnEdit) => {
    const mayBeEmpty = form === 'create' ? emptyOnCreate : emptyOnEdit

    test.each(['', '   ', '\t'])('accepts or requires a value as declared: %j', async (text) => {
      const answer = await send(form, { [field]: text })
      if (!mayBeEmpty) return expectRejected(answer, field, 'required')
      expect(answer.status).toBe(200)
      user = (await admin.get(`/auth/api/userforge/${user.id}`)).body
    })

    test('has a maximum length', () => expectTooLong(form, field, longest))

    test.each([
      ['a control character', 'a\u0007b@x.example', 'control'],
      ['a NUL', 'a\u0000b@x.example', 'control'],
      ['DEL', 'a\u007fb@x.example', 'control'],
      ['a lone high surrogate', 'a\ud800b@x.example', 'surrogate'],
      ['a lone low surrogate', 'a\udc00b@x.example', 'surrogate'],
      ['a number', 5, 'type'],
      ['a flag', true, 'type'],
      ['an object', { a: 1 }, 'type'],
      ['a list', ['a@x.example'], 'type'],
      ['null', null, 'required'],
    ])('rejects %s', async (_what, value, code) => expectRejected(await send(form, { [field]: value }), field, code))
  })

  const expectTooLong = async (form: Form, field: string, longest: number) =>
    expectRejected(await send(form, { [field]: filled(field, longest + 1) }), field, 'tooLong', longest)

  test.each(['name', 'company', 'city', 'phone'])(
    'rejects line breaks and tabs in the text field %s',
    async (field) => {
      for (const text of ['a\nb', 'a\r\nb', 'a\tb'])
        await expectRejected(await send(form, { [field]: text }), field, 'control')
    },
  )

  test.each(['email', 'sales_email'])('rejects invalid addresses in %s', async (field) => {
    const wrong = ['plain', 'a@b', '@b.example', 'a@b.example.', 'a b@c.example', 'a@b.example,c@d.example']
    wrong.push('Name <a@b.example>', '"a"@b.example', 'a@b@c.example', 'a@b..example;x')
    for (const text of wrong) await expectRejected(await send(form, { [field]: text }), field, 'email')
  })

  test.each(['email', 'sales_email', 'name'])(
    'rejects a line break in %s that would add a mail header',
    async (field) => {
      const answer = await send(form, { [field]: 'a@b.example\r\nBcc: c@d.example' })
      await expectRejected(answer, field, 'control')
    },
  )

  test.each(numbers)('rejects anything but a 32-bit integer in %s', async (field) => {
    for (const value of ['3', 3.5, true, [3], {}])
      await expectRejected(await send(form, { [field]: value }), field, 'type')
    await expectRejected(await send(form, { [field]: 2 ** 31 }), field, 'max', 2 ** 31 - 1)
    await expectRejected(await send(form, { [field]: -(2 ** 31) - 1 }), field, 'min', -(2 ** 31))
    if (!nullable.includes(field)) await expectRejected(await send(form, { [field]: null }), field, 'required')
  })

  test('rejects anything but a list of at most 1000 integers as customers', async () => {
    for (const value of ['101', [101, '102'], [1.5], [null], {}, 101, [2 ** 31]]) {
      const answer = await send(form, { multiple_client_ids: value })
      expect([answer.status, Object.keys(answer.body.codes)]).toEqual([400, ['multiple_client_ids']])
    }
    const many = Array.from({ length: 1001 }, (_one, index) => index)
    await expectRejected(await send(form, { multiple_client_ids: many }), 'multiple_client_ids', 'tooMany', 1000)
  })

  test.each([0, 3, '1', null, true, [1]])('rejects the plant %j', async (value) => {
    await expectRejected(await send(form, { isforge: value }), 'isforge', value === null ? 'required' : 'choice')
  })

  test('rejects anything but a list of pages with a flag as permissions', async () => {
    const wrong = [null, {}, 'x', [1], [{ id: 70 }], [{ hasAccess: true }], [{ id: '70', hasAccess: true }]]
    wrong.push([{ id: 70, hasAccess: 1 }], [{ id: 70, hasAccess: true, more: 1 }], [null])
    for (const value of wrong) {
      const answer = await send(form, { newPermissions: value })
      expect([answer.status, Object.keys(answer.body.codes)]).toEqual([400, ['newPermissions']])
    }
    const many = Array.from({ length: 1001 }, () => ({ id: 70, hasAccess: true }))
    await expectRejected(await send(form, { newPermissions: many }), 'newPermissions', 'tooMany', 1000)
    expect(await state()).toEqual(before)
  })

  test.each(required[form])('requires the field %s', async (field) =>
    expectRejected(await send(form, { [field]: undefined }), field, 'required'),
  )

  test.each(['version', 'id', 'password_hash', 'roleName', 'constructor', 'toString', 'x'])(
    'rejects the unknown key %s',
    async (key) => expectRejected(await send(form, { [key]: 1 }), key, 'unknownKey'),
  )

  test('rejects the key __proto__', async () => {
    const text = JSON.stringify(forms[form].base())
    await expectRejected(await sendText(form, `{"__proto__":{"role":1},${text.slice(1)}`), '__proto__', 'unknownKey')
    const inner = text.replace(
      '"newPermissions":[]',
      '"newPermissions":[{"id":70,"hasAccess":true,"__proto__":{"id":105}}]',
    )
    expect((await sendText(form, inner)).status).toBe(400)
    expect(await state()).toEqual(before)
  })

  test.each(['name', 'role', 'email', 'newPermissions'])('rejects the duplicate key %s', async (key) => {
    const base: Record<string, unknown> = forms[form].base()
    const text = JSON.stringify(base)
    const twice = `{${JSON.stringify(key)}:${JSON.stringify(base[key])},${text.slice(1)}`
    await expectRejected(await sendText(form, twice), key, 'duplicate')
    const escaped = `{"\\u00${key.charCodeAt(0).toString(16)}${key.slice(1)}":1,${text.slice(1)}`
    await expectRejected(await sendText(form, escaped), key, 'duplicate')
  })

  test('rejects a duplicate key in a row', async () => {
    const text = JSON.stringify(forms[form].base())
    const rows = '"newPermissions":[{"id":70,"id":105,"hasAccess":true}]'
    await expectRejected(await sendText(form, text.replace('"newPermissions":[]', rows)), 'id', 'duplicate')
  })

  test('returns all validation issues together', async () => {
    const answer = await send(form, { name: '', email: 'x', role: 'x', more: 1 })
    expect(answer.body.codes).toEqual({
      name: { code: 'required' },
      email: { code: 'email' },
      role: { code: 'type' },
      more: { code: 'unknownKey' },
    })
  })

  test.each(['', 'null', '[]', '"text"', '5', '{', '{"name":}', '\u0000'])('rejects the body %j', async (text) => {
    const answer = await sendText(form, text)
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_input'])
    expect(await state()).toEqual(before)
  })

  test('returns 415 for another content type and 413 for a large body', async () => {
    const { path, headers } = forms[form]
    const xml = await admin.post(path(), '<user/>', { ...headers(), 'content-type': 'application/xml' })
    expect([xml.status, xml.body.error]).toEqual([415, 'invalid_input'])
    const large = await sendText(form, `{"name":"${'x'.repeat(1_000_001)}"}`)
    expect([large.status, large.body.error]).toEqual([413, 'invalid_input'])
    expect(await state()).toEqual(before)
  })
})

test('texts of maximum length, including emoji, are stored unchanged', async () => {
  const longest = Object.fromEntries(texts.map(([field, length]) => [field, filled(field, length)]))
  const fields = { ...longest, name: '🔥'.repeat(120), comments: `${'é'.repeat(126)}\n\t${'桂'.repeat(127)}` }
  expect(await addUser(admin, fields)).toMatchObject(fields)
})
