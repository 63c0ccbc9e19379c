import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '#values/sha256.ts'

const hexOf = (text: string) =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')

const lengths = [...Array.from({ length: 140 }, (_, length) => length), 1_000]

test('agrees with the SHA-256 of Node for all lengths around a block, and for other scripts', () => {
  const texts = [...lengths.map((length) => 'aZ9@.-'.repeat(200).slice(0, length)), 'ñandú@empresa.example', '鍛造']
  for (const text of texts) expect(hexOf(text)).toBe(createHash('sha256').update(text).digest('hex'))
})
