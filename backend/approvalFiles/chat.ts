import { type approvalFiles, providerOrigin } from '#schema/quality/approvalFiles.ts'
import { after } from '../clock.ts'
import { requireSide } from '../concessions/sides.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { approvalComment } from '../mail/accountMails.ts'
import { sendMails } from '../mail/outbox.ts'
import { holdFolder } from './hold.ts'

type Comment = typeof approvalFiles.comment

export const listComments: Handler<typeof approvalFiles.listComments> = async ({ db, input }) => {
  const { folderId, customerId } = input
  await db
    .selectFrom('approval_folders')
    .select('id')
    .where('id', '=', folderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow(notFound)
  const rows = await db
    .selectFrom('approval_comments')
    .select(['comment', 'created_at', 'name', 'is_by_provider'])
    .where('folder_id', '=', folderId)
    .orderBy('id')
    .execute()
  return rows.map(({ created_at: writtenAt, is_by_provider: isByProvider, ...row }) => ({
    ...row,
    writtenAt,
    origin: isByProvider === 1 ? providerOrigin : 1,
  }))
}

const customerRoles = [0, 3]
const maxReported = 20

/** Recipients on the other side: the customer's quality contact, or the users who act for the customer. */
const addressees = (db: Db, customerId: number, isProvider: boolean) =>
  isProvider
    ? db
        .selectFrom('customer_terms')
        .innerJoin('contacts', 'contacts.id', 'customer_terms.quality_id')
        .select(['contacts.name', 'contacts.email'])
        .where('customer_terms.customer_id', '=', customerId)
        .execute()
    : db
        .selectFrom('user_customers')
        .innerJoin('users', 'users.id', 'user_customers.user_id')
        .select(['users.name', 'users.email'])
        .where('user_customers.customer_id', '=', customerId)
        .where('users.role_id', 'in', customerRoles)
        .where('users.deleted_at', 'is', null)
        .where('users.asleep_at', 'is', null)
        .orderBy('users.id')
        .limit(maxReported)
        .execute()

const quietSeconds = 3600

/** Mails the other side at most once an hour, and only within the user's hourly mail limit. */
const notify = async ({ db, clock, caller, input, outbox, rates, settings }: Context<Comment>, folder: Folder) => {
  const { customerId, folderId, isByProvider } = input
  const column = isByProvider ? 'customer_told_at' : 'provider_told_at'
  const notifiedAt = folder[column]
  if (notifiedAt !== null && clock.now() < after(notifiedAt, quietSeconds)) return
  if (!(await rates.isLeft(db, 'mails', caller))) return
  const people = await addressees(db, customerId, !isByProvider)
  for (const to of people)
    await outbox.add(db, approvalComment(settings, to, { part: folder.part_number, folderId, customerId }))
  if (people.length === 0) return
  await db
    .updateTable('approval_folders')
    .set({ [column]: clock.now() })
    .where('id', '=', folderId)
    .execute()
}

type Folder = Awaited<ReturnType<typeof holdFolder>>

const nameOf = async (db: Db, id: number) =>
  (await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name ?? ''

export const comment: Handler<Comment> = inStages({
  prepare: ({ db, caller, input }) => requireSide(db, caller, input.isByProvider),
  run: async (context) => {
    const { db, clock, caller, input, changed } = context
    const { folderId, customerId, isByProvider } = input
    const folder = await holdFolder(db, { id: folderId, customerId })
    await db
      .insertInto('approval_comments')
      .values({
        folder_id: folderId,
        comment: input.comment,
        created_at: clock.now(),
        created_by: caller.id,
        name: await nameOf(db, caller.id),
        is_by_provider: isByProvider ? 1 : 0,
      })
      .execute()
    await notify(context, folder)
    changed({ record: `approval folder ${folderId}`, before: {}, after: { comment: input.comment } })
    return { message: 'Message sent successfully!' }
  },
  finish: sendMails,
})
