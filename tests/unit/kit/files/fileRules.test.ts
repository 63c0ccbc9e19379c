import { describe, expect, test } from 'vitest'
import { chooseFiles, formatFileSize } from '#kit/files/fileRules.ts'

test.each([
  [0, '0.00 KB'],
  [999, '1.00 KB'],
  [10_240, '10.24 KB'],
  [10_241, '0.01 MB'],
  [15_000_000, '15.00 MB'],
])('%i bytes are formatted as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

const file = (name: string, size: number) => Object.defineProperty(new File([], name), 'size', { value: size })

describe('files', () => {
  test('of 15,000,000 bytes are accepted, one byte more is rejected', () => {
    const [fits, tooLarge] = [file('fits', 15_000_000), file('too large', 15_000_001)]
    expect(chooseFiles([fits, tooLarge], 10)).toEqual({
      accepted: [fits],
      rejected: [{ reason: 'tooLarge', names: ['too large'] }],
    })
  })

  test('are accepted up to the limit, not counting files that are too large', () => {
    const small = [file('a', 1), file('b', 1), file('c', 1)]
    expect(chooseFiles([file('large', 15_000_001), ...small], 2)).toEqual({
      accepted: small.slice(0, 2),
      rejected: [
        { reason: 'tooLarge', names: ['large'] },
        { reason: 'tooMany', names: ['c'] },
      ],
    })
  })

  test('are rejected if empty', () => {
    expect(chooseFiles([file('empty', 0)], 10)).toEqual({
      accepted: [],
      rejected: [{ reason: 'isEmpty', names: ['empty'] }],
    })
  })

  test('are distinguished from folders', () => {
    expect(chooseFiles([], 10, ['drawings']).rejected).toEqual([{ reason: 'isFolder', names: ['drawings'] }])
  })
})
