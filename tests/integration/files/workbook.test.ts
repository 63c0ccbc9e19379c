import { CFB, read, type WorkSheet } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import type { CellValue } from '#kit/files/exported.ts'
import { openWorkbook, type WorkbookFormat } from '#kit/files/workbook.ts'
import type { KindName } from '#schema/fields.ts'

const build = (format: WorkbookFormat, kinds: readonly KindName[], rows: readonly (readonly CellValue[])[]) => {
  const workbook = openWorkbook(
    kinds.map((kind, index) => ({ label: `=Column ${index}`, kind })),
    format,
  )
  workbook.add(rows)
  return workbook.finish()
}

const sheetOf = (file: ArrayBuffer) => read(file, { cellFormula: true, cellNF: true }).Sheets.Table as WorkSheet

const partOf = (file: ArrayBuffer, name: string) => {
  const entry = CFB.find(CFB.read(new Uint8Array(file), { type: 'buffer' }), name)
  return Buffer.from(entry?.content as Uint8Array).toString('utf8')
}

const awkward = [
  '00123',
  '=1+1',
  '+52 81 1234',
  '-5',
  '@SUM(A1)',
  '1e5',
  'TRUE',
  '2026-11-05',
  '<b>ñ 中 😀</b>',
  'a\nb',
  '_x003D_1+1 _x000A_ _X0041_ _x005F_x003D_ __x0041__',
  'none \ufffe\uffff character',
]

describe.each(['xlsx', 'xls'] as const)('a %s workbook', (format) => {
  test('stores every text as text', () => {
    const sheet = sheetOf(
      build(
        format,
        ['text'],
        awkward.map((text) => [text]),
      ),
    )
    for (const [index, text] of awkward.entries()) {
      expect(sheet[`A${index + 2}`]).toMatchObject({ t: 's', v: text })
      expect(sheet[`A${index + 2}`].f).toBeUndefined()
    }
    expect(sheet.A1).toMatchObject({ t: 's', v: '=Column 0' })
  })

  test('stores numbers as numbers, with the formats of their kinds', () => {
    const sheet = sheetOf(build(format, ['money', 'quantity', 'integer', 'kilograms'], [[-1234.5, 7, 2026, 166.01]]))
    expect(sheet.A2).toMatchObject({ t: 'n', v: -1234.5, w: '-1,234.50' })
    expect(sheet.B2).toMatchObject({ t: 'n', v: 7, w: '7' })
    expect(sheet.C2).toMatchObject({ t: 'n', v: 2026, w: '2026' })
    expect(sheet.D2).toMatchObject({ t: 'n', v: 166.01, w: '166.01' })
  })

  test.each([
    ['2026-11-05', '05/Nov/2026'],
    ['2024-02-29', '29/Feb/2024'],
    ['2026-12-31', '31/Dec/2026'],
    ['2026-03-08', '08/Mar/2026'],
    ['1900-03-01', '01/Mar/1900'],
    ['2026-11-05T23:59', '05/Nov/2026 23:59'],
  ])('stores %s as a date displayed as %s', (value, displayed) => {
    const sheet = sheetOf(build(format, ['day', 'instant'], [[value, value]]))
    expect(sheet.A2).toMatchObject({ t: 'n', w: displayed })
    expect(sheet.B2).toMatchObject({ t: 'n', w: displayed })
  })

  test("stores invalid dates and those before Excel's first day as text", () => {
    const sheet = sheetOf(build(format, ['day', 'day'], [['Contact Anvil', '1899-12-31']]))
    expect(sheet.A2).toMatchObject({ t: 's', v: 'Contact Anvil' })
    expect(sheet.B2).toMatchObject({ t: 's', v: '1899-12-31' })
  })

  test('leaves cells without a value empty', () => {
    const sheet = sheetOf(build(format, ['text', 'money', 'day'], [[null, undefined, '']]))
    expect([sheet.A2?.v, sheet.B2?.v, sheet.C2?.v]).toEqual([undefined, undefined, undefined])
  })

  test('truncates texts to the maximum cell length', () => {
    const sheet = sheetOf(build(format, ['text'], [['ñ'.repeat(40_000)]]))
    expect(sheet.A2.v.length).toBe(format === 'xlsx' ? 32_767 : 4000)
  })

  test('is valid without rows', () => {
    expect(sheetOf(build(format, ['text', 'day'], []))['!ref']).toBe('A1:B1')
  })
})

test('an xlsx workbook contains no formula in its raw sheet', () => {
  const file = build(
    'xlsx',
    ['text', 'money', 'day'],
    awkward.map((text) => [text, 1, '2026-11-05']),
  )
  const sheet = partOf(file, '/xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<sheetData>')
  expect(sheet).not.toMatch(/<f[\s>/]/)
  // Characters that XML does not allow would break the file.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
  expect(partOf(file, '/xl/sharedStrings.xml')).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
})

test('an xls workbook has the Excel 97-2003 format', () => {
  const file = CFB.read(new Uint8Array(build('xls', ['text'], [['a']])), { type: 'buffer' })
  expect(CFB.find(file, '/Workbook')).toBeTruthy()
})
