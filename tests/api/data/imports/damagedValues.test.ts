import { type CellObject, type WorkSheet, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { compoundOf } from '#tests/support/files/officeFiles.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const header = ['customerId', 'number', 'purchaseOrder', 'issuedOn', 'dueOn', 'amount', 'balance', 'hash'] as const

type Cell = CellObject | string | number | boolean | undefined
type Row = Partial<Record<(typeof header)[number], Cell>>

const day = (v: number): CellObject => ({ t: 'n', v, z: 'dd/mm/yyyy' })
const error = (v: number): CellObject => ({ t: 'e', v })
const invoice = (number: Cell, more: Row = {}) => {
  const row: Row = {
    customerId: 7001,
    issuedOn: day(46_296),
    dueOn: day(46_326),
    amount: 5,
    balance: 5,
    ...more,
    number,
  }
  return header.map((name) => row[name])
}

const asCell = (value: Cell): CellObject | undefined => {
  if (value === undefined || typeof value === 'object') return value
  return { t: typeof value === 'string' ? 's' : typeof value === 'boolean' ? 'b' : 'n', v: value }
}

const sheet = (rows: readonly (readonly Cell[])[]): WorkSheet => {
  const cells = [[...header], ...rows].map((row) => row.map(asCell))
  return { '!data': cells, '!ref': `A1:H${cells.length}` } as unknown as WorkSheet
}

/** `hidden` says for each sheet: 0 visible, 1 hidden, 2 very hidden. */
const book = (
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  hidden: readonly (0 | 1 | 2)[] = [],
  bookType: 'xlsx' | 'biff8' = 'xlsx',
): Uint8Array => {
  const names = Object.keys(sheets)
  return new Uint8Array(
    write(
      {
        SheetNames: names,
        Sheets: Object.fromEntries(names.map((name) => [name, sheet(sheets[name] ?? [])])),
        Workbook: { Sheets: names.map((name, at) => ({ name, Hidden: hidden[at] ?? 0 })) },
      },
      { type: 'array', bookType },
    ),
  )
}

const invoices = (body: string | Uint8Array, query = '') =>
  admin.send('PUT', `/write/import/invoices${query}`, { body, headers: { 'content-type': 'text/csv' } })
const stored = async (...numbers: string[]) => {
  const rows = await api.rows.ask(
    `select number from invoices where number in (${numbers.map(() => '?').join(', ')}) order by number`,
    ...numbers,
  )
  return rows.map(({ number }) => number)
}

describe('an error in a cell of a workbook', () => {
  const errors = { '#NULL!': 0, '#DIV/0!': 7, '#VALUE!': 15, '#REF!': 23, '#NAME?': 29, '#NUM!': 36, '#N/A': 42 }

  test.each(['amount', 'number', 'purchaseOrder', 'dueOn', 'customerId'] as const)(
    'is rejected in the column %s, with its text',
    async (column) => {
      const rows = Object.values(errors).map((code, at) =>
        invoice(column === 'number' ? error(code) : `XE-${at}`, column === 'number' ? {} : { [column]: error(code) }),
      )
      const { status, body } = await invoices(book({ Invoices: rows }))
      expect(status).toBe(400)
      expect(body.problems).toMatchObject(
        Object.keys(errors).map((value, at) => ({ line: at + 2, column, value, code: 'cellError' })),
      )
      expect(await stored('XE-0', 'XE-6', '23', '42')).toEqual([])
    },
  )

  test('can be replaced by a mapping', async () => {
    const rows = [invoice('XE-OK', { purchaseOrder: error(42) })]
    const mapping = {
      files: [
        {
          name: 'in.xlsx',
          file: 'invoices',
          columns: [{ column: 'purchaseOrder', from: 'purchaseOrder', values: [{ from: '#N/A', to: 'PO-1' }] }],
        },
      ],
    }
    const files = { 'in.xlsx': book({ Invoices: rows }), 'mapping.json': JSON.stringify(mapping) }
    expect(await importInto(api, files)).toMatchObject({ code: 0, errors: '' })
    expect(await stored('XE-OK')).toEqual(['XE-OK'])
  })
})

test('TRUE and FALSE are no amounts, numbers or days, in workbooks as in text', async () => {
  const wrong = { amount: true, balance: false, dueOn: true, customerId: true } as const
  for (const [column, value] of Object.entries(wrong)) {
    const text = csv(
      'customerId,number,issuedOn,dueOn,amount,balance',
      [
        ...[7001, 'TF-1', '2026-10-01', '2026-11-01', 5, 5].map((cell, at) =>
          ['customerId', 'number', 'issuedOn', 'dueOn', 'amount', 'balance'][at] === column
            ? String(value).toUpperCase()
            : cell,
        ),
      ].join(','),
    )
    for (const body of [book({ Invoices: [invoice('TF-1', { [column]: value })] }), text]) {
      const answer = await invoices(body)
      expect([answer.status, answer.body.problems]).toMatchObject([
        400,
        [{ line: 2, column, value: String(value).toUpperCase(), code: column === 'dueOn' ? 'day' : 'number' }],
      ])
    }
  }
  expect(await stored('TF-1')).toEqual([])
})

describe('hidden sheets', () => {
  test.each([1, 2] as const)('are passed over and named (%i)', async (hidden) => {
    const file = book({ Old: [invoice(`HS-OLD${hidden}`)], Invoices: [invoice(`HS-NEW${hidden}`)] }, [hidden, 0])
    const { status, body } = await invoices(file)
    expect([status, body.sheet, body.warnings]).toMatchObject([
      200,
      'Invoices',
      [{ line: 0, code: 'hiddenSheets', reason: 'Hidden sheets are not read: Old.' }],
    ])
    expect(await stored(`HS-OLD${hidden}`, `HS-NEW${hidden}`)).toEqual([`HS-NEW${hidden}`])
  })

  test('are read if a mapping names them', async () => {
    const mapping = { files: [{ name: 'in.xlsx', file: 'invoices', sheet: 'Old', columns: [] }] }
    const file = book({ Old: [invoice('HS-NAMED')], Invoices: [invoice('HS-OTHER')] }, [2, 0])
    const run = await importInto(api, { 'in.xlsx': file, 'mapping.json': JSON.stringify(mapping) })
    expect(run).toMatchObject({ code: 0, errors: '' })
    expect(await stored('HS-NAMED', 'HS-OTHER')).toEqual(['HS-NAMED'])
  })

  test('are named if no other sheet has cells', async () => {
    const { status, body } = await invoices(book({ Old: [invoice('HS-ONLY')] }, [1]))
    expect([status, body.problems]).toMatchObject([400, [{ code: 'onlyHiddenSheets', params: [{ value: 'Old' }] }]])
  })
})

describe.each([
  [
    'The workbook is protected by a password: remove it and save again.',
    () => compoundOf(['EncryptionInfo', Buffer.alloc(5_000)], ['EncryptedPackage', Buffer.alloc(9_000)]),
  ],
  ['Is neither a text nor an .xlsx, .xls or .ods workbook.', () => compoundOf(['WordDocument', Buffer.alloc(9_000)])],
])('a file that is refused with "%s"', (reason, file) => {
  test('is refused so by the call, the upload and the command', async () => {
    const called = await invoices(file())
    expect([called.status, called.body.problems]).toMatchObject([400, [{ line: 0, reason }]])
    const headers = { 'content-type': 'text/csv' }
    const uploaded = await admin.send('POST', '/write/importUploads?name=x.xls', { body: file(), headers })
    expect([uploaded.status, uploaded.body.problems]).toMatchObject([400, [{ line: 0, reason }]])
    const { code, errors } = await importInto(api, { 'invoices.xls': file() })
    expect([code, errors]).toEqual([1, expect.stringContaining(`invoices.xls: -: -: ${reason}`)])
  })
})

test('an .xls workbook is imported by the call, the upload and the command', async () => {
  const file = (number: string) => book({ Invoices: [invoice(number)] }, [], 'biff8')
  expect(await invoices(file('XLS-1'))).toMatchObject({ status: 200, body: { form: 'xls', added: 1 } })
  const headers = { 'content-type': 'application/vnd.ms-excel' }
  const uploaded = await admin.send('POST', '/write/importUploads?name=x.xls', { body: file('XLS-2'), headers })
  expect(uploaded).toMatchObject({ status: 200, body: { form: 'xls', file: 'invoices' } })
  expect(await importInto(api, { 'invoices.xls': file('XLS-3') })).toMatchObject({ code: 0, errors: '' })
  expect(await stored('XLS-1', 'XLS-2', 'XLS-3')).toEqual(['XLS-1', 'XLS-3'])
})

test('a formula without a kept value is named', async () => {
  const rows = [invoice('FW-1', { amount: { t: 'n', f: '1+1' } as CellObject })]
  expect(await invoices(book({ Invoices: rows }))).toMatchObject({
    status: 400,
    body: { problems: [{ line: 2, column: 'amount', code: 'formulaWithoutValue' }] },
  })
})

describe('an empty cell in the column hash', () => {
  test('is not given: each new row gets its own', async () => {
    const rows = ['7001,EH-1,2026-10-01,2026-11-01,5,5,', '7001,EH-2,2026-10-01,2026-11-01,5,5, ']
    const file = csv('customerId,number,issuedOn,dueOn,amount,balance,hash', ...rows)
    expect(await invoices(file)).toMatchObject({ status: 200, body: { added: 2 } })
    const made = await api.rows.ask("select hash from invoices where number in ('EH-1', 'EH-2')")
    expect(new Set(made.map(({ hash }) => hash)).size).toBe(2)
    for (const { hash } of made) expect(hash).toMatch(/^[\da-f]{32}$/)
    expect(await invoices(file)).toMatchObject({ status: 200, body: { added: 0, changed: 0, unchanged: 2 } })
    expect(await api.rows.ask("select hash from invoices where number in ('EH-1', 'EH-2')")).toEqual(made)
  })

  test('is not given for guid either', async () => {
    const file = csv('id,name,email,guid', '7301,Ada,ada@made.example,', '7302,Bo,bo@made.example,')
    const send = { body: file, headers: { 'content-type': 'text/csv' } }
    const answer = await admin.send('PUT', '/write/import/contacts', send)
    expect(answer).toMatchObject({ status: 200, body: { added: 2 } })
    const made = await api.rows.ask('select guid from contacts where id in (7301, 7302)')
    for (const { guid } of made) expect(guid).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })
})

describe('what a spreadsheet has made of a value', () => {
  test.each([
    ['number', '9.00001E+09', 'roundedNumber'],
    ['number', '9,00001E+09', 'roundedNumber'],
    ['purchaseOrder', '4.5E+10', 'roundedNumber'],
    ['amount', '1.2E+06', 'roundedNumber'],
    ['number', '########', 'narrowCell'],
    ['amount', '########', 'narrowCell'],
    ['dueOn', '########', 'narrowCell'],
  ] as const)('is rejected by name in %s: %s', async (column, value, code) => {
    const row = {
      customerId: 7001,
      number: 'DV-1',
      purchaseOrder: 'PO-1',
      issuedOn: '2026-10-01',
      dueOn: '2026-11-01',
      amount: 5,
      balance: 5,
      [column]: value,
    }
    const text = csv(
      Object.keys(row).join(','),
      Object.values(row)
        .map((cell) => `"${cell}"`)
        .join(','),
    )
    const answer = await invoices(text)
    expect([answer.status, answer.body.problems]).toMatchObject([400, [{ line: 2, column, value, code }]])
    const cells = column === 'number' ? invoice(value) : invoice('DV-1', { [column]: value })
    expect(await invoices(book({ Invoices: [cells] }))).toMatchObject({
      status: 400,
      body: { problems: [{ column, code }] },
    })
  })

  test('keeps keys that only look alike, and numbers of up to 15 digits', async () => {
    const keys = ['1E05', '12E+05', 'E+05', '#', '#1', 999_999_999_999_999]
    expect(await invoices(book({ Invoices: keys.map((key) => invoice(key)) }))).toMatchObject({
      status: 200,
      body: { added: 6 },
    })
    expect(await stored('12E+05', '999999999999999')).toEqual(['12E+05', '999999999999999'])
    const long = await invoices(book({ Invoices: [invoice(1_000_000_000_000_000)] }))
    expect(long).toMatchObject({ status: 400, body: { problems: [{ column: 'number', code: 'roundedNumber' }] } })
  })
})
