import type PDFDocument from 'pdfkit'
import { type Face, faceOf, type Weight } from './fonts/faces.ts'
import { type EmbeddedFont, type RawDocument, textAt } from './rawDocument.ts'
import { boxWidth, createUnknownLetters } from './unknownLetters.ts'

export interface Style {
  readonly weight: Weight
  readonly size: number
  readonly colour: string
}

export type Drawn = InstanceType<typeof PDFDocument>

const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** Normalizes text for drawing: composes accents, removes invisible characters and replaces tabs. */
export const asDrawn = (text: string) =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\t\r]/g, ' ')

interface Run {
  /** Null if no face has the character. */
  readonly face: Face | null
  text: string
  /** Thousandths of the font size. */
  width: number
}

interface Line {
  readonly runs: readonly Run[]
  readonly width: number
}

const setLine = (text: string, weight: Weight): Line => {
  const runs: Run[] = []
  let width = 0
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0
    const face = faceOf(codePoint, weight)
    const letterWidth = face?.widthOf(codePoint) ?? boxWidth
    const last = runs.at(-1)
    if (last && face !== null && last.face === face) {
      last.text += letter
      last.width += letterWidth
    } else runs.push({ face, text: letter, width: letterWidth })
    width += letterWidth
  }
  return { runs, width }
}

const maxLines = 20_000
const lines: Record<Weight, Map<string, Line>> = { 400: new Map(), 600: new Map() }

/** Cached, because a line is often measured several times before it is drawn. */
const lineOf = (text: string, weight: Weight) => {
  const known = lines[weight].get(text)
  if (known) return known
  const line = setLine(asDrawn(text), weight)
  if (lines[weight].size >= maxLines) lines[weight].clear()
  lines[weight].set(text, line)
  return line
}

export const widthOf = (text: string, { weight, size }: Style) => (lineOf(text, weight).width * size) / 1000

const fitting = (word: string, width: number, style: Style) => {
  const letters = Array.from(word)
  let fits = 1
  while (fits < letters.length && widthOf(letters.slice(0, fits + 1).join(''), style) <= width) fits += 1
  return letters.slice(0, fits).join('')
}

const wrapLine = (line: string, width: number, style: Style) => {
  if (widthOf(line, style) <= width) return [line]
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (widthOf(longer, style) <= width) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    current = word
    while (widthOf(current, style) > width) {
      const part = fitting(current, width, style)
      if (part.length === current.length) break
      lines.push(part)
      current = current.slice(part.length)
    }
  }
  return [...lines, current]
}

/** Splits text into lines that fit a width; words that are too long are broken. */
export const wrap = (text: string, width: number, style: Style) =>
  asDrawn(text)
    .split('\n')
    .flatMap((line) => wrapLine(line, width, style))

const hexPairs = /[\da-f]{2}/gi

const inks = new Map<string, string>()

/** PDF operators that set the colour for characters and for placeholder boxes. */
const inkOf = (colour: string) => {
  const known = inks.get(colour)
  if (known) return known
  const parts = (colour.match(hexPairs) ?? []).map((pair) => (Number.parseInt(pair, 16) / 255).toFixed(3)).join(' ')
  const ink = `${parts} rg ${parts} RG`
  inks.set(colour, ink)
  return ink
}

/**
 * Writes text with raw PDF operators: pdfkit's text methods measure and position each text again, at several times the
 * cost.
 */
export const createPen = (document: Drawn) => {
  const raw = document as unknown as RawDocument
  const unknown = createUnknownLetters(raw)
  const fonts = new Map<Face, EmbeddedFont>()

  const fontOf = (face: Face) => {
    const known = fonts.get(face)
    if (known) return known
    document.registerFont(face.name, face.source as never)
    document.font(face.name)
    fonts.set(face, raw._font)
    return raw._font
  }

  const runAt = ({ face, text }: Run, x: number, baseline: number, size: number) => {
    if (!face) return unknown.letterAt(text.codePointAt(0) ?? 0, x, baseline, size)
    const font = fontOf(face)
    raw.page.fonts[font.id] ??= font.ref()
    return textAt(font.id, size, x, baseline, font.encode(text, [])[0].join(''))
  }

  const line = (text: string, x: number, baseline: number, { weight, size, colour }: Style) => {
    if (text === '') return
    const operators = [inkOf(colour)]
    let at = x
    for (const run of lineOf(text, weight).runs) {
      operators.push(runAt(run, at, baseline, size))
      at += (run.width * size) / 1000
    }
    raw.addContent(operators.join('\n'))
  }

  const lineBefore = (text: string, right: number, baseline: number, style: Style) =>
    line(text, right - widthOf(text, style), baseline, style)

  return { line, lineBefore, finish: unknown.finish }
}

export type Pen = ReturnType<typeof createPen>
