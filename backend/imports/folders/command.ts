import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { Instant } from '#values/types.ts'
import type { Place } from '../../database/open.ts'
import { openForTool } from '../../database/openForTool.ts'
import { hasDocuments, importDocuments } from '../documents/folder.ts'
import type { Manner, Source } from '../imported.ts'
import { importFiles } from '../importFiles.ts'
import { openTarget, type Target } from '../target.ts'
import { describeImported, number } from './describeImported.ts'
import { filesIn } from './folder.ts'
import { proposeMapping } from './proposeMapping.ts'
import { writeTemplate } from './template.ts'

const usage = `Imports a plant's data from CSV files and workbooks (.xlsx, .xls, .ods).

  npm run import -- FOLDER             imports the files of a folder, each of them completely or not at all
  npm run import -- --dry-run FOLDER   reports what would change, and changes nothing
  npm run import -- --replace FOLDER   also removes rows that the files no longer have; all files or none
  npm run import -- --replace --force FOLDER
                                       also if that are more than 20 % of the rows of a file
  npm run import -- --replace --referred keep FOLDER
                                       keeps rows that others refer to; with remove, both go
  npm run import -- --list FOLDER      also lists the rows that change, at most 1,000 of a file
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
  referred: { type: 'string' },
  list: { type: 'boolean' },
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
      referred,
      list = false,
      'dry-run': dryRun = false,
    } = values
    const [folder] = positionals
    if (help) return { kind: 'help' } as const
    const isImport = replace || force || dryRun || list
    if (folder === undefined || positionals.length > 1 || Number(template) + Number(propose) + Number(isImport) > 1)
      return null
    if ((force || referred !== undefined) && !replace) return null
    if (referred !== undefined && referred !== 'keep' && referred !== 'remove') return null
    const kind = template ? 'template' : propose ? 'propose' : 'import'
    return { kind, folder, isReplacing: replace, isForced: force, isDryRun: dryRun, isListing: list, referred } as const
  } catch {
    return null
  }
}

const progressOn =
  ({ output }: Output): Manner['onProgress'] =>
  (entity, stage, count) => {
    if (stage === 'removing') output.write(`${entity}: removing, ${number(count)} rows that the file no longer has\n`)
    else if (stage === 'removingParts')
      output.write(`${entity}: removing, ${number(count)} rows that belong to removed rows\n`)
    else if (count > 0) output.write(`${entity}: ${stage}, ${number(count)} rows\n`)
    else if (stage === 'reading') output.write(`${entity}: ${stage}\n`)
  }

type Command = Extract<NonNullable<ReturnType<typeof understand>>, { folder: string }>

/** Documents come last, because they refer to rows of the files. */
async function* importAll(place: Place, target: Target, sources: readonly Source[], folder: string, manner: Manner) {
  yield* importFiles(target, sources, manner)
  if (hasDocuments(folder)) yield await importDocuments(place, target, folder, manner, sources)
}

const importFolder = async (
  place: Place & { timeZone: string },
  { kind: _, folder, isListing, ...how }: Command,
  to: Output,
) => {
  const sources = await filesIn(folder)
  await openForTool(place)
  const target = await openTarget(place)
  const now = () => new Date().toISOString() as Instant
  const manner = { ...how, madeBy: 'command', callerId: null, now, onProgress: progressOn(to) }
  let isComplete = true
  try {
    for await (const imported of importAll(place, target, sources, folder, manner)) {
      const isAccepted = imported.problemCount === 0
      ;(isAccepted ? to.output : to.errors).write(`${describeImported(imported, isListing)}\n`)
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
