import { expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { openDocument } from '#tests/support/files/readPdf.ts'
import { itemsOf, offersOf } from '#tests/support/rows/offers.ts'
import { toCents } from '#values/amounts.ts'
import { formatKilograms, formatMoney } from '#values/formats.ts'

type Row = Readonly<Record<string, unknown>>

let api: Api
let admin: Client
let owners: readonly number[]

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  const rows = await api.rows.ask('select id from customers where type = 1 and exclude_from_context = 0')
  owners = rows.map(({ id }) => Number(id))
})

/** Grams of the weight as a screen shows it, with two decimals. */
const grams = (kilograms: unknown) =>
  Math.round(Number(formatKilograms(Number(kilograms) * 1000).replaceAll(',', '')) * 1000)
const sumOf = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + grams(row[name]), 0)

/** Cells of a CSV file by header name; the texts contain no quotes or line breaks. */
const cellsOf = (text: string): Row[] => {
  const [head = [], ...lines] = text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])))
}

/** Lists of a customer: path, weights by wire name, and totals. */
const lists: Readonly<
  Record<string, readonly [path: (of: number) => string, weights: Readonly<Record<string, string>>]>
> = {
  inventory: [(of) => `/read/Bar/${of}/inventory`, { pesoInicial: 'initialWeight', pesoFinal: 'finalWeight' }],
  'cutting ends': [(of) => `/read/Bar/${of}/surplusInventory`, { peso: 'weight' }],
  'punch outs': [(of) => `/read/Bar/${of}/tejosInventory`, { peso: 'weight' }],
  scrap: [(of) => `/read/Bar/${of}/scrapInventory`, { peso: 'weight' }],
  offers: [offersOf, { totalInventory: 'weight' }],
}

test.each(Object.entries(lists))(
  'totals and CSV files of the %s equal the sums of their rows, for every customer',
  async (_what, [path, weights]) => {
    let filled = 0
    for (const owner of owners) {
      const answer = await admin.get(path(owner))
      const rows = answer.body as Row[]
      const totals = JSON.parse(answer.headers.get('x-totals') ?? '{}')
      const file = cellsOf((await admin.get(path(owner), { accept: 'text/csv' })).text)
      expect(file).toHaveLength(rows.length)
      for (const [wire, name] of Object.entries(weights)) {
        expect([owner, grams(totals[name])]).toEqual([owner, sumOf(rows, wire)])
        expect([owner, sumOf(file, wire)]).toEqual([owner, sumOf(rows, wire)])
      }
      if (rows.length > 0) filled += 1
    }
    expect(filled).toBeGreaterThan(0)
  },
)

test('movements of every customer are in their CSV file with the same weights', async () => {
  for (const owner of owners) {
    const path = `/read/api/Customers/${owner}/incomingOutgoingMaterial`
    const rows = (await admin.get(path)).body as Row[]
    const file = cellsOf((await admin.get(path, { accept: 'text/csv' })).text)
    expect(file).toHaveLength(rows.length)
    for (const name of ['pesoKilos', 'scrap', 'pesoEntrada', 'balance', 'cuttingEnds', 'cuttingEndUsable'])
      expect([owner, name, sumOf(file, name)]).toEqual([owner, name, sumOf(rows, name)])
  }
})

test('a purchase agreement adds up to what it shows, for every customer', async () => {
  let found = 0
  for (const owner of owners)
    for (const { id, totalInventory, offered } of (await admin.get(offersOf(owner))).body as Row[]) {
      const agreement = `/content/api/Quotes/${id}/purchaseAgreement`
      if ((await admin.get(agreement)).status !== 200) continue
      const items = (await admin.get(itemsOf(Number(id)))).body as Row[]
      const { text } = await openDocument(api, admin, agreement)
      const shown = [...text.matchAll(/\d[\d,]*\.\d\d/g)].map(([figure]) => figure)
      const total = sumOf(items, 'peso')
      expect([id, total]).toEqual([id, grams(totalInventory)])
      for (const weight of [...items.map(({ peso }) => grams(peso)), total])
        expect(shown).toContain(formatKilograms(weight))
      expect(shown).toContain(formatMoney(toCents((total * Math.round(Number(offered) * 100)) / 100_000)))
      found += 1
    }
  expect(found).toBeGreaterThan(0)
})

test('an offer weighs as much as its items, for every customer', async () => {
  for (const owner of owners)
    for (const { id, totalInventory } of (await admin.get(offersOf(owner))).body as Row[]) {
      const items = (await admin.get(itemsOf(Number(id)))).body as Row[]
      expect([id, sumOf(items, 'peso')]).toEqual([id, grams(totalInventory)])
    }
})
