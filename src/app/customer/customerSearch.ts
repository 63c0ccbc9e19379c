import { fold } from '#values/texts.ts'
import type { Customer } from './useCustomers.ts'

/** Maximum rows rendered; the search finds the others. */
export const maxShown = 200

export const unitsOf = (customers: readonly Customer[]) =>
  [...new Set(customers.map((row) => row.unit))].filter((unit) => unit !== '').sort((a, b) => a.localeCompare(b))

/** Customers whose name, legal name or id contains the text; `unit` null means all units. */
export const findCustomers = (customers: readonly Customer[], unit: string | null, text: string) => {
  const searched = fold(text.trim())
  return customers.filter(
    (row) =>
      (unit === null || row.unit === unit) &&
      [row.name, row.legalName, String(row.id)].some((value) => fold(value).includes(searched)),
  )
}
