import { describe, expect, test } from 'vitest'
import { noRowOf } from '#backend/imports/reading/noRows.ts'
import { openTable, type TableWish } from '#backend/imports/reading/table.ts'

const opened = (text: string, wish: Partial<TableWish> = {}) => {
  async function* bytes() {
    yield Buffer.from(text)
  }
  return openTable(bytes, { sheet: null, headerRow: null, names: null, ...wish })
}

/** The header of a text, and its rows without those that are none. */
const read = async (text: string, wish?: Partial<TableWish>, requiredAt: readonly number[] = []) => {
  const table = await opened(text, wish)
  const noRow = noRowOf({ table, mapping: null, requiredAt })
  const all = []
  for await (const portion of table.rows()) all.push(...portion)
  const skipped = all.map(noRow)
  return {
    line: table.header.line,
    header: table.header.cells.map((cell) => cell.trim()),
    others: table.others.map(({ line }) => line),
    rows: all.filter((_, at) => skipped[at] === null).map(({ cells }) => cells.map((cell) => cell.trim())),
    skipped: skipped.filter((as) => as !== null),
  }
}

const template = [
  'Data Import Template',
  'Table:,Sales Invoice',
  '',
  'Notes:',
  'Please do not change the template headings.',
  '',
  'DocType:,Sales Invoice,,,,',
  'Column Labels:,ID,Customer,Date,Payment Due Date,Grand Total',
  'Column Name:,name,customer,posting_date,due_date,grand_total',
  'Mandatory:,Yes,Yes,Yes,No,No',
  'Type:,Data (text),Link,Date,Date,Currency',
  'Start entering data below this line',
  ',"""INV-1""",101,2026-10-01,2026-10-31,12345.67',
].join('\n')

const list = [
  '28.11.2026                 Offene Posten                 1',
  '----------------------------------------------',
  '|Kunde     |Beleg     |Betrag       |Fällig    |',
  '|----------|----------|-------------|----------|',
  '|0000000101|0090001001|    12.345,67|01.10.2026|',
  '|----------|----------|-------------|----------|',
  '|Summe 101 |          |    12.345,67|          |',
  '28.11.2026                 Offene Posten                 2',
  '|Kunde     |Beleg     |Betrag       |Fällig    |',
  '|0000000102|0090001002|     1.250,50|02.10.2026|',
  'Seite 2 von 2',
].join('\n')

describe('the header', () => {
  test.each<[string, string, number, readonly string[]]>([
    ['is the first row', 'customerId,number\n101,A-1', 1, ['customerId', 'number']],
    ['is the first row of names that nobody knows', 'one,two\nx,y\nz,w', 1, ['one', 'two']],
    [
      'is found below titles and blank lines',
      'Open items;;\nCompany 1000, 28.11.2026\n\nCustomer;Invoice;Amount\n101;A-1;5',
      4,
      ['Customer', 'Invoice', 'Amount'],
    ],
    ['is found after a blank first column', ',Customer,Invoice\n,101,A-1', 1, ['', 'Customer', 'Invoice']],
    ['is found between pipes and dashes', list, 3, ['', 'Kunde', 'Beleg', 'Betrag', 'Fällig']],
    [
      'may have two lines',
      'Kunde;Datum;;Betrag\n;Beleg;Fällig;\n101;01.10.2026;31.10.2026;5',
      1,
      ['Kunde', 'Datum Beleg', 'Datum Fällig', 'Betrag'],
    ],
  ])('%s', async (_case, text, line, header) => {
    expect(await read(text)).toMatchObject({ line, header, others: [] })
  })

  test('is asked for where two rows could be it', async () => {
    expect(await read(template)).toMatchObject({ line: 9, others: [8] })
  })

  test('is the row that has the names of the mapping, or the line that the mapping names', async () => {
    const named = await read(template, { names: ['name', 'customer', 'grand_total'] })
    expect(named).toMatchObject({
      line: 9,
      others: [],
      rows: [['', 'INV-1', '101', '2026-10-01', '2026-10-31', '12345.67']],
    })
    expect(await read(template, { headerRow: 8 })).toMatchObject({ line: 8, others: [] })
    await expect(opened(template, { headerRow: 3 })).rejects.toMatchObject({
      problem: { line: 3, code: 'noHeaderRow' },
    })
  })
})

test('rows that are none are told apart: the header and titles of each page, lines, totals, feet', async () => {
  const { rows, skipped } = await read(list, {}, [1, 2])
  expect(rows).toEqual([
    ['', '0000000101', '0090001001', '12.345,67', '01.10.2026', ''],
    ['', '0000000102', '0090001002', '1.250,50', '02.10.2026', ''],
  ])
  expect(skipped).toEqual(['line', 'line', 'total', 'title', 'header', 'page'])
})

test.each<[string, boolean]>([
  ['Total', true],
  ['* Gesamt', true],
  ['**', true],
  ['Grand total', true],
  ['Zwischensumme 101', true],
  ['Sous-total', true],
  ['Subtotal:', true],
  ['Totalis', false],
  ['Summer', false],
  ['A-1', false],
])('a row with "%s" and without its number is a total: %s', async (cell, is) => {
  const { skipped } = await read(`customerId,number,amount\n${cell},,5`, {}, [0, 1])
  expect(skipped).toEqual(is ? ['total'] : [])
})

test('a row with its number is no total, whatever its name', async () => {
  const { skipped } = await read('id,name\n1,Total Energies\n2,Sum', {}, [0, 1])
  expect(skipped).toEqual([])
})
