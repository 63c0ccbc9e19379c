import type { CellType } from '../csv.ts'
import { numberText } from './cellTexts.ts'
import { Rows, type Sheet } from './sheets.ts'
import { type Attributes, parseXml, readXml } from './xml.ts'
import { broken, type Zip } from './zip.ts'

const content = 'content.xml'

/** Names of the styles that hide a sheet, and of the sheets. */
const readOutline = async (zip: Zip) => {
  const hiding = new Set<string>()
  const tables: { readonly name: string; readonly style: string }[] = []
  let style = ''
  await readXml(await zip.open(content), {
    open: (element, { name = '', display, 'style-name': styleName = '' }) => {
      if (element === 'style') style = name
      else if (element === 'table-properties' && display === 'false') hiding.add(style)
      else if (element === 'table') tables.push({ name, style: styleName })
    },
    close: () => {},
    text: () => {},
  })
  return tables.map((table) => ({ name: table.name, isHidden: hiding.has(table.style) }))
}

interface Cell {
  readonly attributes: Attributes
  text: string
}

const errorTexts = /^(?:#[A-ZÑ/0]+[!?]?|Err:\d+)$/

const readCell = ({ attributes, text }: Cell): { readonly text: string; readonly type: CellType } => {
  const { 'value-type': type, value = '', 'date-value': date = '', 'boolean-value': flag, formula } = attributes
  if (formula !== undefined && type === undefined && text === '') return { text: '', type: 'formula' }
  if (formula !== undefined && errorTexts.test(text)) return { text, type: 'error' }
  if (type === 'date') return { text: date.replace('T', ' ').replace(/ 00:00:00(?:\.0+)?$/, ''), type: 'value' }
  if (type === 'boolean') return { text: flag === 'true' ? 'TRUE' : 'FALSE', type: null }
  if (type === 'percentage') return { text: numberText(Number(value) * 100), type: 'value' }
  return type === 'float' || type === 'currency'
    ? { text: numberText(Number(value)), type: 'value' }
    : { text, type: null }
}

/** Elements that stand for spaces, of which one may be several. */
const space = (name: string, { c = '1' }: Readonly<Record<string, string>>) => {
  if (name === 's') return ' '.repeat(Math.min(Number(c) || 1, maxRepeated))
  return name === 'tab' ? '\t' : name === 'line-break' ? '\n' : ''
}

/** Copies of one cell or row that a table may have; beyond, blank ones fill a sheet up to its end. */
const maxRepeated = 1_000

async function* tableRows(zip: Zip, table: number) {
  const stream = await zip.open(content)
  if (!stream) throw broken()
  const rows = new Rows()
  let index = -1
  let line = 0
  let repeatedRows = 1
  let column = 0
  let cell: Cell | null = null
  let cells: { readonly at: number; readonly text: string; readonly type: CellType }[] = []
  let [paragraphs, notes] = [0, 0]
  const isRead = () => index === table
  const endCell = (ended: Cell) => {
    const repeated = Number(ended.attributes['number-columns-repeated'] ?? 1)
    const read = readCell(ended)
    if (read.text.trim() !== '' || read.type === 'formula')
      for (let copy = 0; copy < Math.min(repeated, maxRepeated); copy += 1) cells.push({ at: column + copy, ...read })
    column += repeated
  }
  const endRow = () => {
    for (let copy = 0; copy < Math.min(repeatedRows, cells.length > 0 ? maxRepeated : 0); copy += 1) {
      for (const { at, text, type } of cells) rows.add(at, text, type)
      rows.endRow(line + copy + 1)
    }
    line += repeatedRows
  }
  const parsing = parseXml(stream, {
    open: (name, attributes) => {
      if (name === 'table') index += 1
      else if (!isRead()) return
      else if (name === 'table-row') {
        repeatedRows = Number(attributes['number-rows-repeated'] ?? 1)
        column = 0
        cells = []
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = { attributes, text: '' }
        paragraphs = 0
      } else if (name === 'annotation') notes += 1
      else if (name === 'p' && cell && notes === 0) {
        if (paragraphs > 0) cell.text += '\n'
        paragraphs += 1
      } else if (cell && notes === 0) cell.text += space(name, attributes)
    },
    close: (name) => {
      if (!isRead()) return
      if (name === 'annotation') notes -= 1
      else if (name === 'table-row') endRow()
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        endCell(cell)
        cell = null
      }
    },
    text: (text) => {
      if (cell && notes === 0 && paragraphs > 0) cell.text += text
    },
  })
  for await (const _ of parsing) {
    const done = rows.take()
    if (done.length > 0) yield done
  }
}

/** The sheets of an OpenDocument spreadsheet, in their order. */
export const odsSheets = async (zip: Zip): Promise<readonly Sheet[]> =>
  (await readOutline(zip)).map((sheet, table) => ({ ...sheet, rows: () => tableRows(zip, table) }))
