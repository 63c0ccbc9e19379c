import type { Issues } from '#schema/checks/issues.ts'
import { budgetYears } from '#schema/sales/budgetRules.ts'
import { type budgets, placeInBudget, placeInRows } from '#schema/sales/budgets.ts'
import type { Context, Handler } from '../implement.ts'
import { changeOfBudget } from './auditedBudget.ts'
import { judgeNewRows } from './judgeRows.ts'
import { readBudget } from './readBudget.ts'
import { holdBudgets, insertRows, requireNoIssues, requireRoomForRows, usedInYear } from './writeRows.ts'

type Create = typeof budgets.create

const judgeBudget = async ({ db, clock, input }: Context<Create>): Promise<Issues> => {
  const seller = await db
    .selectFrom('sellers')
    .select('contact_id')
    .where('contact_id', '=', input.sellerId)
    .executeTakeFirst()
  const lastYear = budgetYears(Number(clock.today().slice(0, 4))).at(-1) ?? 0
  return {
    ...(seller ? {} : { [placeInBudget('sellerId')]: { code: 'unknownSeller' } }),
    ...(input.year <= lastYear ? {} : { [placeInBudget('year')]: { code: 'max', limit: lastYear } }),
    ...(input.rows.length > 0 ? {} : { [placeInBudget('rows')]: { code: 'required' } }),
  }
}

/** Creates the budget the rows are added to, or increments the version of the existing one. */
const begin = async ({ db, input: { sellerId, year } }: Context<Create>) => {
  const known = await db
    .updateTable('budgets')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('seller_id', '=', sellerId)
    .where('year', '=', year)
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (known) return known
  return db
    .insertInto('budgets')
    .values({ seller_id: sellerId, year, version: 1 })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** Creates a seller's budget for a year or adds rows to an existing one, all rows or none. */
export const create: Handler<Create> = async (context) => {
  const { db, dialect, caller, input, changed } = context
  await holdBudgets(db, dialect)
  const used = await usedInYear(db, input)
  requireNoIssues({
    ...(await judgeBudget(context)),
    ...(await judgeNewRows(db, caller, input.rows, { place: placeInRows.created, used, takesGoals: true })),
  })
  const before = await readBudget(db, input)
  requireRoomForRows(placeInBudget('rows'), (before?.rows.length ?? 0) + input.rows.length)
  const { id, version } = await begin(context)
  await insertRows(db, id, input.rows)
  const after = await readBudget(db, input)
  if (after) changed(changeOfBudget(before, after))
  return { message: "The seller's budget was sent successfully!", version }
}
