import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'

let api: Api

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
})

const list = async (client: Client, filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,9]' })
  const { body, headers } = await client.get(`/read/ObtenerClientesUnidadNegocio/?${query}`)
  return { rows: body, range: headers.get('content-range') }
}

test('customer search finds any part of the name, ignoring case and accents', async () => {
  const admin = await api.as('admin')
  const { rows } = await list(admin, {})
  const [first] = rows
  const part = first.nombre.slice(1, -1).toUpperCase()
  const found = await list(admin, { q: part })
  expect(found.rows).toContainEqual(first)
  expect(found.range).toMatch(/^ObtenerClientesUnidadNegocio 0-\d+\/\d+$/)
  expect(Object.keys(first).sort()).toEqual(['id', 'nombre', 'razonsocial', 'unidaddenegocio'])
})

test('customer search does not find foreign customers', async () => {
  const admin = await api.as('admin')
  const customer = await api.as('customer')
  const own = (await list(customer, {})).rows.map(({ id }: { id: number }) => id)
  const foreign = (await list(admin, {})).rows.find(({ id }: { id: number }) => !own.includes(id))
  expect((await list(customer, { q: foreign.nombre })).rows).toEqual([])
})

describe.each([
  ['the customer that is never the current one', 108],
  ['a carrier', 301],
])('%s', (_, id) => {
  const pageAccess = '/auth/api/validate-page-access-forge/'
  const isOffered = async (client: Client) => {
    const named = (await client.post('/read/GetNames/', [{ id }])).body.RespuestaCD
    const [, customerIds] = (await client.post('/auth/api/menu-options2', {})).body
    const { rows } = await list(client, {})
    return { named, isInMenu: customerIds.includes(id), isListed: rows.some((row: { id: number }) => row.id === id) }
  }

  test.each(['admin', 'group'] as const)('is not offered and opens no page to %s', async (account) => {
    await api.rows.ask(
      "insert into user_customers select id, ?, 9 from users where email = 'group@anvil.example' on conflict do nothing",
      id,
    )
    const client = await api.as(account)
    expect(await isOffered(client)).toEqual({ named: [], isInMenu: false, isListed: false })
    for (const slug of ['/', 'statement']) {
      const { status } = await client.post(pageAccess, { slug, client_id: id })
      expect(status, slug).toBe(404)
    }
  })
})

test('GetNames returns customers like the list does', async () => {
  const admin = await api.as('admin')
  const [first] = (await list(admin, {})).rows
  const { body } = await admin.post('/read/GetNames/', [{ id: first.id }])
  expect(body).toEqual({ RespuestaCD: [first] })
})
