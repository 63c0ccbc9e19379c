import { ascending, type UserValues } from './userModel.ts'

type Source = keyof UserValues

/** Merged together, because relation and pages depend on the role. */
const ofTheRole: readonly Source[] = ['roleId', 'customerIds', 'checklist', 'ticked']

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

const roleIn = (values: UserValues): Partial<UserValues> =>
  Object.fromEntries(ofTheRole.map((source) => [source, values[source]]))

const mergeTicks = (base: UserValues, typed: UserValues, newer: UserValues) => {
  const pageIds = ascending([...base.ticked, ...typed.ticked, ...newer.ticked])
  return pageIds.filter((pageId) => {
    const isTouched = base.ticked.includes(pageId) !== typed.ticked.includes(pageId)
    return (isTouched ? typed : newer).ticked.includes(pageId)
  })
}

/** Merges role, relation and pages. A role changed here wins over one changed by another user. */
export const mergeRole = (base: UserValues, typed: UserValues, newer: UserValues): Partial<UserValues> => {
  if (typed.roleId !== base.roleId && typed.roleId !== newer.roleId) return roleIn(typed)
  if (newer.roleId !== base.roleId) return roleIn(newer)
  return {
    customerIds: isSame(typed.customerIds, base.customerIds) ? newer.customerIds : typed.customerIds,
    checklist: newer.checklist,
    ticked: mergeTicks(base, typed, newer),
  }
}

/** Fields changed by the other user. */
export const changedFields = (base: UserValues, newer: UserValues) =>
  (Object.keys(newer) as Source[]).filter(
    (source) => source !== 'version' && source !== 'checklist' && !isSame(base[source], newer[source]),
  )
