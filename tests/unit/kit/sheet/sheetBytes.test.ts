import { type CellObject, type WorkSheet, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { openWorkbook } from '#kit/export/workbook.ts'
import { readSheetBytes } from '#kit/sheet/sheetBytes.ts'

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
  test('is read as the texts of the first sheet with cells', () => {
    const cells: (CellObject | undefined)[] = [
      { t: 's', v: 'Ána 桂' },
      undefined,
      { t: 'n', v: 528155550123 },
      { t: 'n', v: 0.25, z: '0%' },
      { t: 'b', v: true },
      { t: 'n', v: 45992, z: 'dd/mm/yyyy' },
    ]
    expect(readSheetBytes(bookOf(cells), 10)).toEqual([['Ána 桂', '', '528155550123', '25%', 'TRUE', '01/12/2025']])
  })

  test('is read with its numbers as they are stored, whatever their format', () => {
    const cells = ['General', '0.00E+00', '#,##0', '0.00', '0000000'].map(
      (z): CellObject => ({ t: 'n', v: 5512940468989, z }),
    )
    expect(readSheetBytes(bookOf(cells), 10)).toEqual([Array(5).fill('5512940468989')])
    expect(readSheetBytes(bookOf([{ t: 'n', v: 101, z: '0.00' }]), 10)).toEqual([['101']])
  })

  test('is read with the stored results of its formulas, which are not evaluated', () => {
    const cells: CellObject[] = [
      { t: 's', v: 'shown@made.example', f: 'A2&"@made.example"' },
      { t: 'n', v: 7, f: '1+1' },
      { t: 's', v: '=1+1' },
    ]
    expect(readSheetBytes(bookOf(cells), 10)).toEqual([['shown@made.example', '7', '=1+1']])
  })

  test('exported by the portal is read unchanged, up to the given number of rows', () => {
    const book = openWorkbook([{ label: 'Name', kind: 'text' }], 'xlsx')
    book.add([['=HYPERLINK("x")'], ['_x0041_'], ['third']])
    expect(readSheetBytes(book.finish(), 3)).toEqual([['Name'], ['=HYPERLINK("x")'], ['_x0041_']])
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
  ])('in %s is read', (_case, bytes) => {
    expect(readSheetBytes(bytes as ArrayBuffer, 10)).toEqual([['Ñandú', 'b']])
  })
})

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
  ['half an archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
])('%s is rejected as a sheet', (_case, bytes) => {
  expect(() => readSheetBytes(bytes.buffer as ArrayBuffer, 10)).toThrow()
})
