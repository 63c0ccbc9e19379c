import { type BookType, type CellObject, type WorkSheet, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { readSheetCells } from '#backend/imports/reading/sheetCells.ts'
import { openWorkbook } from '#kit/files/workbook.ts'
import { compoundOf } from '#tests/support/files/officeFiles.ts'
import { csvLine, neutral } from '#values/csv.ts'

const read = (bytes: ArrayBuffer | Uint8Array, maxRows = 10) =>
  readSheetCells(async function* () {
    yield new Uint8Array(bytes)
  }, maxRows)

const cellsOf = async (bytes: ArrayBuffer | Uint8Array, maxRows?: number) =>
  (await read(bytes, maxRows)).rows.map(({ cells }) => cells)

const hiddenBook = (hidden: readonly (0 | 1 | 2)[], bookType: BookType = 'xlsx'): ArrayBuffer => {
  const names = hidden.map((_one, at) => `Sheet ${at}`)
  const sheet = (text: string) => ({ '!data': [[{ t: 's', v: text }]], '!ref': 'A1' }) as unknown as WorkSheet
  const Sheets = Object.fromEntries(names.map((name) => [name, sheet(name)]))
  const Workbook = { Sheets: names.map((name, at) => ({ name, Hidden: hidden[at] ?? 0 })) }
  return write({ SheetNames: names, Sheets, Workbook }, { type: 'array', bookType })
}

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

const bookOf = (cells: (CellObject | undefined)[]): ArrayBuffer => {
  const sheet = { '!data': [cells], '!ref': `A1:${String.fromCharCode(64 + cells.length)}1` } as unknown as WorkSheet
  const empty = {} as WorkSheet
  return write(
    { SheetNames: ['Empty', 'Users'], Sheets: { Empty: empty, Users: sheet } },
    { type: 'array', bookType: 'xlsx' },
  )
}

describe('a workbook', () => {
  test('is read as the texts of the first sheet with cells', async () => {
    const cells: (CellObject | undefined)[] = [
      { t: 's', v: 'Ána 桂' },
      undefined,
      { t: 'n', v: 528155550123 },
      { t: 'n', v: 0.25, z: '0%' },
      { t: 'b', v: true },
      { t: 'n', v: 45992, z: 'dd/mm/yyyy' },
    ]
    expect(await cellsOf(bookOf(cells))).toEqual([['Ána 桂', '', '528155550123', '25', 'TRUE', '2025-12-01']])
  })

  test('is read with its numbers as they are stored, whatever their format', async () => {
    const cells = ['General', '0.00E+00', '#,##0', '0.00', '0000000'].map(
      (z): CellObject => ({ t: 'n', v: 5512940468989, z }),
    )
    expect(await cellsOf(bookOf(cells))).toEqual([Array(5).fill('5512940468989')])
    expect(await cellsOf(bookOf([{ t: 'n', v: 101, z: '0.00' }]))).toEqual([['101']])
  })

  test('is read with the stored results of its formulas, which are not evaluated', async () => {
    const cells: CellObject[] = [
      { t: 's', v: 'shown@made.example', f: 'A2&"@made.example"' },
      { t: 'n', v: 7, f: '1+1' },
      { t: 's', v: '=1+1' },
    ]
    expect(await cellsOf(bookOf(cells))).toEqual([['shown@made.example', '7', '=1+1']])
  })

  test('is read with its errors as they are shown, and their places', async () => {
    const cells: CellObject[] = [
      { t: 's', v: 'Ana' },
      { t: 'e', v: 42 },
      { t: 'e', v: 15 },
    ]
    expect(await read(bookOf(cells))).toMatchObject({
      rows: [{ line: 1, cells: ['Ana', '#N/A', '#VALUE!'] }],
      errors: [
        { line: 1, column: 1 },
        { line: 1, column: 2 },
      ],
    })
  })

  test('is read by its first visible sheet; hidden ones are named', async () => {
    expect(await read(hiddenBook([1, 2, 0]))).toMatchObject({
      rows: [{ cells: ['Sheet 2'] }],
      hidden: ['Sheet 0', 'Sheet 1'],
    })
    await expect(read(hiddenBook([1, 2]))).rejects.toMatchObject({ problem: { code: 'onlyHiddenSheets' } })
  })

  test('exported by the portal is read unchanged, up to the given number of rows', async () => {
    const book = openWorkbook([{ label: 'Name', kind: 'text' }], 'xlsx')
    book.add([['=HYPERLINK("x")'], ['_x0041_'], ['third']])
    expect(await cellsOf(book.finish(), 3)).toEqual([['Name'], ['=HYPERLINK("x")'], ['_x0041_']])
  })
})

describe('a text file', () => {
  const utf16 = (text: string) => {
    const units = new Uint16Array([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))])
    return units.buffer
  }
  test.each([
    ['UTF-8', bytesOf('Ñandú,b')],
    ['UTF-8 with a mark', bytesOf('\ufeffÑandú,b')],
    ['UTF-16', utf16('Ñandú\tb')],
    ['Windows-1252', new Uint8Array([0xd1, 0x61, 0x6e, 0x64, 0xfa, 0x2c, 0x62]).buffer],
  ])('in %s is read', async (_case, bytes) => {
    expect(await cellsOf(bytes as ArrayBuffer)).toEqual([['Ñandú', 'b']])
  })

  test('is read without its blank rows, up to the given number of rows', async () => {
    expect((await read(bytesOf('a,b\n,\n\n1,2\n3,4'), 2)).rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['1', '2'] },
    ])
  })

  test('exported by the portal is read into its original values', async () => {
    const texts = ['=1+1', '+52 81', '-3', '@x', ' =2', "'quoted", 'plain', 'wants\n- rings', "it's; '3'"]
    expect(await cellsOf(bytesOf(csvLine(texts.map(neutral))))).toEqual([texts])
  })
})

test('an .xls workbook is read like one of .xlsx', async () => {
  expect(await read(hiddenBook([1, 0], 'biff8'))).toMatchObject({ rows: [{ cells: ['Sheet 1'] }], hidden: ['Sheet 0'] })
})

test('a formula without a result is told as an error of its cell', async () => {
  const cells = [
    { t: 's', v: 'Ana' },
    { t: 'n', f: 'B2' },
  ] as CellObject[]
  const name = { t: 's', v: 'A' } as CellObject
  expect((await read(bookOf([name, ...cells]))).errors).toEqual([{ line: 1, column: 2 }])
})

test('a sheet whose texts would fill the memory is refused', async () => {
  const [rows, columns] = [700, 30]
  const line = `${Array(columns).fill('x'.repeat(1_000)).join(',')}\n`
  await expect(read(bytesOf(line.repeat(rows)), rows)).rejects.toMatchObject({ problem: { code: 'workbookSize' } })
})

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'noText'],
  ['a protected workbook', compoundOf(['EncryptedPackage', Buffer.alloc(5_000)]), 'protectedWorkbook'],
  ['an old text document', compoundOf(['WordDocument', Buffer.alloc(5_000)]), 'noText'],
  ['half an archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'noWorkbook'],
])('%s is refused as a sheet', async (_case, bytes, code) => {
  await expect(read(bytes)).rejects.toMatchObject({ problem: { code } })
})
