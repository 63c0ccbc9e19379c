import type { DataFile } from '#schema/imports/file.ts'
import { type ProblemCode, reasonOf } from '#schema/imports/problems.ts'
import { columnOf } from '#schema/records/record.ts'
import type { Dialect } from '../../database/dialect.ts'
import { type Violation, violationOf } from '../../database/violations.ts'
import type { Layout } from '../reading/layout.ts'
import { type Problem, plainProblem } from '../reading/problems.ts'
import type { Ask } from './checks.ts'
import { addRows, plannedTable, quoted, states } from './statements.ts'

const codes: Record<Violation['rule'], ProblemCode> = {
  unique: 'alreadyThere',
  foreignKey: 'unknownReference',
  check: 'inconsistent',
  notNull: 'required',
}

/** Converts a constraint violation to a problem of the line; rethrows other errors. */
export const describeViolation = ({ columns }: DataFile, error: unknown, line: number): Problem => {
  const violation = violationOf(error)
  if (!violation) throw error
  const names = Object.keys(columns).filter((name) => violation.columns.includes(columnOf(name)))
  return plainProblem(line, reasonOf(codes[violation.rule]), names.join(', ') || null)
}

/** Maximum number of rows for which the offending row is searched by retrying. */
const maxRowsSearched = 20_000

type Failed = { readonly error: unknown } | null

const tryTo = async (ask: Ask, text: string): Promise<Failed> => {
  await ask('savepoint adding')
  try {
    await ask(text)
    return null
  } catch (error) {
    await ask('rollback to savepoint adding')
    return { error }
  } finally {
    await ask('release savepoint adding')
  }
}

/** Binary search for the first line whose row cannot be added. */
const offendingLine = async (ask: Ask, layout: Layout, fails: (last: number) => Promise<boolean>) => {
  const found = await ask(`select line from ${plannedTable(layout.file)} where state = ${states.added} order by line`)
  const lines = found.map(({ line }) => Number(line))
  let from = 0
  let to = lines.length - 1
  while (from < to) {
    const middle = (from + to) >> 1
    if (await fails(lines[middle] ?? 0)) to = middle
    else from = middle + 1
  }
  return lines[from] ?? 0
}

/** Moves PostgreSQL's id sequence past the imported ids. */
const moveNumbers = async (ask: Ask, { file: { table } }: Layout) => {
  const [found] = await ask(`select pg_get_serial_sequence('${table}', 'id') as sequence`)
  if (found?.sequence) await ask(`select setval('${found.sequence}', (select max(id) from ${table}))`)
}

/** Minimum number of new rows for inserting their numbers with one statement. */
const minTogether = 1_000

/** SQLite only, where triggers run per row: postpones inserting the numbers of new rows until all rows are added. */
const beginTogether = async (ask: Ask, { file: { table } }: Layout) => {
  await ask(`insert into added_together select '${table}', coalesce(max(rowid), 0) from ${table}`)
  return () => ask(`delete from added_together where name = '${table}'`)
}

const addTogether = async (ask: Ask, dialect: Dialect, layout: Layout, count: number, add: () => Promise<Failed>) => {
  const isNumbering = layout.made.some(({ kind, isInFile }) => kind === 'number' && !isInFile)
  if (dialect.name !== 'sqlite' || count < minTogether || !isNumbering) return add()
  const end = await beginTogether(ask, layout)
  const failed = await add()
  if (!failed) await end()
  return failed
}

interface Adding {
  readonly count: number
  readonly isDryRun: boolean
}

/** Inserts the rows planned as new; returns the problem of the first one that fails. */
export const addPlanned = async (
  ask: Ask,
  dialect: Dialect,
  layout: Layout,
  { count, isDryRun }: Adding,
): Promise<Problem[]> => {
  const { file, made } = layout
  const numbered = made.find(({ kind }) => kind === 'number')
  const tables = [file.table, ...(numbered?.isInFile ? [plannedTable(file)] : [])]
  const bases = numbered
    ? await ask(
        tables.map((table) => `select coalesce(max(${quoted('id')}), 0) as base from ${table}`).join(' union all '),
      )
    : []
  const base = Math.max(0, ...bases.map((row) => Number(row.base)))
  const failed = await addTogether(ask, dialect, layout, count, () => tryTo(ask, addRows(layout, dialect.name, base)))
  if (failed) {
    describeViolation(file, failed.error, 0)
    const fails = async (last: number) => {
      const found = await tryTo(ask, addRows(layout, dialect.name, base, `planned.line <= ${last}`))
      return found !== null
    }
    const line = count > maxRowsSearched ? 0 : await offendingLine(ask, layout, fails)
    return [describeViolation(file, failed.error, line)]
  }
  // A sequence would stay moved after the rollback of a dry run.
  if (dialect.name === 'postgres' && 'id' in file.columns && !isDryRun) await moveNumbers(ask, layout)
  return []
}
