import type { account } from '#schema/account/account.ts'
import type { InputOf } from '#schema/call.ts'
import type { Page } from '#schema/page.ts'
import { breadcrumbTo, pageOfSlug } from '#schema/pages.ts'
import type { Caller } from '../access/caller.ts'
import { holdsKey } from '../access/contentKeys.ts'
import { mayOpen } from '../access/pages.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { recordVisit } from '../visits/record.ts'

type Visited = InputOf<typeof account.pageAccess>

const neverCurrent = prepared((db, value: Placing<{ id: number }>) =>
  db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', value('id'))
    .where((eb) => eb.or([eb('exclude_from_context', '=', 1), eb('type', '<>', 1)])),
)

type PageAccessContext = Pick<Context<unknown>, 'db'> & { readonly caller: Caller; readonly input: Visited }

/** Breadcrumb without the pages that the caller may not open: a link can lead directly to a child page. */
const openBreadcrumb = async (db: PageAccessContext['db'], caller: Caller, page: Page) => {
  const isOpen = await Promise.all(
    breadcrumbTo(page).map(async ({ slug }) => {
      const parent = slug === null ? undefined : pageOfSlug(slug)
      return !parent || (await mayOpen(db, caller, [parent.route]))
    }),
  )
  return breadcrumbTo(page).filter((_crumb, place) => isOpen[place])
}

/**
 * Returns 404 for carriers and for customers that can never be the current one
 * `docs/product/access.md#customers-excluded-from-the-context`.
 */
const answerPageAccess = async ({ db, caller, input: { slug, customerId } }: PageAccessContext) => {
  if (typeof customerId === 'number' && (await neverCurrent(db, { id: customerId })).length > 0) throw notFound()
  const page = pageOfSlug(slug)
  if (!page || !(await mayOpen(db, caller, [page.route]))) return { page: null, access: { ok: false } }
  return { page, access: { ok: true, trail: await openBreadcrumb(db, caller, page), currentPage: page.name } }
}

export const pageAccess: Handler<typeof account.pageAccess> = async (context) => {
  const { page, access } = await answerPageAccess(context)
  if (page) await recordVisit(context, page)
  return access
}

/** Same response as `pageAccess`, but records no visit. */
export const pageAccessByGet: Handler<typeof account.pageAccessByGet> = async (context) =>
  (await answerPageAccess(context)).access

/** A rejection is a normal response, as for pages: it is not a client error and logs nothing in the browser's console. */
const answerContentAccess = async ({ db, caller }: { db: Context<unknown>['db']; caller: Caller }, access: string) => {
  const keys = access.split(',').map((key) => key.trim())
  return { ok: await holdsKey(db, caller.roleId, keys) }
}

export const contentAccess: Handler<typeof account.contentAccess> = (context) =>
  answerContentAccess(context, context.input.access)

export const contentAccessByGet: Handler<typeof account.contentAccessByGet> = (context) =>
  answerContentAccess(context, context.input.access)
