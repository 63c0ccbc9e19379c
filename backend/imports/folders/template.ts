import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentFile } from '#schema/imports/documentFile.ts'
import { type DataFile, describeColumn } from '#schema/imports/file.ts'
import { dataFiles } from '#schema/imports/index.ts'

const flagged = { flag: 'wx' } as const

const describeFile = ({ name, about, columns, key }: DataFile) => [
  `## ${name}.csv`,
  '',
  `${about} Rows are told apart by ${key.join(', ')}.`,
  '',
  '| column | required | what it is |',
  '| --- | --- | --- |',
  ...Object.entries(columns).map(
    ([own, column]) => `| ${own} | ${column.isRequired ? 'yes' : ''} | ${describeColumn(column)} |`,
  ),
  '',
]

const introduction = [
  '# The files of a plant',
  '',
  'Each file is CSV in UTF-8: comma, quotes as in RFC 4180. The first line names the columns, in any order. A column that',
  'is not required may be omitted and then keeps its values; an empty cell is no value. Dates are 2026-11-21, decimals',
  'have a point. Existing rows are changed, others are added. Files are imported in the order in which they are listed',
  'here, because they refer to rows of those before them; any of them may be missing. Files in other formats, with other',
  'names and columns, and workbooks are described by a mapping.json: see docs/your-own-plant.md.',
  '',
]

const describeFiles = () => [...introduction, ...[...dataFiles, documentFile].flatMap(describeFile)].join('\n')

/**
 * Writes an empty file of each kind and a description of the columns into a folder; throws if a file already exists.
 */
export const writeTemplate = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  for (const { name, columns } of dataFiles)
    await writeFile(join(folder, `${name}.csv`), `${Object.keys(columns).join(',')}\r\n`, flagged)
  await writeFile(join(folder, 'README.md'), describeFiles(), flagged)
  return dataFiles.length
}
