import { setImmediate } from 'node:timers/promises'
import { newUser } from '#schema/administration/administration.ts'
import type { onboarding, rowResult } from '#schema/administration/onboarding.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import type { RowOf } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import type { Caller } from '../access/caller.ts'
import { type AdmittedUser, admitUser, type NewUser } from '../administration/newUser.ts'
import { emailKey } from '../administration/userColumns.ts'
import { requireManageableRoles } from '../administration/userWrites.ts'
import type { Db } from '../database/open.ts'
import { DomainError } from '../errors.ts'
import type { Handler } from '../implement.ts'
import { pagesField, type Reason, readRow, reasonFor, type SheetRow } from './readRow.ts'
import { readNames, type SheetNames } from './sheetNames.ts'

const rowsAtOnce = 10

/** Yields to other requests from time to time during long work; `done` is the number of processed rows. */
export const takeTurns = async (done: number) => {
  if (done % rowsAtOnce === 0) await setImmediate()
}

export type Judged =
  | { readonly state: 'new'; readonly user: AdmittedUser }
  | { readonly state: 'exists' }
  | { readonly state: 'wrong'; readonly reasons: readonly Reason[] }

interface Sheet {
  readonly rows: readonly SheetRow[]
  readonly earlierEmails?: readonly string[] | undefined
}

const { email, roleId } = newUser.fields
const permissions = infoOf(newUser.fields.newPermissions).wire
const wrong = (reasons: readonly Reason[]): Judged => ({ state: 'wrong', reasons })
const keyOf = (text: string | undefined) => emailKey(text ?? '')

const mayManage = (caller: Caller, role: number) => {
  try {
    requireManageableRoles(caller, role)
    return true
  } catch {
    return false
  }
}

/** Converts a rule's error to the row's result; rethrows other errors. */
const judgeError = (error: unknown, caller: Caller, { roleId: role, newPermissions }: NewUser): Judged => {
  const isForbidden = error instanceof DomainError && error.code === 'forbidden'
  if (isForbidden && newPermissions.length > 0 && mayManage(caller, role))
    return wrong([{ ...reasonFor(pagesField, { code: 'notGrantable' }), message: error.message }])
  if (isForbidden)
    return wrong([{ ...reasonFor(infoOf(roleId).wire, { code: 'unknownRole' }), message: error.message }])
  if (!(error instanceof InvalidInputError)) throw error
  if (error.issues[infoOf(email).wire]?.code === 'emailTaken') return { state: 'exists' }
  return wrong(
    Object.entries(error.issues).map(([field, issue]) => reasonFor(field === permissions ? pagesField : field, issue)),
  )
}

const judgeRow = async (db: Db, caller: Caller, names: SheetNames, row: SheetRow, isRepeated: boolean) => {
  const read = readRow(names, row)
  const repeated = isRepeated ? [reasonFor(infoOf(email).wire, { code: 'duplicate' })] : []
  if ('reasons' in read) return wrong([...repeated, ...read.reasons])
  if (isRepeated) return wrong(repeated)
  return admitUser(db, caller, read.input).then(
    (user): Judged => ({ state: 'new', user }),
    (error) => judgeError(error, caller, read.input),
  )
}

/**
 * Validates rows with the same rules as for a single new user. If several rows have the same e-mail address, only the
 * first can pass.
 */
export const judgeRows = async (db: Db, caller: Caller, names: SheetNames, { rows, earlierEmails = [] }: Sheet) => {
  const seen = new Set(earlierEmails.map(keyOf))
  const judged: Judged[] = []
  for (const row of rows) {
    const key = keyOf(row.email)
    const isRepeated = key !== '' && seen.has(key)
    seen.add(key)
    judged.push(await judgeRow(db, caller, names, row, isRepeated))
    await takeTurns(judged.length)
  }
  return judged
}

export const resultOf = (judged: Judged, row: number, userId: number | null = null): RowOf<typeof rowResult> => ({
  row,
  state: judged.state,
  userId,
  roleId: judged.state === 'new' ? judged.user.input.roleId : null,
  reasons: judged.state === 'wrong' ? [...judged.reasons] : [],
})

/** Dry run of `create`. Uses the reader, because it reads a lot. */
export const check: Handler<typeof onboarding.check> = async ({ reader, caller, input }) => {
  const names = await readNames(reader)
  const judged = await judgeRows(reader, caller, names, input)
  return { results: judged.map((row, at) => resultOf(row, at)) }
}
