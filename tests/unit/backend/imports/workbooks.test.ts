import { readFileSync } from 'node:fs'
import { type BookType, type CellObject, type WorkSheet, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '#backend/imports/reading/workbook/readWorkbook.ts'
import { zipOf } from '#tests/support/files/officeFiles.ts'

const opened = (bytes: Uint8Array) =>
  async function* () {
    yield bytes
  }

const read = async (bytes: Uint8Array, sheet: string | null = null) => {
  const book = await readWorkbook(opened(bytes), sheet)
  const rows = []
  for await (const portion of book.sheet.rows()) rows.push(...portion)
  return { ...book, sheet: book.sheet.name, rows }
}
const rowsOf = async (bytes: Uint8Array) => (await read(bytes)).rows.map(({ cells }) => cells)
const reasonFor = (bytes: Uint8Array) =>
  read(bytes).then(
    () => null,
    ({ problem }) => problem.code,
  )

type Cell = CellObject | string | number | boolean | undefined

const asCell = (value: Cell): CellObject | undefined =>
  typeof value === 'object' || value === undefined
    ? value
    : { t: typeof value === 'string' ? 's' : typeof value === 'boolean' ? 'b' : 'n', v: value }

const sheetOf = (rows: readonly (readonly Cell[])[], more: object = {}): WorkSheet =>
  ({
    '!data': rows.map((row) => row.map(asCell)),
    '!ref': `A1:Z${Math.max(1, rows.length)}`,
    ...more,
  }) as unknown as WorkSheet

const bookOf = (bookType: BookType, sheets: Record<string, WorkSheet>, hidden: readonly (0 | 1 | 2)[] = []) =>
  new Uint8Array(
    write(
      {
        SheetNames: Object.keys(sheets),
        Sheets: sheets,
        Workbook: { Sheets: Object.keys(sheets).map((name, at) => ({ name, Hidden: hidden[at] ?? 0 })) },
      },
      { type: 'array', bookType },
    ),
  )

const day = (v: number): CellObject => ({ t: 'n', v, z: 'dd/mm/yyyy' })

describe.each<[BookType, string]>([
  ['xlsx', 'xlsx'],
  ['biff8', 'xls'],
])('a workbook written as %s', (bookType, form) => {
  test('is read with its numbers, dates and texts as they count', async () => {
    const rows = [
      ['Text', 'Number', 'Day', 'Percent', 'Flag'],
      ['A & B <ñ> "日"', 1234.5, day(46_296), { t: 'n', v: 0.125, z: '0.0%' }, true],
      [],
      ['0001', 0.30000000000000004, day(46_296.5), { t: 'n', v: -1, z: '0%' }, false],
    ] as const
    const book = await read(bookOf(bookType, { Data: sheetOf(rows as never) }))
    expect(book).toMatchObject({ form, sheet: 'Data', sheets: ['Data'], hidden: [] })
    expect(book.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'Text', 'Number', 'Day', 'Percent', 'Flag'],
      [2, 'A & B <ñ> "日"', '1234.5', '2026-10-01', '12.5', 'TRUE'],
      [4, '0001', '0.3', '2026-10-01 12:00:00', '-100', 'FALSE'],
    ])
    expect(book.rows[1]?.typed).toEqual([null, 'value', 'value', 'value', null])
  })

  test('gives its first visible sheet with cells, names the hidden ones, and reads one that is named', async () => {
    const sheets = { Old: sheetOf([['old']]), Blank: sheetOf([[' ']]), Data: sheetOf([['new']]) }
    const bytes = bookOf(bookType, sheets, [1, 0, 0])
    expect(await read(bytes)).toMatchObject({ sheet: 'Data', hidden: ['Old'], rows: [{ cells: ['new'] }] })
    expect(await read(bytes, 'Old')).toMatchObject({ sheet: 'Old', hidden: [], rows: [{ cells: ['old'] }] })
    await expect(read(bytes, 'None')).rejects.toMatchObject({ problem: { code: 'unknownSheet' } })
  })
})

describe('an OpenDocument spreadsheet', () => {
  const cell = (attributes: string, shown = '') =>
    `<table:table-cell ${attributes}><text:p>${shown}</text:p></table:table-cell>`
  const ods = (...tables: readonly string[]) =>
    zipOf([
      'content.xml',
      `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles>
        <style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>
        <style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>
        </office:automatic-styles><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body>
        </office:document-content>`,
    ])
  const table = (name: string, style: string, rows: string) =>
    `<table:table table:name="${name}" table:style-name="${style}">${rows}</table:table>`
  const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`

  test('is read with its values, repeated cells and rows, and without notes', async () => {
    const values = [
      cell('office:value-type="float" office:value="1234.5"', '1.234,50'),
      cell('office:value-type="date" office:date-value="2026-10-01"', '01.10.26'),
      cell('office:value-type="percentage" office:value="0.125"', '12,5 %'),
      cell('office:value-type="boolean" office:boolean-value="true"', 'WAHR'),
      cell('office:value-type="currency" office:currency="USD" office:value="-5"', '-5 $'),
      cell('table:formula="of:=NA()" office:value-type="string"', '#N/A'),
      '<table:table-cell table:formula="of:=1"/>',
    ].join('')
    const note = '<office:annotation><text:p>a note</text:p></office:annotation>'
    const texts = `<table:table-cell table:number-columns-repeated="2" office:value-type="string">${note}<text:p>two<text:s/>words</text:p></table:table-cell>`
    const end = row(cell('table:number-columns-repeated="16384"'), 'table:number-rows-repeated="1048000"')
    const bytes = ods(
      table('Old', 'ta2', row(cell('office:value-type="string"', 'old'))),
      table('Data', 'ta1', row(values) + row(texts, 'table:number-rows-repeated="2"') + end),
    )
    const book = await read(bytes)
    expect(book).toMatchObject({ form: 'ods', sheet: 'Data', sheets: ['Old', 'Data'], hidden: ['Old'] })
    expect(book.rows).toMatchObject([
      {
        line: 1,
        cells: ['1234.5', '2026-10-01', '12.5', 'TRUE', '-5', '#N/A', ''],
        typed: ['value', 'value', 'value', null, 'value', 'error', 'formula'],
      },
      { line: 2, cells: ['two words', 'two words'] },
      { line: 3, cells: ['two words', 'two words'] },
    ])
    expect(book.rows).toHaveLength(3)
  })

  test('of a cell that is repeated without end is refused', async () => {
    const endless = 'table:number-columns-repeated="2000000" office:value-type="string"'
    expect(await reasonFor(ods(table('A', 'ta1', row(cell('') + cell(endless, 'x')))))).toBe('manyColumns')
  })
})

test('errors of cells are told by name', async () => {
  const errors = [0, 7, 15, 23, 29, 36, 42].map((v): CellObject => ({ t: 'e', v }))
  for (const bookType of ['xlsx', 'biff8'] as const) {
    const [row] = (await read(bookOf(bookType, { Data: sheetOf([errors]) }))).rows
    expect(row?.cells).toEqual(['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A'])
    expect(new Set(row?.typed)).toEqual(new Set(['error']))
  }
})

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Parts {
  readonly strings?: string
  readonly styles?: string
  readonly workbook?: string
}

/** A workbook of one sheet by hand. */
const raw = (sheet: string, { strings, styles, workbook = '' }: Parts = {}) =>
  zipOf(
    [
      'xl/workbook.xml',
      `<workbook ${main} xmlns:r="${relations}">${workbook}<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
        <Relationship Id="rId2" Type="${relations}/sharedStrings" Target="/xl/sharedStrings.xml"/>
        <Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/worksheets/sheet1.xml', sheet],
    ...(strings ? ([['xl/sharedStrings.xml', strings]] as const) : []),
    ...(styles ? ([['xl/styles.xml', styles]] as const) : []),
  )

const data = (rows: string, behind = '') => `<worksheet ${main}><sheetData>${rows}</sheetData>${behind}</worksheet>`
const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`

describe('an .xlsx workbook', () => {
  test.each<[string, Uint8Array, readonly (readonly string[])[]]>([
    [
      'without references of cells',
      raw(data('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>')),
      [['1', '2'], ['3']],
    ],
    [
      'with a prefix of its elements',
      raw(
        `<x:worksheet xmlns:x="u"><x:sheetData><x:row r="1"><x:c r="B1"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      ),
      [['', '5']],
    ],
    [
      'with CDATA',
      raw(data('<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[a<b]]></t></is></c></row>')),
      [['a<b']],
    ],
    [
      'with dates as texts',
      raw(data('<row r="1"><c r="A1" t="d"><v>2026-10-01T00:00:00</v></c></row>')),
      [['2026-10-01']],
    ],
    [
      'with rich and phonetic texts',
      raw(data('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'), {
        strings: `<sst ${main}><si><r><t>課</t></r><r><t>き_x000D_</t></r><rPh sb="0" eb="1"><t>カ</t></rPh></si></sst>`,
      }),
      [['課き\r']],
    ],
    [
      'with dates from 1904 on',
      raw(data('<row r="1"><c r="A1" s="1"><v>44834</v></c></row>'), {
        workbook: '<workbookPr date1904="true"/>',
        styles: `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
      }),
      [['2026-10-01']],
    ],
    [
      'with cells that are merged over lines, of which each gets the value',
      raw(
        data(
          `<row r="1">${text('A1', 'a')}${text('B1', '1')}</row><row r="2">${text('B2', '2')}</row><row r="3">${text('B3', '3')}</row>`,
          '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>',
        ),
      ),
      [
        ['a', '1'],
        ['a', '2'],
        ['', '3'],
      ],
    ],
    [
      'with a blank text in its last cell',
      raw(data(`<row r="1">${text('A1', 'a')}</row><row r="1048576">${text('XFD1048576', ' ')}</row>`)),
      [['a']],
    ],
  ])('%s is read', async (_case, bytes, rows) => {
    expect(await rowsOf(bytes)).toEqual(rows)
  })

  test('tells a formula without a kept value from one with an empty text', async () => {
    const cells =
      '<c r="A1"><f>1+1</f></c><c r="B1"><f>B2</f><v></v></c><c r="C1" t="str"><f>D1</f><v></v></c><c r="D1"><f>2</f><v>2</v></c>'
    const { rows } = await read(raw(data(`<row r="1">${cells}</row>`)))
    expect(rows[0]?.typed).toEqual(['formula', 'formula', null, 'value'])
  })

  test('is refused with a reason if it is broken or made to exhaust the reader', async () => {
    const far = data('<row r="1"><c r="XFD1"><v>1</v></c></row>')
    expect(await reasonFor(raw(far))).toBe('manyColumns')
    expect(await reasonFor(raw(data('<row r="1"><c r="A1">')))).toBe('noWorkbook')
    expect(
      await reasonFor(raw(`<!DOCTYPE a [<!ENTITY x "y">]>${data('<row r="1"><c r="A1"><v>&x;</v></c></row>')}`)),
    ).toBe('noWorkbook')
    expect(await reasonFor(raw(data(`<row r="1">${'<a>'.repeat(300)}`)))).toBe('workbookSize')
    expect(await reasonFor(raw(data(`${' '.repeat(3_000_000)}<row r="1"/>`)))).toBe('workbookSize')
    expect(await reasonFor(raw(data('')))).toBe('noSheet')
    expect(await reasonFor(zipOf(['a', 'x']))).toBe('noWorkbook')
  })
})

test('the list of SAP with merged headers is read with its dates', async () => {
  const path = new URL('../../../support/exports/alv/FBL5N.xlsx', import.meta.url)
  const [title, , upper, lower, first] = (await read(readFileSync(path))).rows
  expect([title?.line, upper?.line]).toEqual([1, 4])
  expect(lower?.cells).toEqual(['', '', 'Beleg', 'Fällig', 'HW', 'Währg', 'TW', 'Währg'])
  expect(first?.cells.slice(0, 5)).toEqual(['0000000101', '0090001001', '2026-10-01', '2026-10-31', '12345.67'])
})
