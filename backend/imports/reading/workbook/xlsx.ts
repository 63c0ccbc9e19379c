import { SSF } from '@e965/xlsx'
import type { CellType } from '../csv.ts'
import { columnIndex, formattedText } from './cellTexts.ts'
import { mergesOf, unmerged } from './merges.ts'
import { Rows, type Sheet } from './sheets.ts'
import { parseXml, readXml } from './xml.ts'
import { broken, tooLarge, type Zip } from './zip.ts'

/** Parts of the workbook that the cells of all sheets refer to. */
interface Shared {
  readonly strings: readonly string[]
  /** Number format of each style. */
  readonly formats: readonly string[]
  readonly date1904: boolean
}

/** Bytes of shared strings that are held in memory. */
const maxStringBytes = 40_000_000
const bytesPerString = 32

/** Excel writes characters that XML does not allow as _x000D_. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

const readStrings = async (zip: Zip, path: string) => {
  const strings: string[] = []
  let [text, bytes, isText, phonetic] = ['', 0, false, 0]
  await readXml(await zip.open(path), {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') phonetic += 1
      isText = name === 't' && phonetic === 0
    },
    close: (name) => {
      if (name === 'rPh') phonetic -= 1
      isText = false
      if (name !== 'si') return
      bytes += text.length + bytesPerString
      if (bytes > maxStringBytes) throw tooLarge()
      strings.push(unescaped(text))
    },
    text: (piece) => {
      if (isText) text += piece
    },
  })
  return strings
}

const readFormats = async (zip: Zip, path: string) => {
  const codes: Record<string, string> = { ...(SSF.get_table() as Record<string, string>) }
  const formats: string[] = []
  let isCell = false
  await readXml(await zip.open(path), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isCell = true
      else if (name === 'numFmt') codes[numFmtId] = formatCode
      else if (name === 'xf' && isCell) formats.push(numFmtId)
    },
    close: (name) => {
      if (name === 'cellXfs') isCell = false
    },
    text: () => {},
  })
  return formats.map((id) => codes[id] ?? 'General')
}

/** The type and target of each relation of a part, by id. */
const readRelations = async (zip: Zip, folder: string, part: string) => {
  const relations = new Map<string, { readonly type: string; readonly path: string }>()
  await readXml(await zip.open(`${folder}_rels/${part}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const path = new URL(Target, `zip://x/${folder}`).pathname.slice(1)
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: decodeURIComponent(path) })
    },
    close: () => {},
    text: () => {},
  })
  return relations
}

interface Listed {
  readonly name: string
  readonly id: string
  readonly isHidden: boolean
}

const isTrue = (flag: string | undefined) => flag === '1' || flag === 'true'

const readBook = async (zip: Zip, path: string) => {
  const listed: Listed[] = []
  let date1904 = false
  await readXml(await zip.open(path), {
    open: (element, attributes) => {
      if (element === 'workbookPr') date1904 = isTrue(attributes.date1904)
      if (element !== 'sheet') return
      const { name = '', id = '', state = 'visible' } = attributes
      listed.push({ name: unescaped(name), id, isHidden: state !== 'visible' })
    },
    close: () => {},
    text: () => {},
  })
  return { listed, date1904 }
}

/** A cell that is being read. */
interface Cell {
  readonly at: number
  readonly type: string
  readonly style: number
  text: string
  hasFormula: boolean
}

const typeOf = (cell: Cell): CellType => {
  if (cell.hasFormula && cell.text === '' && cell.type !== 'str') return 'formula'
  if (cell.type === 'e') return 'error'
  return cell.type === 'n' || cell.type === 'd' ? 'value' : null
}

const textOf = ({ type, style, text }: Cell, { strings, formats, date1904 }: Shared) => {
  if (type === 's') return strings[Number(text)] ?? ''
  if (type === 'b') return isTrue(text.trim()) ? 'TRUE' : 'FALSE'
  if (type === 'd') return text.replace('T', ' ').replace(/ 00:00:00(?:\.0+)?$/, '')
  if (type !== 'n') return unescaped(text)
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value)
    ? ''
    : formattedText(value, formats[style] ?? 'General', date1904)
}

async function* sheetRows(zip: Zip, path: string, shared: Shared) {
  const stream = await zip.open(path)
  if (!stream) throw broken()
  const rows = new Rows()
  let line = 0
  let nextColumn = 0
  let cell: Cell | null = null
  let reads: 'value' | null = null
  let phonetic = 0
  const parsing = parseXml(stream, {
    open: (name, { r = '', t = 'n', s = '0' }) => {
      if (name === 'row') {
        line = r === '' ? line + 1 : Number(r)
        nextColumn = 0
      } else if (name === 'c') {
        const at = r === '' ? nextColumn : columnIndex(r)
        if (!(at >= 0 && line >= 1)) throw broken()
        nextColumn = at + 1
        cell = { at, type: t, style: Number(s), text: '', hasFormula: false }
      } else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'rPh') phonetic += 1
      reads = (name === 'v' || name === 't') && phonetic === 0 ? 'value' : null
    },
    close: (name) => {
      reads = null
      if (name === 'rPh') phonetic -= 1
      else if (name === 'row') rows.endRow(line)
      else if (name === 'c' && cell) {
        rows.add(cell.at, textOf(cell, shared), typeOf(cell))
        cell = null
      }
    },
    text: (text) => {
      if (cell && reads) cell.text += text
    },
  })
  for await (const _ of parsing) {
    const done = rows.take()
    if (done.length > 0) yield done
  }
}

const typesOf = { strings: 'sharedStrings', styles: 'styles', book: 'officeDocument' }

/** The sheets of an .xlsx workbook, in their order. */
export const xlsxSheets = async (zip: Zip): Promise<readonly Sheet[]> => {
  const top = [...(await readRelations(zip, '', '')).values()]
  const book = top.find(({ type }) => type === typesOf.book)?.path ?? 'xl/workbook.xml'
  const folder = book.slice(0, book.lastIndexOf('/') + 1)
  const relations = await readRelations(zip, folder, book.slice(folder.length))
  const pathOf = (type: string) => [...relations.values()].find((one) => one.type === type)?.path ?? ''
  const { listed, date1904 } = await readBook(zip, book)
  if (listed.length === 0) throw broken()
  const shared: Shared = {
    strings: await readStrings(zip, pathOf(typesOf.strings)),
    formats: await readFormats(zip, pathOf(typesOf.styles)),
    date1904,
  }
  return listed.flatMap(({ name, id, isHidden }): Sheet[] => {
    const relation = relations.get(id)
    if (relation?.type !== 'worksheet') return []
    const { path } = relation
    const rows = async function* () {
      yield* unmerged(sheetRows(zip, path, shared), await mergesOf(await zip.open(path)))
    }
    return [{ name, isHidden, rows }]
  })
}
