import type PDFDocument from 'pdfkit'
import { type Face, faceOf, type Weight } from './fonts/faces.ts'
import { type EmbeddedFont, type RawDocument, textAt } from './rawDocument.ts'
import { boxWidth, createUnknownLetters } from './unknownLetters.ts'

/** How a text is drawn; sizes are in points. */
export interface Style {
  readonly weight: Weight
  readonly size: number
  readonly colour: string
}

/** A document being drawn. */
export type Drawn = InstanceType<typeof PDFDocument>

const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** A text as it is drawn: letters with their accents in one, nothing that cannot be seen, no tab. */
export const asDrawn = (text: string) =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\t\r]/g, ' ')

interface Run {
  /** Null for a letter that no face has. */
  readonly face: Face | null
  text: string
  /** Thousandths of the type's size. */
  width: number
}

interface Line {
  /** Pieces of one face each. */
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

const mostLines = 20_000
const lines: Record<Weight, Map<string, Line>> = { 400: new Map(), 600: new Map() }

/** A line is set once: it is measured, often more than once, and then drawn. */
const lineOf = (text: string, weight: Weight) => {
  const known = lines[weight].get(text)
  if (known) return known
  const line = setLine(asDrawn(text), weight)
  if (lines[weight].size >= mostLines) lines[weight].clear()
  lines[weight].set(text, line)
  return line
}

/** How wide a line is, in points. */
export const widthOf = (text: string, { weight, size }: Style) => (lineOf(text, weight).width * size) / 1000

/** As many letters of a word as fit. */
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

/** A text in lines that fit a width; a word that is too long goes on in the next line. */
export const wrap = (text: string, width: number, style: Style) =>
  asDrawn(text)
    .split('\n')
    .flatMap((line) => wrapLine(line, width, style))

const hexPairs = /[\da-f]{2}/gi

const inks = new Map<string, string>()

/** The operators that take a colour, for letters and for the boxes that stand for letters. */
const inkOf = (colour: string) => {
  const known = inks.get(colour)
  if (known) return known
  const parts = (colour.match(hexPairs) ?? []).map((pair) => (Number.parseInt(pair, 16) / 255).toFixed(3)).join(' ')
  const ink = `${parts} rg ${parts} RG`
  inks.set(colour, ink)
  return ink
}

/**
 * Writes texts into a document, by its operators: pdfkit's own way measures and places each text anew, at several times
 * the cost.
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

  /** Draws one line. */
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

  /** As `line`, ending at `right`. */
  const lineBefore = (text: string, right: number, baseline: number, style: Style) =>
    line(text, right - widthOf(text, style), baseline, style)

  return { line, lineBefore, finish: unknown.finish }
}

export type Pen = ReturnType<typeof createPen>
