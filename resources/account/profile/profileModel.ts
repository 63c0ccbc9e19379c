import type { profile } from '../../../schema/account.ts'
import type { RowOf } from '../../../schema/entity.ts'

export type Profile = RowOf<typeof profile>

/** What people save of their own user, in the order of the form. */
export const editable = ['name', 'country', 'state', 'city', 'phone', 'company', 'position'] as const

type Editable = (typeof editable)[number]
export type ProfileValues = Record<Editable, string>

export const valuesOf = (record: Profile): ProfileValues => {
  const { name, country, state, city, phone, company, position } = record
  return { name, country, state, city, phone, company, position }
}

/** The fields in which two states differ. */
export const differences = (left: ProfileValues, right: ProfileValues) =>
  editable.filter((source) => left[source] !== right[source])
