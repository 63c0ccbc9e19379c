import type { TaskKind } from '#schema/home/taskKinds.ts'
import { type Caller, callerOf } from '../access/caller.ts'
import { emailKey } from '../administration/userColumns.ts'
import type { Db } from '../database/open.ts'
import { openPagesTo, type Tools } from '../implement.ts'
import type { Addressee } from '../mail/letter.ts'
import { customersOf, openKinds } from '../tasks/tasksFor.ts'
import { isProvider, type Row } from './detail.ts'

type Sending = Pick<Tools, 'db' | 'settings'> & { readonly caller: Caller }

/** Seller and backup of the customer. */
const providers = (db: Db, { customer_id }: Row) =>
  db
    .selectFrom('customer_terms')
    .innerJoin('contacts', (join) =>
      join.on((eb) =>
        eb.or([
          eb('contacts.id', '=', eb.ref('customer_terms.seller_id')),
          eb('contacts.id', '=', eb.ref('customer_terms.backup_id')),
        ]),
      ),
    )
    .select(['contacts.name', 'contacts.email'])
    .where('customer_terms.customer_id', '=', customer_id)
    .orderBy('contacts.id')
    .execute()

/** Users of this database who have chosen how tasks of a kind are mailed. */
const choosers = (db: Db, kind: TaskKind) =>
  db
    .selectFrom('task_mails')
    .innerJoin('users', 'users.id', 'task_mails.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.email_key', 'users.role_id', 'users.plant'])
    .select('task_mails.choice')
    .where('task_mails.kind', '=', kind)
    .where('users.deleted_at', 'is', null)
    .where('users.asleep_at', 'is', null)
    .orderBy('users.id')
    .execute()

type Chooser = Awaited<ReturnType<typeof choosers>>[number]

const lists = async (db: Db, user: Chooser, kind: TaskKind, customerId: number) => {
  const caller = await callerOf(db, user)
  const kinds = await openKinds({ caller, openPages: openPagesTo(db, caller) })
  const customers = await customersOf(db, caller)
  return kinds.includes(kind) && (customers === 'all' || customers.includes(customerId))
}

const authorsChoice = async (db: Db, userId: number) => {
  const query = db.selectFrom('task_mails').select('choice').where('kind', '=', 'requestAnswer')
  return (await query.where('user_id', '=', userId).executeTakeFirst())?.choice ?? 'atOnce'
}

const sameEmail = (email: string) => (user: Chooser) => user.email_key === emailKey(email)

/**
 * People of the other side: the author, or seller and backup, unless they have chosen otherwise, and users who have
 * chosen mails at once and have the customer in their list.
 */
export const recipients = async ({ db, caller, settings }: Sending, row: Row): Promise<Addressee[]> => {
  const kind = isProvider(caller) ? 'requestAnswer' : 'requestToAnswer'
  // Numbers of users of a company's service are not those of this database.
  const users = settings.hasOwnTasks ? await choosers(db, kind) : []
  const isAuthor = kind === 'requestAnswer'
  const involved = isAuthor ? [{ name: row.name, email: row.email }] : await providers(db, row)
  const found: Addressee[] = []
  for (const { name, email } of involved) {
    const choice = isAuthor ? await authorsChoice(db, row.user_id) : users.find(sameEmail(email))?.choice
    if (choice === undefined || choice === 'atOnce') found.push({ name, email })
  }
  for (const user of users) {
    if (user.choice !== 'atOnce' || involved.some(({ email }) => sameEmail(email)(user))) continue
    if (await lists(db, user, kind, row.customer_id)) found.push({ name: user.name, email: user.email })
  }
  return found
}
