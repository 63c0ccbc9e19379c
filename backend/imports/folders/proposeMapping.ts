import { createReadStream } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UnreadableFileError } from '../reading/problems.ts'
import { propose } from '../reading/propose.ts'
import { isPlantFile, mappingName } from './folder.ts'

const proposalFor = async (folder: string, name: string) => {
  const open = () => createReadStream(join(folder, name))
  const { file, candidates, columns, headers, headerRow, otherHeaderRows, totals, source, skip, once, mapping } =
    await propose(open, {
      fileName: name,
      entity: null,
      sheet: null,
      headerRow: null,
      earlier: [],
      kept: [],
      mapping: null,
    })
  const used = new Set(columns.map(({ from }) => from))
  const missing = candidates.find((one) => one.file === file)?.missing ?? []
  const isUnclear = file !== null && otherHeaderRows.length > 0
  const rules = {
    ...(source && { source }),
    ...(totals && { totals }),
    ...(skip.length > 0 && { skip }),
    ...(once && { once }),
  }
  const notes = [
    mapping !== null && `${name}: mapped as ${mapping}.`,
    isUnclear &&
      `${name}: the header may be line ${[headerRow, ...otherHeaderRows].join(' or ')}; headerRow says which one.`,
    file === null && `${name}: no kind of file fits its columns; it is left out.`,
    missing.length > 0 && `${name}: ${file} also requires ${missing.join(', ')}.`,
    file !== null &&
      headers.some((header) => !used.has(header)) &&
      `${name}: nothing is proposed for ${headers.filter((header) => !used.has(header)).join(', ')}.`,
  ].filter((note) => note !== false)
  return {
    entry: file === null ? null : { name, file, ...rules, columns },
    notes,
  }
}

/**
 * Writes a proposal for the mapping of a folder's files, and returns what is left to do. Throws if there is a mapping
 * already, or if nothing fits.
 */
export const proposeMapping = async (folder: string) => {
  const names = (await readdir(folder)).filter(isPlantFile).sort()
  if (names.length === 0) throw new Error(`There is no CSV file or workbook in ${folder}.`)
  const files: object[] = []
  const notes: string[] = []
  for (const name of names)
    try {
      const proposal = await proposalFor(folder, name)
      if (proposal.entry) files.push(proposal.entry)
      notes.push(...proposal.notes)
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error
      notes.push(`${name}: ${error.message}`)
    }
  if (files.length === 0) throw new Error(['Nothing is proposed, and no file written.', ...notes].join('\n'))
  const path = join(folder, mappingName)
  await writeFile(path, `${JSON.stringify({ files }, null, 2)}\n`, { flag: 'wx' })
  return [`${path} written. Check it, and complete it where it says so:`, ...notes, ''].join('\n')
}
