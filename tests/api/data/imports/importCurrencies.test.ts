import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { type ImportCalls, importCallsBy } from '#tests/support/rows/importCalls.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client
let upload: ImportCalls['upload']
let post: ImportCalls['post']

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  ;({ upload, post } = importCallsBy(admin))
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const invoiceHeader = 'customerId,number,issuedOn,dueOn,amount,balance'

test('rows in another currency than US dollars are rejected by line, under any usual name of the column', async () => {
  const header = ['Kunde', 'Rechnungsnummer', 'issuedOn', 'dueOn', 'amount', 'balance']
  const currencies = ['USD', 'EUR', '', 'us dollar', 'MXN', '$']
  const ofLine = currencies.map((currency, at) => `7001,W-${at},2026-10-01,2026-10-31,1,1,${currency}`)
  for (const name of ['Währung', 'Moneda', 'divisa', 'Curr.', 'Currency code', 'WAERS', 'Belegwährung']) {
    const { body: proposed } = await upload('Rechnungen.csv', csv([...header, name].join(','), ...ofLine))
    const columns = header.map((from, at) => ({ column: invoiceHeader.split(',')[at], from }))
    const { body } = await post(`importUploads/${proposed.id}/check`, { file: 'invoices', columns })
    expect(body.problems).toMatchObject(
      [3, 6, 7].map((line) => ({
        line,
        column: name,
        header: name,
        value: currencies[line - 2],
        code: 'currency',
        reason: 'Must be USD, because all amounts are US dollars.',
      })),
    )
  }
})

test('amounts in local currency are no column of currency, and customers may have any', async () => {
  const rows = csv(
    'Kunde,Rechnungsnummer,issuedOn,dueOn,Amount in local currency,balance',
    '7001,W-9,2026-10-01,2026-10-31,1,1',
  )
  const { body: proposed } = await upload('Rechnungen.csv', rows)
  const headers = ['Kunde', 'Rechnungsnummer', 'issuedOn', 'dueOn', 'Amount in local currency', 'balance']
  const columns = headers.map((from, at) => ({ column: invoiceHeader.split(',')[at], from }))
  expect((await post(`importUploads/${proposed.id}/check`, { file: 'invoices', columns })).body.problems).toEqual([])
  const terms = await upload('Incoterms.csv', csv('Nummer,Bezeichnung,Währung', '7009,DAP,EUR'))
  const named = {
    file: 'incoterms',
    columns: [
      { column: 'id', from: 'Nummer' },
      { column: 'name', from: 'Bezeichnung' },
    ],
  }
  expect((await post(`importUploads/${terms.body.id}/check`, named)).body.problems).toEqual([])
})
