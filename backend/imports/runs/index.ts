import { sql } from 'kysely'
import { imports } from '#schema/imports/calls.ts'
import type { Db } from '../../database/open.ts'
import { notFound } from '../../errors.ts'
import { admittedOf, type Handler, inStages } from '../../implement.ts'
import { list } from '../../list/list.ts'
import { inThread } from '../inThread.ts'
import { asAnswer, readProblems } from '../reading/problems.ts'
import { readMapping } from '../uploads.ts'
import type { Undone } from './undo.ts'

const canUndo = sql<boolean>`exists (select 1 from import_changes where import_changes.import_id = imports.id)`

export const listRuns = list(imports.listRuns, {
  from: (db) => db.selectFrom('imports'),
  fields: {
    ...{ id: 'imports.id', entity: 'imports.entity', at: 'imports.at', madeBy: 'imports.made_by' },
    ...{ fileName: 'imports.file_name', result: 'imports.result', rows: 'imports.row_count' },
    ...{ added: 'imports.added', changed: 'imports.changed', removed: 'imports.removed' },
    ...{ problemCount: 'imports.issue_count', undoneAt: 'imports.undone_at', undoneBy: 'imports.undone_by', canUndo },
  },
  order: ['at', 'DESC'],
  key: 'imports.id',
})

const runWith = async (db: Db, id: number) => {
  const run = await db
    .selectFrom('imports')
    .selectAll()
    .select(canUndo.as('canUndo'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!run) throw notFound()
  return run
}

export const getRun: Handler<typeof imports.getRun> = async ({ db, input }) => {
  const run = await runWith(db, input.id)
  const mapping = readMapping(run.mapping)
  return {
    ...{ id: run.id, entity: run.entity, at: run.at, madeBy: run.made_by, fileName: run.file_name },
    ...{ result: run.result, rows: run.row_count, added: run.added, changed: run.changed, removed: run.removed },
    ...{ problemCount: run.issue_count, canUndo: Boolean(run.canUndo), undoneAt: run.undone_at },
    ...{ undoneBy: run.undone_by, sheet: mapping?.sheet ?? null, columns: [...(mapping?.columns ?? [])] },
    problems: readProblems(run.problems).map(asAnswer),
  }
}

export const undo = inStages<typeof imports.undo, Undone>({
  prepare: async (context) => {
    const { input, caller, clock, db, settings } = context
    const { id } = await runWith(db, input.id)
    const maker = { madeBy: caller.name, callerId: caller.id, now: clock.now() }
    const admitted = admittedOf(imports.undo, context)
    return inThread<Undone>(caller.id, { does: 'undo', place: settings.place, id, ...maker, admitted }, { path: '' })
  },
  run: async (_context, undone) => undone,
})
