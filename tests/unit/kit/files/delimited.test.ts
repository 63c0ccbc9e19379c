import { describe, expect, test } from 'vitest'
import { readDelimited } from '#kit/files/delimited.ts'
import { processorTime } from '#tests/support/processorTime.ts'

describe('delimited cells', () => {
  test.each([
    ['tabs, as they are pasted', 'a\tb\r\n1\t2\r\n'],
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['the separator line of Excel', 'sep=;\r\na;b\r\n1;2'],
    ['old line ends', 'a,b\r1,2\r'],
  ])('are parsed with %s', (_case, text) => {
    expect(readDelimited(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test.each([
    ['quotes around separators and line breaks', '"a,\r\nb",c', [['a,\r\nb', 'c']]],
    ['quotes within quotes', '"say ""hi""",2', [['say "hi"', '2']]],
    ['a quote in the middle', 'a"b,c', [['a"b', 'c']]],
    ['an unterminated quote', '"a,b\nc', [['a,b\nc']]],
    [
      'empty cells',
      ',a,,\n,',
      [
        ['', 'a', '', ''],
        ['', ''],
      ],
    ],
    ['blank lines between', 'a\n\nb', [['a'], [''], ['b']]],
    [
      'semicolons in cells separated by commas',
      'a,b\n"1;2;3",4',
      [
        ['a', 'b'],
        ['1;2;3', '4'],
      ],
    ],
    ['separators only within quotes of the first line', '"x;y;z",b', [['x;y;z', 'b']]],
    ['one column', 'a\nb\n', [['a'], ['b']]],
    ['nothing', '', [[]]],
  ])('are parsed with %s', (_case, text, rows) => {
    expect(readDelimited(text)).toEqual(rows)
  })

  test('are parsed within 2 seconds of processor time with a very long unterminated quote', () => {
    const text = `"${'x,""\n'.repeat(400_000)}`
    expect(processorTime(() => expect(readDelimited(text)).toHaveLength(1))).toBeLessThan(2_000)
  })
})
