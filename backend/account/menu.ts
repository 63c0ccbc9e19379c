import type { account } from '#schema/account/account.ts'
import { groups } from '#schema/page.ts'
import { pages } from '#schema/pages.ts'
import type { Caller } from '../access/caller.ts'
import { verdictsFor } from '../access/pages.ts'
import type { Handler, Tools } from '../implement.ts'
import { emptyPagesFor } from '../support/pageTexts.ts'
import { customersOf } from './customers.ts'

const answerMenu = async ({ caller, ...parts }: { caller: Caller } & Pick<Tools, 'db' | 'clock' | 'settings'>) => {
  const { db } = parts
  const customers = await customersOf(db, caller).select('id').orderBy('name').execute()
  const verdictOn = await verdictsFor(db, caller)
  const empty = await emptyPagesFor(parts, caller)
  const shown = groups.flatMap((name) => {
    const items = pages.filter(
      ({ group, route }) => group === name && verdictOn(route).isAllowed && !empty.includes(route),
    )
    const icon = name.toLowerCase().replaceAll(' ', '-')
    return items.length === 0
      ? []
      : [{ name, icon, items: items.map((page) => ({ name: page.name, slug: page.slug })) }]
  })
  return [shown, customers.map(({ id }) => id)] as const
}

export const menu: Handler<typeof account.menu> = answerMenu
export const menuByGet: Handler<typeof account.menuByGet> = answerMenu
