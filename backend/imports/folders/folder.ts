import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFiles } from '../../../schema/imports/index.ts'
import type { Source } from '../imported.ts'

const ending = '.csv'
const pieceBytes = 65_536

/** Data files in a folder, in import order; throws an error for an unknown file. */
export const filesIn = async (folder: string): Promise<Source[]> => {
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith(ending))
  const known = new Set(dataFiles.map(({ name }) => `${name}${ending}`))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(', ')}: no such file is known. See which there are with npm run import -- --template FOLDER.`,
    )
  const sources = dataFiles.flatMap((file) => {
    const name = `${file.name}${ending}`
    const open = () => createReadStream(join(folder, name), { highWaterMark: pieceBytes })
    return names.includes(name) ? [{ file, open, folder }] : []
  })
  if (sources.length === 0) throw new Error(`There is no CSV file in ${folder}.`)
  return sources
}
