import { type RawDocument, textAt } from './rawDocument.ts'

/** Thousandths of the font size. */
export const boxWidth = 720

const box = `${boxWidth} 0 60 0 660 760 d1 40 w 80 20 560 720 re S`
const maxCodePoints = 250

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0')

const utf16 = (codePoint: number) =>
  Array.from(String.fromCodePoint(codePoint).split(''), (unit) => hex(unit.charCodeAt(0), 4)).join('')

const mapping = (codePoints: readonly number[]) => `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Boxes def
/CMapType 2 def
1 begincodespacerange
<00><ff>
endcodespacerange
${codePoints.length} beginbfchar
${codePoints.map((codePoint, index) => `<${hex(index + 1, 2)}> <${utf16(codePoint)}>`).join('\n')}
endbfchar
endcmap
CMapName currentdict /CMap defineresource pop
end
end`

interface Boxes {
  readonly name: string
  readonly reference: ReturnType<RawDocument['ref']>
  readonly codePoints: number[]
}

/**
 * Draws characters that no font has as empty boxes which keep their Unicode value, so that copy, search and screen
 * readers still work.
 */
export const createUnknownLetters = (document: RawDocument) => {
  const fonts: Boxes[] = []

  const addFont = (): Boxes => {
    const font = { name: `U${fonts.length + 1}`, reference: document.ref({}), codePoints: [] }
    fonts.push(font)
    return font
  }

  const codeOf = (codePoint: number) => {
    const known = fonts.find(({ codePoints }) => codePoints.includes(codePoint))
    const last = fonts.at(-1)
    const font = known ?? (last && last.codePoints.length < maxCodePoints ? last : addFont())
    if (!known) font.codePoints.push(codePoint)
    return { font, code: font.codePoints.indexOf(codePoint) + 1 }
  }

  const letterAt = (codePoint: number, x: number, baseline: number, size: number) => {
    const { font, code } = codeOf(codePoint)
    document.page.fonts[font.name] = font.reference
    return textAt(font.name, size, x, baseline, hex(code, 2))
  }

  /** Writes the placeholder fonts; call it after all drawing. */
  const finish = () => {
    for (const { reference, codePoints } of fonts) {
      const drawing = document.ref({})
      drawing.end(box)
      const toUnicode = document.ref({})
      toUnicode.end(mapping(codePoints))
      Object.assign(reference.data, {
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, 0, boxWidth, 760],
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        CharProcs: { box: drawing },
        Encoding: { Type: 'Encoding', Differences: [1, ...codePoints.map(() => 'box')] },
        FirstChar: 1,
        LastChar: codePoints.length,
        Widths: codePoints.map(() => boxWidth),
        ToUnicode: toUnicode,
        Resources: {},
      })
      reference.end()
    }
  }
  return { letterAt, finish }
}
