import { sql } from 'kysely'
import { imports } from '#schema/imports/calls.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import type { Db } from '../../database/open.ts'
import { notFound } from '../../errors.ts'
import { admittedOf, type Handler, inStages } from '../../implement.ts'
import { list } from '../../list/list.ts'
import { inThread } from '../inThread.ts'
import { asAnswer, readProblems } from '../reading/problems.ts'
import { readMapping } from '../uploads.ts'
import { describeRows, type RawRow, type RejectedRow } from './describeRows.ts'
import type { Undone } from './undo.ts'

const isListed = sql<boolean>`exists (select 1 from import_changes where import_changes.import_id = imports.id)`
const canUndo = sql<boolean>`imports.is_undoable = 1 and ${isListed}`

export const listRuns = list(imports.listRuns, {
  from: (db) => db.selectFrom('imports'),
  fields: {
    id: 'imports.id',
    entity: 'imports.entity',
    at: 'imports.at',
    madeBy: 'imports.made_by',
    fileName: 'imports.file_name',
    result: 'imports.result',
    rows: 'imports.row_count',
    added: 'imports.added',
    changed: 'imports.changed',
    removed: 'imports.removed',
    problemCount: 'imports.issue_count',
    undoneAt: 'imports.undone_at',
    undoneBy: 'imports.undone_by',
    canUndo,
  },
  order: ['at', 'DESC'],
  key: 'imports.id',
})

const runWith = async (db: Db, id: number) => {
  const run = await db
    .selectFrom('imports')
    .selectAll()
    .select([canUndo.as('canUndo'), isListed.as('isListed')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!run) throw notFound()
  return run
}

export const getRun: Handler<typeof imports.getRun> = async ({ db, input }) => {
  const run = await runWith(db, input.id)
  const mapping = readMapping(run.mapping)
  return {
    id: run.id,
    entity: run.entity,
    at: run.at,
    madeBy: run.made_by,
    fileName: run.file_name,
    result: run.result,
    rows: run.row_count,
    added: run.added,
    changed: run.changed,
    removed: run.removed,
    problemCount: run.issue_count,
    canUndo: Boolean(run.canUndo),
    undoneAt: run.undone_at,
    undoneBy: run.undone_by,
    sheet: mapping?.sheet ?? null,
    columns: [...(mapping?.columns ?? [])],
    problems: readProblems(run.problems).map(asAnswer),
    rejectedRows: run.rejected_rows ? (JSON.parse(run.rejected_rows) as RejectedRow[]) : [],
    isListed: Boolean(run.isListed) || run.added + run.changed + run.removed === 0,
  }
}

export const listRows = list(imports.listRows, {
  from: (db) => db.selectFrom('import_changes'),
  joins: {
    customers: (rows) => rows.leftJoin('customers', 'customers.id', 'import_changes.customer_id'),
  },
  scope: (rows, value) => rows.where('import_changes.import_id', '=', value('id')),
  fields: {
    position: 'import_changes.position',
    line: sql<number | null>`case when import_changes.position > 0 then import_changes.position end`,
    state: 'import_changes.state',
    number: 'import_changes.number',
    customerId: 'import_changes.customer_id',
    customer: sql<string | null>`customers.name`,
    before: 'import_changes.before',
    after: 'import_changes.after',
  },
  complete: async (found: readonly RawRow[], { db, input }) => {
    const run = await db.selectFrom('imports').select('entity').where('id', '=', input.id).executeTakeFirst()
    const file = run && dataFileOf(run.entity)
    return file ? describeRows(db, file, found) : []
  },
  order: ['position', 'ASC'],
  key: ['import_changes.import_id', 'import_changes.position'],
})

export const undo = inStages<typeof imports.undo, Undone>({
  prepare: async (context) => {
    const { input, caller, clock, db, settings } = context
    const { id } = await runWith(db, input.id)
    const maker = { madeBy: caller.name, callerId: caller.id, now: clock.now() }
    const admitted = admittedOf(imports.undo, context)
    return inThread<Undone>(caller.id, { does: 'undo', place: settings.place, id, ...maker, admitted }, '')
  },
  run: async (_context, undone) => undone,
})
