import { type BookType, type CellObject, utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readWorkbook } from '#backend/imports/reading/workbook/readWorkbook.ts'
import { zipOf } from '#tests/support/files/officeFiles.ts'

/* Workbooks with one feature each, as Excel, LibreOffice, Apache POI, openpyxl, calamine's samples, Google Sheets and
   report programs write them. */

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const strictMain = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const strictRelations = 'http://purl.oclc.org/ooxml/officeDocument/relationships'

interface Book {
  /** Rows of the sheet, or the whole part. */
  readonly rows?: string
  readonly sheet?: string
  readonly behind?: string
  readonly before?: string
  readonly strings?: string
  readonly styles?: string
  readonly book?: string
  readonly sheets?: string
  readonly bookPath?: string
  readonly sheetPath?: string
  readonly target?: string
  readonly relations?: string
  readonly ns?: string
  readonly top?: string | null
  readonly more?: readonly (readonly [string, string])[]
  readonly bookRelations?: string | null
}

const xlsx = ({
  rows = '',
  ns = main,
  behind = '',
  before = '',
  sheet = `<worksheet xmlns="${ns}">${before}<sheetData>${rows}</sheetData>${behind}</worksheet>`,
  strings,
  styles,
  book = '',
  sheets = '<sheet name="S" sheetId="1" r:id="rId1"/>',
  bookPath = 'xl/workbook.xml',
  sheetPath = 'xl/worksheets/sheet1.xml',
  target = 'worksheets/sheet1.xml',
  relations: types = relations,
  top = `<Relationships><Relationship Id="rId1" Type="${types}/officeDocument" Target="${bookPath}"/></Relationships>`,
  more = [],
  bookRelations = '',
}: Book) => {
  const at = bookPath.lastIndexOf('/') + 1
  return zipOf(
    ...(top === null ? [] : [['_rels/.rels', top] as const]),
    [bookPath, `<workbook xmlns="${ns}" xmlns:r="${types}">${book}<sheets>${sheets}</sheets></workbook>`],
    [
      `${bookPath.slice(0, at)}_rels/${bookPath.slice(at)}.rels`,
      `<Relationships><Relationship Id="rId1" Type="${types}/worksheet" Target="${target}"/>
        <Relationship Id="rId8" Type="${types}/sharedStrings" Target="sharedStrings.xml"/>
        <Relationship Id="rId9" Type="${types}/styles" Target="styles.xml"/>${bookRelations}</Relationships>`,
    ],
    [sheetPath, sheet],
    ...(strings === undefined ? [] : [[`${bookPath.slice(0, at)}sharedStrings.xml`, strings] as const]),
    ...(styles === undefined ? [] : [[`${bookPath.slice(0, at)}styles.xml`, styles] as const]),
    ...more,
  )
}

const row = (cells: string, r = 1) => `<row r="${r}">${cells}</row>`
const number = (value: string, ref = 'A1', style = '') => `<c r="${ref}"${style && ` s="${style}"`}><v>${value}</v></c>`
const inline = (value: string, ref = 'A1') => `<c r="${ref}" t="inlineStr"><is>${value}</is></c>`
const shared = (at: number, ref = 'A1') => `<c r="${ref}" t="s"><v>${at}</v></c>`
const sst = (...items: string[]) => `<sst xmlns="${main}">${items.map((item) => `<si>${item}</si>`).join('')}</sst>`
const styled = (formats: string, ...ids: number[]) =>
  `<styleSheet xmlns="${main}"><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
    <cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`
const format = (code: string) =>
  styled(
    `<numFmt numFmtId="170" formatCode="${code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"/>`,
    0,
    170,
  )
const asFormat = (value: string, code: string) => xlsx({ rows: row(number(value, 'A1', '1')), styles: format(code) })
const builtIn = (value: string, id: number) => xlsx({ rows: row(number(value, 'A1', '1')), styles: styled('', 0, id) })

const namespaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
const ods = (rows: string) =>
  zipOf([
    'content.xml',
    `<office:document-content ${namespaces}><office:body><office:spreadsheet><table:table table:name="S">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  ])
const odsRow = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`
const odsCell = (attributes: string, paragraphs = '') =>
  `<table:table-cell ${attributes}>${paragraphs}</table:table-cell>`
const odsText = (text: string) => odsCell('office:value-type="string"', text)

const written = (bookType: BookType, rows: readonly (readonly (string | number | CellObject)[])[], more = {}) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((cells) => [...cells])), 'S')
  return new Uint8Array(write(book, { type: 'array', bookType, ...more }))
}

const day: CellObject = { t: 'n', v: 46_296, z: 'dd/mm/yyyy' }

type Rows = readonly (readonly string[])[]

const samples: readonly (readonly [feature: string, bytes: Uint8Array, rows: Rows])[] = [
  // Texts
  [
    'shared strings',
    xlsx({ rows: row(shared(1) + shared(0, 'B1')), strings: sst('<t>b</t>', '<t>a</t>') }),
    [['a', 'b']],
  ],
  [
    'an empty shared string',
    xlsx({ rows: row(shared(0) + shared(1, 'B1')), strings: sst('', '<t>b</t>') }),
    [['', 'b']],
  ],
  [
    'shared strings with kept spaces',
    xlsx({ rows: row(shared(0)), strings: sst('<t xml:space="preserve"> a </t>') }),
    [[' a ']],
  ],
  [
    'shared strings in runs of fonts',
    xlsx({ rows: row(shared(0)), strings: sst('<r><rPr><b/></rPr><t>a</t></r><r><t>b</t></r>') }),
    [['ab']],
  ],
  ['a shared string with line breaks', xlsx({ rows: row(shared(0)), strings: sst('<t>a&#10;b</t>') }), [['a\nb']]],
  [
    'a shared string beyond the list',
    xlsx({ rows: row(shared(7) + number('1', 'B1')), strings: sst('<t>a</t>') }),
    [['', '1']],
  ],
  ['escaped characters', xlsx({ rows: row(inline('<t>a_x0009_b_x005F_x</t>')) }), [['a\tb_x']]],
  ['entities', xlsx({ rows: row(inline('<t>&lt;A &amp; &#x42;&gt; &quot;&apos;</t>')) }), [['<A & B> "\'']]],
  ['inline texts in runs', xlsx({ rows: row(inline('<r><t>a</t></r><r><t>b</t></r>')) }), [['ab']]],
  ['letters beyond the basic plane', xlsx({ rows: row(inline('<t>𝔸ñ日</t>')) }), [['𝔸ñ日']]],
  ['texts of formulas', xlsx({ rows: row('<c r="A1" t="str"><f>A2</f><v>done</v></c>') }), [['done']]],
  ['texts that look like numbers', xlsx({ rows: row(inline('<t>000123</t>')) }), [['000123']]],
  // Numbers
  ['numbers in exponents', xlsx({ rows: row(number('1.5E3') + number('2.5E-2', 'B1')) }), [['1500', '0.025']]],
  ['numbers of sixteen digits', xlsx({ rows: row(number('0.1234567890123456')) }), [['0.123456789012346']]],
  ['negative numbers', xlsx({ rows: row(number('-0.5')) }), [['-0.5']]],
  ['booleans', xlsx({ rows: row('<c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c>') }), [['TRUE', 'FALSE']]],
  ['errors', xlsx({ rows: row('<c r="A1" t="e"><v>#REF!</v></c>') }), [['#REF!']]],
  ['percentages', builtIn('0.125', 10), [['12.5']]],
  ['amounts of the accountant', asFormat('1234.5', '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_)'), [['1234.5']]],
  ['a percent sign in quotes', asFormat('5', '0" %"'), [['5']]],
  ['colors and conditions', asFormat('-5', '[Red][<0]-0.0;0.0'), [['-5']]],
  ['fractions', builtIn('0.5', 12), [['0.5']]],
  // Dates
  ['days', builtIn('46296', 14), [['2026-10-01']]],
  ['days with times', builtIn('46296.5', 22), [['2026-10-01 12:00:00']]],
  [
    'days of 1904',
    xlsx({ rows: row(number('44834', 'A1', '1')), styles: styled('', 0, 14), book: '<workbookPr date1904="1"/>' }),
    [['2026-10-01']],
  ],
  [
    'days around the 29th of February 1900 of Lotus',
    xlsx({ rows: row(number('59', 'A1', '1') + number('61', 'B1', '1')), styles: styled('', 0, 14) }),
    [['1900-02-28', '1900-03-01']],
  ],
  ['days in a language', asFormat('46296', '[$-409]d\\-mmm\\-yy;@'), [['2026-10-01']]],
  ['days in Japanese words', asFormat('46296', 'yyyy"年"m"月"d"日"'), [['2026-10-01']]],
  ['days with letters in quotes only', asFormat('46296', '0" days"'), [['46296']]],
  [
    'dates of ISO 8601',
    xlsx({ rows: row('<c r="A1" t="d"><v>2026-10-01</v></c><c r="B1" t="d"><v>2026-10-01T08:30:00</v></c>') }),
    [['2026-10-01', '2026-10-01 08:30:00']],
  ],
  // Places of rows and cells
  ['cells without references', xlsx({ rows: '<row><c><v>1</v></c><c/><c><v>3</v></c></row>' }), [['1', '', '3']]],
  [
    'gaps between rows and cells',
    xlsx({ rows: row(number('1', 'B2'), 2) + row(number('2', 'AA9'), 9) }),
    [
      ['', '1'],
      [...Array.from({ length: 26 }, () => ''), '2'],
    ],
  ],
  [
    'rows with spans and heights',
    xlsx({ rows: `<row r="1" spans="1:2" ht="30" customHeight="1">${number('1')}</row>` }),
    [['1']],
  ],
  [
    'hidden rows and columns',
    xlsx({
      before: '<cols><col min="1" max="1" hidden="1"/></cols>',
      rows: `<row r="1" hidden="1">${number('1')}${number('2', 'B1')}</row>`,
    }),
    [['1', '2']],
  ],
  [
    'a wrong dimension',
    xlsx({ before: '<dimension ref="A1"/>', rows: row(number('1') + number('2', 'C1')) }),
    [['1', '', '2']],
  ],
  [
    'blank cells with styles',
    xlsx({ rows: row(`<c r="A1" s="1"/>${number('2', 'B1')}<c r="C1" s="1"/>`), styles: styled('', 0, 14) }),
    [['', '2']],
  ],
  [
    'cells merged over lines',
    xlsx({
      rows: row(number('1') + number('2', 'B1')) + row(number('3', 'B2'), 2),
      behind: '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>',
    }),
    [
      ['1', '2'],
      ['1', '3'],
    ],
  ],
  [
    'cells merged over columns',
    xlsx({
      rows: row(number('1') + number('2', 'C1')),
      behind: '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>',
    }),
    [['1', '', '2']],
  ],
  [
    'merged cells in a namespace with a prefix',
    xlsx({
      sheet: `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c><x:c r="B1"><x:v>2</x:v></x:c></x:row><x:row r="2"><x:c r="B2"><x:v>3</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref='A1:A2'/></x:mergeCells></x:worksheet>`,
    }),
    [
      ['1', '2'],
      ['1', '3'],
    ],
  ],
  [
    'links of several cells behind merged ones',
    xlsx({
      rows: row(number('1')) + row(number('2', 'B2'), 2),
      behind: '<mergeCells><mergeCell ref="C1:C2"/></mergeCells><hyperlinks><hyperlink ref="A1:A2"/></hyperlinks>',
    }),
    [['1'], ['', '2', '']],
  ],
  [
    'parts behind the rows',
    xlsx({
      rows: row(number('1')),
      behind:
        '<autoFilter ref="A1:B1"/><hyperlinks><hyperlink ref="A1"/></hyperlinks><extLst><ext><t>x</t></ext></extLst>',
    }),
    [['1']],
  ],
  // Forms of the package
  [
    'strict Open XML',
    xlsx({ ns: strictMain, relations: strictRelations, rows: row('<c r="A1" t="d"><v>2026-10-01T00:00:00</v></c>') }),
    [['2026-10-01']],
  ],
  [
    'prefixes in all parts',
    zipOf(
      [
        '_rels/.rels',
        `<p:Relationships xmlns:p="u"><p:Relationship Id="a" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></p:Relationships>`,
      ],
      [
        'xl/workbook.xml',
        `<x:workbook xmlns:x="${main}" xmlns:r="${relations}"><x:sheets><x:sheet name="S" r:id="b"/></x:sheets></x:workbook>`,
      ],
      [
        'xl/_rels/workbook.xml.rels',
        `<p:Relationships xmlns:p="u"><p:Relationship Id="b" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></p:Relationships>`,
      ],
      [
        'xl/worksheets/sheet1.xml',
        `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      ],
    ),
    [['1']],
  ],
  ['absolute targets of relations', xlsx({ target: '/xl/worksheets/sheet1.xml', rows: row(number('1')) }), [['1']]],
  [
    'a workbook in another folder',
    xlsx({ bookPath: 'book/main.xml', sheetPath: 'book/worksheets/sheet1.xml', rows: row(number('1')) }),
    [['1']],
  ],
  [
    'targets with spaces',
    xlsx({ target: 'worksheets/my%20sheet.xml', sheetPath: 'xl/worksheets/my sheet.xml', rows: row(number('1')) }),
    [['1']],
  ],
  ['no list of relations at the top', xlsx({ top: null, rows: row(number('1')) }), [['1']]],
  ['no styles', xlsx({ rows: row(number('46296', 'A1', '3')) }), [['46296']]],
  ['a style beyond the list', xlsx({ rows: row(number('1', 'A1', '99')), styles: styled('', 0) }), [['1']]],
  [
    'a byte order mark in its parts',
    xlsx({
      sheet: `\ufeff<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${row(number('1'))}</sheetData></worksheet>`,
    }),
    [['1']],
  ],
  [
    'comments, pictures and a print setup beside the sheet',
    xlsx({
      rows: row(number('1')),
      behind: '<drawing r:id="x"/>',
      more: [
        ['xl/comments1.xml', '<comments/>'],
        ['xl/media/image1.png', 'x'],
        ['docProps/app.xml', '<a/>'],
      ],
    }),
    [['1']],
  ],
  [
    'a hidden sheet first',
    xlsx({
      sheets: '<sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="S" sheetId="2" r:id="rId2"/>',
      rows: row(number('1')),
      bookRelations: `<Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/>`,
      more: [
        [
          'xl/worksheets/sheet2.xml',
          `<worksheet xmlns="${main}"><sheetData>${row(number('2'))}</sheetData></worksheet>`,
        ],
      ],
    }),
    [['2']],
  ],
  [
    'a sheet of a chart first',
    xlsx({
      sheets: '<sheet name="Chart" sheetId="1" r:id="rId2"/><sheet name="S" sheetId="2" r:id="rId1"/>',
      rows: row(number('1')),
      bookRelations: `<Relationship Id="rId2" Type="${relations}/chartsheet" Target="chartsheets/sheet1.xml"/>`,
      more: [['xl/chartsheets/sheet1.xml', `<chartsheet xmlns="${main}"/>`]],
    }),
    [['1']],
  ],
  // Other programs and forms
  ['SheetJS with shared strings', written('xlsx', [['a', 1, day]], { bookSST: true }), [['a', '1', '2026-10-01']]],
  ['SheetJS without compression', written('xlsx', [['a', 1, day]], { compression: false }), [['a', '1', '2026-10-01']]],
  ['macros (.xlsm)', written('xlsm', [['a', 1, day]]), [['a', '1', '2026-10-01']]],
  ['Excel 97 (.xls)', written('biff8', [['a', 1, day]]), [['a', '1', '2026-10-01']]],
  ['Excel 95 (.xls)', written('biff5', [['a', 1]]), [['a', '1']]],
  ['LibreOffice by SheetJS (.ods)', written('ods', [['a', 1]]), [['a', '1']]],
  [
    'OpenDocument with repeated cells and rows',
    ods(
      odsRow(
        odsCell('table:number-columns-repeated="2" office:value-type="float" office:value="7"'),
        ' table:number-rows-repeated="2"',
      ),
    ),
    [
      ['7', '7'],
      ['7', '7'],
    ],
  ],
  [
    'OpenDocument with covered cells',
    ods(
      odsRow(
        `${odsCell('table:number-columns-spanned="2" office:value-type="float" office:value="1"')}<table:covered-table-cell/>${odsCell('office:value-type="float" office:value="3"')}`,
      ),
    ),
    [['1', '', '3']],
  ],
  [
    'OpenDocument with paragraphs, spaces, tabs and breaks',
    ods(odsRow(odsText('<text:p>a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d</text:p><text:p>e</text:p>'))),
    [['a  b\tc\nd\ne']],
  ],
  [
    'OpenDocument with spans of fonts and links',
    ods(odsRow(odsText('<text:p><text:span>a</text:span><text:a>b</text:a></text:p>'))),
    [['ab']],
  ],
  [
    'OpenDocument with header rows and groups',
    ods(
      `<table:table-header-rows>${odsRow(odsText('<text:p>h</text:p>'))}</table:table-header-rows><table:table-row-group>${odsRow(odsText('<text:p>a</text:p>'))}</table:table-row-group>`,
    ),
    [['h'], ['a']],
  ],
  [
    'OpenDocument with moments',
    ods(odsRow(odsCell('office:value-type="date" office:date-value="2026-10-01T08:30:00"'))),
    [['2026-10-01 08:30:00']],
  ],
]

/** Milliseconds of wall time; a workbook of a few cells takes some milliseconds, a loop without end takes forever. */
const patience = 20_000

test('there are at least 60 samples with different names', () => {
  expect(new Set(samples.map(([feature]) => feature)).size).toBe(samples.length)
  expect(samples.length).toBeGreaterThanOrEqual(60)
})

test.each(samples)(
  'a workbook with %s is read',
  async (_feature, bytes, rows) => {
    const open = async function* () {
      yield bytes
    }
    const { sheet } = await readWorkbook(open, null)
    const found: (readonly string[])[] = []
    for await (const portion of sheet.rows()) found.push(...portion.map(({ cells }) => cells))
    expect(found).toEqual(rows)
  },
  patience,
)
