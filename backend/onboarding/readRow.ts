import { roleIds } from '#schema/account/roles.ts'
import { newUser } from '#schema/administration/administration.ts'
import { type rowReason, sheetRow } from '#schema/administration/onboarding.ts'
import { describeIssue, InvalidInputError, type Issue, type IssueCode } from '#schema/checks/issues.ts'
import { parseInput, writeInput } from '#schema/checks/parseInput.ts'
import type { RowOf } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import { fold } from '#values/texts.ts'
import type { NewUser } from '../administration/newUser.ts'
import type { SheetNames } from './sheetNames.ts'

export type SheetRow = RowOf<typeof sheetRow>
export type Reason = RowOf<typeof rowReason>

type Read<T> = { readonly value: T; readonly reasons: readonly Reason[] }

/** Reason why a row is rejected: the wire name of the field, the issue, and the affected list entry. */
export const reasonFor = (field: string, issue: Issue, value = ''): Reason => ({
  field,
  code: issue.code,
  limit: issue.limit ?? null,
  value,
  message: describeIssue(issue),
})

const read = <T>(value: T, reasons: readonly Reason[] = []): Read<T> => ({ value, reasons })

const { roleId: role, customerIds: relation, plant, pages } = sheetRow.fields

export const pagesField = infoOf(pages).wire

const readRole = (names: SheetNames, text: string): Read<number | undefined> => {
  if (text === '') return read(undefined)
  const ids = names.rolesNamed(text)
  if (ids.length === 1) return read(ids[0])
  return read(undefined, [reasonFor(infoOf(role).wire, { code: ids.length === 0 ? 'unknownRole' : 'ambiguous' })])
}

/** Error messages list at most 5 unknown entries, 80 characters each. */
const maxNamed = 5
const maxEntryCharacters = 80

/** Reads entries separated by semicolons as ids; up to five that are not clear are named, the others counted. */
const readEntries = (
  field: string,
  text: string,
  unknown: IssueCode,
  idsNamed: (part: string) => readonly number[],
): Read<readonly { readonly part: string; readonly ids: readonly number[] }[]> => {
  const parts = new Set(text.split(';').map((part) => part.trim()))
  parts.delete('')
  const found = [...parts].map((part) => ({ part, ids: idsNamed(part) }))
  const unclear = found.filter(({ ids }) => ids.length !== 1)
  const reasons = unclear
    .slice(0, maxNamed)
    .map(({ part, ids }) =>
      reasonFor(field, { code: ids.length === 0 ? unknown : 'ambiguous' }, part.slice(0, maxEntryCharacters)),
    )
  const unnamed = unclear.length - reasons.length
  if (unnamed > 0) reasons.push(reasonFor(field, { code: 'furtherCustomers', limit: unnamed }))
  return read(found, reasons)
}

const withdrawn = /^[-−–]\s*/

const readPages = (names: SheetNames, text: string): Read<NewUser['newPermissions']> => {
  const { value, reasons } = readEntries(pagesField, text, 'unknownReference', (part) =>
    names.pagesNamed(part.replace(withdrawn, '')),
  )
  return read(
    value.flatMap(({ part, ids }) => ids.map((pageId) => ({ pageId, hasAccess: !withdrawn.test(part) }))),
    reasons,
  )
}

const readRelation = (names: SheetNames, roleId: number | undefined, text: string): Read<number[] | null> => {
  if (roleId === undefined || roleId === roleIds.admin) return read(null)
  const { value, reasons } = readEntries(infoOf(relation).wire, text, 'unknownCustomer', (part) =>
    names.relationsNamed(roleId, part),
  )
  return read([...new Set(value.flatMap(({ ids }) => ids))], reasons)
}

const plants: Readonly<Record<string, NewUser['plant']>> = {
  '': 'forge',
  '1': 'forge',
  forge: 'forge',
  forja: 'forge',
  '2': 'aerospace',
  aeroespace: 'aerospace',
  aerospace: 'aerospace',
  aeroespacial: 'aerospace',
}

const readPlant = (text: string): Read<NewUser['plant']> => {
  const known = Object.hasOwn(plants, fold(text)) ? plants[fold(text)] : undefined
  return known ? read(known) : read('forge', [reasonFor(infoOf(plant).wire, { code: 'choice' })])
}

const issuesAbout = (error: unknown) => {
  if (!(error instanceof InvalidInputError)) throw error
  return error.issues
}

/**
 * Parses a row as input of the new-user call, or returns all problems. The rules for new users are checked separately.
 */
export const readRow = (names: SheetNames, row: SheetRow): { input: NewUser } | { reasons: readonly Reason[] } => {
  const [roleRead, plantRead] = [readRole(names, row.roleId?.trim() ?? ''), readPlant(row.plant?.trim() ?? '')]
  const relationRead = readRelation(names, roleRead.value, row.customerIds ?? '')
  const pagesRead = readPages(names, row.pages ?? '')
  const understood = [...roleRead.reasons, ...relationRead.reasons, ...plantRead.reasons, ...pagesRead.reasons]
  const reportedFields = new Set(understood.map(({ field }) => field))
  const { customerIds: _ids, roleId: _role, plant: _plant, pages: _pages, ...texts } = row
  const entered = {
    ...texts,
    roleId: roleRead.value,
    customerIds: relationRead.value,
    plant: plantRead.value,
    newPermissions: pagesRead.value,
  }
  try {
    const input = parseInput(newUser, writeInput(newUser, entered))
    return understood.length > 0 ? { reasons: understood } : { input }
  } catch (error) {
    const issues = Object.entries(issuesAbout(error)).filter(([field]) => !reportedFields.has(field))
    return { reasons: [...issues.map(([field, issue]) => reasonFor(field, issue)), ...understood] }
  }
}
