import { budgetYears } from '../../../schema/budgetRules.ts'
import { businessToday } from '../../../src/kit/businessToday.ts'

/** The year of the business day. */
export const currentYear = () => Number(businessToday().slice(0, 4))

/** The years that can be chosen, the newest last. */
export const offeredYears = () => budgetYears(currentYear())
