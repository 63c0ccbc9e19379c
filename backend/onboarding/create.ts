import type { onboarding } from '#schema/administration/onboarding.ts'
import { invite } from '../access/codes.ts'
import { type AdmittedUser, insertUser } from '../administration/newUser.ts'
import { emailKey } from '../administration/userColumns.ts'
import { notFound } from '../errors.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { invitation } from '../mail/accountMails.ts'
import { sendMails } from '../mail/outbox.ts'
import { judgeRows, resultOf, takeTurns } from './judgeRows.ts'
import { readNames } from './sheetNames.ts'

type Create = typeof onboarding.create
type CreateContext = Context<Create>

interface NewRow {
  readonly at: number
  readonly user: AdmittedUser
}

interface CreatedUser {
  readonly id: number
  readonly mailId: number
}

const createUser = async (
  { db, clock, caller, outbox, settings, changed }: CreateContext,
  user: AdmittedUser,
): Promise<CreatedUser | null> => {
  const created = await insertUser(db, clock, caller, user)
  if (created === null) return null
  const mail = await outbox.add(db, invitation(settings, user.input, await invite(db, clock, created.id)))
  changed({ record: `user ${created.id}`, after: created })
  return { id: created.id, mailId: mail.id }
}

/**
 * Creates users in order of e-mail address, so that two concurrent imports take locks in the same order and cannot
 * deadlock.
 */
const createUsers = async (context: CreateContext, newRows: readonly NewRow[]) => {
  const keyOf = ({ user }: NewRow) => emailKey(user.input.email)
  const inOrder = newRows.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))
  const created = new Map<number, CreatedUser>()
  for (const [count, { at, user }] of inOrder.entries()) {
    const one = await createUser(context, user)
    if (one) created.set(at, one)
    await takeTurns(count)
  }
  return created
}

/** Batch that these rows are added to; throws 404 for another user's batch or one that was undone. */
const requireOwnBatch = async ({ db, caller, input }: CreateContext) => {
  if (!input.batchId) return null
  const batch = await db
    .selectFrom('batches')
    .select('id')
    .where('id', '=', input.batchId)
    .where('user_id', '=', caller.id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return batch.id
}

const openBatch = async ({ db, clock, caller, input }: CreateContext) => {
  const { id } = await db
    .insertInto('batches')
    .values({
      at: clock.now(),
      user_id: caller.id,
      file_name: input.fileName,
      row_count: input.rowCount ?? input.rows.length,
      created: 0,
      undone_at: null,
      deleted: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const recordBatch = async (context: CreateContext, known: number | null, created: readonly CreatedUser[]) => {
  if (created.length === 0) return known
  const { db } = context
  const batchId = known ?? (await openBatch(context))
  const members = created.map(({ id, mailId }) => ({ user_id: id, batch_id: batchId, mail_id: mailId }))
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .set((eb) => ({ created: eb('created', '+', created.length) }))
    .where('id', '=', batchId)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  // The batch was undone in the meantime; users added now could not be undone.
  if (numUpdatedRows !== 1n) throw notFound()
  await db.insertInto('batch_users').values(members).execute()
  return batchId
}

/**
 * Creates a user for each valid row, with the same rules as for a single new user. The mails are sent later from the
 * outbox.
 */
export const create: Handler<Create> = inStages({
  prepare: ({ reader }) => readNames(reader),
  run: async (context, names) => {
    const known = await requireOwnBatch(context)
    const judged = await judgeRows(context.db, context.caller, names, context.input)
    const newRows = judged.flatMap((row, at) => (row.state === 'new' ? [{ at, user: row.user }] : []))
    const created = await createUsers(context, newRows)
    const batchId = await recordBatch(context, known, [...created.values()])
    const results = judged.map((row, at) => {
      const isSkipped = row.state === 'new' && !created.has(at)
      return resultOf(isSkipped ? { state: 'exists' } : row, at, created.get(at)?.id ?? null)
    })
    return { batchId, results }
  },
  finish: sendMails,
})
