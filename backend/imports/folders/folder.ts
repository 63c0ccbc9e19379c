import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeIssue, InvalidInputError } from '#schema/checks/issues.ts'
import { parseInput } from '#schema/checks/parseInput.ts'
import { entity } from '#schema/entity.ts'
import { documentIndex } from '#schema/imports/documentFile.ts'
import { dataFileOf, dataFiles } from '#schema/imports/index.ts'
import { mappingFields } from '#schema/imports/mapping.ts'
import { text } from '#schema/kinds.ts'
import type { Source } from '../imported.ts'
import type { Mapping } from '../reading/mappedColumns.ts'
import { readyMappings } from '../reading/readyMappings.ts'

const endings = ['.csv', '.txt', '.xlsx', '.xls', '.ods'] as const
const pieceBytes = 65_536
export const mappingName = 'mapping.json'

/** Entry of `mapping.json`: a file of the plant, and what it is mapped to. */
const namedMapping = entity('namedMapping', { name: text('name'), ...mappingFields })

export interface NamedMapping {
  readonly name: string
  readonly mapping: Mapping
}

const parseJson = (content: string, path: string): unknown => {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`)
  }
}

/** Entry that names a ready mapping instead of kind and columns. */
const readyEntry = entity('readyEntry', { name: text('name'), mapping: text('mapping', { max: 200 }) })

const parseReady = (entry: unknown, where: string): NamedMapping => {
  const { name, mapping: wanted } = parseInput(readyEntry, entry)
  const ready = readyMappings.find((one) => one.name === wanted)
  if (!ready) throw new Error(`${where}: mapping: There is no ready mapping ${wanted}.`)
  return { name, mapping: ready.mapping }
}

const parseEntry = (entry: unknown, where: string): NamedMapping => {
  try {
    if (typeof entry === 'object' && entry !== null && 'mapping' in entry) return parseReady(entry, where)
    const { name, ...mapping } = parseInput(namedMapping, entry)
    if (!dataFileOf(mapping.file)) throw new Error(`${where}: file: There is no kind of file ${mapping.file}.`)
    return { name, mapping }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    const [[field, issue] = ['', { code: 'type' as const }]] = Object.entries(error.issues)
    throw new Error(`${where}: ${field}: ${describeIssue(issue)}`)
  }
}

/** Reads a mapping file: `{ "files": [{ "name", "file", "columns" }] }`. Throws an error that names the entry. */
export const readMappings = async (path: string): Promise<NamedMapping[]> => {
  const parsed = parseJson(await readFile(path, 'utf8'), path)
  const files = (parsed as { files?: unknown } | null)?.files
  if (!Array.isArray(files)) throw new Error(`${path}: Must have a list "files".`)
  return files.map((entry, at) => parseEntry(entry, `${path}: files[${at}]`))
}

const mappingsIn = async (folder: string, names: readonly string[]) =>
  names.includes(mappingName) ? readMappings(join(folder, mappingName)) : []

const endingOf = (name: string) => endings.find((ending) => name.toLowerCase().endsWith(ending))

export const isPlantFile = (name: string) => endingOf(name) !== undefined

/** Kind of a file that no mapping names: its own name. */
const ownKind = (name: string) => dataFileOf(name.slice(0, -(endingOf(name)?.length ?? 0)))

const requireKnown = (folder: string, names: readonly string[], mappings: readonly NamedMapping[]) => {
  const mapped = new Set(mappings.map(({ name }) => name))
  const unknown = names.filter((name) => !mapped.has(name) && !ownKind(name))
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(', ')}: no such file is known. Name it in ${mappingName}, or see which files there are with npm run import -- --template FOLDER.`,
    )
  const missing = [...mapped].filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: named in ${mappingName}, but not in ${folder}.`)
}

/** Files of a plant in a folder, in import order, with their mappings; throws an error for an unknown file. */
export const filesIn = async (folder: string): Promise<Source[]> => {
  const all = await readdir(folder)
  const mappings = await mappingsIn(folder, all)
  const mappedNames = new Set(mappings.map(({ name }) => name))
  const names = all.filter((name) => endingOf(name) || mappedNames.has(name))
  requireKnown(
    folder,
    names.filter((name) => name !== documentIndex),
    mappings,
  )
  const open = (name: string) => () => createReadStream(join(folder, name), { highWaterMark: pieceBytes })
  const own = names.filter((name) => !mappedNames.has(name)).map((name) => ({ name, mapping: null }))
  const found = [...mappings, ...own]
  const sources = dataFiles.flatMap((file): Source[] =>
    found
      .filter(({ name, mapping }) => (mapping ? mapping.file === file.name : ownKind(name) === file))
      .map(({ name, mapping }) => ({ file, open: open(name), fileName: name, mapping, folder })),
  )
  if (sources.length === 0 && !names.includes(documentIndex))
    throw new Error(`There is no CSV file or workbook in ${folder}.`)
  const repeated = sources.find(({ file }, at) => sources.findIndex((other) => other.file === file) !== at)
  if (repeated) throw new Error(`${repeated.file.name}: several files of ${folder} are of this kind.`)
  return sources
}
