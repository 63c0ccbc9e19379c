import { ascending, type UserValues } from './userModel.ts'

type Source = keyof UserValues

/** The role decides over relation and pages, so these go together. */
const ofTheRole: readonly Source[] = ['roleId', 'customerIds', 'checklist', 'ticked']

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

const pick = (values: UserValues, sources: readonly Source[]): Partial<UserValues> =>
  Object.fromEntries(sources.map((source) => [source, values[source]]))

const mergeTicks = (base: UserValues, typed: UserValues, newer: UserValues) => {
  const pageIds = ascending([...base.ticked, ...typed.ticked, ...newer.ticked])
  return pageIds.filter((pageId) => {
    const isTouched = base.ticked.includes(pageId) !== typed.ticked.includes(pageId)
    return (isTouched ? typed : newer).ticked.includes(pageId)
  })
}

/** What goes with the role, which somebody has changed, or not. */
export const mergeRole = (base: UserValues, typed: UserValues, newer: UserValues): Partial<UserValues> => {
  if (typed.roleId !== base.roleId && typed.roleId !== newer.roleId) return pick(typed, ofTheRole)
  if (newer.roleId !== base.roleId) return pick(newer, ofTheRole)
  return {
    customerIds: isSame(typed.customerIds, base.customerIds) ? newer.customerIds : typed.customerIds,
    checklist: newer.checklist,
    ticked: mergeTicks(base, typed, newer),
  }
}

/** What was typed, laid over the newer state: untouched fields follow the other's change, touched ones stay. */
export const mergeNewer = (base: UserValues, typed: UserValues, newer: UserValues): UserValues => {
  const touched = (Object.keys(typed) as Source[]).filter((source) => !isSame(typed[source], base[source]))
  return { ...newer, ...pick(typed, touched), ...mergeRole(base, typed, newer), version: newer.version }
}

/** The fields that the other has changed. */
export const changedFields = (base: UserValues, newer: UserValues) =>
  (Object.keys(newer) as Source[]).filter(
    (source) => source !== 'version' && source !== 'checklist' && !isSame(base[source], newer[source]),
  )
