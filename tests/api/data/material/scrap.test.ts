import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'

type Row = Readonly<Record<string, string & number>>

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const kinds = ['surplusInventory', 'tejosInventory', 'scrapInventory'] as const
const inventory = (customer: number, kind: (typeof kinds)[number]) => admin.get(`/read/Bar/${customer}/${kind}`)
const grams = (rows: readonly Row[]) => rows.reduce((sum, { peso }) => sum + Math.round(Number(peso) * 1000), 0)

const totalOf = async (customer: number) => {
  const answers = await Promise.all(kinds.map((kind) => inventory(customer, kind)))
  return answers.reduce((sum, { body }) => sum + grams(body as Row[]), 0)
}

describe('scrap of a customer', () => {
  test('returns 404 for another customer', async () => {
    const newcomer = await api.as('new')
    for (const kind of kinds) expect((await newcomer.get(`/read/Bar/${customers.steelMaker}/${kind}`)).status).toBe(404)
  })

  test.each([
    [customers.steelMaker, 5_000_010],
    [customers.creditHold, 5_000_000],
    [customers.healthy, 4_999_990],
    [customers.brandNew, 0],
  ])('of %i adds up to %i grams', async (customer, weight) => expect(await totalOf(customer)).toBe(weight))

  test('contains the bar of each cutting end', async () => {
    const { body } = await inventory(customers.steelMaker, 'surplusInventory')
    const found = (body as Row[]).find(({ carpenterBar }) => carpenterBar === 'B-202')
    expect(found).toEqual({ heat: 'H718-2251', carpenterBar: 'B-202', pesoInicial: 784.11, peso: 9.01 })
  })

  test('contains the NCR next to the status, and marks unidentified material', async () => {
    const pieces = (await inventory(customers.steelMaker, 'scrapInventory')).body as Row[]
    expect(pieces.map((row) => [row.status, row.AnvilNCR])).toContainEqual(['Rejected', 'FF-26-00421'])
    const punchOuts = (await inventory(customers.steelMaker, 'tejosInventory')).body as Row[]
    expect(punchOuts.map(({ partNumber }) => partNumber)).toContain('')
    expect(punchOuts.map(({ standar }) => standar)).toContain('Sin Identificar')
  })
})
