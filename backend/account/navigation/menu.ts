import type { account } from '../../../schema/account.ts'
import { groups, pages } from '../../../schema/pages.ts'
import { type Caller, linkedCustomers } from '../../access/caller.ts'
import { type Verdicts, verdictsFor } from '../../access/pages.ts'
import type { Context, Handler } from '../../implement.ts'

const menuOf = (verdictOn: Verdicts) =>
  groups.flatMap((name) => {
    const items = pages.filter((page) => page.group === name && verdictOn(page.route).isAllowed)
    const icon = name.toLowerCase().replaceAll(' ', '-')
    return items.length === 0
      ? []
      : [{ name, icon, items: items.map((page) => ({ name: page.name, slug: page.slug })) }]
  })

/** The customers that the picker offers: the linked ones, or all for roles that act for every customer. */
const selectableCustomers = async ({ db, caller }: { db: Context<unknown>['db']; caller: Caller }) => {
  const ids = caller.customers === 'all' ? null : await linkedCustomers(db, caller.id)
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('exclude_from_context', '=', 0)
    .where('type', '=', 1)
    .$if(ids !== null, (query) => query.where('id', 'in', ids?.length ? ids : [-1]))
    .orderBy('name')
    .execute()
  return rows.map((row) => row.id)
}

const answerMenu = async (context: { db: Context<unknown>['db']; caller: Caller }) =>
  [menuOf(await verdictsFor(context.db, context.caller)), await selectableCustomers(context)] as const

export const menu: Handler<typeof account.menu> = answerMenu
export const menuByGet: Handler<typeof account.menuByGet> = answerMenu
