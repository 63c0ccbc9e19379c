import { expect, test } from 'vitest'
import { readPasted } from '#resources/orders/delays/pasted.ts'

const datesIn = (...dates: readonly string[]) => {
  const { lines, faults } = readPasted(dates.map((date, at) => `J-${at}\t${date}`).join('\n'))
  return [...lines, ...faults]
    .toSorted((one, other) => one.line - other.line)
    .map((entry) => ('date' in entry ? entry.date : entry.kind))
}

test.each([
  [['2027-01-05'], ['2027-01-05']],
  [['2027/1/5'], ['2027-01-05']],
  [['2027-01-05 00:00:00'], ['2027-01-05']],
  [['05/Jan/2027'], ['2027-01-05']],
  [['5 ene 2027'], ['2027-01-05']],
  [['31-Dic-2026'], ['2026-12-31']],
  [['31.12.2026'], ['2026-12-31']],
  [['5.1.2027'], ['2027-01-05']],
  [['31/12/2026'], ['2026-12-31']],
  [['12/31/2026'], ['2026-12-31']],
  [['05/05/2027'], ['2027-05-05']],
  [['29/02/2028'], ['2028-02-29']],
  [['29/02/2027'], ['noDate']],
  [['05/11/2026'], ['ambiguousDate']],
  [
    ['05/11/2026', '31/12/2026'],
    ['2026-11-05', '2026-12-31'],
  ],
  [
    ['05/11/2026', '12/31/2026'],
    ['2026-05-11', '2026-12-31'],
  ],
  [
    ['05/11/2026', '12/31/2026', '31/12/2026'],
    ['ambiguousDate', '2026-12-31', '2026-12-31'],
  ],
  [['05/Foo/2027'], ['noDate']],
  [['05/11/26'], ['noDate']],
  [['0027-01-05'], ['noDate']],
  [['2101-01-01'], ['noDate']],
  [[''], ['noDate']],
])('%j are read as %j', (dates, read) => expect(datesIn(...dates)).toEqual(read))

test('a heading, empty lines and cells beyond the third are no faults', () => {
  expect(readPasted('OP;Date;Comment\r\n\r\n J-1 ; 2027-01-05 ; Press ; down\r\n')).toEqual({
    lines: [{ line: 3, jobOrder: 'J-1', date: '2027-01-05', comment: 'Press, down' }],
    faults: [],
  })
  expect(readPasted('')).toEqual({ lines: [], faults: [] })
})

test('each wrong line is named once, by its number', () => {
  const { lines, faults } = readPasted(
    ['J-1,2027-01-05', ',2027-01-05', 'J-2', 'J-1,2027-01-06', `J-3,2027-01-05,${'x'.repeat(256)}`].join('\n'),
  )
  expect(lines.map(({ jobOrder }) => jobOrder)).toEqual(['J-1'])
  expect(faults.map(({ line, kind }) => [line, kind])).toEqual([
    [2, 'noJobOrder'],
    [3, 'noDate'],
    [4, 'twice'],
    [5, 'longComment'],
  ])
})
