import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const names = ['customerId', 'number', 'issuedOn', 'dueOn', 'amount', 'balance', 'paidOn'] as const
type Row = Partial<Record<(typeof names)[number], string>>

const plain = { customerId: '7001', issuedOn: '2026-10-01', dueOn: '2026-10-31', amount: '1', balance: '1', paidOn: '' }
const lineOf = (row: Row, at: number) =>
  names.map((name) => `"${{ ...plain, number: `CF-${at}`, ...row }[name]}"`).join(',')

/** Dry run of invoices with these values, which answers with the format of each column and the problems. */
const check = async (...rows: readonly Row[]) => {
  const body = csv(names.join(','), ...rows.map(lineOf))
  const { status, body: report } = await admin.send('PUT', '/write/import/invoices?dryRun=true', {
    body,
    headers: { 'content-type': 'text/csv' },
  })
  expect(status).toBe(200)
  return {
    formats: Object.fromEntries(
      report.columns
        .filter(({ format }: { format: string | null }) => format !== null)
        .map(({ column, format }: { column: string; format: string }) => [column, format]),
    ),
    problems: report.problems.map(({ line, column, code }: { line: number; column: string; code: string }) => [
      line,
      column,
      code,
    ]),
  }
}

/** Imports invoices through a mapping of the command, as a file of another program. */
const stored = async (row: Row, column: string) => {
  const mapping = { name: 'in.csv', file: 'invoices', columns: [{ column: 'number', from: 'number' }] }
  const run = await importInto(api, {
    'in.csv': csv(names.join(','), lineOf(row, 0)),
    'mapping.json': JSON.stringify({ files: [mapping] }),
  })
  expect(run).toMatchObject({ code: 0, errors: '' })
  const [found] = await api.rows.ask(`select ${column} as value from invoices where number = 'CF-0'`)
  await api.rows.ask("delete from invoices where number = 'CF-0'")
  return found?.value
}

describe('a column of dates', () => {
  test('with years of two digits is read if other values tell day and month apart', async () => {
    expect(await check({ issuedOn: '03/04/26' }, { issuedOn: '13/04/26' })).toEqual({
      formats: { issuedOn: 'DD/MM/YY' },
      problems: [],
    })
    expect(await check({ issuedOn: '03.04.26' })).toEqual({ formats: { issuedOn: 'DD.MM.YY' }, problems: [] })
  })

  test('that can be read in two ways asks', async () => {
    expect((await check({ issuedOn: '03/04/26' }, { issuedOn: '05/06/26' })).problems).toEqual([
      [2, 'issuedOn', 'twoReadings'],
      [3, 'issuedOn', 'twoReadings'],
    ])
  })

  test('with years of two and of four digits is none', async () => {
    expect((await check({ issuedOn: '13/04/26' }, { issuedOn: '2026-04-13' })).problems).toEqual([
      [2, 'issuedOn', 'day'],
    ])
  })

  test('of days of a spreadsheet is read, and among dates they are named', async () => {
    expect(await check({ dueOn: '46296' }, { dueOn: '46297' })).toEqual({ formats: { dueOn: 'Excel' }, problems: [] })
    expect((await check({ dueOn: '46296' }, { dueOn: '2026-10-01' })).problems).toEqual([[2, 'dueOn', 'excelDay']])
  })

  test('has none where a program writes its first day, in files of other programs', async () => {
    expect(await stored({ paidOn: '1900-01-01T00:00:00Z' }, 'paid_on')).toBeNull()
    expect(await stored({ paidOn: '2026-10-20T12:00:00Z' }, 'paid_on')).toBe('2026-10-20')
    expect((await check({ paidOn: '2026-10-20T11:59:00Z' })).problems).toEqual([[2, 'paidOn', 'zonedTime']])
  })
})

describe('a column of amounts', () => {
  test.each<[string, number]>([
    ['.5', 50],
    ['$12,345.67', 1_234_567],
    ['($1,250.50)', -125_050],
    ['1.234,5-', -123_450],
    ['USD 7.25', 725],
  ])('takes %s', async (amount, cents) => {
    expect(Number(await stored({ amount }, 'amount'))).toBe(cents)
  })

  test.each(['12.345,67 €', 'EUR 5.00', '£5.00', '5.00 MXN'])('rejects another currency: %s', async (amount) => {
    expect((await check({ amount })).problems).toEqual([[2, 'amount', 'currency']])
  })

  test.each(['#N/A', '#REF!', '#NV', '#WERT!', '#¡VALOR!', '#DIV/0!'])(
    'rejects an error saved as text: %s',
    async (error) => {
      expect((await check({ amount: error, number: error })).problems).toEqual([
        [2, 'number', 'cellError'],
        [2, 'amount', 'cellError'],
      ])
    },
  )
})

test('a text in an encoding that cannot be detected is read as its mapping says', async () => {
  const text = csv('Kunde;Name', '7003;#')
  const file = Buffer.from(text.replace('#', '\u009d\u00b9'), 'latin1')
  const mapping = (more: object) => ({
    name: 'in.csv',
    file: 'customers',
    columns: [
      { column: 'id', from: 'Kunde' },
      { column: 'name', from: 'Name' },
      { column: 'legalName', from: 'Name' },
      ...['type', 'hasEquote', 'isShown', 'excludeFromContext'].map((name) => ({ column: name, fixed: '1' })),
    ],
    ...more,
  })
  const run = (more: object) =>
    importInto(api, { 'in.csv': file, 'mapping.json': JSON.stringify({ files: [mapping(more)] }) })
  expect((await run({})).errors).toContain('neither UTF-8 nor Windows-1252. Set encoding in the mapping.')
  expect(await run({ encoding: 'windows-1250' })).toMatchObject({ code: 0, errors: '' })
  expect(await api.rows.ask('select name from customers where id = 7003')).toEqual([{ name: 'ťą' }])
})

test('a text that has lost a character is rejected', async () => {
  expect((await check({ number: 'R\ufffdSUM-1' })).problems).toEqual([[2, 'number', 'lostCharacter']])
})
