import type { Issues } from '#schema/checks/issues.ts'
import { type budgets, placeInRows, placeOfAdded, sellerBudget } from '#schema/sales/budgets.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import { conflict, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { changeOfBudget } from './auditedBudget.ts'
import { judgeChanges } from './judgeChanges.ts'
import { judgeNewRows, type NewRow } from './judgeRows.ts'
import { readBudget, type SellerBudget } from './readBudget.ts'
import { amountsOf, holdBudgets, insertRows, requireNoIssues, requireRoomForRows, usedInYear } from './writeRows.ts'

type Update = typeof budgets.update
type Running = Context<Update>

const judgeAdded = async ({ db, caller, input }: Running, rows: readonly NewRow[]): Promise<Issues> => {
  const deleted = new Set(input.deleted.map(({ id }) => id))
  const used = (await usedInYear(db, input)).filter(({ id }) => !deleted.has(id))
  const place = (index: number, field?: keyof NewRow) =>
    placeInRows.added(index, field === 'yearlyGoal' ? undefined : field)
  return judgeNewRows(db, caller, rows, { place, used, takesGoals: false })
}

const write = async ({ db, input }: Running, { sellerId, year, version }: SellerBudget, added: readonly NewRow[]) => {
  const { id } = await db
    .updateTable('budgets')
    .set({ version: version + 1 })
    .where('seller_id', '=', sellerId)
    .where('year', '=', year)
    .returning('id')
    .executeTakeFirstOrThrow()
  const deleted = input.deleted.map(({ id }) => id)
  if (deleted.length > 0) await db.deleteFrom('budget_rows').where('id', 'in', deleted).execute()
  for (const { id: rowId, months, yearlyGoal = null } of input.edited)
    await db.updateTable('budget_rows').set(amountsOf({ months, yearlyGoal })).where('id', '=', rowId).execute()
  await insertRows(db, id, added)
}

/**
 * Updates the budget that a link opens. Applies all changes to the version that was read, or none: in a conflict it
 * returns the newer state, to be shown next to the user's input.
 */
export const update: Handler<Update> = async (context) => {
  const { db, dialect, input, changed } = context
  const message = 'Budget updated successfully.'
  await holdBudgets(db, dialect)
  const before = await readBudget(db, input)
  if (!before) throw notFound()
  if (before.version !== input.version)
    throw conflict('Someone else has changed this budget in the meantime.', writeAnswer(sellerBudget, before))
  // Updates cannot add a yearly goal; it is created with the budget.
  const added = input.added.map((row): NewRow => ({ ...row, yearlyGoal: null }))
  requireNoIssues({ ...judgeChanges(before, input), ...(await judgeAdded(context, added)) })
  requireRoomForRows(placeOfAdded, before.rows.length - input.deleted.length + added.length)
  if (added.length + input.edited.length + input.deleted.length === 0) return { message, version: before.version }
  await write(context, before, added)
  const after = await readBudget(db, input)
  if (after) changed(changeOfBudget(before, after))
  return { message, version: before.version + 1 }
}
