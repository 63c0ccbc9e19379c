import type { BulkReason, bulkChanges, bulkRow } from '#schema/administration/bulkChanges.ts'
import type { InputOf } from '#schema/call.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import type { RowOf } from '#schema/entity.ts'
import { compareValues } from '#values/texts.ts'
import { invite } from '../access/codes.ts'
import { checklist } from '../access/pages.ts'
import { endSessionsOf } from '../access/tokens.ts'
import { requireEditable, storeEdit } from '../administration/changeUser.ts'
import { auditedState, type Override } from '../administration/permissions.ts'
import { findUser, type User } from '../administration/userRows.ts'
import { requireAnotherAdmin } from '../administration/userWrites.ts'
import { changesOfUser, idsIn } from '../audit-log/changes.ts'
import type { Change } from '../audit-log/leaveAudit.ts'
import { namesFor } from '../audit-log/names.ts'
import type { Db } from '../database/open.ts'
import { DomainError, forbidden } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { invitation } from '../mail/accountMails.ts'
import { sendMails } from '../mail/outbox.ts'
import { dryRun } from './dryRun.ts'

type ChangeUsers = typeof bulkChanges.changeUsers
type Input = InputOf<ChangeUsers>
type UserState = Awaited<ReturnType<typeof auditedState>>
type Changing = Pick<Context<ChangeUsers>, 'db' | 'clock' | 'caller' | 'outbox' | 'settings'>

/** A record after the attempt to change it; states are null if the change has none, such as a mail. */
export interface Outcome {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly reason: BulkReason | null
  readonly before?: UserState
  readonly after?: UserState
}

const left = (id: number, user: User | null, reason: BulkReason): Outcome => ({
  id,
  name: user?.name ?? '',
  version: user?.version ?? 0,
  reason,
})

/** Converts the error of a rule to the reason why a user is left; rethrows other errors. */
const reasonOf = (error: unknown): BulkReason => {
  if (error instanceof DomainError && error.code === 'forbidden') return 'forbidden'
  if (error instanceof DomainError && error.code === 'conflict') return 'stale'
  if (error instanceof InvalidInputError && 'multiple_client_ids' in error.issues) return 'customers'
  if (error instanceof InvalidInputError && 'newPermissions' in error.issues) return 'pages'
  throw error
}

interface Target extends Pick<Input, 'newPermissions' | 'plant' | 'salesContact' | 'salesEmail'> {
  readonly customerIds: readonly number[]
  readonly asleepAt: string | null
  /** In place of the new permissions: all overrides. */
  readonly overrides?: readonly Override[]
}

/** Changes a user to the target under the rules of an edit. */
const store = async (context: Changing, user: User, target: Target) => {
  const { db, caller } = context
  const { overrides, asleepAt, customerIds, newPermissions = [], ...fields } = target
  const edit = { ...user, ...fields, customerIds: [...customerIds], newPermissions }
  const regrant = await requireEditable(context, user, edit)
  const isPutToSleep = asleepAt !== null && !user.asleepAt
  if (isPutToSleep) {
    if (user.id === caller.id) throw forbidden('You cannot put yourself to sleep.')
    await requireAnotherAdmin(db, user)
  }
  const before = await auditedState(db, user.id)
  const columns = { asleep_at: asleepAt }
  await storeEdit(context, user, edit, { regrant, columns, ...(overrides && { overrides }) })
  if (isPutToSleep) await endSessionsOf(db, user.id)
  return { before, after: await auditedState(db, user.id) }
}

const isSame = (left: readonly number[], right: readonly number[]) => left.join() === right.join()

const targetOf = (user: User, input: Input, now: string): Target => {
  const { addedCustomerIds = [], customerIds = user.customerIds, isAsleep = Boolean(user.asleepAt), ...fields } = input
  return {
    plant: fields.plant ?? user.plant,
    salesContact: fields.salesContact ?? user.salesContact,
    salesEmail: fields.salesEmail ?? user.salesEmail,
    newPermissions: fields.newPermissions ?? [],
    customerIds: [...new Set([...customerIds, ...addedCustomerIds])],
    asleepAt: isAsleep ? (user.asleepAt ?? now) : null,
  }
}

/** Leaves out permissions that the user already has, or lacks, so that they are not counted as changes. */
const withNewPermissions = async (db: Db, user: User, target: Target): Promise<Target> => {
  if (target.newPermissions?.length === 0) return target
  const held = new Map((await checklist(db, user)).map((page) => [page.pageId, page.hasAccess]))
  const changes = target.newPermissions?.filter(({ pageId, hasAccess }) => held.get(pageId) !== hasAccess)
  return { ...target, newPermissions: changes }
}

const isUnchanged = (user: User, target: Target) =>
  target.plant === user.plant &&
  target.salesContact === user.salesContact &&
  target.salesEmail === user.salesEmail &&
  target.newPermissions?.length === 0 &&
  isSame(target.customerIds, user.customerIds) &&
  target.asleepAt === (user.asleepAt ?? null)

/** Mails the link to set a password to a user without one. Earlier links stay valid until they expire. */
const inviteAgain = async (context: Changing, user: User): Promise<Outcome> => {
  const { db, clock, outbox, settings } = context
  await requireEditable(context, user, { ...user, customerIds: [...user.customerIds], newPermissions: [] })
  const found = db.selectFrom('users').select('password_hash').where('id', '=', user.id)
  const { password_hash } = await found.executeTakeFirstOrThrow()
  if (password_hash !== null) return left(user.id, user, 'hasPassword')
  await outbox.add(db, invitation(settings, user, await invite(db, clock, user.id)))
  return { id: user.id, name: user.name, version: user.version, reason: null }
}

const changeOne = async (context: Changing, input: Input, { id, version }: Input['users'][number]) => {
  const { db, clock } = context
  const user = await findUser(db, id)
  if (!user) return left(id, null, 'gone')
  if (version !== undefined && version !== user.version) return left(id, user, 'stale')
  try {
    if (input.isInvited) return await inviteAgain(context, user)
    const target = await withNewPermissions(db, user, targetOf(user, input, clock.now()))
    if (isUnchanged(user, target)) return left(id, user, 'same')
    const states = await store(context, user, target)
    // Users of some roles have no customers.
    const isLost = isSame(states.after.customerIds ?? [], user.customerIds) && input.plant === undefined
    if (isLost && (input.customerIds ?? input.addedCustomerIds)) return left(id, user, 'customers')
    return { id, name: user.name, version: user.version, reason: null, ...states }
  } catch (error) {
    return left(id, user, reasonOf(error))
  }
}

/** In the order of their ids, so that two such calls do not wait for each other. */
const changeEach = async (context: Changing, input: Input) => {
  const outcomes: Outcome[] = []
  const users = [...new Map(input.users.map((user) => [user.id, user])).values()]
  for (const user of users.toSorted((one, other) => compareValues(one.id, other.id)))
    outcomes.push(await changeOne(context, input, user))
  return outcomes
}

/** Rows of the answer, with the changes as the audit log has them. */
export const rowsOf = async (db: Db, outcomes: readonly Outcome[]): Promise<RowOf<typeof bulkRow>[]> => {
  const ids = outcomes.flatMap(({ before, after }) => [...idsIn(before?.customerIds), ...idsIn(after?.customerIds)])
  const names = await namesFor(db, new Map([['customers', new Set(ids)]]))
  return outcomes.map(({ before, after, ...row }) => ({
    ...row,
    changes: before && after ? changesOfUser(before, after, names) : [],
  }))
}

/** Opens the step in the audit log that the outcomes belong to. */
const leaveStep = async (context: Context<ChangeUsers>, outcomes: readonly Outcome[]) => {
  const { db, clock, caller, changed } = context
  const changes = outcomes.filter(({ reason }) => reason === null)
  if (changes.length === 0) return null
  const step = { at: clock.now(), user_id: caller.id, undone_at: null }
  const { id } = await db.insertInto('bulk_changes').values(step).returning('id').executeTakeFirstOrThrow()
  changed({ record: `bulk ${id}`, after: { changed: changes.length, left: outcomes.length - changes.length } })
  for (const { id: userId, before, after } of changes) {
    const states = before ? { before, after } : ({ action: 'linkRequested' } as const)
    changed({ record: `user ${userId}`, ...states, bulkId: id } satisfies Change)
  }
  return id
}

export const checkUsers: Handler<typeof bulkChanges.checkUsers> = async (context) => ({
  rows: await dryRun(context, async (db) => rowsOf(db, await changeEach({ ...context, db }, context.input))),
})

export const changeUsers: Handler<ChangeUsers> = {
  changedUsers: ({ users }) => users.map(({ id }) => id),
  run: async (context) => {
    const outcomes = await changeEach(context, context.input)
    const bulkId = await leaveStep(context, outcomes)
    return { bulkId, rows: await rowsOf(context.db, outcomes) }
  },
  finish: sendMails,
}

/** Restores a user as before the step, unless somebody has changed the user since. */
export const restoreUser = async (
  context: Omit<Changing, 'outbox' | 'settings'>,
  before: UserState,
  after: UserState,
): Promise<Outcome> => {
  const { db } = context
  const id = after.id ?? 0
  const user = await findUser(db, id)
  if (!user) return left(id, null, 'gone')
  if (user.version !== after.version) return left(id, user, 'stale')
  try {
    const defaults = await checklist(db, { roleId: user.roleId })
    const wasGranted = new Map(before.overrides.map(({ pageId, hasAccess }) => [pageId, hasAccess]))
    const touched = new Set([...before.overrides, ...after.overrides].map(({ pageId }) => pageId))
    const newPermissions = defaults
      .filter(({ pageId, canBeOverwritten }) => touched.has(pageId) && canBeOverwritten)
      .map(({ pageId, hasAccess }) => ({ pageId, hasAccess: wasGranted.get(pageId) ?? hasAccess }))
    const was = { ...user, ...before }
    const { plant, salesContact, salesEmail, customerIds, asleepAt = null, overrides } = was
    const target = { plant, salesContact, salesEmail, customerIds, asleepAt, overrides, newPermissions }
    const states = await store(context as Changing, user, target)
    return { id, name: user.name, version: user.version, reason: null, ...states }
  } catch (error) {
    return left(id, user, reasonOf(error))
  }
}
