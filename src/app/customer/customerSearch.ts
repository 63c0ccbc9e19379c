import { fold } from '../../../values/text/texts.ts'
import type { Customer } from './useCustomers.ts'

/** So many rows at most are drawn; the search finds the others. */
export const shownAtMost = 200

/** The business units of some customers, in their order. */
export const unitsOf = (customers: readonly Customer[]) =>
  [...new Set(customers.map((row) => row.unit))].filter((unit) => unit !== '').sort((a, b) => a.localeCompare(b))

/** The customers of a unit, or of all when it is null, whose name, legal name or id contains the text. */
export const findCustomers = (customers: readonly Customer[], unit: string | null, text: string) => {
  const wanted = fold(text.trim())
  return customers.filter(
    (row) =>
      (unit === null || row.unit === unit) &&
      [row.name, row.legalName, String(row.id)].some((value) => fold(value).includes(wanted)),
  )
}
