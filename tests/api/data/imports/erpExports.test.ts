import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { csv, importInto } from '#tests/support/rows/imports.ts'

const exports = fileURLToPath(new URL('../../../support/exports', import.meta.url))

let api: Api

const filesOf = (name: string) =>
  Object.fromEntries(
    readdirSync(join(exports, name)).map((file) => [file, new Uint8Array(readFileSync(join(exports, name, file)))]),
  )

const problemsIn = (errors: string) =>
  errors.split('\n').filter((line) => line.startsWith('  ') && !line.startsWith('  read as'))

/** Imports an exported file as its program wrote it, through a mapping. */
const importExport = (name: string, mapping?: object) =>
  importInto(api, { ...filesOf(name), ...(mapping && { 'mapping.json': JSON.stringify({ files: [mapping] }) }) })

beforeAll(async () => {
  api = await startApi()
  expect(await importExport('base')).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const invoices = async () => {
  const rows = await api.rows.ask(
    `select number, issued_on, due_on, amount, balance from invoices
      where customer_id in (101, 102) and number in ('90001001', '90001002', '90001003', 'ACC-SINV-2026-00001')
      order by number`,
  )
  await api.rows.ask("delete from invoices where number like '9000100%' or number like 'ACC-SINV%'")
  return rows.map((row) => [row.number, row.issued_on, row.due_on, Number(row.amount), Number(row.balance)])
}

const column = (name: string, from: string, more: object = {}) => ({ column: name, from, ...more })

describe('an ALV list of SAP', () => {
  const mapping = (amount: string, more: object = {}) => ({
    name: 'FBL5N.xlsx',
    file: 'invoices',
    columns: [
      column('customerId', 'Debitor'),
      column('number', 'Beleg', { strip: '0' }),
      column('issuedOn', 'Datum Beleg'),
      column('dueOn', 'Datum Fällig'),
      column('amount', amount),
      column('balance', amount),
      column('purchaseOrder', 'Bestellnr.'),
    ],
    ...more,
  })

  test('asks what its totals are', async () => {
    const { code, errors } = await importExport('alv', mapping('Betrag TW'))
    expect([code, problemsIn(errors)]).toEqual([
      1,
      [
        '  FBL5N.xlsx: 8: customerId (Debitor): "Summe 0000000101": Looks like a total. Set totals to skip or to keep in the mapping.',
        '  FBL5N.xlsx: 10: customerId (Debitor): "* Gesamt": Looks like a total. Set totals to skip or to keep in the mapping.',
      ],
    ])
  })

  test('is imported from its line 4 on, without its totals', async () => {
    expect(await importExport('alv', mapping('Betrag TW', { totals: 'skip' }))).toMatchObject({ code: 0, errors: '' })
    expect(await invoices()).toEqual([
      ['90001001', '2026-10-01', '2026-10-31', 1_345_678, 1_345_678],
      ['90001002', '2026-10-02', '2026-11-01', -136_305, -136_305],
      ['90001003', '2026-10-03', '2026-11-02', 54_500, 54_500],
    ])
  })

  test('is rejected with the amounts in euros', async () => {
    const { errors } = await importExport('alv', mapping('Betrag HW', { totals: 'skip' }))
    expect(problemsIn(errors)).toHaveLength(3)
    expect(errors).toContain('"EUR": Must be USD, because all amounts are US dollars.')
  })
})

test('a query of Epicor is imported: dollars, parentheses, dates with times', async () => {
  expect(await importExport('epicor')).toMatchObject({ code: 0, errors: '' })
  expect(await invoices()).toEqual([
    ['90001001', '2026-10-01', '2026-10-31', 1_234_567, 1_234_567],
    ['90001002', '2026-10-02', '2026-11-01', -125_050, -125_050],
  ])
})

test('a query of Oracle is imported: 01-OCT-26 and .5', async () => {
  expect(await importExport('oracle')).toMatchObject({ code: 0, errors: '' })
  expect(await invoices()).toEqual([
    ['90001001', '2026-10-01', '2026-10-31', 1_234_567, 1_234_567],
    ['90001003', '2026-10-03', '2026-11-02', 50, 50],
  ])
})

test('a template of ERPNext is imported from the row on that its mapping names', async () => {
  expect(await importExport('erpnext')).toMatchObject({ code: 0, errors: '' })
  expect(await invoices()).toEqual([['ACC-SINV-2026-00001', '2026-10-01', '2026-10-31', 1_234_567, 1_234_567]])
})

describe('an order of Odoo, whose second line has blank cells', () => {
  const mapping = (fill: object) => {
    const { files } = JSON.parse(readFileSync(join(exports, 'odoo', 'mapping.json'), 'utf8'))
    const [{ columns, ...rest }] = files
    const isHeader = (name: string) => name === 'customerId' || name === 'purchaseOrder'
    return {
      ...rest,
      columns: columns.map((one: { column: string }) => (isHeader(one.column) ? { ...one, ...fill } : one)),
    }
  }

  test('asks whether the value above counts', async () => {
    const { code, errors } = await importExport('odoo')
    expect([code, problemsIn(errors)]).toEqual([
      1,
      ['customerId (Customer/ID)', 'purchaseOrder (Customer Reference)'].map(
        (place) =>
          `  sale.order.csv: 3: ${place}: Required. If the value above counts here too, set fill for this column in the mapping.`,
      ),
    ])
  })

  test('is imported with the values above, and says so', async () => {
    const { code, output } = await importExport('odoo', mapping({ fill: true }))
    expect([code, output]).toEqual([0, expect.stringContaining('customerId: 1 blank cells took the value above.')])
    const lines = await api.rows.ask(
      `select job_orders.number as number, purchase_orders.number as po, quantity, price from job_orders
        join purchase_orders on purchase_orders.id = purchase_order_id where job_orders.number like '__export%'
        order by job_orders.number`,
    )
    expect(lines.map((line) => [line.po, line.number, line.quantity, Number(line.price)])).toEqual([
      ['PO-7001', '__export__.sol_1', 10, 125_050],
      ['PO-7001', '__export__.sol_2', 6, 210_000],
    ])
  })

  test('gives the order and its lines in one step', async () => {
    const order = {
      name: 'sale.order.csv',
      file: 'purchaseOrders',
      once: true,
      columns: [
        column('customerId', 'Customer/ID', { fill: true }),
        column('number', 'Order Reference', { fill: true }),
        column('orderedOn', 'Order Date', { fill: true }),
      ],
    }
    const { files } = JSON.parse(JSON.stringify({ files: [order, mapping({ fill: true })] }))
    const { code, errors, output } = await importInto(api, {
      ...filesOf('odoo'),
      'mapping.json': JSON.stringify({ files }),
    })
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain('purchaseOrders: 1 rows: 1 added.')
  })
})

test('damage of Excel is named with line, column and value', async () => {
  const { code, errors } = await importExport('damaged')
  expect(code).toBe(1)
  expect(problemsIn(errors)).toEqual([
    '  invoices.csv: 2: number: "9.00001E+09": Was rounded by a spreadsheet. Export the column with all digits.',
    '  invoices.csv: 2: issuedOn: "46296": Is a day as spreadsheets count them, among dates. Export it as a date, or set the format Excel for this column.',
    '  invoices.csv: 2: dueOn: "46326": Is a day as spreadsheets count them, among dates. Export it as a date, or set the format Excel for this column.',
    '  invoices.csv: 3: amount: "#N/A": Is an error of the workbook, not a value.',
    '  invoices.csv: 4: balance: "########": Did not fit into its cell. Widen the column and export the file again.',
    '  invoices.csv: 5: number: "Total": Looks like a total. Set totals to skip or to keep in the mapping.',
  ])
})

describe('a price with more decimals than are kept', () => {
  const jobOrders = csv(
    'customerId,number,purchaseOrder,part,lineItem,quantity,shipped,price,status,requestedOn',
    '101,RP-1,PO-7001,R100,1,10,4,12.3456,onTime,2027-01-15',
    '101,RP-2,PO-7001,R100,2,10,4,-0.005,onTime,2027-01-15',
    '101,RP-3,PO-7001,R100,3,10,4,1.004999,onTime,2027-01-15',
    '101,RP-4,PO-7001,R100,4,10,4,1.500000,onTime,2027-01-15',
  )

  test('is rejected with the option that rounds it', async () => {
    const { errors } = await importExport('prices')
    expect(problemsIn(errors)).toContain(
      '  jobOrders.csv: 2: price: "12.3456": Has too many decimals: at most 2 are kept. Set round for this column in the mapping to round them.',
    )
  })

  test('is rounded by the mapping, half away from zero, and counted', async () => {
    const mapping = { name: 'jobOrders.csv', file: 'jobOrders', columns: [column('price', 'price', { round: true })] }
    const run = await importInto(api, { jobOrders, 'mapping.json': JSON.stringify({ files: [mapping] }) })
    expect(run).toMatchObject({ code: 0, errors: '' })
    expect(run.output).toContain('price: 3 values had more decimals than the portal keeps, and were rounded.')
    const rows = await api.rows.ask("select price from job_orders where number like 'RP-%' order by number")
    expect(rows.map(({ price }) => Number(price))).toEqual([1_235, -1, 100, 150])
  })
})
