import { sql } from 'kysely'
import type { DataFile } from '#schema/imports/file.ts'
import { columnOf } from '#schema/records/record.ts'
import type { DialectName } from '../../database/dialect.ts'
import type { Db } from '../../database/open.ts'
import type { Layout } from '../reading/layout.ts'
import { maxProblems, type Problem } from '../reading/problems.ts'
import type { Ask } from '../writing/checks.ts'
import * as statements from '../writing/statements.ts'
import { rowAsJson, storedColumns } from './changes.ts'
import { describeRows, type ImportedRow, type RawRow, type RejectedRow } from './describeRows.ts'
import { customerOf, numberOf } from './rowCells.ts'

/** Rows of a report; a run keeps all of them. */
const maxListed = maxProblems

const { plannedTable, stagedTable, quoted, states } = statements

const stagedNumber = ({ file }: Layout) => {
  const keys = file.key.filter((name) => name !== 'customerId').map((name) => quoted(columnOf(name)))
  return keys.map((key) => `coalesce(cast(staged.${key} as text), '')`).join(` || ' / ' || `) || `''`
}

const stagedCustomer = ({ file, staged }: Layout) => {
  const column = file.name === 'customers' ? 'id' : 'customer_id'
  return `cast(${staged.includes(column) ? `staged.${quoted(column)}` : 'null'} as integer)`
}

type Found = Readonly<Record<string, unknown>>

const customerNames = async (db: Db, rows: readonly Found[]) => {
  const ids = [...new Set(rows.map(({ customer_id }) => Number(customer_id)).filter(Boolean))]
  if (ids.length === 0) return new Map<number, string>()
  const found = await db.selectFrom('customers').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}

const customerIn = ({ customer_id }: Found, names: ReadonlyMap<number, string>) => {
  const id = customer_id === null ? null : Number(customer_id)
  return { customerId: id, customer: id === null ? null : (names.get(id) ?? null) }
}

const describeFound = async (db: Db, file: DataFile, found: readonly Found[], before: number) => {
  const names = await customerNames(db, found)
  const rows = found.map(
    (row, at): RawRow => ({
      position: before + at + 1,
      line: row.line === null ? null : Number(row.line),
      state: row.state as RawRow['state'],
      number: String(row.number),
      ...customerIn(row, names),
      before: row.before as string | null,
      after: row.after as string | null,
    }),
  )
  return describeRows(db, file, rows)
}

/** The first rows that an import changes or adds, from its planned rows. Files that are attached are not told. */
export const listPlanned = async (
  db: Db,
  ask: Ask,
  dialect: DialectName,
  layout: Layout,
): Promise<readonly ImportedRow[]> => {
  const { file } = layout
  if (file.attached) return []
  const before = rowAsJson(dialect, 'present', await storedColumns(ask, dialect, file.table))
  const after = rowAsJson(dialect, 'planned', { all: statements.plannedColumns(layout), writable: [] })
  const found = await ask(`select planned.line, ${stagedNumber(layout)} as number,
      ${stagedCustomer(layout)} as customer_id,
      case planned.state when ${states.added} then 'added' else 'changed' end as state,
      case planned.state when ${states.added} then null else ${before} end as before, ${after} as after
    from (select * from ${plannedTable(file)}
      where state <> ${states.unchanged} and ${statements.isRight(file)} order by state, line limit ${maxListed}) planned
    join ${stagedTable(file)} staged on staged.line = planned.line
    left join ${file.table} present on ${statements.isPlanned(file)} order by planned.state, planned.line`)
  return describeFound(db, file, found, 0)
}

/** The first rows that an import removes, after `listed` other ones. */
export const listRemoved = async (
  db: Db,
  ask: Ask,
  dialect: DialectName,
  { file }: Layout,
  { condition, listed }: { readonly condition: string; readonly listed: number },
): Promise<readonly ImportedRow[]> => {
  if (file.attached || listed >= maxListed) return []
  const before = rowAsJson(dialect, file.table, await storedColumns(ask, dialect, file.table))
  const found = await ask(`select null as line, 'removed' as state, ${numberOf(file, file.table)} as number,
      ${customerOf(file, file.table)} as customer_id, ${before} as before, null as after
    from ${file.table} where ${condition} order by 3 limit ${maxListed - listed}`)
  return describeFound(db, file, found, listed)
}

/** Numbers and customers of the lines of problems. */
export const listRejected = async (
  db: Db,
  layout: Layout,
  problems: readonly Problem[],
): Promise<readonly RejectedRow[]> => {
  const lines = [...new Set(problems.map(({ line }) => line))].filter((line) => line > 0)
  if (lines.length === 0) return []
  const { rows } = await sql<Found>`select line, ${sql.raw(stagedNumber(layout))} as number,
      ${sql.raw(stagedCustomer(layout))} as customer_id
    from ${sql.table(stagedTable(layout.file))} as staged where line in (${sql.join(lines)}) order by line`.execute(db)
  const names = await customerNames(db, rows)
  return rows.map((row) => ({ line: Number(row.line), number: String(row.number), ...customerIn(row, names) }))
}
