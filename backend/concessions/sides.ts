import { concession, type concessions, providerKeys } from '#schema/quality/concessions.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import type { Caller } from '../access/caller.ts'
import { holdsKey } from '../access/contentKeys.ts'
import type { Db } from '../database/open.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import type { Context } from '../implement.ts'
import { list } from './listConcessions.ts'

/** Throws 403 if the caller belongs to the other side. */
export const requireSide = async (db: Db, { roleId }: Caller, isProvider: boolean) => {
  if ((await holdsKey(db, roleId, providerKeys)) !== isProvider) throw forbidden()
}

type Changing = Omit<Context<typeof concessions.list>, 'input'> & {
  readonly input: { readonly customerId: number; readonly id: number }
}

/** 404 if the concession does not exist, else 409 (already commented or approved). */
export const whyUnchanged = async ({ input: { customerId, id }, ...context }: Changing, message: string) => {
  const current = await list.read(context, { customerId }, id)
  return current ? conflict(message, writeAnswer(concession, current)) : notFound()
}
