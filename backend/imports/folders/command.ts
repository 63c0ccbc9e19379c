import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { Instant } from '../../../values/types.ts'
import type { Place } from '../../database/open.ts'
import { openForTool } from '../../database/opening/openForTool.ts'
import type { Imported, Manner } from '../imported.ts'
import { importFiles } from '../importFiles.ts'
import { openTarget } from '../target.ts'
import { filesIn } from './folder.ts'
import { writeTemplate } from './template.ts'

export const usage = `Takes a plant's data from CSV files.

  npm run import -- FOLDER             takes the files of a folder, each of them whole or not at all
  npm run import -- --replace FOLDER   also removes the rows that the files no longer have, all or nothing
  npm run import -- --template FOLDER  writes an empty file of each kind, and README.md with their columns

The settings DATA_DIR and DATABASE_URL name the database, as for npm start. The portal may run meanwhile.`

interface Output {
  readonly output: Writable
  readonly errors: Writable
}

const options = {
  replace: { type: 'boolean' },
  template: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const understand = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [folder] = positionals
    if (values.help) return { kind: 'help' } as const
    if (folder === undefined || positionals.length > 1 || (values.replace && values.template)) return null
    return { kind: values.template ? 'template' : 'import', folder, isReplacing: values.replace ?? false } as const
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

const describeProblems = ({ entity, problems }: Imported) =>
  problems.map(({ line, column, reason }) => `  ${[`${entity}.csv`, line || '-', column ?? '-', reason].join(': ')}`)

export const describeImported = (imported: Imported) =>
  imported.problems.length === 0
    ? `${imported.entity}: ${describeChanges(imported)}`
    : [`${imported.entity}: not taken, nothing of it is stored.`, ...describeProblems(imported)].join('\n')

const progressOn =
  ({ output }: Output): Manner['onProgress'] =>
  (entity, stage, count) => {
    if (stage === 'removing') output.write(`${entity}: ${number(count)} rows that the file no longer has go.\n`)
    else if (stage === 'removingParts')
      output.write(`${entity}: ${number(count)} rows go with those that they are of.\n`)
    else if (count > 0) output.write(`${entity}: ${stage}, ${number(count)} rows\n`)
    else if (stage === 'reading') output.write(`${entity}: ${stage}\n`)
  }

const importFolder = async (place: Place & { timeZone: string }, folder: string, isReplacing: boolean, to: Output) => {
  const sources = await filesIn(folder)
  await openForTool(place)
  const target = await openTarget(place)
  const now = () => new Date().toISOString() as Instant
  const manner = { isReplacing, madeBy: 'command', callerId: null, now, onProgress: progressOn(to) }
  let isComplete = true
  try {
    for await (const imported of importFiles(target, sources, manner)) {
      const isImported = imported.problems.length === 0
      ;(isImported ? to.output : to.errors).write(`${describeImported(imported)}\n`)
      isComplete &&= isImported
    }
  } finally {
    await target.close()
  }
  return isComplete ? 0 : 1
}

/** Runs `npm run import -- …` and returns the exit code. */
export const runImport = async (args: readonly string[], settings: Place & { timeZone: string }, to: Output) => {
  const command = understand(args)
  if (!command || command.kind === 'help') {
    const output = command ? to.output : to.errors
    output.write(`${usage}\n`)
    return command ? 0 : 2
  }
  try {
    if (command.kind === 'import') return await importFolder(settings, command.folder, command.isReplacing, to)
    to.output.write(`${await writeTemplate(command.folder)} files written to ${command.folder}.\n`)
    return 0
  } catch (error) {
    to.errors.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}
