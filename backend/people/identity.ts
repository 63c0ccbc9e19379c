import { userTextNames } from '#schema/account/particulars.ts'
import { fold } from '#values/texts.ts'
import { emailKey } from '../administration/userColumns.ts'
import { readState } from '../audit-log/changes.ts'
import type { Db } from '../database/open.ts'
import type { Identity } from './namedText.ts'

const uniqueOf = (texts: readonly unknown[]) => [
  ...new Set(texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '')),
]

/** States of a user in the audit log, with the ids of their rows. */
export const auditedStatesOf = async (db: Db, userId: number) => {
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'before', 'after'])
    .where('subject_id', '=', userId)
    .where((eb) => eb.or([eb('before', 'is not', null), eb('after', 'is not', null)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id, before, after }) => ({ id, before: readState(before), after: readState(after) }))
}

/** Today's names of other users: they may not vanish from texts, because these may be about them. */
const ofOthers = async (db: Db, userId: number, { names, emails, phones }: Identity) => {
  const others = await db
    .selectFrom('users')
    .select(['name_key', 'email_key', 'phone'])
    .where('id', '<>', userId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('name_key', 'in', ['', ...names.map(fold)]),
        eb('email_key', 'in', ['', ...emails.map(emailKey)]),
        eb('phone', 'in', ['-', ...phones]),
      ]),
    )
    .execute()
  return new Set(others.flatMap(({ name_key, email_key, phone }) => [name_key, email_key, phone]))
}

/** By what a user is and was known, except what now belongs to another user. */
export const identityOf = async (db: Db, userId: number): Promise<Identity> => {
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const states = [user, ...(await auditedStatesOf(db, userId)).flatMap(({ before, after }) => [before, after])]
  const valuesOf = (name: 'name' | 'email' | 'phone') => uniqueOf(states.map((state) => state?.[name]))
  const all = { names: valuesOf('name'), emails: valuesOf('email'), phones: valuesOf('phone') }
  const taken = await ofOthers(db, userId, all)
  return {
    names: all.names.filter((name) => !taken.has(fold(name))),
    emails: all.emails.filter((email) => !taken.has(emailKey(email))),
    phones: all.phones.filter((phone) => !taken.has(phone)),
  }
}

/** Texts of a user, without those that are about the seller. */
export const ownTextNames = userTextNames.filter((name) => name !== 'salesContact' && name !== 'salesEmail')
