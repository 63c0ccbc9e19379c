import { auditedUser } from '#schema/administration/administration.ts'
import { auditedField } from '#schema/administration/auditedRecords.ts'
import type { auditLogChange } from '#schema/administration/auditLog.ts'
import type { RowOf } from '#schema/entity.ts'
import { refersTo } from '#schema/records/record.ts'
import type { Names } from './names.ts'

export type AuditLogChange = RowOf<typeof auditLogChange>

/** An audited record; its fields depend on the version that wrote it. */
export type State = Readonly<Record<string, unknown>>

/** Parses an audited state; null if it is unreadable. */
export const readState = (text: string | null): State | null => {
  if (text === null) return null
  try {
    const state: unknown = JSON.parse(text)
    return typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as State) : null
  } catch {
    return null
  }
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const plainText = (value: unknown) => (isPlain(value) ? String(value) : '')

/** Text of a value: of a list its plain values, of amounts by number the numbers. */
const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.filter(isPlain).join(', ')
  return typeof value === 'object' && value !== null ? Object.keys(value).join(', ') : plainText(value)
}

export const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((entry): entry is number => Number.isInteger(entry)) : []

const wordings: Readonly<Record<string, (value: unknown, names: Names) => string>> = {
  roleId: (value, { roleOf }) => (typeof value === 'number' ? roleOf(value) : ''),
  customerIds: (value, { nameOf }) =>
    idsIn(value)
      .map((id) => nameOf('customers', id))
      .join(', '),
}

const referredType = (kind: string, field: string) => {
  const declared = auditedField(kind, field)
  return declared ? refersTo(declared) : null
}

/** Records that the values of a state refer to. */
export const referredIn = (kind: string, state: State | null) =>
  Object.entries(state ?? {}).flatMap(([field, value]) => {
    const type = referredType(kind, field)
    return type !== null && typeof value === 'number' ? [[type, value] as const] : []
  })

/** In an edit, a field that is missing in one of the states counts as unchanged. */
const isKnown = (field: string, before: State | null, after: State | null) =>
  before === null || after === null || field === 'password' || (field in before && field in after)

const changedFields = (
  fields: readonly string[],
  before: State | null,
  after: State | null,
  textOf: (field: string, state: State | null) => string | null,
): AuditLogChange[] =>
  fields
    .filter((field) => isKnown(field, before, after))
    .map((field) => ({ field, from: textOf(field, before), to: textOf(field, after) }))
    .filter(({ from, to }) => from !== to)
    .map((change) => ({ ...change, page: null, name: null }))

const overridesIn = (state: State | null) => {
  const overrides: unknown[] = Array.isArray(state?.overrides) ? state.overrides : []
  return new Map(
    overrides.flatMap((entry) => {
      const { pageId, hasAccess } = (entry ?? {}) as { pageId?: unknown; hasAccess?: unknown }
      return Number.isInteger(pageId) ? [[pageId as number, hasAccess === true ? 'granted' : 'withdrawn'] as const] : []
    }),
  )
}

const changedPermissions = (before: State | null, after: State | null, { pageOf }: Names): AuditLogChange[] => {
  if (!isKnown('overrides', before, after)) return []
  const [was, is] = [overridesIn(before), overridesIn(after)]
  const pageIds = [...new Set([...was.keys(), ...is.keys()])].sort((left, right) => left - right)
  return pageIds
    .map((page) => ({
      field: 'permission',
      page,
      name: pageOf(page),
      from: was.get(page) ?? null,
      to: is.get(page) ?? null,
    }))
    .filter(({ from, to }) => from !== to)
}

/** All fields that forms enter; changes of derived fields are not listed. */
export const changesOfUser = (before: State | null, after: State | null, names: Names) => [
  ...changedFields(
    Object.keys(auditedUser),
    before,
    after,
    (field, state) => (wordings[field] ?? plainText)(state?.[field], names) || null,
  ),
  ...changedPermissions(before, after, names),
]

/** All fields with plain values, except hidden ones. */
export const changesOfRecord = (kind: string, before: State | null, after: State | null, { nameOf }: Names) => {
  const fields = new Set(
    [before, after].flatMap((state) => Object.keys(state ?? {}).filter((field) => plain(state?.[field]) !== '')),
  )
  const shown = [...fields].filter((field) => auditedField(kind, field) !== null)
  return changedFields(shown, before, after, (field, state) => {
    const value = state?.[field]
    const referred = referredType(kind, field)
    return (referred !== null && typeof value === 'number' ? nameOf(referred, value) : plain(value)) || null
  })
}
