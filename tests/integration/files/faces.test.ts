import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { faceOf } from '../../../backend/documents/drawing/fonts/faces.ts'
import { unpackWoff } from '../../../backend/documents/drawing/fonts/unpackWoff.ts'

const packed = readFileSync(fileURLToPath(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')))

describe('an unpacked font', () => {
  test('has the same letters, as wide as before', () => {
    const [before, after] = [create(packed), create(unpackWoff(packed))]
    const letters = Array.from({ length: 0x250 }, (_, codePoint) => codePoint)
    const widths = (font: typeof before) =>
      letters.filter((each) => font.hasGlyphForCodePoint(each)).map((each) => font.glyphForCodePoint(each).advanceWidth)
    expect(widths(after)).toEqual(widths(before))
    expect(widths(after).length).toBeGreaterThan(180)
  })

  test('is refused when it is none', () => {
    expect(() => unpackWoff(Buffer.from('wOF2, of which this knows nothing'))).toThrow('no WOFF')
  })
})

describe('a face', () => {
  test.each([400, 600] as const)('of weight %i gives all digits one width', (weight) => {
    const widths = Array.from('0123456789', (digit) =>
      faceOf(digit.charCodeAt(0), weight)?.widthOf(digit.charCodeAt(0)),
    )
    expect(new Set(widths).size).toBe(1)
    expect(widths[0]).toBeGreaterThan(500)
  })

  test.each(['A', 'ñ', 'Ł', 'ź', 'ệ', 'Ω', 'Ж', 'ґ', '€', '–'])('is found for %s', (letter) => {
    expect(faceOf(letter.codePointAt(0) ?? 0, 400)?.name).toMatch(/^inter-400-/)
  })

  test.each(['桂', '式', 'ケ', 'ー'])('of another family is found for %s', (letter) => {
    expect(faceOf(letter.codePointAt(0) ?? 0, 600)?.name).toMatch(/^kosugi-/)
  })

  test.each(['한', '🔥', '\u{10ffff}'])('is not found for %s', (letter) => {
    expect(faceOf(letter.codePointAt(0) ?? 0, 400)).toBeNull()
  })
})
