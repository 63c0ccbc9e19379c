import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { faceOf } from '#backend/documents/drawing/fonts/faces.ts'
import { unpackWoff } from '#backend/documents/drawing/fonts/unpackWoff.ts'

const packed = readFileSync(fileURLToPath(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')))

describe('unpackWoff', () => {
  test('keeps all glyphs and their widths', () => {
    const [before, after] = [create(packed), create(unpackWoff(packed))]
    const letters = Array.from({ length: 0x250 }, (_, codePoint) => codePoint)
    const widths = (font: typeof before) =>
      letters.filter((each) => font.hasGlyphForCodePoint(each)).map((each) => font.glyphForCodePoint(each).advanceWidth)
    expect(widths(after)).toEqual(widths(before))
    expect(widths(after).length).toBeGreaterThan(180)
  })

  test('throws for another file', () => {
    expect(() => unpackWoff(Buffer.from('wOF2, of which this knows nothing'))).toThrow('no WOFF')
  })
})

describe('font face', () => {
  test.each([400, 600] as const)('of weight %i has digits of equal width', (weight) => {
    const widths = Array.from('0123456789', (digit) =>
      faceOf(digit.charCodeAt(0), weight)?.widthOf(digit.charCodeAt(0)),
    )
    expect(new Set(widths).size).toBe(1)
    expect(widths[0]).toBeGreaterThan(500)
  })

  test.each(['A', 'ñ', 'Ł', 'ź', 'ệ', 'Ω', 'Ж', 'ґ', '€', '–'])('is Inter for %s', (letter) => {
    expect(faceOf(letter.codePointAt(0) ?? 0, 400)?.name).toMatch(/^inter-400-/)
  })

  test.each(['桂', '式', 'ケ', 'ー'])('is of another family for %s', (letter) => {
    expect(faceOf(letter.codePointAt(0) ?? 0, 600)?.name).toMatch(/^kosugi-/)
  })

  test.each(['한', '🔥', '\u{10ffff}'])('is null for %s', (letter) => {
    expect(faceOf(letter.codePointAt(0) ?? 0, 400)).toBeNull()
  })
})
