import { sql } from 'kysely'
import { dataFileOf } from '#schema/imports/index.ts'
import type { Instant } from '#values/types.ts'
import { leaveAudit } from '../../audit-log/leaveAudit.ts'
import type { Db } from '../../database/open.ts'
import { violationOf } from '../../database/violations.ts'
import { conflict, notFound } from '../../errors.ts'
import { givenBy } from '../../promised-dates/giver.ts'
import { followUp } from '../../records/derived.ts'
import type { Target } from '../target.ts'
import type { Ask } from '../writing/checks.ts'
import { numberOf } from '../writing/checks.ts'
import { moveVersions } from '../writing/planned.ts'
import { isSameRow, quoted } from '../writing/statements.ts'
import { jsonAsRows, rowAsJson, storedColumns } from './changes.ts'

export interface Undoing {
  readonly id: number
  readonly madeBy: string
  readonly callerId: number | null
  readonly now: Instant
  readonly requireAccess: (db: Db) => Promise<void>
}

export interface Undone {
  readonly removed: number
  readonly restored: number
  readonly readded: number
  /** Rows that were changed or deleted since the import, or are there again. */
  readonly skipped: number
}

const restoreRows = async (ask: Ask, { dialect: { name: dialect } }: Target, entity: string, id: number) => {
  const file = dataFileOf(entity)
  if (!file) throw notFound()
  const { table } = file
  const columns = await storedColumns(ask, dialect, table)
  const present = rowAsJson(dialect, 'present', columns)
  const of = (state: string) => `import_id = ${id} and state = '${state}'`
  const rowsOf = (state: string, json: 'before' | 'after') => jsonAsRows(dialect, table, columns, json, of(state))
  const writable = columns.writable.map(quoted).join(', ')
  const readded =
    await ask(`insert into ${table} (${writable}) select ${writable} from ${rowsOf('removed', 'before')} was
    where true on conflict do nothing returning 1 as done`)
  const values = columns.writable.map((name) => `${quoted(name)} = was.${quoted(name)}`)
  const restored =
    await ask(`update ${table} as present set ${values.join(', ')} from ${rowsOf('changed', 'before')} was
    where ${isSameRow(file, 'present', 'was')} and ${present} = was.change_after returning 1 as done`)
  // An optional part of a key is the number of another row, which is never 0; null would equal nothing here.
  const keysOf = (alias: string) =>
    file.keyColumns.map((key) => {
      const column = `${alias}.${quoted(key)}`
      return file.optionalKeys.has(key) ? `coalesce(${column}, 0)` : column
    })
  const removed = await ask(`delete from ${table} where (${keysOf(table).join(', ')}) in (
      select ${keysOf('present').join(', ')}
      from ${rowsOf('added', 'after')} was join ${table} present on ${isSameRow(file, 'present', 'was')}
      where ${present} = was.change_after) returning 1 as done`)
  for (const json of ['before', 'after'] as const)
    await moveVersions(
      ask,
      file,
      `${jsonAsRows(dialect, table, columns, json, `import_id = ${id} and ${json} is not null`)} was`,
    )
  const all = await numberOf(ask, `select count(*) as count from import_changes where import_id = ${id}`)
  const done = removed.length + restored.length + readded.length
  return { removed: removed.length, restored: restored.length, readded: readded.length, skipped: all - done }
}

/** Deletes the keys of the records that are gone. */
const forgetKeys = async (ask: Ask, entity: string, id: number) => {
  const file = dataFileOf(entity)
  if (!file || !Object.hasOwn(file.columns, 'id')) return
  await ask(`delete from plant_keys where import_id = ${id}
    and not exists (select 1 from ${file.table} present where present.id = plant_keys.number)`)
}

const changedCustomers = async (ask: Ask, { dialect: { name: dialect } }: Target, id: number) => {
  const columns = await storedColumns(ask, dialect, 'customers')
  const where = `import_id = ${id} and state = 'changed'`
  return ask(`select was.id from ${jsonAsRows(dialect, 'customers', columns, 'before', where)} was`)
}

/** Restores what the last import of a file changed, in one transaction. Throws 404, and 409 if others refer to its rows. */
export const undoImport = (target: Target, { id, madeBy, callerId, now, requireAccess }: Undoing): Promise<Undone> =>
  target.db.transaction().execute(async (db) => {
    await requireAccess(db)
    const ask: Ask = async (text) => (await sql.raw<Record<string, unknown>>(text).execute(db)).rows
    // Two undos of a run follow each other, and the second finds it undone.
    const found = db.selectFrom('imports').select(['entity', 'is_undoable']).where('id', '=', id)
    const run = await target.dialect.rowsForUpdate(found).executeTakeFirst()
    if (!run) throw notFound()
    if (run.is_undoable === 0) throw conflict('This run cannot be undone, or is undone already.')
    const giver = { source: 'import' as const, user_id: callerId, name: madeBy, reason: null, at: now, day: null }
    const undone = await givenBy(db, giver, () => restoreRows(ask, target, run.entity, id)).catch((error: unknown) => {
      if (violationOf(error)) throw conflict('Other records refer to rows of this import, or are like rows before it.')
      throw error
    })
    if (run.entity === 'customers')
      for (const { id: customer } of await changedCustomers(ask, target, id))
        await followUp(db, 'customers', { id: customer })
    await forgetKeys(ask, run.entity, id)
    const undoneNow = { undone_at: now, undone_by: madeBy, is_undoable: 0 } as const
    await db.updateTable('imports').set(undoneNow).where('id', '=', id).execute()
    await leaveAudit(db, { at: now, call: 'imports.undo', callerId }, [
      { record: `import ${run.entity}`, after: { undone: id, ...undone }, action: 'undone' },
    ])
    return undone
  })
