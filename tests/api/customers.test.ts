import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '../support/apiClient.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.stop())

const list = async (client: Client, filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,9]' })
  const { body, headers } = await client.get(`/read/ObtenerClientesUnidadNegocio/?${query}`)
  return { rows: body, range: headers.get('content-range') }
}

test('customers are found by any part of their name, whatever its case and accents', async () => {
  const admin = await api.as('admin')
  const { rows } = await list(admin, {})
  const [first] = rows
  const part = first.nombre.slice(1, -1).toUpperCase()
  const found = await list(admin, { q: part })
  expect(found.rows).toContainEqual(first)
  expect(found.range).toMatch(/^ObtenerClientesUnidadNegocio 0-\d+\/\d+$/)
  expect(Object.keys(first).sort()).toEqual(['id', 'nombre', 'razonsocial', 'unidaddenegocio'])
})

test('customers of others are not found', async () => {
  const admin = await api.as('admin')
  const customer = await api.as('customer')
  const own = (await list(customer, {})).rows.map(({ id }: { id: number }) => id)
  const foreign = (await list(admin, {})).rows.find(({ id }: { id: number }) => !own.includes(id))
  expect((await list(customer, { q: foreign.nombre })).rows).toEqual([])
})

test('customers are named as they are listed', async () => {
  const admin = await api.as('admin')
  const [first] = (await list(admin, {})).rows
  const { body } = await admin.post('/read/GetNames/', [{ id: first.id }])
  expect(body).toEqual({ RespuestaCD: [first] })
})
