import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DataFile, describeColumn } from '../../../schema/imports/file.ts'
import { dataFiles } from '../../../schema/imports/index.ts'

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
  'Each file is CSV in UTF-8: comma, semicolon or tab, quotes as in RFC 4180. The first line names the columns, in any',
  'order. A column that is not required may be left out, and stays as it is; an empty cell is nothing. Days are',
  '2026-11-21, decimals have a point. Rows that are there already are changed, others are added. Files are taken in the',
  'order in which they stand here, for they name rows of those before them; those that are not there are passed over.',
  '',
]

export const describeFiles = () => [...introduction, ...dataFiles.flatMap(describeFile)].join('\n')

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
