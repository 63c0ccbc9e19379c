import { sql } from 'kysely'
import { roleIds } from '#schema/account/roles.ts'
import type { people } from '#schema/administration/people.ts'
import type { Instant } from '#schema/kinds.ts'
import { fold } from '#values/texts.ts'
import { emailKey, foldedColumns } from '../administration/userColumns.ts'
import { requireAnotherAdmin } from '../administration/userWrites.ts'
import { containing, isLike } from '../database/like.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { forbidden, notFound } from '../errors.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { auditedStatesOf, identityOf, ownTextNames } from './identity.ts'
import { type Identity, spellings, unnamed } from './namedText.ts'
import { permitted } from './permittedChanges.ts'
import { personalTableList } from './personalData.ts'

type Values = Readonly<Record<string, unknown>>

const labelOf = (userId: number) => `erased user ${userId}`
/** In a domain that can never exist. */
const addressOf = (userId: number) => `erased-user-${userId}@erased.invalid`

interface Found {
  readonly table: keyof Tables
  readonly key: Values
  readonly texts: readonly string[]
}

/** Rows with texts that name somebody; reads tables from end to end, so it runs before the transaction. */
const rowsThatName = async (db: Db, identity: Identity): Promise<Found[]> => {
  const patterns = spellings(identity).map(containing)
  if (patterns.length === 0) return []
  const found: Found[] = []
  for (const [table, { key = ['id'], texts = [] }] of personalTableList) {
    if (texts.length === 0) continue
    const conditions = texts.flatMap((column) =>
      patterns.map((pattern) => isLike(sql`fold(${sql.ref(column)})`, sql.val(pattern))),
    )
    const { rows } = await sql<Values>`select ${sql.join(key.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${sql.join(conditions, sql` or `)}`.execute(db)
    found.push(...rows.map((row) => ({ table, key: row, texts })))
  }
  return found
}

const isRow = (key: Values) =>
  sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )

const eraseFromTexts = async (db: Db, { table, key, texts }: Found, replace: (text: string) => string) => {
  const columns = sql.join(texts.map((column) => sql.ref(column)))
  const { rows } = await sql<Values>`select ${columns} from ${sql.table(table)} where ${isRow(key)}`.execute(db)
  for (const row of rows) {
    const changed = Object.entries(row).flatMap(([column, text]) =>
      typeof text === 'string' && replace(text) !== text ? [sql`${sql.ref(column)} = ${replace(text)}`] : [],
    )
    if (changed.length > 0)
      await sql`update ${sql.table(table)} set ${sql.join(changed)} where ${isRow(key)}`.execute(db)
  }
}

interface Erased {
  readonly id: number
  readonly identity: Identity
}

/** Names and addresses beside the id of their owner, and of people without one, who are known by them only. */
const eraseNames = async (db: Db, { id, identity }: Erased) => {
  const replacements = [
    { of: 'names', label: labelOf(id), known: identity.names },
    { of: 'emails', label: addressOf(id), known: identity.emails },
  ] as const
  for (const [table, described] of personalTableList)
    for (const { of, label, known } of replacements)
      for (const column of described[of] ?? []) {
        const [owner] = described.owner ?? []
        const isNamed = sql`fold(${sql.ref(column)}) in (${sql.join(['', ...known].map(fold))})`
        const isTheirs = owner
          ? sql`(${sql.ref(owner)} = ${id} or (${sql.ref(owner)} is null and ${sql.ref(column)} <> '' and ${isNamed}))`
          : sql`${sql.ref(column)} <> '' and ${isNamed}`
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${label} where ${isTheirs}`.execute(db)
      }
}

const deleteOwnRows = async (db: Db, { id, identity }: Erased) => {
  for (const [table, { owner = [], isDeleted }] of personalTableList)
    if (isDeleted)
      for (const column of owner)
        await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
  if (identity.emails.length === 0) return
  await db.deleteFrom('recoveries').where('email_key', 'in', identity.emails.map(emailKey)).execute()
  await db.deleteFrom('outbox').where('recipient', 'in', identity.emails).where('sent_at', 'is', null).execute()
}

/** The user's own states in the audit log keep roles, customers and permissions. */
const eraseAuditedStates = async (db: Db, { id }: Erased) => {
  const erased: Values = { ...Object.fromEntries(ownTextNames.map((name) => [name, ''])), ...namesOf(id) }
  const emptied = (state: Values | null) =>
    state && Object.fromEntries(Object.entries(state).map(([name, value]) => [name, erased[name] ?? value]))
  for (const { id: row, before, after } of await auditedStatesOf(db, id)) {
    const states = { before: emptied(before), after: emptied(after) }
    const texts = Object.entries(states).map(([name, state]) => [name, state && JSON.stringify(state)])
    await db.updateTable('audit').set(Object.fromEntries(texts)).where('id', '=', row).execute()
  }
}

const namesOf = (id: number) => ({ name: labelOf(id), email: addressOf(id) })

const eraseUser = async (db: Db, id: number, now: Instant) => {
  const { salesContact, relation } = await db
    .selectFrom('users')
    .select(['sales_contact as salesContact', 'relation'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ownTexts = { phone: '', company: '', position: '', country: '', state: '', city: '', comments: '' }
  await db
    .updateTable('users')
    .set(({ eb, fn }) => ({
      ...namesOf(id),
      ...ownTexts,
      ...foldedColumns({ ...namesOf(id), salesContact, relation }),
      email_key: addressOf(id),
      password_hash: null,
      updated_at: now,
      deleted_at: fn.coalesce('deleted_at', eb.val(now)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await db.updateTable('visits').set({ browser: '', time_zone: '' }).where('user_id', '=', id).execute()
}

/** Other users whose seller the person was. */
const eraseSeller = async (db: Db, { id, identity: { emails } }: Erased) => {
  if (emails.length === 0) return
  const sold = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'relation'])
    .where((eb) => eb(eb.fn<string>('fold', ['sales_email']), 'in', emails.map(fold)))
    .execute()
  for (const { id: userId, ...user } of sold)
    await db
      .updateTable('users')
      .set({
        sales_contact: labelOf(id),
        sales_email: addressOf(id),
        ...foldedColumns({ ...user, salesContact: labelOf(id) }),
      })
      .where('id', '=', userId)
      .execute()
}

/** The same person among the contacts of customers, found by the address, and on the team page, found by the name. */
const eraseContact = async (db: Db, { id, identity: { names, emails } }: Erased) => {
  const contacts =
    emails.length === 0
      ? []
      : await db
          .selectFrom('contacts')
          .select(['id', 'name'])
          .where((eb) => eb(eb.fn<string>('fold', ['email']), 'in', emails.map(fold)))
          .execute()
  for (const contact of contacts) {
    await db.deleteFrom('contact_photos').where('contact_id', '=', contact.id).execute()
    await db
      .updateTable('contacts')
      .set({ ...namesOf(id), phone: '' })
      .where('id', '=', contact.id)
      .execute()
  }
  for (const name of new Set([...names, ...contacts.map((contact) => contact.name)])) {
    const members = db.selectFrom('team_members').select('id').where('name', '=', name)
    await db.deleteFrom('team_photos').where('team_member_id', 'in', members).execute()
    await db
      .updateTable('team_members')
      .set({ name: labelOf(id) })
      .where('name', '=', name)
      .execute()
  }
}

/** Erases a person within a transaction, in which rows of the audit log may change. */
const eraseIn = (db: Db, now: Instant, erased: Erased, found: readonly Found[]) =>
  permitted(db, 'erasure', async () => {
    const replace = unnamed(erased.identity, labelOf(erased.id))
    await deleteOwnRows(db, erased)
    await eraseNames(db, erased)
    await eraseAuditedStates(db, erased)
    for (const one of found) await eraseFromTexts(db, one, replace)
    await eraseSeller(db, erased)
    await eraseContact(db, erased)
    await eraseUser(db, erased.id, now)
  })

type Erase = Context<typeof people.erasePerson>

/** Also users who are deleted: the request to be erased may come later. */
export const ownerOfPerson = async ({ db, input }: { db: Db; input: { id: number } }) => {
  const user = await db.selectFrom('users').select('id').where('id', '=', input.id).executeTakeFirst()
  if (!user) return null
  const links = await db.selectFrom('user_customers').select('customer_id').where('user_id', '=', input.id).execute()
  return links.map((link) => link.customer_id)
}

export const requireAdministrator = ({ roleId }: Erase['caller']) => {
  if (roleId !== roleIds.admin) throw forbidden('Only administrators may do this.')
}

const requireErasable = async ({ db, caller, input }: Erase) => {
  requireAdministrator(caller)
  if (input.id === caller.id) throw forbidden('You cannot erase yourself.')
  const user = await db
    .selectFrom('users')
    .select(['id', 'role_id', 'deleted_at'])
    .where('id', '=', input.id)
    .executeTakeFirst()
  if (!user) throw notFound()
  if (user.deleted_at === null) await requireAnotherAdmin(db, { id: user.id, roleId: user.role_id })
}

/** Nothing names the person afterwards; what the person has done stays `docs/product/administration.md#erasing-a-person`. */
export const erasePerson: Handler<typeof people.erasePerson> = {
  ownerOf: ownerOfPerson,
  ...inStages<typeof people.erasePerson, readonly Found[]>({
    prepare: async (context) => {
      await requireErasable(context)
      return rowsThatName(context.reader, await identityOf(context.db, context.input.id))
    },
    run: async (context, found) => {
      const { db, clock, input, changed } = context
      await requireErasable(context)
      await eraseIn(db, clock.now(), { id: input.id, identity: await identityOf(db, input.id) }, found)
      changed({ record: `user ${input.id}`, action: 'erased' })
      return { message: 'User erased successfully.' }
    },
    changedUsers: ({ id }) => [id],
  }),
}
