import type PDFDocument from 'pdfkit'
import { type Face, faceOf, type Weight } from './fonts/faces.ts'
import { boxWidth, createUnknownLetters, type RawDocument } from './unknownLetters.ts'

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

const codePointsOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

const letterWidth = (codePoint: number, weight: Weight) => faceOf(codePoint, weight)?.widthOf(codePoint) ?? boxWidth

/** How wide a line is, in points. */
export const widthOf = (text: string, { weight, size }: Style) =>
  (codePointsOf(text).reduce((sum, codePoint) => sum + letterWidth(codePoint, weight), 0) * size) / 1000

interface Run {
  readonly face: Face | null
  text: string
}

/** A line in pieces of one face each. */
const runsOf = (text: string, weight: Weight) => {
  const runs: Run[] = []
  for (const codePoint of codePointsOf(text)) {
    const face = faceOf(codePoint, weight)
    const last = runs.at(-1)
    if (last && face !== null && last.face === face) last.text += String.fromCodePoint(codePoint)
    else runs.push({ face, text: String.fromCodePoint(codePoint) })
  }
  return runs
}

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

/** Writes texts into a document. */
export const createPen = (document: Drawn) => {
  const unknown = createUnknownLetters(document as unknown as RawDocument)
  const registered = new Set<Face>()

  const take = (face: Face) => {
    if (!registered.has(face)) document.registerFont(face.name, face.source as never)
    registered.add(face)
    document.font(face.name)
  }

  const drawRun = ({ face, text }: Run, x: number, baseline: number, size: number) => {
    if (!face) return unknown.draw(text.codePointAt(0) ?? 0, x, baseline, size)
    take(face)
    document.fontSize(size).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** Draws one line; answers where it ends. */
  const line = (text: string, x: number, baseline: number, style: Style) => {
    document.fillColor(style.colour).strokeColor(style.colour)
    let at = x
    for (const run of runsOf(text, style.weight)) {
      drawRun(run, at, baseline, style.size)
      at += widthOf(run.text, style)
    }
    return at
  }

  /** As `line`, ending at `right`. */
  const lineBefore = (text: string, right: number, baseline: number, style: Style) =>
    line(text, right - widthOf(text, style), baseline, style)

  return { line, lineBefore, finish: unknown.finish }
}

export type Pen = ReturnType<typeof createPen>
