import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesIn } from '#backend/imports/folders/folder.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember } from '#tests/support/client/users.ts'
import { runImportOn } from '#tests/support/rows/imports.ts'

const example = fileURLToPath(new URL('../../../../docs/examples/sap', import.meta.url))

let api: Api
let admin: Client
let customer: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const countsIn = (output: string) => output.split('\n').filter((line) => /: [\d,]+ rows: /.test(line))

test('the twenty files of the example are imported as they are, and a second import changes nothing', async () => {
  const sources = await filesIn(example)
  expect(sources).toHaveLength(20)
  const first = await runImportOn(api, example)
  expect(first).toMatchObject({ code: 0, errors: '' })
  expect(first.output).not.toContain('warning')
  expect(countsIn(first.output)).toHaveLength(20)
  // The demo has incoterms with these numbers.
  for (const line of countsIn(first.output)) expect(line).toMatch(/^incoterms: .* changed\.$|rows: \d+ added\.$/)
  const second = await runImportOn(api, example)
  for (const line of countsIn(second.output)) expect(line).toMatch(/nothing changed\.$/)
})

test('the rows of the example have the values of its files', async () => {
  const [part] = await api.rows.ask("select * from parts where customer_id = 100017 and provider_number = '470001'")
  expect(part).toMatchObject({
    description: 'Ring, gewalzt',
    shape: 'ring',
    inner_diameter: 32.5,
    is_new_introduction: 0,
  })
  const lines = await api.rows.ask(
    `select number, quantity, price, requested_on, committed_on, status, is_consignment, forging from job_orders
      where customer_id in (100017, 100042) order by number`,
  )
  expect(lines.map((line) => ({ ...line, price: Number(line.price) }))).toEqual([
    {
      number: '1000101',
      quantity: 1200,
      price: 123_450,
      requested_on: '2026-12-15',
      committed_on: '2026-12-20',
      status: 'onTime',
      is_consignment: 0,
      forging: 500,
    },
    {
      number: '1000102',
      quantity: 24,
      price: 98_000,
      requested_on: '2027-01-31',
      committed_on: null,
      status: 'onTime',
      is_consignment: 1,
      forging: 0,
    },
    {
      number: '1000103',
      quantity: 60,
      price: 124_000,
      requested_on: '2027-02-28',
      committed_on: '2027-02-28',
      status: 'onTime',
      is_consignment: 0,
      forging: 0,
    },
    {
      number: '1000104',
      quantity: 8,
      price: 1_541_075,
      requested_on: '2026-11-01',
      committed_on: '2026-11-12',
      status: 'late',
      is_consignment: 0,
      forging: 8,
    },
  ])
  const [note] = await api.rows.ask('select amount, created_on from credit_notes where customer_id = 100017')
  expect([Number(note?.amount), note?.created_on]).toEqual([-123_450, '2026-10-12'])
  const [bar] = await api.rows.ask('select initial_weight, is_approved from bars where id = 801')
  expect([Number(bar?.initial_weight), bar?.is_approved]).toEqual([1_250_500, 1])
  const [concession] = await api.rows.ask("select provider_comment from concessions where ncr = '200004401'")
  expect(concession?.provider_comment).toBe('Ø außen +0,02 über Toleranz')
  const [month] = await api.rows.ask('select percentage from quality_months where customer_id = 100017 and month = 10')
  expect(Number(month?.percentage)).toBe(98.75)
})

test('a customer of the example sees the statement and the work in progress of its files', async () => {
  const { email } = await addMember(api, admin, { multiple_client_ids: [100017], company: 'Nürnberg Turbinen' })
  customer = await api.as(email)
  const statement = await customer.get('/read/Account/ObtenerCartera/DETAILDETAIL/100017')
  expect(statement.body).toMatchObject({ paymentScore: [{ total: 493_800 }] })
  const wip = await customer.get('/read/WIP/getwipdetalle/100017')
  expect(wip.body.wipdetalle.map(({ OP, cantidad }: { OP: string; cantidad: number }) => [OP, cantidad])).toEqual([
    ['1000101', 1200],
    ['1000102', 24],
    ['1000103', 60],
  ])
})

test('--propose writes a mapping for the files, and lists what is left to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-propose-'))
  try {
    for (const name of readdirSync(example))
      if (name !== 'mapping.json') cpSync(join(example, name), join(folder, name))
    const { code, output } = await runImportOn(api, '--propose', folder)
    expect(code).toBe(0)
    const { files } = JSON.parse(readFileSync(join(folder, 'mapping.json'), 'utf8'))
    const kindOf = Object.fromEntries(files.map(({ name, file }: { name: string; file: string }) => [name, file]))
    expect(kindOf).toMatchObject({ 'VBAK.csv': 'purchaseOrders', 'VBAP.csv': 'jobOrders', 'VBRP.csv': 'invoiceLines' })
    const orders = files.find(({ name }: { name: string }) => name === 'VBAP.csv')
    expect(orders.columns).toContainEqual({ column: 'number', from: 'AUFNR', strip: '0' })
    expect(orders.columns).toContainEqual({ column: 'requestedOn', from: 'EDATU' })
    expect(output).toContain('VBAP.csv: jobOrders also requires status')
    expect((await runImportOn(api, '--propose', folder)).code).toBe(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
