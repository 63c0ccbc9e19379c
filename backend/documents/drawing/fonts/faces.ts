import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font, type Glyph } from 'fontkit'
import { unpackWoff } from './unpackWoff.ts'

export type Weight = 400 | 600

/** One weight of the font for one script. */
export interface Face {
  readonly name: string
  /** The fontkit font that pdfkit embeds, with a simple layout. */
  readonly source: object
  has(codePoint: number): boolean
  /** Thousandths of the font size. */
  widthOf(codePoint: number): number
}

const digits = '0123456789'

/**
 * Returns a function that finds a character's glyph. Layout by fontkit would take most of the time, and tables need
 * tabular digits without ligatures. Each glyph gets its own code point, because fontkit loses it for glyphs first seen
 * as part of another one.
 */
const setBy = (font: Font) => {
  const known = new Map<number, Glyph>()
  const keep = (codePoint: number, glyph: Glyph) => {
    const withCodePoint: Glyph = Object.create(glyph, { codePoints: { value: [codePoint] } })
    known.set(codePoint, withCodePoint)
    return withCodePoint
  }
  if (font.hasGlyphForCodePoint(48))
    for (const [index, glyph] of font.layout(digits, { tnum: true, calt: false }).glyphs.entries())
      keep(digits.charCodeAt(index), glyph)
  return (codePoint: number) => known.get(codePoint) ?? keep(codePoint, font.glyphForCodePoint(codePoint))
}

const layoutBy = (glyphOf: (codePoint: number) => Glyph) => (text: string) => {
  const glyphs = Array.from(text, (letter) => glyphOf(letter.codePointAt(0) ?? 0))
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }))
  return {
    glyphs,
    positions,
    // pdfkit scales the positions before it reads this.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}

const inPackage = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)))

const openFace = (family: 'inter' | 'kosugi', script: string, weight: Weight): Face => {
  const font = create(unpackWoff(inPackage(`${family}/files/${family}-${script}-${weight}-normal.woff`)))
  const name = `${family}-${weight}-${script}`
  const glyphOf = setBy(font)
  const scale = 1000 / font.unitsPerEm
  return {
    name,
    // Unique name, by which pdfkit distinguishes fonts.
    source: Object.create(font, {
      layout: { value: layoutBy(glyphOf) },
      postscriptName: { value: name },
    }),
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (codePoint) => glyphOf(codePoint).advanceWidth * scale,
  }
}

/** Scripts of the font, most common first. */
const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'greek-ext', 'cyrillic-ext']

type Ranges = readonly (readonly [from: number, to: number])[]

const rangesOf = (text: string): Ranges =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })

const once = <T>(make: () => T) => {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const facesOf = (weight: Weight, letters: Readonly<Record<string, string>>) =>
  scripts.map((script) => ({
    ranges: rangesOf(letters[script] ?? ''),
    open: once(() => openFace('inter', script, weight)),
  }))

const openFaces = once(() => {
  const letters = JSON.parse(inPackage('inter/unicode.json').toString('utf8')) as Record<string, string>
  return { 400: facesOf(400, letters), 600: facesOf(600, letters) }
})

/** Fallback for characters that the main font lacks; available in one weight only. */
const japanese = once(() => openFace('kosugi', 'japanese', 400))

const found: Record<Weight, Map<number, Face | null>> = { 400: new Map(), 600: new Map() }

const find = (codePoint: number, weight: Weight) => {
  const candidates = openFaces()[weight].filter(({ ranges }) =>
    ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
  )
  // Opens a face only if the previous ones lack the character.
  for (const open of [...candidates.map((candidate) => candidate.open), japanese]) {
    const face = open()
    if (face.has(codePoint)) return face
  }
  return null
}

/**
 * Face for a character, or null: the main font covers Latin, Greek and Cyrillic, another one Japanese. Faces are opened
 * on first use.
 */
export const faceOf = (codePoint: number, weight: Weight) => {
  const known = found[weight].get(codePoint)
  if (known !== undefined) return known
  const face = find(codePoint, weight)
  found[weight].set(codePoint, face)
  return face
}
