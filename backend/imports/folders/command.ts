import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { Instant } from '#values/types.ts'
import type { Place } from '../../database/open.ts'
import { openForTool } from '../../database/openForTool.ts'
import { hasDocuments, importDocuments } from '../documents/folder.ts'
import type { Imported, Manner, Source } from '../imported.ts'
import { importFiles } from '../importFiles.ts'
import type { Problem } from '../reading/problems.ts'
import { openTarget, type Target } from '../target.ts'
import { filesIn } from './folder.ts'
import { proposeMapping } from './proposeMapping.ts'
import { writeTemplate } from './template.ts'

export const usage = `Imports a plant's data from CSV files and workbooks (.xlsx).

  npm run import -- FOLDER             imports the files of a folder, each of them completely or not at all
  npm run import -- --dry-run FOLDER   reports what would change, and changes nothing
  npm run import -- --replace FOLDER   also removes rows that the files no longer have; all files or none
  npm run import -- --replace --force FOLDER
                                       also if that are more than 20 % of the rows of a file
  npm run import -- --propose FOLDER   writes a proposal for FOLDER/mapping.json
  npm run import -- --template FOLDER  writes an empty file of each kind, and README.md with their columns

The plant's own documents are in FOLDER/documents, named in documents.csv. A file is named after its kind, such as jobOrders.csv, or named in mapping.json, which maps its columns. See
docs/your-own-plant.md. The settings DATA_DIR and DATABASE_URL name the database, as for npm start; no other setting is
needed. The portal may run meanwhile. Exit codes: 0 all imported, 1 something was rejected or failed, 2 wrong usage.`

interface Output {
  readonly output: Writable
  readonly errors: Writable
}

const options = {
  replace: { type: 'boolean' },
  force: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  propose: { type: 'boolean' },
  template: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const understand = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const {
      help,
      template = false,
      propose = false,
      replace = false,
      force = false,
      'dry-run': dryRun = false,
    } = values
    const [folder] = positionals
    if (help) return { kind: 'help' } as const
    const isImport = replace || force || dryRun
    if (folder === undefined || positionals.length > 1 || Number(template) + Number(propose) + Number(isImport) > 1)
      return null
    if (force && !replace) return null
    const kind = template ? 'template' : propose ? 'propose' : 'import'
    return { kind, folder, isReplacing: replace, isForced: force, isDryRun: dryRun } as const
  } catch {
    return null
  }
}

const number = (value: number) => value.toLocaleString('en')

const describeChanges = ({ rows, added, changed, removed }: Imported) => {
  const changes = [
    added > 0 && `${number(added)} added`,
    changed > 0 && `${number(changed)} changed`,
    removed > 0 && `${number(removed)} removed`,
  ].filter(Boolean)
  return `${number(rows)} rows: ${changes.join(', ') || 'nothing changed'}.`
}

const nameOf = ({ entity, fileName }: Imported) => fileName ?? `${entity}.csv`

const describeProblem = (name: string, { line, column, header, value, reason }: Problem) => {
  const place = header !== null && header !== column ? `${column} (${header})` : (column ?? '-')
  return `  ${[name, line || '-', place, ...(value === null ? [] : [JSON.stringify(value)]), reason].join(': ')}`
}

const maxWarnings = 20

const listed = (name: string, problems: readonly Problem[], count: number, what: string) => [
  ...problems.map((problem) => describeProblem(name, problem)),
  ...(count > problems.length ? [`  and ${number(count - problems.length)} more ${what}.`] : []),
]

/** Form of the file if it is not the portal's own. */
const describeForm = ({ form: { form, encoding, sheet }, columns, ignored }: Imported) => {
  const formats = columns.filter(({ format }) => format !== null).map(({ column, format }) => `${column} ${format}`)
  const parts = [
    form === 'xlsx' && `sheet ${sheet}`,
    encoding !== null && encoding !== 'utf-8' && `encoding ${encoding}`,
    ...formats,
    ignored.length > 0 && `not imported: ${ignored.join(', ')}`,
  ].filter(Boolean)
  return parts.length > 0 ? [`  read as: ${parts.join('; ')}`] : []
}

export const describeImported = (imported: Imported) => {
  const { entity, problems, problemCount, warnings, warningCount, isDryRun, needsForce } = imported
  const name = nameOf(imported)
  const warned = listed(name, warnings.slice(0, maxWarnings), warningCount, 'warnings').map((text) =>
    text.replace('  ', '  warning: '),
  )
  if (problemCount > 0)
    return [
      `${entity}: not taken, nothing of it is stored.`,
      ...describeForm(imported),
      ...listed(name, problems, problemCount, 'problems'),
      ...warned,
    ].join('\n')
  const forced = needsForce && isDryRun ? ['  more than 20 % of the rows would be removed: add --force'] : []
  return [
    `${entity}: ${isDryRun ? 'dry run, ' : ''}${describeChanges(imported)}`,
    ...describeForm(imported),
    ...warned,
    ...forced,
  ].join('\n')
}

const progressOn =
  ({ output }: Output): Manner['onProgress'] =>
  (entity, stage, count) => {
    if (stage === 'removing') output.write(`${entity}: ${number(count)} rows that the file no longer has go.\n`)
    else if (stage === 'removingParts')
      output.write(`${entity}: ${number(count)} rows go with those that they are of.\n`)
    else if (count > 0) output.write(`${entity}: ${stage}, ${number(count)} rows\n`)
    else if (stage === 'reading') output.write(`${entity}: ${stage}\n`)
  }

type Command = Extract<NonNullable<ReturnType<typeof understand>>, { folder: string }>

/** Documents come last, because they refer to rows of the files. */
async function* importAll(place: Place, target: Target, sources: readonly Source[], folder: string, manner: Manner) {
  yield* importFiles(target, sources, manner)
  if (hasDocuments(folder)) yield await importDocuments(place, target, folder, manner, sources)
}

const importFolder = async (place: Place & { timeZone: string }, { kind: _, folder, ...how }: Command, to: Output) => {
  const sources = await filesIn(folder)
  await openForTool(place)
  const target = await openTarget(place)
  const now = () => new Date().toISOString() as Instant
  const manner = { ...how, madeBy: 'command', callerId: null, now, onProgress: progressOn(to) }
  let isComplete = true
  try {
    for await (const imported of importAll(place, target, sources, folder, manner)) {
      const isAccepted = imported.problemCount === 0
      ;(isAccepted ? to.output : to.errors).write(`${describeImported(imported)}\n`)
      isComplete &&= isAccepted
    }
  } finally {
    await target.close()
  }
  return isComplete ? 0 : 1
}

/** Runs `npm run import -- …` and returns the exit code. */
export const runImport = async (args: readonly string[], settings: () => Place & { timeZone: string }, to: Output) => {
  const command = understand(args)
  if (!command || command.kind === 'help') {
    const output = command ? to.output : to.errors
    output.write(`${usage}\n`)
    return command ? 0 : 2
  }
  try {
    if (command.kind === 'import') return await importFolder(settings(), command, to)
    if (command.kind === 'propose') {
      to.output.write(await proposeMapping(command.folder))
      return 0
    }
    to.output.write(`${await writeTemplate(command.folder)} files written to ${command.folder}.\n`)
    return 0
  } catch (error) {
    to.errors.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}
