import { useSearchParams } from 'react-router-dom'
import { idFrom } from '#dataProvider/calls/foreign.ts'
import { businessToday } from '#kit/fields/days.ts'
import { budgetYears } from '#schema/sales/budgetRules.ts'
import { budgets, firstBudgetYear } from '#schema/sales/budgets.ts'

/** Year of the business day. */
export const currentYear = () => Number(businessToday().slice(0, 4))

/** Newest last. */
export const offeredYears = () => budgetYears(currentYear())

export const yearChoices = () => offeredYears().map((year) => ({ id: year, name: String(year) }))

export interface BudgetAddress {
  readonly sellerId: number
  readonly year: number
}

export const addressOf = (route: string, { sellerId, year }: BudgetAddress) =>
  `/${route}?${new URLSearchParams({ seller: String(sellerId), year: String(year) })}`

/** Budget in the URL; null if missing or invalid. */
export const useBudgetAddress = (): BudgetAddress | null => {
  const [search] = useSearchParams()
  const [sellerId, year] = [idFrom(search.get('seller'), budgets.get), Number(search.get('year'))]
  return sellerId && Number.isInteger(year) && year >= firstBudgetYear && year <= 2999 ? { sellerId, year } : null
}
