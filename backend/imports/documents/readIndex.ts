import { createReadStream } from 'node:fs'
import { documentFile } from '#schema/imports/documentFile.ts'
import { fileNameOf } from '../../files/fileName.ts'
import { rowReader } from '../reading/cells.ts'
import { layoutOf } from '../reading/layout.ts'
import { ownFormat, placeColumns } from '../reading/mappedColumns.ts'
import { type Problems, shownValue, UnreadableFileError } from '../reading/problems.ts'
import { mappedDecisions } from '../reading/survey.ts'
import { openTable, unknownForm } from '../reading/table.ts'
import type { DocumentKey } from './deliver.ts'

/** A line of the index: a document of a record, and the name of its file. */
export interface Row {
  readonly line: number
  readonly key: DocumentKey
  readonly file: string
}

export const identityOf = ({ kind, customerId, number, name = '' }: DocumentKey) =>
  JSON.stringify([kind, customerId, number, name])

const keyOf = (values: Readonly<Record<string, unknown>>): DocumentKey => {
  const { kind, customerId, number, name, file } = values as unknown as DocumentKey & { file: string }
  const key = { kind, customerId, number }
  return kind === 'concession' ? { ...key, name: fileNameOf(name ?? file) } : key
}

/** Reads the index; adds its problems to the given ones. */
export const readIndex = async (path: string, problems: Problems) => {
  const rows: Row[] = []
  let form = unknownForm
  try {
    const table = await openTable(() => createReadStream(path), ownFormat(documentFile))
    form = table.form
    const placed = placeColumns(documentFile, table.header, null)
    const layout = layoutOf(documentFile, placed, table.header.line)
    if (!('file' in layout)) problems.add(...layout)
    else {
      const names = placed.columns.map(({ name }) => name)
      const reading = {
        placed: placed.columns,
        decisions: mappedDecisions([]),
        isOwnFormat: true,
        thisYear: null,
        foreign: null,
      }
      const read = rowReader(documentFile, reading, (line, at, reason, value) => {
        const column = names[at] ?? null
        problems.add({ line, column, header: column, value: shownValue(value), ...reason })
      })
      for await (const portion of table.rows())
        for (const record of portion) {
          const before = problems.count
          const cells = read(record)
          const values = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? undefined]))
          if (problems.count === before) rows.push({ line: record.line, key: keyOf(values), file: String(values.file) })
        }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    problems.add(error.problem)
  }
  return { rows, form }
}
