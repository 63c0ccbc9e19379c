import { CFB } from '@e965/xlsx'

type Part = readonly [name: string, content: string | Uint8Array]

const pack = (parts: readonly Part[], fileType: 'zip' | 'cfb'): Buffer => {
  const container = CFB.utils.cfb_new()
  for (const [name, content] of parts) CFB.utils.cfb_add(container, `/${name}`, Buffer.from(content))
  return CFB.write(container, { fileType, type: 'buffer', compression: fileType === 'zip' })
}

export const zipOf = (...parts: Part[]) => pack(parts, 'zip')

/** Compound file with these parts, like files of older office programs and Outlook. */
export const compoundOf = (...parts: Part[]) => pack(parts, 'cfb')

const record = (type: number, ...fields: readonly Buffer[]) => {
  const data = Buffer.concat(fields)
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

const short = (value: number) => Buffer.from([value & 255, value >> 8])
const long = (value: number) => Buffer.concat([short(value & 65_535), short(value >>> 16)])

/** Types of sheets in old Excel files: in the list of sheets, and at the beginning of each. */
const sheetTypes = { worksheet: [0, 0x10], macroSheet: [1, 0x40], module: [6, 0x06] } as const

type SheetType = keyof typeof sheetTypes

interface WorkbookOptions {
  /** The list of sheets calls each a worksheet, as in a workbook whose list is encrypted. */
  readonly isListWrong?: boolean
  /** The list points this many bytes behind the beginning of each sheet. */
  readonly shift?: number
  /** Bytes of cells in each sheet. */
  readonly cells?: number
}

/** Stream of an old Excel file with these sheets. */
export const workbookOf = (
  sheets: readonly SheetType[],
  { isListWrong, shift = 0, cells = 0 }: WorkbookOptions = {},
) => {
  const begin = (type: number) => record(0x0809, short(0x0600), short(type), Buffer.alloc(12))
  const end = record(0x000a)
  const text = 'Sheet'
  const listed = (type: SheetType, position: number) =>
    record(
      0x0085,
      long(position),
      Buffer.from([0, sheetTypes[isListWrong ? 'worksheet' : type][0], text.length, 0]),
      Buffer.from(text),
    )
  const row = record(0x00fd, Buffer.alloc(10))
  const bodies = sheets.map((type) =>
    Buffer.concat([
      begin(sheetTypes[type][1]),
      ...Array.from({ length: Math.ceil(cells / row.length) }, () => row),
      end,
    ]),
  )
  const headLength = begin(5).length + sheets.length * listed('worksheet', 0).length + end.length
  const positions = bodies.map(
    (_body, at) => headLength + shift + bodies.slice(0, at).reduce((sum, { length }) => sum + length, 0),
  )
  const list = sheets.map((type, at) => listed(type, positions[at] ?? 0))
  return Buffer.concat([begin(5), ...list, end, ...bodies])
}

/** Stream of old PowerPoint slides; `project` is the number of a Basic project in them, if they have one. */
export const slidesOf = (project: number | null, size = 5_000) => {
  const pictures = Buffer.alloc(size, 1)
  const atom = (number: number) =>
    Buffer.concat([short(2), short(0x0400), long(12), long(number), long(number === 0 ? 0 : 1), long(2)])
  return Buffer.concat([pictures, project === null ? Buffer.alloc(0) : atom(project), pictures])
}

const types = 'http://schemas.openxmlformats.org/package/2006/content-types'

export const contentTypes = (type: string): Part => [
  '[Content_Types].xml',
  `<?xml version="1.0"?><Types xmlns="${types}"><Override PartName="/main.xml" ContentType="${type}+xml"/></Types>`,
]
