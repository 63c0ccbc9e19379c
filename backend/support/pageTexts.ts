import { roleIds } from '#schema/account/roles.ts'
import type { company } from '#schema/company/company.ts'
import type { PageText } from '#schema/company/pageTexts.ts'
import type { Route } from '#schema/pages.ts'
import type { Caller } from '../access/caller.ts'
import type { Handler, Tools } from '../implement.ts'

type Parts = Pick<Tools, 'db' | 'clock'>

const inForce = ({ db, clock }: Parts) => db.selectFrom('page_texts').where('in_force_on', '<=', clock.today())

/** Version of a page's text that holds today; null if there is none. */
export const textOf = async (parts: Parts, page: PageText['page']) => {
  const [row] = await inForce(parts)
    .where('page', '=', page)
    .select(['edition', 'in_force_on as inForceOn', 'wording', 'wording_es as wordingEs', 'is_sample'])
    .orderBy('in_force_on', 'desc')
    .limit(1)
    .execute()
  if (!row) return null
  const { is_sample, ...text } = row
  return { page, ...text, isSample: is_sample === 1 }
}

export const text: Handler<typeof company.text> = (context) => textOf(context, context.input.page)

const pagesOfTexts = ['about-us', 'commercial-terms-and-conditions', 'testimonies'] as const

/**
 * Pages for which nothing has been entered; none for administrators, who find there where to enter it
 * `docs/product/company.md#not-set-up-yet`.
 */
export const emptyPagesFor = async (
  { db, clock, settings }: Parts & Pick<Tools, 'settings'>,
  { roleId }: Caller,
): Promise<readonly Route[]> => {
  if (settings.isDemo || roleId === roleIds.admin) return []
  const texts = await inForce({ db, clock }).select('page').distinct().execute()
  const members = await db.selectFrom('team_members').select('id').limit(1).execute()
  const missing = pagesOfTexts.filter((page) => texts.every((row) => row.page !== page))
  return members.length > 0 ? missing : [...missing, 'meet-the-team']
}

export const emptyPages: Handler<typeof company.emptyPages> = async (context) =>
  (await emptyPagesFor(context, context.caller)).map((route) => ({ route }))
