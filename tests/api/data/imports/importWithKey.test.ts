import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administer } from '#tests/support/client/administer.ts'
import { type Api, bearer, startApi } from '#tests/support/client/apiClient.ts'
import { importCallsBy } from '#tests/support/rows/importCalls.ts'
import { importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

test('a key with a mapping imports the files of the plant as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-key-'))
  const path = join(folder, 'mapping.json')
  const columns = [
    { column: 'customerId', fixed: '7001' },
    { column: 'number', from: 'VBELN', strip: '0' },
    { column: 'orderedOn', from: 'AUDAT' },
  ]
  writeFileSync(path, JSON.stringify({ files: [{ name: 'VBAK.csv', file: 'purchaseOrders', columns }] }))
  const { code, output, errors } = await administer(api, 'key', 'SAP', '--mapping', path)
  rmSync(folder, { recursive: true })
  expect([code, errors]).toEqual([0, ''])
  const program = bearer(api.url, output.trim())
  const { status, body } = await importCallsBy(program).put('purchaseOrders', 'VBELN;AUDAT\n0000470001;20260901\n')
  expect([status, body.added]).toEqual([200, 1])
  const found = await api.rows.ask(
    "select ordered_on from purchase_orders where customer_id = 7001 and number = '470001'",
  )
  expect(found).toEqual([{ ordered_on: '2026-09-01' }])
})
