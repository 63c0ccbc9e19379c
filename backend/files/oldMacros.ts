import { type CompoundFile, unlessBroken } from './compoundFile.ts'

/** Entries of compound files that hold macros. */
const macroEntry = /^(_?vba|macros$|__srp_)/i

/** Record types of a substream start (BOF in [MS-XLS] and older versions), and substream types. */
const beginnings: readonly number[] = [0x0809, 0x0409, 0x0209, 0x0009]
const macroSubstreams: readonly number[] = [0x0040, 0x0006]

/** Lists a sheet (BoundSheet8 in [MS-XLS]); types: macro sheet of Excel 4, Basic module of Excel 5. */
const boundSheet = 0x0085
const macroSheets: readonly number[] = [1, 6]

/** The records after this one are encrypted, except for types, lengths, beginnings and positions of sheets. */
const filePass = 0x002f

const examined = new Set([...beginnings, boundSheet, filePass])

/** Calls back for each examined record of a stream of Excel: its type, its position and its data. */
const eachRecord = async (
  stream: AsyncIterable<Buffer>,
  onRecord: (type: number, position: number, data: Buffer) => void,
) => {
  let rest = Buffer.alloc(0)
  let position = 0
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, chunk])
    let at = 0
    while (rest.length >= at + 4) {
      const end = at + 4 + rest.readUInt16LE(at + 2)
      if (rest.length < end) break
      const type = rest.readUInt16LE(at)
      if (examined.has(type)) onRecord(type, position + at, rest.subarray(at + 4, end))
      at = end
    }
    rest = rest.subarray(at)
    position += at
  }
}

/** True for a workbook with a macro sheet, or with a sheet at a place where none begins: it may hide one. */
const hasMacroSheet = async (workbook: AsyncIterable<Buffer>) => {
  const starts = new Set<number>()
  const listed: number[] = []
  let isEncrypted = false
  let hasMacros = false
  await eachRecord(workbook, (type, position, data) => {
    if (type === filePass) isEncrypted = true
    else if (beginnings.includes(type) && data.length >= 4) {
      starts.add(position)
      hasMacros ||= macroSubstreams.includes(data.readUInt16LE(2))
    } else if (type === boundSheet && data.length >= 6) {
      listed.push(data.readUInt32LE(0))
      hasMacros ||= !isEncrypted && macroSheets.includes(data[5] ?? 0)
    }
  })
  return hasMacros || listed.some((position) => !starts.has(position))
}

/** Type and length of the record that refers to the Basic project of slides (VBAInfoAtom in [MS-PPT]). */
const projectRecord = Buffer.from([0x00, 0x04, 0x0c, 0x00, 0x00, 0x00])
/** Bytes of the record and of its first two fields: the project's number, and a mark if it has macros. */
const projectLength = projectRecord.length + 8

/** Searches bytes rather than the tree of records, which may hide a record that programs find by its position. */
const refersToProject = async (slides: AsyncIterable<Buffer>) => {
  let rest = Buffer.alloc(0)
  for await (const chunk of slides) {
    rest = Buffer.concat([rest, chunk])
    for (let at = rest.indexOf(projectRecord); at >= 0; at = rest.indexOf(projectRecord, at + 1)) {
      if (rest.length < at + projectLength) break
      if (rest.subarray(at + projectRecord.length, at + projectLength).some((byte) => byte !== 0)) return true
    }
    rest = rest.subarray(Math.max(0, rest.length - projectLength + 1))
  }
  return false
}

const checks = { Workbook: hasMacroSheet, Book: hasMacroSheet, 'PowerPoint Document': refersToProject } as const

/**
 * True for a compound file with macros, or with a stream that cannot be read to find out. Documents with a password
 * keep their macros to themselves, except for macro sheets.
 */
export const mayHoldOldMacros = async ({ names, streamsOf }: CompoundFile) => {
  if (names.some((name) => macroEntry.test(name))) return true
  return unlessBroken(async () => {
    for (const [name, hasMacros] of Object.entries(checks))
      for (const stream of streamsOf(name)) if (await hasMacros(stream)) return true
    return false
  }, true)
}
