import type { auditLogChange } from '../../schema/administration/auditLog.ts'
import type { RowOf } from '../../schema/entity.ts'
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

/** Fields of the user form; changes of derived fields are not listed. */
const entered = [
  'name',
  'email',
  'roleId',
  'phone',
  'company',
  'position',
  'country',
  'state',
  'city',
  'salesContact',
  'salesEmail',
  'comments',
  'customerIds',
  'plant',
  'password',
] as const

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

export const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((entry): entry is number => Number.isInteger(entry)) : []

const wordings: Readonly<Record<string, (value: unknown, names: Names) => string>> = {
  roleId: (value, { roleOf }) => (typeof value === 'number' ? roleOf(value) : ''),
  customerIds: (value, { customerOf }) => idsIn(value).map(customerOf).join(', '),
}

const textOf = (field: string, state: State | null, names: Names) =>
  (wordings[field] ?? plain)(state?.[field], names) || null

/** Fields listed for records other than users: all with plain values. */
const plainFields = (...states: readonly (State | null)[]) => [
  ...new Set(states.flatMap((state) => Object.keys(state ?? {}).filter((field) => plain(state?.[field]) !== ''))),
]

/** In an edit, a field that is missing in one of the states counts as unchanged. */
const isKnown = (field: string, before: State | null, after: State | null) =>
  before === null || after === null || field === 'password' || (field in before && field in after)

const changedFields = (
  fields: readonly string[],
  before: State | null,
  after: State | null,
  names: Names,
): AuditLogChange[] =>
  fields
    .filter((field) => isKnown(field, before, after))
    .map((field) => ({ field, from: textOf(field, before, names), to: textOf(field, after, names) }))
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

export const changesOfUser = (before: State | null, after: State | null, names: Names) => [
  ...changedFields(entered, before, after, names),
  ...changedPermissions(before, after, names),
]

export const changesOfRecord = (before: State | null, after: State | null, names: Names) =>
  changedFields(plainFields(before, after), before, after, names)
