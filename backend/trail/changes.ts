import type { trailChange } from '../../schema/administration/trail.ts'
import type { RowOf } from '../../schema/entity.ts'
import type { Names } from './names.ts'

export type TrailChange = RowOf<typeof trailChange>

/** A record as the audit kept it: fields of whichever version wrote it. */
export type State = Readonly<Record<string, unknown>>

/** What the audit keeps as text; what cannot be read says nothing. */
export const readState = (text: string | null): State | null => {
  if (text === null) return null
  try {
    const state: unknown = JSON.parse(text)
    return typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as State) : null
  } catch {
    return null
  }
}

/** The fields that people enter, as they stand in the form; what follows from these is no change of its own. */
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

/** What is told of a record that is no user: each field that is a plain value. */
const plainFields = (...states: readonly (State | null)[]) => [
  ...new Set(states.flatMap((state) => Object.keys(state ?? {}).filter((field) => plain(state?.[field]) !== ''))),
]

/** Of an edit, a field that one of the states does not know has not been changed as far as is known. */
const isKnown = (field: string, before: State | null, after: State | null) =>
  before === null || after === null || field === 'password' || (field in before && field in after)

const changedFields = (
  fields: readonly string[],
  before: State | null,
  after: State | null,
  names: Names,
): TrailChange[] =>
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

const changedPermissions = (before: State | null, after: State | null, { pageOf }: Names): TrailChange[] => {
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

/** What differs between two states of a user: fields first, then permissions page by page. */
export const changesOfUser = (before: State | null, after: State | null, names: Names) => [
  ...changedFields(entered, before, after, names),
  ...changedPermissions(before, after, names),
]

/** What differs between two states of any other record. */
export const changesOfRecord = (before: State | null, after: State | null, names: Names) =>
  changedFields(plainFields(before, after), before, after, names)
