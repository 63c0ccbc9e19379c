import { afterAll, beforeAll, expect, test } from 'vitest'
import { growthDuring } from '#bench/load/memory.ts'
import type { PackKind } from '#schema/logistics/packs.ts'
import { maxZippedDocuments } from '#schema/logistics/shipments.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { packsPath, shipmentPath, shipmentSearch } from '#tests/support/rows/orders/shipmentDocuments.ts'

/** Customer with the most loads. */
const largest = 109

let api: Api
let staff: Client
let loads: { id: number; documents: number }[]

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  staff = await api.as('staff')
  const { body } = await staff.send('POST', `${shipmentPath}?range=[0,999]`, { body: shipmentSearch(largest) })
  loads = body.map(({ IdEmbarque, Documentos }: { IdEmbarque: number; Documentos: { link: string | null }[] }) => ({
    id: IdEmbarque,
    documents: Documentos.filter(({ link }) => link !== null).length,
  }))
})

afterAll(() => api.stop())

/** The first loads that have at most so many documents, and their number. */
const upTo = (max: number) => {
  let documents = 0
  const ids: number[] = []
  for (const load of loads) {
    if (documents + load.documents > max) break
    documents += load.documents
    ids.push(load.id)
  }
  return { ids, documents }
}

const zip = async (ids: readonly number[], kind?: PackKind) => {
  const answer = await fetch(`${api.url}${packsPath(largest)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ loads: ids, kind }),
  })
  expect(answer.status).toBe(200)
  return (await answer.arrayBuffer()).byteLength
}

/** Makes the zip twice: fonts, compiled code and the heap of the first documents stay in memory. */
const growthOf = async (about: string, ids: readonly number[], kind?: PackKind) => {
  await zip(ids.slice(0, ids.length / 2), kind)
  let size = 0
  const growth = await growthDuring(api.pid, async () => {
    size = await zip(ids, kind)
  })
  console.info(`${about}: ${(size / 1e6).toFixed(1)} MB, ${Math.round(growth / 1e6)} MB of memory`)
  return growth
}

test('a zip of 2,000 documents takes at most 20 MB more memory', async () => {
  const { ids, documents } = upTo(maxZippedDocuments)
  expect(documents).toBeGreaterThan(1_900)
  expect(await growthOf(`${documents} documents of ${ids.length} loads`, ids)).toBeLessThan(20_000_000)
})

test('a zip of the certificates of 500 loads takes at most 20 MB more memory', async () => {
  const ids = loads.slice(0, 500).map(({ id }) => id)
  expect(ids).toHaveLength(500)
  expect(await growthOf('Certificates of 500 loads', ids, 'certificate')).toBeLessThan(20_000_000)
})
