import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addUser, edit, getUser, register } from '#tests/support/client/users.ts'
import { hostileTexts } from '#tests/support/files/hostileTexts.ts'
import { cleanText } from '#values/texts.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const texts = ['name', 'company', 'sales_contact', 'phone', 'company_position', 'country', 'state', 'city', 'comments']
/** Maximum length by field; the other fields accept the longest text of the tests. */
const room: Readonly<Record<string, number>> = { phone: 40 }
const everywhere = (text: string) =>
  Object.fromEntries(texts.map((name) => [name, cleanText(text.slice(0, room[name]))])) as Record<string, string>

test('at least 25 hostile texts are tried', () => expect(hostileTexts.length).toBeGreaterThanOrEqual(25))

describe.each(hostileTexts)('%j in every text field of a user', (text) => {
  let user: Answer['body']

  beforeAll(async () => {
    user = await addUser(admin, everywhere(text))
  })

  test('is stored in one form, and found by search', async () => {
    expect(user).toMatchObject(everywhere(text))
    const filter = JSON.stringify({ q: user.email })
    const { body } = await admin.get(`/read/Users/ObtenerUsuariosForge/?filter=${encodeURIComponent(filter)}`)
    expect(body.users).toMatchObject([everywhere(text)])
    const found = await admin.get(
      `/read/Users/ObtenerUsuariosForge/?filter=${encodeURIComponent(JSON.stringify({ q: text }))}`,
    )
    expect(found.status).toBe(200)
    expect(found.body.users.map(({ id }: Answer['body']) => id)).toContain(user.id)
  })

  test('is edited unchanged, and audited so', async () => {
    const other = await addUser(admin)
    const changes = everywhere(text)
    expect((await edit(admin, other, changes)).status).toBe(200)
    expect((await getUser(admin, other.id)).body).toMatchObject(changes)
    const call = "select after from audit where call = 'administration.editUser' and record = ?"
    const [row] = await api.rows.ask(call, `user ${other.id}`)
    expect(JSON.parse(row?.after)).toMatchObject({ name: changes.name, comments: changes.comments, city: changes.city })
  })
})

test('CSV lists contain no formula cells, whatever the list separator', async () => {
  const { text } = await admin.get('/read/Users/ObtenerUsuariosForge/', { accept: 'text/csv' })
  expect(text.split('\r\n').length).toBeGreaterThan(hostileTexts.length)
  const cells = [/[\n\r]/, /[;\n\r]/, /[\t\n\r]/, /[|\n\r]/].flatMap((separator) => text.split(separator))
  // Commas inside quotes do not separate cells.
  const quoted = /"(?:[^"]|"")*"|[^,\r\n]+/g
  const all = [...cells, ...(text.match(quoted) ?? []).map((one) => one.replace(/^"|"$/g, '').replaceAll('""', '"'))]
  expect(all.filter((one) => /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(one))).toEqual([])
})

test('leading tabs and line breaks are removed from texts', async () => {
  const { status, body } = await register(admin, { name: '\t=1+1', company: '\r\n=1+1', city: '\r=1+1' })
  expect(status).toBe(200)
  expect((await getUser(admin, body.id)).body).toMatchObject({ name: '=1+1', company: '=1+1', city: '=1+1' })
})
